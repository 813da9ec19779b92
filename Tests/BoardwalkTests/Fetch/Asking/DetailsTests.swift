import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("The request for the text of each offer, night after night")
struct DetailsTests {
  private static let day: Int64 = 86_400

  /// A board that asks an employer at SmartRecruiters.
  private final class Employer: Sendable {
    private let board: TestBoard
    /// Ids of its list, and the status that each offer's own reply has; 200 where nothing is said.
    private let state = Mutex((ids: [Int](), status: [Int: Int](), title: "Lock keeper", asked: [Int]()))

    init(most: Int) throws {
      let sources = "[smartrecruiters: { name: canal, company: Canal, details: \(most) }]"
      board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: sources)])
    }

    /// What came of a night, with the ids whose text was asked for.
    func night(
      _ number: Int64, _ ids: [Int], status: [Int: Int] = [:], title: String = "Lock keeper"
    ) async throws -> (asked: [Int], report: BuildReport, jobs: [StoredJob]) {
      state.withLock { $0 = (ids, status, title, []) }
      let world = World(
        now: TestBoard.now + number * DetailsTests.day, environment: [:], disk: .live,
        send: { (request) async throws(WebError) in self.answer(request.url) }, pause: { _ in })
      let build = Build(BoardFolder(path: board.path), in: world)
      let report = try await build.fetch()
      return (state.withLock { $0.asked }, report, try store.jobs())
    }

    var store: Store { get throws { try Store(path: BoardFolder(path: board.path).store) } }

    /// The text of a job as the store has it.
    func text(_ id: Int) throws -> String? {
      let store = try store
      guard let stored = try store.jobs().first(where: { $0.summary.id.sourceID == "\(id)" }) else { return nil }
      var text: String?
      let listing = Listing(
        summary: stored.summary, row: stored.number, firstSeen: stored.firstSeen, changed: stored.changed,
        state: .open, isNew: false)
      try JobReader(store).read([listing][...]) { text = $1.sections.map(\.html.html).joined() }
      return text
    }

    private func answer(_ address: String) -> Response {
      state.withLock { state in
        func posting(_ id: Int) -> String {
          "{\"id\":\"\(id)\",\"name\":\"\(state.title) \(id)\",\"company\":{\"name\":\"Canal\",\"identifier\":\"Canal\"}"
        }
        guard !address.contains("?") else {
          let rows = state.ids.map { posting($0) + "}" }.joined(separator: ",")
          return Response(status: 200, body: Array("{\"totalFound\":\(state.ids.count),\"content\":[\(rows)]}".utf8))
        }
        let id = address.split(separator: "/").last.flatMap { Int($0) } ?? 0
        state.asked.append(id)
        let body =
          posting(id)
          + ",\"releasedDate\":\"2026-11-05\",\"jobAd\":{\"sections\":{\"jobDescription\":{\"text\":\"<p>Open gate \(id).</p>\"}}}}"
        return Response(status: state.status[id] ?? 200, body: Array(body.utf8))
      }
    }
  }

  @Test("An offer whose own page is missing stays, with the text and the day of an earlier night")
  func missing() async throws {
    let employer = try Employer(most: 300)
    _ = try await employer.night(0, [1, 2])
    for number: Int64 in 1...3 {
      let night = try await employer.night(number, [1, 2, 3], status: [1: 404, 3: 410])
      #expect(night.report.deliveries.map(\.outcome) == [.complete])
      #expect(
        night.report.findings.map(\.message) == [
          "2 offers of the list (the first: 3) have no page with a text; what else is known of them stays."
        ])
      #expect(night.jobs.map(\.closed) == [nil, nil, nil])
      #expect(night.jobs.map(\.lastSeen) == Array(repeating: TestBoard.now + number * Self.day, count: 3))
      #expect(night.jobs.first?.changed == TestBoard.now)
      #expect(night.jobs.first?.summary.posted.description == "2026-11-05")
    }
    #expect(try employer.text(1) == "<p>Open gate 1.</p>")
    #expect(try employer.text(3) == "")
  }

  @Test("With every page missing, nothing is missing")
  func allMissing() async throws {
    let employer = try Employer(most: 300)
    let night = try await employer.night(0, [1, 2], status: [1: 404, 2: 404])
    #expect(night.report.deliveries.map(\.outcome) == [.complete])
    #expect(night.jobs.count == 2)
  }

  @Test(
    "An offer whose own page fails takes none of the others with it: the list says what is on offer and what is not",
    arguments: [(500, 3), (503, 3), (403, 1), (400, 1)])
  func failing(status: Int, tries: Int) async throws {
    let employer = try Employer(most: 300)
    _ = try await employer.night(0, [1, 2, 3, 4])
    for number: Int64 in 1...2 {
      let night = try await employer.night(number, [1, 2, 3, 5], status: [2: status])
      #expect(night.report.deliveries.map(\.outcome) == [.complete])
      #expect(
        night.report.findings.map(\.message) == [
          "The page of 1 offer of the list (2) failed: HTTP \(status); what else is known of it stays."
        ])
      #expect(night.asked.count { $0 == 2 } == tries && Set(night.asked) == [1, 2, 3, 5])
      let seen = night.jobs.filter { $0.lastSeen == TestBoard.now + number * Self.day }
      #expect(Set(seen.map(\.summary.id.sourceID)) == ["1", "2", "3", "5"])
      #expect(night.jobs.map { $0.closed != nil } == [false, false, false, number == 2, false])
    }
    #expect(try employer.text(2) == "<p>Open gate 2.</p>")
  }

  @Test("Where most pages fail it is the service that does, and nothing closes")
  func mostFailing() async throws {
    let sentence = "SmartRecruiters answered one of the offers with HTTP 500."
    let employer = try Employer(most: 300)
    _ = try await employer.night(0, [1, 2, 3, 4])
    let all = try await employer.night(1, [1, 2, 3], status: [1: 500, 2: 500, 3: 500])
    #expect(all.report.deliveries.map(\.outcome) == [.failed(sentence)])
    #expect(all.report.findings.map(\.message) == [sentence])
    let most = try await employer.night(2, [1, 2, 3], status: [1: 500, 3: 500])
    #expect(most.report.deliveries.map(\.outcome) == [.partial(sentence)])
    #expect(most.jobs.map(\.closed) == [nil, nil, nil, nil])
  }

  @Test("A service that fails is not asked for all of its offers; offers that fail for ever do not make it one")
  func manyFailing() async throws {
    let employer = try Employer(most: 300)
    let broken = Dictionary(uniqueKeysWithValues: (1...15).map { ($0, 403) })
    for number: Int64 in 0...1 {
      let night = try await employer.night(number, Array(1...40), status: broken)
      #expect(night.report.deliveries.map(\.outcome) == [.complete])
      #expect(
        night.report.findings.map(\.message) == [
          "The pages of 15 offers of the list failed (the first: 1, HTTP 403); what else is known of them stays."
        ])
      #expect(Set(night.asked) == Set(1...40) && night.jobs.count == 40)
    }
    let down = try await employer.night(
      2, Array(1...40), status: Dictionary(uniqueKeysWithValues: (1...40).map { ($0, 500) }))
    #expect(down.report.deliveries.map(\.outcome.word) == ["failed"])
    #expect(Set(down.asked).count == 20 && down.asked.count == 22)
  }

  @Test("That we ask too often is said of all offers, and none more is asked for")
  func tooOften() async throws {
    let employer = try Employer(most: 300)
    let night = try await employer.night(0, [1, 2, 3], status: [2: 429])
    #expect(
      night.report.deliveries.map(\.outcome) == [.failed("SmartRecruiters says that we ask too often (HTTP 429).")])
    #expect(!night.asked.contains(3))
  }

  @Test("A job that was gone and is listed again is open, with its text")
  func back() async throws {
    let employer = try Employer(most: 300)
    _ = try await employer.night(0, [1, 2])
    for number: Int64 in 1...2 { _ = try await employer.night(number, [2]) }
    #expect(try employer.store.jobs().map { $0.closed != nil } == [true, false])
    let night = try await employer.night(3, [1, 2], status: [1: 500])
    #expect(night.report.deliveries.map(\.outcome) == [.complete])
    #expect(night.jobs.map(\.closed) == [nil, nil])
    #expect(night.report.counts.reopened == 1)
    #expect(try employer.text(1) == "<p>Open gate 1.</p>")
    let last = try await employer.night(4, [1, 2], status: [1: 404])
    #expect(last.jobs.map(\.closed) == [nil, nil])
    #expect(try employer.text(1) == "<p>Open gate 1.</p>")
  }

  @Test("Texts that are not known are asked for first, and the others take turns")
  func turns() async throws {
    let employer = try Employer(most: 3)
    let first = try await employer.night(0, Array(1...7))
    #expect(first.asked == [1, 2, 3])
    #expect(
      first.report.findings.map(\.message) == [
        "4 offers are without their texts, because more than 3 would have been asked for."
      ])
    #expect(try await employer.night(1, Array(1...7)).asked == [4, 5, 6])
    let third = try await employer.night(2, Array(1...7))
    #expect(third.asked.first == 7 && third.asked.count == 3)
    #expect(third.report.findings.isEmpty)
    for id in 1...7 { #expect(try employer.text(id) == "<p>Open gate \(id).</p>") }
    // All of them are asked for anew within three nights, and none that was not asked loses anything.
    var asked: Set<Int> = []
    for number: Int64 in 3...5 {
      let night = try await employer.night(number, Array(1...7), title: "Gate keeper")
      #expect(night.asked.count == 3 && night.jobs.allSatisfy { $0.closed == nil })
      asked.formUnion(night.asked)
    }
    #expect(asked == Set(1...7))
    for id in 1...7 { #expect(try employer.text(id) == "<p>Open gate \(id).</p>") }
    #expect(try employer.store.jobs().allSatisfy { $0.summary.title.hasPrefix("Gate keeper") })
  }

  @Test("No request is made for an id that would lead elsewhere", arguments: [".", ".."])
  func steps(_ id: String) async throws {
    let asked = try await Asked("smartrecruiters: { company: Canal }") { _ in
      (200, "{\"totalFound\":1,\"content\":[{\"id\":\"\(id)\",\"name\":\"Lock keeper\"}]}")
    }
    #expect(asked.addresses == ["https://api.smartrecruiters.com/v1/companies/Canal/postings?offset=0&limit=100"])
    #expect(asked.drafts.map(\.sourceID) == [id])
  }
}
