import Foundation
import Testing
import Web

@testable import Boardwalk

@Suite("Asking a service one query after the other")
struct QueriesTests {
  private static let environment = ["KEY": "secret-key", "MAIL": "a@b.example"]

  /// Asks USAJobs for these words; gives each word's status, or a reply of one job.
  private func ask(_ words: [String], status: @escaping @Sendable (String) -> Int) async throws -> Asked {
    let queries = words.map { "{ Keyword: \($0) }" }.joined(separator: ", ")
    return try await Asked(
      "usajobs: { key: $KEY, email: $MAIL, queries: [\(queries)] }", environment: Self.environment
    ) { address in
      let word = Self.word(of: address)
      let number = words.firstIndex(of: word) ?? 0
      let status = status(word)
      if status == 0 { return (200, "<!doctype html><title>Oh</title>") }
      return (status, status == 200 ? FakeUSAJobs.reply([FakeUSAJobs.item(number)], total: 1) : "no")
    }
  }

  private static func word(of address: String) -> String { FakeUSAJobs.query(address)["Keyword"] ?? "" }

  private func words(_ asked: Asked) -> [String] { asked.addresses.map(Self.word) }

  @Test(
    "A query that is refused, fails or has no answer keeps no other from being asked, and is named",
    arguments: [400, 414, 500, 0])
  func oneFails(status: Int) async throws {
    for place in 0..<3 {
      let words = ["alpha", "beta", "gamma"]
      let asked = try await ask(words) { $0 == words[place] ? status : 200 }
      #expect(asked.drafts.map(\.sourceID) == (0..<3).filter { $0 != place }.map(String.init))
      let why =
        status == 0
        ? "Page 1 of the answer cannot be read: The reply is not JSON but begins with “<!doctype html><title>Oh</title>”."
        : "USAJOBS answered page 1 with HTTP \(status)."
      #expect(asked.ending == .partial("The query “Keyword=\(words[place])” failed: \(why)"))
    }
  }

  @Test("Where the key is refused or we ask too often, nothing more is asked", arguments: [401, 403, 429])
  func service(status: Int) async throws {
    let asked = try await ask(["alpha", "beta", "gamma"]) { $0 == "alpha" ? 200 : status }
    #expect(Set(words(asked)) == ["alpha", "beta"])
    #expect(asked.drafts.count == 1 && asked.failure != nil)
  }

  @Test("Where no query has an answer, the service has failed, and it is not asked for ever")
  func all() async throws {
    let some = try await ask(["alpha", "beta"]) { _ in 400 }
    #expect(some.failure?.message == "The query “Keyword=alpha” failed: USAJOBS answered page 1 with HTTP 400.")
    let many = try await ask((0..<60).map { "word\($0)" }) { _ in 503 }
    #expect(many.failure != nil && Set(words(many)).count == SingleFailures.hopeless)
    #expect(words(many).count == SingleFailures.hopeless + 2, "only the first is tried again")
  }

  @Test("Of many that fail the first three are named")
  func several() async throws {
    let asked = try await ask((0..<9).map { "word\($0)" }) { $0 < "word5" ? 400 : 200 }
    let named = (0..<3).map { "The query “Keyword=word\($0)” failed: USAJOBS answered page 1 with HTTP 400." }
    #expect(asked.ending == .partial(named.joined(separator: " ") + " 2 queries more failed."))
  }

  @Test(
    "A host that nobody answers at is asked no further; a reply that came too late is that query's",
    arguments: [
      (WebError.refused(host: "a.example"), 1), (.cancelled, 1), (.timedOut(after: .seconds(9)), 3), (.truncated, 3),
    ])
  func host(error: WebError, asked: Int) async throws {
    var world = World.withoutNetwork(now: TestBoard.now)
    world.send = { (_) async throws(WebError) in throw error }
    world.pause = { _ in }
    var names: [Int] = []
    await #expect(throws: Diagnostic.self) {
      let inquiry = Inquiry(service: "Acme", world: world)
      _ = try await inquiry.each(of: [1, 2, 3], named: \.description) { number, inquiry in
        names.append(number)
        _ = try await inquiry.body(of: Request(url: "https://a.example/\(number)"), for: "page 1")
        return nil
      }
    }
    #expect(names == Array(1...asked))
  }

  private func search(_ words: String) -> SavedSearch {
    var search = SavedSearch(slug: "s", title: "S", introduction: .empty)
    search.keywords = words
    return search
  }

  private func askAdzuna(_ searches: [SavedSearch], status: @escaping @Sendable (String) -> Int) async throws -> Asked {
    try await Asked(
      "adzuna: { app-id: $MAIL, app-key: $KEY, country: gb }", searches: searches, environment: Self.environment
    ) { address in (status(address), "{\"count\":0,\"results\":[]}") }
  }

  @Test("Adzuna's searches are asked though one is refused, and nothing says the key")
  func adzuna() async throws {
    let asked = try await askAdzuna(["lamp", "rope", "oil"].map(search)) { $0.contains("what=rope") ? 400 : 200 }
    #expect(asked.addresses.count == 3)
    #expect(asked.ending == .partial("The query “what=rope” failed: Adzuna answered page 1 with HTTP 400."))
  }

  @Test("More searches than Adzuna may be asked for in a run take turns, and the answer is a part")
  func turns() async throws {
    let asked = try await askAdzuna((0..<260).map { search("word\($0)") }) { _ in 200 }
    #expect(asked.addresses.count == 120)
    #expect(asked.ending == .partial("Adzuna has 260 queries, which take turns; 120 were asked."))
    let few = try await askAdzuna((0..<120).map { search("word\($0)") }) { _ in 200 }
    #expect(few.addresses.count == 120 && few.ending == .complete)
  }

  @Test(
    "Whatever takes turns has its turn within as few nights as there can be",
    arguments: [(260, 120), (7, 3), (121, 120)])
  func inTurn(count: Int, share: Int) {
    for day in 20_000..<20_010 as Range<Int64> {
      let nights = Int64((count + share - 1) / share)
      let asked = (day..<day + nights + 1).flatMap { Array(0..<count).inTurn(share, at: $0 * 86_400).prefix(share) }
      #expect(Set(asked).count == count)
    }
    #expect([1, 2, 3].inTurn(3, at: 86_400) == [1, 2, 3])
  }
}
