import DefaultTheme
import Foundation
import Testing

@testable import Boardwalk

@Suite("A feed opened in a browser")
struct FeedSheetTests {
  private static func settings(_ languages: String) -> String {
    "title: Bread\nbase-url: https://t.example.org/board/\nsources: []\n\(languages)\n"
  }

  @Test("What it is for is said in the language of the board, in each of several")
  func languages() async throws {
    let board = try TestBoard(["Content/board.yml": Self.settings("languages: [de, en, fr]")])
    _ = try await board.run().publish()
    for (folder, words) in [("", "Das ist ein Feed."), ("en/", "This is a feed."), ("fr/", "Ceci est un flux.")] {
      let sheet = board.text(of: "\(folder)assets/feed.css")
      #expect(sheet.between(":root { --follow: \"", ".") == [String(words.dropLast())], "\(folder)")
      #expect(sheet.components(separatedBy: "content: var(--follow)").count == 3)
    }
  }

  @Test("A sheet of the board's own says what it says, and one that asks for the sentence has it")
  func own() async throws {
    for (sheet, hasWords) in [
      ("rss::after { content: 'Mine' }", false), ("@import 'a.css';\nrss::after { content: var(--follow) }\n", true),
    ] {
      let board = try TestBoard([
        "Content/board.yml": Self.settings("language: de"), "Templates/assets/feed.css": sheet,
        "Templates/assets/a.css": "a{}",
      ])
      _ = try await board.run().publish()
      let published = board.text(of: "assets/feed.css")
      #expect(published.hasPrefix(sheet) && (published != sheet) == hasWords)
    }
  }

  @Test("A sentence with quotation marks and strokes is one text of the sheet, and one from right to left is shown so")
  func quoted() async throws {
    let texts = "pages:\n  feed-how: 'Say \"yes\" \\ and </style>'\n"
    let board = try TestBoard(["Content/board.yml": Self.settings("language: en"), "Templates/languages/en.yml": texts])
    _ = try await board.run().publish()
    #expect(board.text(of: "assets/feed.css").hasSuffix(":root { --follow: \"Say \\\"yes\\\" \\\\ and </style>\" }\n"))
    let english = try #require(try LanguageFile("en", folder: "T", own: [:]))
    let language = try LanguageReader.read(english, like: nil)
    let sheet = FeedSheet.sheet(Array("a { content: var(--follow) }".utf8), in: language, isRightToLeft: true)
    #expect(String(decoding: sheet, as: UTF8.self).hasSuffix("; direction: rtl }\n"))
  }
}
