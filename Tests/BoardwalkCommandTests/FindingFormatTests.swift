import Foundation
import Testing

@Suite("How findings are printed")
struct FindingFormatTests {
  private static let settings = "title: T\nbase-url: https://t.example.org/\n"
  private static let state =
    #"{"version":1,"count":0,"sources":[{"name":"a","firstRun":1,"lastRun":1795248000,"lastComplete":1,"outcome":"complete","delivered":1}],"parts":[]}"#

  @Test(
    "What watches a site, and what tells its hub, print findings as they are asked to",
    arguments: [
      (["ping"], "Content/board.yml", "The board names no hub."),
      (["check", "--max-age", "36h", "site", "--now", "2026-11-25T08:00:00Z"], "site", "were asked last 96 hours ago"),
      (["check", "--max-age", "36h", "nowhere"], "nowhere/data/state.json", "this cannot be read"),
    ])
  func failing(words: [String], file: String, message: String) throws {
    let folder = try Folder(["Content/board.yml": Self.settings, "site/data/state.json": Self.state])
    let json = try folder.run(words + ["--format", "json"])
    #expect(json.code == 1)
    #expect(json.errors == "")
    #expect(json.out.contains("\"file\":\"\(file)\"") && json.out.contains("\"severity\":\"error\""), "\(json.out)")
    #expect(json.out.contains(message))
    let github = try folder.run(words + ["--format", "github"])
    #expect(github.code == 1)
    #expect(github.errors == "")
    #expect(github.out.hasPrefix("::error file=\(file)::") && github.out.contains(message), "\(github.out)")
  }

  @Test(
    "An annotation names a file from the repository's root, however that is written", arguments: ["", "/", "/.", "//"])
  func fromTheRoot(ending: String) throws {
    let folder = try Folder(["boards/a/Content/board.yml": "title: T\n"])
    let root = ["GITHUB_WORKSPACE": folder.path + ending]
    let words = ["check", "boards/a", "--format", "github"]
    #expect(try folder.run(words, environment: root).out.hasPrefix("::error file=boards/a/Content/board.yml,line=1"))
    let missing = try folder.run(["check", "./boards/b/", "--format", "github"], environment: root)
    #expect(missing.out.hasPrefix("::error file=boards/b::There is no such folder."), "\(missing.out)")
  }

  @Test("Figures are in no program's way", arguments: ["json", "github", "text"])
  func statistics(format: String) throws {
    let folder = try Folder(["Content/board.yml": Self.settings, "Content/stray.txt": ""])
    let result = try folder.run("build", "--stats", "--format", format, "--now", "2026-11-21T08:00:00Z")
    #expect(result.code == 0)
    let lines = result.out.split(separator: "\n")
    if format == "json" { #expect(lines.count == 1 && lines[0].hasPrefix("{") && lines[0].hasSuffix("}")) }
    if format == "github" { #expect(lines.count == 1 && lines[0].hasPrefix("::warning file=Content/stray.txt::")) }
    #expect((format == "text" ? result.out : result.errors).contains("MB"))
  }

  @Test("A site that is fresh has only findings for programs")
  func fresh() throws {
    let folder = try Folder(["site/data/state.json": Self.state])
    let words = ["check", "--max-age", "36h", "site", "--now", "2026-11-21T08:00:00Z", "--format"]
    let json = try folder.run(words + ["json"])
    #expect(json.code == 0)
    #expect(json.out.hasPrefix("{\"message\":\"Its last complete answer came"))
    #expect(json.out.split(separator: "\n").count == 1)
    #expect(try folder.run(words + ["github"]).out.split(separator: "\n").count == 1)
    #expect(try folder.run(words + ["text"]).out == "The site's sources were asked 0 h 0 min ago.\n")
  }

  @Test("With --quiet a build leaves out what it says every night, and says all else", arguments: [false, true])
  func usual(isQuiet: Bool) throws {
    let folder = try Folder([
      "Content/board.yml": Self.settings,
      "Content/jobs/a.md": "---\ntitle: A\norganization: B\nposted: 2026-11-18\n---\nWork.\n",
    ])
    #expect(try folder.run("build", "--now", "2026-11-21T08:00:00Z").code == 0)
    let words = ["build", "--restore-from", "public", "--now", "2026-11-22T08:00:00Z"] + (isQuiet ? ["--quiet"] : [])
    let sound = try folder.run(words)
    #expect(sound.code == 0)
    #expect((sound.errors == "") == isQuiet)
    #expect((sound.out == "") == isQuiet)
    _ = FileManager.default.createFile(atPath: "\(folder.path)/Content/stray.txt", contents: Data())
    #expect(try folder.run(words).errors.contains("stray.txt: warning: "))
  }
}
