import Testing

@testable import Boardwalk

@Suite("Whole boards")
struct GoldenBoardTests {
  @Test("A board is published as it is written", arguments: try GoldenBoard.all())
  func golden(_ board: GoldenBoard) async throws {
    for fault in try await board.faults() { Issue.record("\(fault)") }
  }

  @Test("There are boards to be compared")
  func some() throws {
    #expect(try GoldenBoard.all().count >= 3)
  }

  @Test(
    "What is not as written is told",
    arguments: [
      ("== index.html ==", "unexpected file: robots.txt"), ("== nowhere.html ==", "missing file: nowhere.html"),
      ("== index.html has ==\nno such line", "index.html: lacks “no such line”"),
      ("== index.html lacks ==\n<html", "index.html: has “<html”"),
      ("== robots.txt is ==\nnothing", "robots.txt: is not as written but:"),
      ("error: none", "missing finding: error: none"),
    ])
  func told(text: String, fault: String) async throws {
    let board = try GoldenBoard(named: "wrong", text: ">> build 2026-11-21T08:00:00Z\n\(text)\n")
    #expect(try await board.faults().contains { $0.hasPrefix(fault) })
  }
}
