import Testing

@testable import Boardwalk

@Suite("A folder of recorded replies that is not there")
struct RecordedFolderTests {
  private func finding(_ line: String, _ files: [String: String] = [:]) throws -> Diagnostic? {
    var texts = files
    texts["Content/board.yml"] = BoardInMemory.plainSettings + "sources:\n  - usajobs:\n      replies: \(line)\n"
    let board = BoardInMemory(texts)
    let entry = try #require(board.read().settings?.sources.first)
    return entry.lackOfReplies(on: board.disk)
  }

  @Test("It is named as it is written, with its line, and the folder that may be meant")
  func named() throws {
    let kept = ["Content/replies/usajobs/1.json": "{}"]
    #expect(
      try finding("replies/usajob", kept)
        == .error(
          "Content/board.yml", 5, 16, "There is no folder `replies/usajob` in Content/ to read recorded replies from.",
          hint: "did you mean `replies/usajobs`?"))
    #expect(
      try finding("/srv/none/", kept)
        == .error(
          "Content/board.yml", 5, 16, "There is no folder `/srv/none/` to read recorded replies from.",
          hint: "Make it and put the replies there as 1.json, 2.json and so on, or correct `replies`."))
    #expect(try finding("replies/usajobs", kept) == nil)
    #expect(try finding(".", kept) == nil)
  }

  @Test("A build says it where it is written, and so do other sources", arguments: ["usajobs", "files", "lever"])
  func said(source: String) async throws {
    let settings = source == "lever" ? "site: quay, " : ""
    let board = BoardInMemory([
      "Content/board.yml": BoardInMemory.plainSettings + "sources: [\(source): { \(settings)replies: none }]\n"
    ])
    let entry = try #require(board.read().settings?.sources.first)
    var world = World.asking { _ in fatalError("nobody is asked") }
    world.disk = board.disk
    let delivery = try await Visit(entry, FetchPlan(searches: []), in: world).deliver { _, _ in }
    #expect(delivery.outcome.word == "failed")
    let said = try #require(delivery.findings.first)
    #expect(said.severity == .warning && said.message.hasPrefix("There is no folder `none` in Content/"))
    if case .file(let file, let line, let column) = said.spot {
      #expect(file == "Content/board.yml" && line == 3 && (column ?? 0) > 20)
    } else {
      Issue.record("not at its line: \(said)")
    }
  }
}
