import Foundation
import Testing

/// A sign with a combining one behind it is one character, and so are a carriage return and a line feed: whoever escapes by characters
/// misses them.
@Suite("Signs with others joined to them")
struct JoinedSignsTests {
  @Test("No cell of a table ends early or is a formula")
  func cells() throws {
    let folder = try Folder([
      "Content/board.yml": "title: T\nbase-url: https://t.example.org/\n",
      "Content/jobs/a.md": """
      ---
      title: "Nurse \\"\u{301},=HYPERLINK(1) and \u{600}\\"b"
      organization: "=\u{301}SUM(1)"
      posted: 2026-11-20
      closes: 2026-12-20
      ---
      Text.
      """,
    ])
    #expect(try folder.run(["build"] + CommandTests.now).code == 0)
    let table = try folder.run(["list", "--format", "csv"] + CommandTests.now).out
    #expect(table.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 0)
    // Whatever is between two cells' quotes is a comma.
    let row =
      Array(table.utf8).split(separator: UInt8(ascii: "\n")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(row.unicodeScalars.contains("\u{301}"))
    #expect(Array(row.utf8).contains(Array("\"\"\u{301},=HYPERLINK".utf8)))
    #expect(Array(row.utf8).contains(Array(",\"'=\u{301}SUM(1)\"".utf8)))
  }

  @Test("The name of a file is no command to the service that runs a check")
  func annotations() throws {
    let folder = try Folder(["Content/board.yml": "title: T\nbase-url: https://t.example.org/\n"])
    let name = "x\r\n::stop-commands::pwn\r\n.css"
    let assets = URL(fileURLWithPath: folder.path).appending(path: "Templates/assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: assets.appending(path: name))
    let annotated = try folder.run(["check", "--format", "github"] + CommandTests.now)
    let lines = annotated.out.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    #expect(lines.contains { String(decoding: Array($0), as: UTF8.self).contains("%0D%0A") })
    #expect(!lines.contains { $0.starts(with: "::stop-commands".utf8) })
    let plain = try folder.run(["check"] + CommandTests.now)
    #expect((plain.out + plain.errors).contains("\\u{D}\\u{A}::stop-commands"))
  }

  @Test("A new file with such a title is one that builds")
  func title() throws {
    let folder = try Folder(["Content/board.yml": "title: T\nbase-url: https://t.example.org/\n"])
    #expect(try folder.run("new", "search", "Say \"\u{301}hi").code == 0)
    let checked = try folder.run(["check"] + CommandTests.now)
    #expect(!(checked.out + checked.errors).contains("this is not YAML"))
  }
}
