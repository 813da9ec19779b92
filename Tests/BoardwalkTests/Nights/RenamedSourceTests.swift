import Testing

@testable import Boardwalk

@Suite("A source that is given another name")
struct RenamedSourceTests {
  private func name(_ names: String..., on board: TestBoard) throws {
    let sources = names.map { "files: { name: \($0), replies: replies }" }.joined(separator: ", ")
    try board.write(TestBoard.settings(sources: "[\(sources)]"), to: "Content/board.yml")
  }

  /// Jobs by these titles, with texts long enough to be told apart by.
  private func write(_ titles: [String], on board: TestBoard) throws {
    let rows = titles.enumerated().map { number, title in
      "\(number + 1),\(title),Harbour Office," + String(repeating: "\(title) at the northern pier. ", count: 10)
    }
    try board.write(
      "id,title,organization,description\n" + rows.joined(separator: "\n"), to: "Content/replies/jobs.csv")
  }

  private func warnings(of board: TestBoard, day: Int64) async throws -> [Diagnostic] {
    try await board.run(now: TestBoard.now + day * 86_400).publish().findings.filter { $0.severity == .warning }
  }

  private func board() async throws -> TestBoard {
    let board = try TestBoard()
    try name("alpha", on: board)
    try write(["Piling", "Dredging", "Caulking"], on: board)
    #expect(try await warnings(of: board, day: 0).isEmpty)
    return board
  }

  @Test("It is said for a week, with what is lost and how to have it back")
  func renamed() async throws {
    let board = try await board()
    try name("omega", on: board)
    try write(["Piling", "Dredging", "Baking"], on: board)
    let warning = try #require(try await warnings(of: board, day: 1).first)
    #expect(warning.spot == .source("omega"))
    #expect(warning.message.hasPrefix("2 of its 3 jobs are those of “alpha”, which board.yml no longer names."))
    #expect(warning.hint == "If it is the same source, write `name: alpha` again, and everything is as it was.")
    #expect(try await warnings(of: board, day: 7).map(\.spot) == [.source("omega")])
    #expect(try await warnings(of: board, day: 8).isEmpty)
  }

  @Test("Of jobs with short texts and without pages of their own it is said as well")
  func shortTexts() async throws {
    let board = try TestBoard()
    try name("alpha", on: board)
    let rows = (1...6).map { "\($0),Fitter \($0),Harbour Office,Fit \($0)." }
    try board.write(
      "id,title,organization,description\n" + rows.joined(separator: "\n"), to: "Content/replies/jobs.csv")
    #expect(try await warnings(of: board, day: 0).isEmpty)
    try name("omega", on: board)
    let warning = try #require(try await warnings(of: board, day: 1).first)
    #expect(warning.message.hasPrefix("6 of its 6 jobs are those of “alpha”"))
  }

  @Test("Written as before, everything is as it was, and nothing is said")
  func namedAgain() async throws {
    let board = try await board()
    let site = board.site.filter { $0.key.hasPrefix("jobs/") }
    try name("omega", on: board)
    _ = try await warnings(of: board, day: 1)
    try name("alpha", on: board)
    #expect(try await warnings(of: board, day: 1).isEmpty)
    #expect(board.site.filter { $0.key.hasPrefix("jobs/") } == site)
  }

  @Test("Another source that counts its jobs alike is another source")
  func sameIDs() async throws {
    let board = try await board()
    try name("omega", on: board)
    try write(["Baking", "Cooking", "Caulking"], on: board)
    #expect(try await warnings(of: board, day: 1).isEmpty)
  }

  @Test("A second source beside the first is none that was renamed")
  func beside() async throws {
    let board = try await board()
    try name("alpha", "omega", on: board)
    #expect(try await warnings(of: board, day: 1).isEmpty)
    try name("omega", on: board)
    #expect(try await warnings(of: board, day: 2).isEmpty)
  }
}
