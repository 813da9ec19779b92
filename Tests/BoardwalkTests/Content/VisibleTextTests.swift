import Testing

@testable import Boardwalk

/// Code points that are no characters, which a literal cannot hold.
private let nonCharacters = [0xFDD0, 0x1FFFE].compactMap { Unicode.Scalar($0 as UInt32).map(Character.init) }

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "What nobody sees is left out of what people write",
    arguments: [
      ("Clerk", "Clerk"), ("two\nlines\tand a tab", "two\nlines\tand a tab"), ("bell\u{7}", "bell"),
      ("\u{202E}krelC\u{202C}", "krelC"), ("\u{2066}isolated\u{2069}", "isolated"),
      ("no\(nonCharacters[0]) character\(nonCharacters[1])", "no character"),
      ("עברית, عربي, 日本語, 👩🏽‍🚀", "עברית, عربي, 日本語, 👩🏽‍🚀"),
    ])
  func cases(written: String, kept: String) {
    #expect(visible(written) == kept)
  }

  @Test("A title of nothing visible is no title")
  func title() throws {
    let board = try TestBoard(["Content/pages/x.md": "---\ntitle: \"\u{202E}\u{2066}\"\n---\nText.\n"])
    let content = Content.read(folder: board.path, disk: .live)
    #expect(content.pages.isEmpty)
    #expect(content.findings.map(\.spot) == [.file("Content/pages/x.md", line: 2, column: 8)])
  }
}
