import Foundation
import Testing

@testable import Boardwalk

@Suite("A source that is asked for something else")
struct QuestionTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  private func jobs(_ ids: [String]) -> Nights.Answer { .all([ids]) }
  private func nurses(_ count: Int = 6) -> [String] { (0..<count).map { "nurse \($0)" } }
  private func pilots(_ count: Int = 30) -> [String] { (0..<count).map { "pilot \($0)" } }
  private let notice =
    "It is asked for something else than before, by its settings or the saved searches; a job that is no longer in its answer "
    + "leaves the board as no longer listed here, not as closed."

  @Test("What it no longer gives leaves the board, is not said to have closed, and is no fault of the source")
  func removed() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": jobs(nurses() + pilots()).to("nurse", "pilot")])
    // Gone before anything changed.
    try await nights.night(at: start + day, ["api": jobs(nurses(5) + pilots()).to("nurse", "pilot")])
    var board = try await nights.night(at: start + 2 * day, ["api": jobs(nurses(5)).to("nurse")])
    #expect(nights.outcome == .complete)
    #expect(nights.deliveries[0].findings == [Diagnostic(.notice, at: .source("api"), notice)])
    #expect(board.closed.map(\.end?.cause) == [.gone])
    #expect(board.jobs.count == 35)
    board = try await nights.night(at: start + 3 * day, ["api": jobs(nurses(5)).to("nurse")])
    #expect(nights.deliveries[0].findings == [])
    #expect(board.jobs.count == 5)
    #expect(board.newlyEnded == 30)
    #expect(board.closed.count { $0.end?.cause == .unasked } == 30)
    // Asked for again, they are on offer again, since they were first seen.
    board = try await nights.night(at: start + 4 * day, ["api": jobs(nurses(5) + pilots()).to("nurse", "pilot")])
    #expect(board.jobs.count == 35 && nights.counts.reopened == 30)
    #expect(try nights.store.job("pilot 0")?.firstSeen == start)
    for night in 5...6 as ClosedRange<Int64> {
      board = try await nights.night(
        at: start + night * day, ["api": jobs(nurses(5) + pilots(29)).to("nurse", "pilot")])
    }
    #expect(board.closed.first { $0.id.sourceID == "pilot 29" }?.end?.cause == .gone)
  }

  @Test("An answer without any job is as hard to believe as ever")
  func empty() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": jobs(nurses()).to("nurse")])
    for night in 1...2 as ClosedRange<Int64> {
      let board = try await nights.night(at: start + night * day, ["api": jobs([]).to("pilot")])
      #expect(nights.outcome?.word == "suspect")
      #expect(board.jobs.count == 6)
    }
    let board = try await nights.night(at: start + 3 * day, ["api": jobs([]).to("pilot")])
    #expect(board.closed.map(\.end?.cause) == Array(repeating: .unasked, count: 6))
  }

  @Test("What it is asked for beside the former makes many of its ids new, which is no wonder")
  func added() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": jobs(nurses()).to("nurse")])
    let board = try await nights.night(at: start + day, ["api": jobs(nurses() + pilots()).to("nurse", "pilot")])
    #expect(nights.outcome == .complete)
    #expect(board.jobs.count == 36)
  }

  @Test("A store from before questions were kept does not know of another one")
  func unknown() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": jobs(nurses()).to("nurse")])
    try await nights.store.store.database.write { try $0.execute(sql: "UPDATE source SET question = NULL") }
    try await nights.night(at: start + day, ["api": jobs(nurses(5)).to("pilot")])
    #expect(nights.deliveries[0].findings == [])
    let board = try await nights.night(at: start + 2 * day, ["api": jobs(nurses(5)).to("pilot")])
    #expect(board.closed.map(\.end?.cause) == [.gone])
  }

  @Test("That an employer's list is no longer asked for takes no copy of its jobs from the board")
  func copies() async throws {
    let nights = try Nights(sources: ["office", "mirror"])
    nights.content.settings.sources[1].policy.standing = .gatherer
    var pilot = JobDraft.clerk("p")
    (pilot.title, pilot.places) = ("Harbour Pilot", [PlaceClaim(name: "Lisbon, Portugal")])
    let other = Nights.Answer.drafts([.clerk("x")])
    try await nights.night(at: start, ["office": .drafts([pilot, .clerk("x")]).to("all"), "mirror": .drafts([pilot])])
    var board: Board?
    for night in 1...2 as ClosedRange<Int64> {
      board = try await nights.night(
        at: start + night * day, ["office": other.to("clerks"), "mirror": .drafts([pilot])])
    }
    #expect(board?.jobs.map(\.id.description).sorted() == ["mirror:p", "office:x"])
  }

  @Test("Its page says only that it is not listed here any more, and a restored store knows why")
  func page() async throws {
    func search(_ words: String) -> String { "---\ntitle: \(words)\nkeywords: \(words)\n---\n" }
    let api = try FakeUSAJobs([FakeUSAJobs.item(1, "Nurse"), FakeUSAJobs.item(2, "Pilot")], habit: .searching)
    let board = try TestBoard(
      [
        "Content/board.yml": TestBoard.settings(sources: api.source) + "remove-closed-after: 30\n",
        "Content/searches/nurses.md": search("nurse"), "Content/searches/pilots.md": search("pilot"),
      ], asking: api)
    func publish(_ night: Int64, restoring: Bool = false) async throws -> BuildReport {
      if restoring { try board.remove(".boardwalk") }
      return try await board.run(now: start + night * day, environment: FakeUSAJobs.environment).publish()
    }
    _ = try await publish(0)
    try board.remove("Content/searches/pilots.md")
    let report = try await publish(1)
    #expect(report.findings.map(\.message) == [notice])
    for night in [2, 3] as [Int64] {
      _ = try await publish(night, restoring: night == 3)
      let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/pilot-") })
      let page = try #require(board.published(path))
      #expect(
        page.contains("This job has not been listed here since 23 November 2026; it may still be open at its source."))
      #expect(!page.contains("closed on") && !page.contains("JobPosting") && page.contains("noindex"))
    }
  }

  @Test("A search's title, and how long ago it wants jobs to be posted, ask for nothing else; its keywords do")
  func sameQuestion() throws {
    let content = try BoardContent.of(
      ["Content/board.yml": TestBoard.settings(sources: "[usajobs: {}, greenhouse: { board: acme }]")])
    let search = SavedSearch.that { $0.keywords = "nurse" }
    func changes(_ change: (inout SavedSearch) -> Void) -> [Bool] {
      var other = search
      change(&other)
      return content.settings.sources.prefix(2).map { $0.question(of: [search]) != $0.question(of: [other]) }
    }
    #expect(changes { $0.title = "Nurses" } == [false, false])
    #expect(changes { $0.postedWithin = 3 } == [false, false])
    #expect(changes { $0.keywords = "pilot" } == [true, false])
  }
}
