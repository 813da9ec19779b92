import Foundation
import Testing

@testable import Markup

@Suite("Markdown in a process of its own")
struct MarkdownProcessTests {
  /// The path of the built helper, which stands beside the built tests.
  static func child() throws -> String {
    for argument in CommandLine.arguments {
      var folder = URL(filePath: argument).deletingLastPathComponent()
      while folder.path().count > 1 {
        let path = folder.appending(path: "MarkupChild").path()
        if FileManager.default.isExecutableFile(atPath: path), !FileManager.default.directoryExists(atPath: path) {
          return path
        }
        folder.deleteLastPathComponent()
      }
    }
    Issue.record("MarkupChild was not built beside the tests")
    throw CocoaError(.fileNoSuchFile)
  }

  static let long = String(
    repeating: "A *long* text with a [link](https://x.example) and [more](../x/).\n\n", count: 2_000)

  @Test(
    "A long text comes back as it would be rendered here", arguments: [LinkRule.webOnly, .relativeToo], [false, true])
  func sameResult(links: LinkRule, showsLeftOut: Bool) throws {
    var options = MarkdownOptions(links: links)
    options.showsLeftOut = showsLeftOut
    let process = MarkdownProcess(executable: try Self.child(), arguments: ["markdown"])
    #expect(try process.render(Self.long, options: options) == SafeHTML(markdown: Self.long, options: options))
  }

  @Test("Many texts are rendered at once")
  func atOnce() async throws {
    let process = MarkdownProcess(executable: try Self.child(), arguments: ["markdown"])
    let expected = try SafeHTML(markdown: Self.long)
    try await withThrowingTaskGroup(of: SafeHTML.self) { group in
      for _ in 0..<6 { group.addTask { try process.render(Self.long) } }
      for try await html in group { #expect(html == expected) }
    }
  }

  @Test("A short text needs no process")
  func short() throws {
    let process = MarkdownProcess(executable: "/nowhere/at-all", arguments: [])
    #expect(try process.render("*a*").html == "<p><em>a</em></p>")
  }

  @Test("What the guards refuse is refused before a process is started")
  func guarded() {
    let process = MarkdownProcess(executable: "/nowhere/at-all", arguments: [])
    let text = Self.long + String(repeating: ">", count: 50)
    #expect(throws: MarkdownError(.tooManyMarkers, line: 4_001)) { try process.render(text) }
  }

  @Test(
    "A renderer that fails costs this one text, and says why",
    arguments: [
      ("spin", 20, "it took too much computing time"),
      ("silent", 1, "it took longer than a second"),
      ("short-of-memory", 20, "it needed too much memory"),
      ("unknown", 20, "the renderer stopped early"),
    ])
  func failures(mode: String, seconds: Int, why: String) throws {
    let process = MarkdownProcess(executable: try Self.child(), arguments: [mode], secondsToWait: seconds)
    let time = ContinuousClock().measure {
      #expect(throws: MarkdownError(.notRendered(why))) { try process.render(Self.long) }
    }
    #expect(time < .seconds(15))
  }

  @Test("A program that is not there is named")
  func missing() {
    let process = MarkdownProcess(executable: "/nowhere/at-all", arguments: [])
    #expect(
      throws: MarkdownError(
        .notRendered("the program /nowhere/at-all could not be started (No such file or directory)"))
    ) {
      try process.render(Self.long)
    }
  }
}

extension FileManager {
  fileprivate func directoryExists(atPath path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
