import Testing

@testable import Boardwalk

@Suite("Posts with thousands of links")
struct ManyLinksTests {
  private static let board = "title: T\nbase-url: https://t.example.org/\n"

  @Test("What is left out is told with its line, up to a number a file")
  func leftOut() {
    let lines = (1...3000).map { "See [that](rel\($0)) here." }.joined(separator: "\n")
    let post = "---\ntitle: Cook\norganization: O\nposted: 2026-11-10\n---\n\(lines)\n"
    let findings = BoardInMemory(["Content/board.yml": Self.board, "Content/jobs/cook.md": post]).read().findings
    #expect(findings.count == 21)
    #expect(findings.first?.spot == .file("Content/jobs/cook.md", line: 6))
    #expect(findings.dropFirst(19).first?.spot == .file("Content/jobs/cook.md", line: 25))
    #expect(findings.last?.message == "2980 more links, pictures and tags of this file are left out")
  }

  @Test("Where a page's links are written is known of each address, also of one that comes again")
  func within() {
    let body = "A [b](../b/) c\n[d](../d/) and [b](../b/)\n\n[e][e]\n\n[e]: ../e/\n"
    let content = BoardInMemory([
      "Content/board.yml": Self.board, "Content/pages/a.md": "---\ntitle: A\n---\n\(body)",
    ]).read()
    #expect(content.links.map(\.address) == ["../b/", "../d/", "../e/"])
    #expect(
      content.links.map(\.spot) == [4, 5, 9].map { Diagnostic.Spot.file("Content/pages/a.md", line: $0) })
  }
}
