import Foundation
import GRDB
import Testing

@testable import Boardwalk

@Suite("The published state")
struct StateFilesTests {
  @Test("The manifest names every part, its listings, its bytes and its hash")
  func manifest() async throws {
    let site = try await PrintedSite(try (0..<700).map { try .plain("\($0)") })
    let manifest = try manifest(of: site)
    #expect(manifest.parts.count > 2)
    #expect(manifest.parts.reduce(0) { $0 + $1.count } == 700)
    #expect(
      Set(manifest.parts.map(\.path) + ["data/state.json"]) == Set(site.pages.keys.filter { $0.contains("state") }))
    for part in manifest.parts {
      let text = site[part.path]
      #expect(part.bytes == text.utf8.count)
      #expect(part.xxh64 == XXH64.of(Array(text.utf8)).hex)
      #expect(text.split(separator: "\n").count == part.count + 2, "a listing is a line")
    }
  }

  @Test("A listing is a few hundred bytes")
  func size() async throws {
    let site = try await PrintedSite(try (0..<100).map { try .plain("\($0)") })
    #expect(try manifest(of: site).parts.reduce(0) { $0 + $1.bytes } < 100 * 300)
  }

  @Test("Open listings are published without their text, closed and missing ones with it")
  func texts() async throws {
    let board = try TestBoard.whole((1...3).map { FakeUSAJobs.item($0, "Job \($0)") })
    for (night, items) in [[1, 2, 3], [2, 3], [3]].enumerated() {
      try board.write(FakeUSAJobs.reply(items.map { FakeUSAJobs.item($0) }, total: 3), to: "Content/replies/1.json")
      _ = await board.findings(board.run(now: TestBoard.now + Int64(night) * 86_400))
    }
    try board.write(FakeUSAJobs.reply([FakeUSAJobs.item(3)], total: 1), to: "Content/replies/1.json")
    _ = try await board.run(now: TestBoard.now + 3 * 86_400).publish()
    let part = try #require(board.publishedPaths.first { $0.hasPrefix("data/state-") })
    let lines = try #require(board.published(part)).split(separator: "\n").filter { $0.hasPrefix("{") }
    for line in lines {
      #expect(line.contains("Inspect the gauges.") == line.contains("\"missing\":"), "\(line)")
      #expect(line.contains("\"text\":") == line.contains("\"missing\":"))
    }
    #expect(lines.count == 3 && lines.count { $0.contains("\"text\":") } == 2)
  }

  /// An answer of a source that had 30 jobs before.
  struct LackingAnswer: Sendable, CustomTestStringConvertible {
    var jobs: Range<Int>
    /// Items without a title.
    var unusable = 0
    var outcome: String
    var testDescription: String { "\(outcome), \(jobs)" }

    static let all = [
      LackingAnswer(jobs: 1..<9, outcome: "suspect"), LackingAnswer(jobs: 0..<0, outcome: "suspect"),
      LackingAnswer(jobs: 101..<111, outcome: "suspect"), LackingAnswer(jobs: 1..<26, unusable: 5, outcome: "partial"),
    ]

    func write(to board: TestBoard) throws {
      let items = jobs.map { FakeUSAJobs.item($0) } + (0..<unusable).map { FakeUSAJobs.item(200 + $0, "") }
      try board.write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
    }
  }

  @Test(
    "What the last answer lacks is published with its text, whatever that answer was, also on a night without any",
    arguments: LackingAnswer.all)
  func lacking(answer: LackingAnswer) async throws {
    let board = try TestBoard.whole((1...30).map { FakeUSAJobs.item($0) })
    _ = try await board.run().publish()
    try answer.write(to: board)
    let report = try await board.run(now: TestBoard.now + 86_400).publish()
    #expect(report.deliveries.map(\.outcome.word) == [answer.outcome])
    let parts = board.site.filter { $0.key.hasPrefix("data/state-") }
    for line in parts.values.flatMap({ String(decoding: $0, as: UTF8.self).split(separator: "\n") })
    where line.hasPrefix("{") {
      let id = try #require(line.firstMatch(of: /"id":"([0-9]+)"/).flatMap { Int($0.1) })
      #expect(line.contains("Inspect the gauges.") == !answer.jobs.contains(id), "\(id)")
    }
    try board.remove("Content/replies/1.json")
    let now = TestBoard.now + 2 * 86_400
    #expect(try await board.run(now: now).publish().deliveries.map(\.outcome.word) == ["failed"])
    #expect(board.site.filter { $0.key.hasPrefix("data/state-") } == parts)
    try board.remove("public")
    var anew = board.run(now: now)
    anew.offline = true
    _ = try await anew.publish()
    #expect(board.site.filter { $0.key.hasPrefix("data/state-") } == parts, "made at once")
  }

  @Test("A night on which nothing changed rewrites no part, though every listing was seen anew")
  func sameAgain() async throws {
    let jobs = try (0..<300).map { try Job.plain("\($0)") }
    let (first, second) = (try await parts(of: [jobs]), try await parts(of: [jobs, jobs]))
    #expect(first == second)
  }

  @Test("A source that fails for a night rewrites no part")
  func failedNight() async throws {
    let board = try TestBoard.whole((1...40).map { FakeUSAJobs.item($0) })
    _ = try await board.run().publish()
    let parts = board.site.filter { $0.key.hasPrefix("data/state-") }
    try board.remove("Content/replies/1.json")
    _ = try await board.run(now: TestBoard.now + 86_400).publish()
    #expect(board.site.filter { $0.key.hasPrefix("data/state-") } == parts)
  }

  @Test("New listings and one that is gone leave most parts as they were")
  func fewParts() async throws {
    let jobs = try (0..<2000).map { try Job.plain("\($0)", posted: "2026-10-\(10 + $0 % 20)") }
    let before = try await parts(of: [jobs])
    let after = try await parts(of: [jobs, jobs + (2000..<2010).map { try .plain("\($0)") }])
    var more = jobs
    more[77].summary.openings = "3"
    let changed = try await parts(of: [jobs, more])
    #expect(before.count > 8)
    #expect(before.count { after[$0.key] != $0.value } <= 1)
    #expect(before.count { changed[$0.key] != $0.value } == 1)
  }

  @Test("Listings stand in the order in which their source first gave them, whatever order it gives them in later")
  func order() async throws {
    let jobs = try (0..<300).map { try Job.plain("\($0)") }
    let last = TestBoard.now + 2 * 86_400
    let nights = [Array(jobs[..<200]), jobs.reversed(), jobs.shuffled()]
    let site = try await PrintedSite(nights: nights, now: last)
    let lines = try manifest(of: site).parts.flatMap { site[$0.path].split(separator: "\n").dropFirst().dropLast() }
    let ids = lines.compactMap { $0.firstMatch(of: /"id":"([0-9]+)"/).map { String($0.1) } }
    let expected: [Int] = Array(0..<200) + (200..<300).reversed()
    #expect(ids == expected.map { String($0) })
  }

  @Test("A manifest that somebody touched is not believed: parts that stand are named as they are")
  func touchedManifest() async throws {
    let board = try TestBoard.whole((1...40).map { FakeUSAJobs.item($0) })
    _ = try await board.run().publish()
    let manifest = board.text(of: "data/state.json")
    let digests = manifest.matches(of: /"xxh64":"([0-9a-f]{16})"/).map { String($0.1) }
    #expect(!digests.isEmpty)
    let wrong = digests.reduce(manifest) { $0.replacing($1, with: String(repeating: "0", count: 16)) }
    #expect(wrong != manifest)
    try board.write(wrong, to: "public/data/state.json")
    // Something has to be different, or the site that stands is not looked into.
    try board.write("---\ntitle: Imprint\nmenu: 2\n---\nMe.\n", to: "Content/pages/imprint.md")
    _ = try await board.run().publish()
    #expect(board.text(of: "data/state.json") == manifest)
  }

  @Test("A part of which one listing changed is, to the byte, the one that is made of the store at once")
  func oneOfMany() async throws {
    let board = try TestBoard.whole((1...60).map { FakeUSAJobs.item($0) })
    _ = try await board.run().publish()
    for (night, items) in [[7: "Bosun"], [7: "Bosun", 9: "Cook"], [9: "Cook"]].enumerated() {
      let reply = FakeUSAJobs.reply((1...60).map { FakeUSAJobs.item($0, items[$0] ?? "Clerk") }, total: 60)
      try board.write(reply, to: "Content/replies/1.json")
      let now = TestBoard.now + Int64(night + 1) * 86_400
      _ = try await board.run(now: now).publish()
      let grown = board.site.filter { $0.key.hasPrefix("data/state") }
      try board.remove("public")
      var anew = board.run(now: now)
      anew.offline = true
      _ = try await anew.publish()
      #expect(board.site.filter { $0.key.hasPrefix("data/state") } == grown, "night \(night)")
    }
  }

  @Test("A part says what numbers its listings have in the index, also where nothing else of them became different")
  func otherNumbers() async throws {
    let board = try TestBoard.whole((1...3).map { FakeUSAJobs.item($0) })
    _ = try await board.run().publish()
    let before = board.site.filter { $0.key.hasPrefix("data/state-") }
    let store = try Store(path: BoardFolder(path: board.path).store)
    try await store.database.write { database in
      try database.execute(sql: "UPDATE edition SET number = number + 10; UPDATE edition SET number = 12 - number")
    }
    try store.seal()
    var again = board.run()
    again.offline = true
    _ = try await again.publish()
    let after = board.site.filter { $0.key.hasPrefix("data/state-") }
    #expect(after != before)
    try board.remove("public")
    _ = try await again.publish()
    #expect(board.site.filter { $0.key.hasPrefix("data/state-") } == after)
  }

  @Test("Very long texts make more and smaller parts, none much longer than a megabyte")
  func longTexts() async throws {
    let text = String(repeating: "A long sentence about the sea. ", count: 8000)
    let jobs = try (0..<12).map { number in
      try Job.plain("\(number)") { $0.sections = [Job.Section(.summary, .init(html: "<p>\(text)</p>"))] }
    }
    let site = try await PrintedSite(jobs, nights: [jobs, [], []])
    let parts = try manifest(of: site).parts
    #expect(parts.count > 2)
    #expect(parts.allSatisfy { $0.bytes < 3 << 19 })
    #expect(parts.reduce(0) { $0 + $1.count } == 12)
  }

  @Test("A board without sources has a state of its posts; one without posts has none")
  func postsOnly() async throws {
    let board = try TestBoard()
    _ = try await board.run().publish()
    #expect(!board.publishedPaths.contains { $0.contains("state") })
    try board.write(
      "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\n---\nBake.\n", to: "Content/jobs/baker.md")
    _ = try await board.run(now: TestBoard.now + 60).publish()
    #expect(board.publishedPaths.filter { $0.contains("state") } == ["data/state.json"])
    let post = "\"posts\":[{\"source\":\"jobs\",\"id\":\"baker\",\"firstSeen\":\(TestBoard.now + 60),\"fingerprint\":"
    #expect(board.text(of: "data/state.json").contains(post))
  }

  private func manifest(of site: PrintedSite) throws -> StateManifest {
    try JSONDecoder().decode(StateManifest.self, from: Data(site["data/state.json"].utf8))
  }

  /// The parts after some nights, by path.
  private func parts(of nights: [[Job]]) async throws -> [String: String] {
    let last = TestBoard.now + Int64(nights.count - 1) * 86_400
    return try await PrintedSite(nights: nights, now: last).pages.filter { $0.key.hasPrefix("data/state-") }
  }
}
