import Foundation
import Testing

@testable import Boardwalk

/// A build that would be made of the same as the one before it need not be made; and nothing may be taken for that which
/// is not.
@Suite("A build of the same")
struct StandstillTests {
  private static let closing =
    "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\ncloses: 2026-11-21\n---\nBake.\n"

  private static func board() async throws -> TestBoard {
    let board = try TestBoard.whole([FakeUSAJobs.item(1), FakeUSAJobs.item(2)])
    _ = try await board.run(now: TestBoard.now).publish()
    return board
  }

  /// Builds from what is kept and tells whether anything was chosen and printed.
  private static func again(_ board: TestBoard, at now: Int64 = TestBoard.now) async throws -> (Bool, BuildReport) {
    var run = board.run(now: now)
    run.offline = true
    let statistics = RunStatistics()
    run.statistics = statistics
    let report = try await run.publish()
    return (statistics.stages.contains { $0.stage == .render }, report)
  }

  @Test("Neither chooses nor prints, touches no file and reports what stands")
  func same() async throws {
    let board = try await Self.board()
    let (_, first) = try await Self.again(board)
    let site = board.site
    let (isPrinted, report) = try await Self.again(board, at: TestBoard.now + 60)
    #expect(!isPrinted)
    #expect(report.published?.written == 0)
    #expect(report.published?.unchanged == first.published?.unchanged)
    #expect(report.published?.bytes == first.published?.bytes)
    #expect((report.open, report.openPosts) == (first.open, first.openPosts))
    #expect(report.ended == 0)
    #expect(board.site == site)
  }

  @Test(
    "Is printed again when anything of it changed",
    arguments: [
      ("Content/searches/bakers.md", "---\ntitle: Bakers\nkeywords: baker\n---\nAll bakers.\n"),
      ("Content/jobs/baker.md", "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\n---\nBake bread.\n"),
      ("Content/pages/imprint.md", "---\ntitle: Imprint\n---\nMe.\n"),
      ("Templates/facet.mustache", "{{>head}}<main id=\"content\"><h1>{{heading}}</h1></main>{{>foot}}"),
      ("Templates/assets/style.css", "body { color: red }\n"),
    ])
  func changed(path: String, text: String) async throws {
    let board = try await Self.board()
    _ = try await Self.again(board)
    try board.write(text, to: path)
    let (isPrinted, report) = try await Self.again(board)
    #expect(isPrinted)
    #expect(report.published?.written ?? 0 > 0)
  }

  @Test("Is printed again when a page was edited, and when one was removed", arguments: ["x", nil])
  func touched(text: String?) async throws {
    let board = try await Self.board()
    _ = try await Self.again(board)
    let site = board.site
    if let text {
      try board.write(text, to: "public/sources/index.html")
    } else {
      try board.remove("public/sources/index.html")
    }
    let (isPrinted, _) = try await Self.again(board)
    #expect(isPrinted)
    #expect(board.site == site)
  }

  @Test("Is printed again after a fetch, on the next day, and when the clock went back")
  func times() async throws {
    let board = try await Self.board()
    _ = try await Self.again(board)
    _ = try await board.run(now: TestBoard.now + 3600).fetch()
    #expect(try await Self.again(board, at: TestBoard.now + 3600).0)
    #expect(try await !Self.again(board, at: TestBoard.now + 3601).0)
    #expect(try await Self.again(board, at: TestBoard.now + 86_400).0)
    #expect(try await !Self.again(board, at: TestBoard.now + 86_401).0)
  }

  @Test("Is printed again in the second after a deadline, and counts what ended")
  func deadline() async throws {
    let board = try await Self.board()
    try board.write(Self.closing, to: "Content/jobs/baker.md")
    let settings = try BoardContent(
      folder: board.run(now: TestBoard.now).folder, baseURL: nil, world: board.run(now: TestBoard.now).world)
    let deadline = try #require(settings.posts.first { $0.title == "Baker" }?.deadline?.instant)
    #expect(try await Self.again(board, at: deadline - 10).0)
    #expect(try await !Self.again(board, at: deadline).0)
    #expect(try await Self.again(board, at: deadline + 1).0)
    #expect(
      board.site["jobs/baker/index.html"].map { String(decoding: $0, as: UTF8.self).contains("This job closed") }
        == true)
  }

  @Test("What the build had to say is said again")
  func findings() async throws {
    let board = try await Self.board()
    try board.write("same:\n  - [usajobs:1, usajobs:2]\n", to: "Content/duplicates.yml")
    let (_, first) = try await Self.again(board)
    #expect(first.findings.contains { $0.message.contains("duplicate") })
    let (isPrinted, second) = try await Self.again(board)
    #expect(!isPrinted)
    #expect(second.findings == first.findings)
    #expect([first, second].map(\.duplicates) == [1, 1])
  }
}

@Suite("The note of a build")
struct StandstillNoteTests {
  private static let note = Standstill(
    madeOf: Fingerprint("x"), moments: 10..<20, before: 5, open: 3, openPosts: 1, duplicates: 4, ended: 2,
    findings: [
      Diagnostic(.notice, "a"), Diagnostic(.warning, at: .file("f", line: 1, column: 2), "b", hint: "c"),
      Diagnostic(.warning, at: .source("s"), "d"), Diagnostic(.notice, at: .url("u"), "e"),
    ])

  @Test("Is read back whole, for the same things and moments only")
  func readBack() throws {
    let bytes = try #require(Self.note.bytes)
    #expect(Standstill(bytes, madeOf: Fingerprint("x"), now: 10) == Self.note)
    #expect(Standstill(bytes, madeOf: Fingerprint("x"), now: 19) == Self.note)
    #expect(Standstill(bytes, madeOf: Fingerprint("x"), now: 9) == nil)
    #expect(Standstill(bytes, madeOf: Fingerprint("x"), now: 20) == nil)
    #expect(Standstill(bytes, madeOf: Fingerprint("y"), now: 10) == nil)
  }

  @Test("Of any other bytes there is none")
  func damaged() throws {
    let bytes = try #require(Self.note.bytes)
    for count in bytes.indices { #expect(Standstill(Array(bytes[..<count]), madeOf: Fingerprint("x"), now: 10) == nil) }
  }

  @Test("A finding that says more than is kept leaves none")
  func rich() {
    var note = Self.note
    note.findings[0].subject = "job x"
    #expect(note.bytes == nil)
  }
}
