import Foundation
import Testing

@Suite("Files that a command makes")
struct NewFilesTests {
  private static let board = ["Content/board.yml": "title: T\nbase-url: https://t.example.org/\n"]

  @Test(
    "Where a file cannot be written whole nothing is left, and the command works once there is room",
    arguments: [
      ("theme assets/feed.css assets/style.css", "Templates/assets/style.css"), ("theme --all", "Templates/"),
      ("new job Pilot", "Content/jobs/pilot.md"), ("init board", "board/.github/workflows/publish.yml"),
    ])
  func full(words: String, file: String) throws {
    let folder = try Folder(Self.board)
    // Room for a short file.
    let limit = words.hasPrefix("theme") ? 8 : 0
    let result = try folder.shell("trap '' XFSZ; ulimit -f \(limit); exec \"$boardwalk\" \(words)")
    #expect(result.code == 1)
    #expect(result.out == "")
    #expect(result.errors.hasPrefix(file))
    #expect(result.errors.contains("nothing was written.\n  hint: Make room on the disk"), "\(result.errors)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["Content", "Content/board.yml"])
    #expect(try folder.shell("exec \"$boardwalk\" \(words)").code == 0)
    #expect(try !FileManager.default.subpathsOfDirectory(atPath: folder.path).contains { $0.hasSuffix(".new") })
  }

  #if os(Linux)
    @Test("Where nobody may write, the file and a mend are named")
    func refused() throws {
      let result = try Folder().run("init", "/sys/boardwalk")
      #expect(result.code == 1)
      #expect(result.errors.hasPrefix("/sys/boardwalk/.github/workflows/publish.yml: error: "))
      #expect(result.errors.contains("; nothing was written.\n  hint: "))
      #expect(result.errors.contains("right to write in “/sys”.") || result.errors.contains("can be written to."))
    }
  #endif

  @Test(
    "What a new board says to type and to look at is there", arguments: ["-x", "g//", ".", "~g"])
  func names(name: String) throws {
    let folder = try Folder()
    let out = try folder.run("init", "--", name).out
    #expect(!out.contains("//"))
    let words = out.matches(of: #/boardwalk (?:serve|build) (\S+) /#).map(\.1)
    #expect(words.count == 2)
    for word in Set(words) {
      #expect(try folder.shell("test -d \(word)").code == 0)
      #expect(try folder.shell("exec \"$boardwalk\" list \(word)").code == 0)
    }
    for file in out.matches(of: #/(?m)^  (\S+\.(?:yml|md)) /#).map(\.1) { #expect(folder.has(String(file))) }
  }

  @Test("A folder with a stroke at its end is named without it")
  func strokes() throws {
    let folder = try Folder(["g/Content/board.yml": "title: T\nbase-url: https://t.example.org/\n"])
    #expect(try folder.run("new", "job", "Pilot", "--folder", "g//").out == "g/Content/jobs/pilot.md\n")
    #expect(try folder.run("new", "job", "Pilot", "--folder", "g/").errors.hasPrefix("g/Content/jobs/pilot.md: "))
    #expect(try folder.run("theme", "job.mustache", "--folder", "g/").out == "g/Templates/job.mustache\n")
    #expect(try folder.run("theme", "job.mustache", "--folder", "h/").errors.hasPrefix("h/Content/board.yml: "))
  }
}
