import Foundation
import Testing

@Suite("What is named and is no board")
struct NotABoardTests {
  private static let settings = "title: T\nbase-url: https://t.example.org/\n"
  private static let now = ["--now", "2026-11-21T08:00:00Z"]

  @Test(
    "What lies in a board, a file and an address are no boards, and are called what they are",
    arguments: [["build"], ["fetch"], ["check"], ["list"], ["doctor"], ["ping"], ["serve"], ["rollback"]])
  func noBoardItself(words: [String]) throws {
    let folder = try Folder(["my board/Content/board.yml": Self.settings, "my board/Content/jobs/_a.md": ""])
    func errors(_ place: String) throws -> String {
      let result = try folder.run(words + [place])
      #expect(result.code == 1)
      return result.errors
    }
    for place in ["my board/Content", "my board/Content/jobs"] {
      #expect(try errors(place).hasPrefix("\(place): error: This folder is in a board and is none itself.\n"))
      #expect(try errors(place).hasSuffix("/my board\n"))
    }
    #expect(
      try errors("my board/Content/board.yml").hasPrefix(
        "my board/Content/board.yml: error: This is a file, and a board is a folder.\n"
          + "  hint: Name the board's own folder: /"))
    #expect(
      try errors("https://jobs.example.org/").hasPrefix(
        "https://jobs.example.org/: error: This is an address, and a board is a folder."))
  }

  @Test(
    "In a folder that is gone nothing is done, and nobody waits", .timeLimit(.minutes(1)),
    arguments: [
      "build", "fetch", "check", "list", "doctor", "ping", "serve", "rollback", "init x", "init .", "new job A",
      "theme job.mustache",
    ])
  func gone(words: String) throws {
    let result = try Folder(["gone/a": ""]).shell("cd gone && rm a && rmdir ../gone && \"$boardwalk\" \(words)")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("error: The folder that this command runs in is gone.\n"), "\(result.errors)")
  }

  @Test("A folder that is not there has no earlier site, and is said not to be there")
  func rollbackOfNothing() throws {
    let missing = try Folder().run("rollback", "nowhere")
    #expect(missing.code == 1 && missing.errors.hasPrefix("nowhere: error: There is no such folder.\n"))
    let young = try Folder(["b/Content/board.yml": Self.settings]).run("rollback", "b")
    #expect(young.code == 1 && young.errors.hasPrefix("public: error: There is no earlier site to go back to.\n"))
  }

  @Test(
    "A file is made in the board's own folder and in none that is in it",
    arguments: [["new", "job", "A"], ["theme", "job.mustache"]])
  func newInside(words: [String]) throws {
    let folder = try Folder(["board/Content/board.yml": Self.settings])
    let result = try folder.run(words + ["--folder", "board/Content"])
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("board/Content: error: This folder is in a board and is none itself.\n"))
    #expect(result.errors.contains("hint: Name the board's own folder: --folder /"))
    #expect(!folder.has("board/Content/Content") && !folder.has("board/Content/Templates"))
  }

  @Test("Of a board without sources only the site can be told to shrink, and a wrong name says so")
  func shrinkOfNothing() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    let result = try folder.run(["build", "--accept-shrink", "nope"] + Self.now)
    #expect(result.errors.contains("  hint: The board has no sources, so only site can be named."), "\(result.errors)")
  }
}
