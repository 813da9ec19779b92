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
}

/// Files in memory.
private final class PrintedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: [UInt8]] = [:]

  func add(_ path: String, _ bytes: [UInt8]) { lock.withLock { files[path] = bytes } }
  func bytes(_ path: String) -> [UInt8] { lock.withLock { files[path] ?? [] } }
}
