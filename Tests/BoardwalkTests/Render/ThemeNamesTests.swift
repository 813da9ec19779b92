import Testing

@testable import Boardwalk

@Suite("Names in a theme")
struct ThemeNamesTests {
  private func findings(
    _ files: [String], settings: [String: String] = [:], ways: [Compression] = []
  ) -> [Diagnostic] {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ("Templates/\($0)", $0.hasSuffix(".js") ? "" : "p{}") })
    do {
      return try Theme(folder: "Templates", settings: settings, ways: ways, disk: BoardInMemory(texts).disk).findings
    } catch let findings as Findings {
      return findings.list
    } catch {
      return [Diagnostic(.error, "unexpected: \(error)")]
    }
  }

  @Test(
    "Two templates of one name are an error that names both",
    arguments: [
      (
        ["partials/job.mustache"], "partials/job.mustache",
        "the built-in theme has a template of this name already: job.mustache",
        "call it job.mustache, to take the place of that one, or give it a name of its own"
      ),
      (
        ["head.mustache"], "head.mustache",
        "the built-in theme has a template of this name already: partials/head.mustache",
        "call it partials/head.mustache, to take the place of that one, or give it a name of its own"
      ),
      (
        ["page.mustache", "partials/page.mustache"], "partials/page.mustache",
        "Templates/page.mustache is called `page` as well", "give one of the two another name"
      ),
      (
        ["partials/head.mustache", "head.mustache"], "partials/head.mustache",
        "Templates/head.mustache is called `head` as well", "give one of the two another name"
      ),
      (
        ["partials/aside.mustache", "aside.mustache"], "partials/aside.mustache",
        "Templates/aside.mustache is called `aside` as well", "give one of the two another name"
      ),
      (
        ["partials/say.skip.mustache"], "partials/say.skip.mustache",
        "the text `skip` of the language has this name already",
        "write it below `templates:` in Templates/languages/en.yml, or give this file another name"
      ),
    ])
  func doubles(files: [String], path: String, message: String, hint: String) {
    #expect(findings(files) == [.error("Templates/\(path)", nil, nil, message, hint: hint)])
  }

  @Test("A file at the path of a built-in one takes its place, whether page or partial")
  func inPlace() {
    #expect(findings(["page.mustache", "partials/head.mustache", "assets/style.css", "assets/own.js"]) == [])
  }

  @Test(
    "An asset with the name of one that is made is an error",
    arguments: [
      ("assets/strings.js", [:], []), ("assets/Strings.JS", [:], []), ("assets/strings.js/a.png", [:], []),
      ("assets/board.css", ["accent": "#0b5a57"], []), ("assets/style.css.gz", [:], [.gzip]),
      ("assets/board.css.br", ["accent": "#0b5a57"], [.gzip, .brotli]),
    ] as [(String, [String: String], [Compression])])
  func made(path: String, settings: [String: String], ways: [Compression]) {
    let found = findings([path], settings: settings, ways: ways)
    #expect(found.map(\.spot) == [.file("Templates/\(path)")])
    #expect(found.allSatisfy { $0.severity == .error && $0.message.hasPrefix("the program makes a file of this name") })
  }

  @Test("An asset that would be made for another board only is one like any other")
  func free() {
    #expect(findings(["assets/board.css", "assets/style.css.gz", "assets/own/strings.js"]) == [])
    #expect(findings(["assets/style.css.br", "assets/a.png.gz"], ways: [.gzip]) == [])
  }
}
