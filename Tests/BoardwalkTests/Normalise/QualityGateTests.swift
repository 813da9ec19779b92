import Markup
import Testing

@testable import Boardwalk

@Suite("Quality")
struct QualityGateTests {
  @Test(
    "A pattern is a title in which a star stands for anything",
    arguments: [
      ("Menu", "MENU", true), ("Menu", "Menu planner", false), ("how to *", "How to get hired", true),
      ("how to *", "Show to go", false), ("* tips for *", "Ten tips for your first day", true),
      ("* tips for *", "Tips for your first day", true), ("*clerk*", "Night Clerk (m/f/d)", true),
      ("*clerk*", "Clerks", false), ("* clerk", "Senior clerk", true), ("a * a", "A", false), ("*", "x", true),
    ])
  func patterns(_ pattern: String, _ title: String, _ matches: Bool) {
    #expect(TitlePattern(pattern).matches(title.folded) == matches)
  }

  @Test("Too short a text, a refused title and a title that is not wanted are left out, each with its reason")
  func faults() throws {
    let job = try Job.plain("1", title: "Tide Clerk") {
      $0.sections = [Job.Section(.summary, SafeHTML(text: "You read tides."))]
    }
    #expect(QualityGate().fault(of: job) == nil)
    #expect(QualityGate(shortestText: 15).fault(of: job) == nil)
    #expect(QualityGate(shortestText: 16).fault(of: job) == "is left out, because its text has only 15 characters")
    #expect(QualityGate(refusedTitles: [TitlePattern("tide *")]).fault(of: job)?.contains("“tide *”") == true)
    #expect(QualityGate(wantedTitles: [TitlePattern("*nurse*")]).fault(of: job) != nil)
    #expect(QualityGate(wantedTitles: [TitlePattern("*clerk*")]).fault(of: job) == nil)
  }

  @Test("board.yml says what is too poor, in place of what the source says")
  func settings() throws {
    func entry(_ settings: String) throws -> SourceEntry {
      let yaml = "title: T\nbase-url: https://t.example.org/\nsources:\n  - remoteok: \(settings)\n"
      let (board, findings) = BoardSettings.read(Array(yaml.utf8), file: "board.yml")
      #expect(findings.isEmpty)
      return try #require(board?.sources.first)
    }
    #expect(try entry("{}").quality == RemoteOK.quality)
    let own = try entry("{ quality: { shortest-text: 300, refuse-titles: \"* intern\" } }").quality
    #expect(own.shortestText == 300 && own.refusedTitles == [TitlePattern("* intern")])
    #expect(try entry("{ quality: { refuse-titles: [] } }").quality.refusedTitles.isEmpty)
  }

  @Test(
    "Letters read in a wrong coding are noticed",
    arguments: [
      ("Launch â 99", true), ("donâ€™t", true), ("MÃ¼nchen", true), ("50Â €", false), ("CafÃ©", true),
      ("half\u{FFFD}", true),
      ("Â£40", true), ("Bâle", false), ("Château", false), ("SÃO PAULO", false), ("Ärzte für Köln", false),
      ("Привет", false),
      ("", false),
    ])
  func mojibake(_ text: String, _ isSpot: Bool) { #expect((Mojibake.spot(in: text) != nil) == isSpot) }

  @Test("What is too poor is not on the board, is counted, and goes when it was there before")
  func intake() async throws {
    let nights = try Nights()
    var board = try await nights.night(at: TestBoard.now, ["api": .all([["1", "2"]])])
    #expect(board.jobs.count == 2)
    var entry = SourceEntry(name: "api", source: SilentSource())
    entry.quality = QualityGate(refusedTitles: [TitlePattern("Clerk 2")])
    let kept = nights.store.store
    let intake = try Intake(
      kept, clock: RunClock(machine: TestBoard.now + 86_400, lastRun: nil, isForced: true),
      dayOf: nights.content.settings.day)
    try await intake.take(DraftPage(drafts: [.clerk("1"), .clerk("2")]), from: entry)
    let delivery = Delivery(source: "api", outcome: .complete, count: 2)
    let (deliveries, _) = try await intake.finish([delivery], accepting: [])
    #expect(
      deliveries[0].findings.map(\.message).contains { $0.contains("1 item is too poor") && $0.contains("Clerk 2") })
    board = try Board.select(from: kept, with: nights.content, now: TestBoard.now + 86_400)
    #expect(board.jobs.map { $0.id.sourceID } == ["1"])
  }
}
