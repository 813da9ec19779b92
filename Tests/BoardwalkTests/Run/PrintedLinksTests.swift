import DefaultTheme
import Foundation
import Testing

@testable import Boardwalk

@Suite("Links of a board that is only looked at")
struct PrintedLinksTests {
  @Test("A link that leads nowhere is named with its line, of a page that was printed now")
  func nowhere() async throws {
    let board = try TestBoard([
      "Content/board.yml": "title: T\nbase-url: https://t.example.org/\nlanguages: [en, de]\n",
      "Content/pages/good.md": "---\ntitle: Good\n---\nSee [all](../searches/sea/).\n",
      "Content/searches/sea.md": "---\ntitle: Sea\nkeywords: sea\n---\n",
    ])
    _ = try await board.run().publish()
    let run = board.run()
    func findings() async throws -> [String] {
      let site = PrintedFiles()
      return try await run.print(
        from: run.folder.store, into: { path, bytes, _ in site.add(path, bytes) }, reading: { site.bytes($0) }
      ).findings.map(\.description)
    }
    // A file of somebody else's, which stays in the site.
    for folder in ["", "de/"] { try Data().write(to: URL(fileURLWithPath: "\(board.path)/public/\(folder)own.txt")) }
    let good = URL(fileURLWithPath: "\(board.path)/Content/pages/good.md")
    try Data("---\ntitle: Good\n---\nSee [a file](../own.txt).\n".utf8).write(to: good)
    let first = try await findings()
    #expect(first == [], "\(first)")
    let page = URL(fileURLWithPath: "\(board.path)/Content/pages/bad.md")
    try Data("---\ntitle: Bad\n---\n\nSee [that](../searches/see/).\n".utf8).write(to: page)
    #expect(
      try await findings() == [
        "Content/pages/bad.md:5: error: The link “../searches/see/” leads to “searches/see/index.html”, which is not part of the site."
      ])
  }

  @Test("A link of an own template is named with its line, whichever page has it and however deep that is")
  func template() async throws {
    let head = String(decoding: try #require(DefaultTheme.files["partials/head.mustache"]), as: UTF8.self)
    let own = "\n<link rel=\"preload\" href=\"{{root}}fonts/x.woff2\">\n"
    let picture = "<img alt=\"\" src='{{root}}assets/style.css' srcset='{{root}}big.png 2x'>"
    let board = try TestBoard([
      "Content/board.yml": "title: T\nbase-url: https://t.example.org/b/\nlanguages: [en, de]\n",
      "Templates/partials/head.mustache": head + own + picture,
    ])
    let line = 2 + head.utf8.count { $0 == 0x0A }
    let place = "\(board.path)/Templates/partials/head.mustache"
    do {
      _ = try await board.run().publish()
      Issue.record("A site with broken links was published.")
    } catch let findings as Findings {
      let told = findings.list.map { "\($0.spot)" }
      #expect(Set(told) == ["\(place):\(line)", "\(place):\(line + 1)"], "\(findings.list)")
    }
  }
}

/// Files in memory.
private final class PrintedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: [UInt8]] = [:]

  func add(_ path: String, _ bytes: [UInt8]) { lock.withLock { files[path] = bytes } }
  func bytes(_ path: String) -> [UInt8] { lock.withLock { files[path] ?? [] } }
}
