import Testing

@testable import Boardwalk

@Suite("Signs of other generators")
struct ForeignMarksTests {
  @Test(
    "They are told with their line, and not in code",
    arguments: [
      ("Text\n\n{{< youtube x >}} and {{% note %}}\n{{< y >}}", [3]), ("{% include x %}", [1]),
      ("a {{ site.title }} b", [1]),
      ("{: .lead}", [1]), ("x\n[TOC]", [2]), ("[[toc]]", [1]), ("`{{< x >}}` and `{% y %}`", []),
      ("```\n{% x %}\n```\n\n{% y %}", [5]), ("    {% x %}", []), ("A [link](x) { and } [TOC] in a text {}", []),
    ] as [(String, [Int])])
  func told(body: String, lines: [Int]) {
    let marks = ForeignMarks(of: body)
    #expect(marks.found.map { $0.line + 1 } == lines, "\(marks.found)")
    #expect(marks.body == body)
  }

  @Test(
    "What is hung on a heading is taken off it",
    arguments: [
      ("## Duties {#duties}\n\nx", "## Duties\n\nx"), ("## Duties {.big #d} ##", "## Duties ##"),
      ("## A set {1, 2}", "## A set {1, 2}"), ("```\n# x {#y}\n```", "```\n# x {#y}\n```"),
      ("Duties {#duties}", "Duties {#duties}"),
    ])
  func headings(body: String, plain: String) {
    #expect(ForeignMarks(of: body).body == plain)
  }

  @Test("A heading with an id is a part of the job all the same")
  func part() {
    let job = "---\ntitle: Baker\norganization: B\nposted: 2026-11-01\n---\nBread.\n\n## Duties {#duties}\n\nBake.\n"
    let content = BoardInMemory(["Content/jobs/baker.md": job]).read()
    #expect(content.drafts.first?.sections.map(\.kind) == [.summary, .duties])
    #expect(content.findings == [])
  }
}
