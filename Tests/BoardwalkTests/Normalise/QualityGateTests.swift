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
      ("*clerk*", "Clerks", true), ("* clerk", "Senior clerk", true), ("a * a", "A", false), ("*", "x", true),
      ("*engineer*", "Engineering Manager", true), ("*engineer*", "Two data engineers", true),
      ("*engineer*", "Bioengineer", true), ("intern*", "Internship engineer", true), ("intern *", "Internship", false),
      ("intern*", "An intern", false), ("*clerk", "Townclerk", true), ("*clerk", "Clerk II", false),
      ("* clerk *", "Townclerk", false), ("*full-stack*", "Full stack engineer", true), ("*é*", "Cafe", true),
      ("*C++*", "Clerk", false), ("*C++*", "Senior C++ developer", true), ("c++", "C++", true), ("C++ *", "C#", false),
      ("*C#*", "Developer (C#)", true), ("*c# *", "C++ developer", false), ("*.NET*", "ASP.NET developer", true),
      ("*.NET*", "Network clerk", false), (".NÉT *", ".Net  Developer", true), ("**", "x", true),
      ("a*b*c", "abc", true),
      ("a*bc*c", "abc", false),
    ])
  func patterns(_ pattern: String, _ title: String, _ matches: Bool) {
    #expect(TitlePattern(pattern).matches(title, folded: title.folded) == matches)
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

  @Test("What is too poor and was never on the board is not shown, and is counted")
  func neverShown() async throws {
    let nights = try Nights()
    nights.quality.refusedTitles = [TitlePattern("Clerk 2")]
    let board = try await nights.night(at: TestBoard.now, ["api": .all([["1", "2"]])])
    #expect(board.jobs.map { $0.id.sourceID } == ["1"])
    #expect(nights.outcome == .complete)
    let finding = try #require(nights.deliveries[0].findings.first)
    #expect(
      finding.severity == .notice && finding.message.contains("1 item is too poor")
        && finding.message.contains("Clerk 2"))
  }

  @Test("A job of the board that turned poor is told of and goes as one that is missing: at the second answer")
  func turnedPoor() async throws {
    let nights = try Nights()
    try await nights.night(at: TestBoard.now, ["api": .all([["1", "2"]])])
    nights.quality.refusedTitles = [TitlePattern("Clerk 2")]
    var board = try await nights.night(at: TestBoard.now + 86_400, ["api": .all([["1", "2"]])])
    #expect(board.jobs.count == 2)
    let finding = try #require(nights.deliveries[0].findings.first)
    #expect(finding.severity == .warning && finding.message.contains("1 of them on the board until now. “Clerk 2”"))
    board = try await nights.night(at: TestBoard.now + 2 * 86_400, ["api": .all([["1", "2"]])])
    #expect(board.jobs.map { $0.id.sourceID } == ["1"])
    #expect(nights.counts.closed == 1)
    try await nights.night(at: TestBoard.now + 3 * 86_400, ["api": .all([["1", "2"]])])
    #expect(nights.deliveries[0].findings.map(\.severity) == [.notice])
  }

  @Test("A source of which everything turned poor is hard to believe, and closes nothing at first")
  func allTurnedPoor() async throws {
    let nights = try Nights()
    let answer = Nights.Answer.all([(1...40).map(String.init)])
    try await nights.night(at: TestBoard.now, ["api": answer])
    nights.quality.shortestText = 50
    for night in 1...2 {
      let board = try await nights.night(at: TestBoard.now + Int64(night) * 86_400, ["api": answer])
      #expect(board.jobs.count == 40)
      #expect(nights.outcome?.word == "suspect")
      #expect(nights.deliveries[0].findings.contains { $0.message.hasPrefix("40 items are too poor to be shown, 40") })
    }
    nights.quality.shortestText = 0
    let board = try await nights.night(at: TestBoard.now + 3 * 86_400, ["api": answer])
    #expect(board.jobs.count == 40 && nights.counts.same == 40 && nights.outcome == .complete)
  }
}
