import Foundation
import Testing

@testable import Boardwalk

@Suite("Files that are published as they are")
struct StaticFolderTests {
  private static let settings = "title: T\nbase-url: https://t.example.org/b/\nlanguages: [en, de]\n"

  @Test("They are in the site once, pages may link to them, and what is gone goes")
  func published() async throws {
    let board = try TestBoard([
      "Content/board.yml": Self.settings, "Content/static/ads.txt": "ads\n",
      "Content/static/.well-known/acme/token": "t", "Content/static/old/page.html": "<p>as it was",
      "Content/static/.htaccess": "h", "Content/static/robots.txt": "User-agent: *\nDisallow: /x\n",
      "Content/static/_headers": "/*\n  X-Own: 1\n",
      "Content/pages/about.md": "---\ntitle: About\n---\nSee [ads](../ads.txt) and [old](../old/page.html).\n",
    ])
    let report = try await board.run().publish()
    #expect(report.findings == [], "\(report.findings)")
    for (path, text) in [
      "ads.txt": "ads\n", ".well-known/acme/token": "t", ".htaccess": "h", "old/page.html": "<p>as it was",
      "robots.txt": "User-agent: *\nDisallow: /x\n", "_headers": "/*\n  X-Own: 1\n",
    ] {
      #expect(board.text(of: path) == text)
    }
    #expect(board.text(of: "de/ads.txt") == "ads\n" && board.published("de/.htaccess") == nil)
    #expect(board.published("de/robots.txt") == nil && board.published("de/.well-known/acme/token") == nil)
    #expect(!board.text(of: "sitemap.xml").contains("old/page"))
    try board.write("other\n", to: "Content/static/ads.txt")
    try board.remove("Content/static/.well-known")
    _ = try await board.run().publish()
    #expect(board.text(of: "ads.txt") == "other\n")
    #expect(board.published(".well-known/acme/token") == nil)
  }

  @Test("A file in the place of a page of the site, or with a name that no site can have, is an error that names it")
  func refused() async throws {
    for (name, message) in [
      ("index.html", "the site has a page of its own at this path"),
      ("a b.txt", "the path “a b.txt” has other letters than a–z, A–Z, 0–9, “.”, “_”, “-” and “/”"),
      ("x.json", "this is not JSON"),
    ] {
      let board = try TestBoard(["Content/board.yml": Self.settings, "Content/static/\(name)": "{"])
      do {
        _ = try await board.run().publish()
        Issue.record("\(name) was published")
      } catch {
        let found = (error as? Findings)?.list ?? [error as? Diagnostic].compactMap { $0 }
        #expect(found.count == 1 && found[0].spot.description.hasSuffix("Content/static/\(name)"), "\(found)")
        if name != "x.json" { #expect(found.first?.message == message) }
      }
    }
  }

  @Test("Hidden files are passed over with a word, those of systems and of git without one")
  func hidden() {
    let board = BoardInMemory(
      [
        "Content/static/.DS_Store": "", "Content/static/.gitkeep": "", "Content/static/.secret": "",
        "Content/static/x~": "",
        "Content/static/a/.well-known/t": "", "Content/static/a/b.txt": "b",
      ], specialFiles: ["Content/static/link"])
    let content = board.read()
    #expect(content.staticFiles.keys.sorted() == ["a/b.txt"])
    #expect(
      content.findings.map(\.spot.description) == [
        "Content/static/.secret", "Content/static/a/.well-known", "Content/static/link",
      ])
  }
}
