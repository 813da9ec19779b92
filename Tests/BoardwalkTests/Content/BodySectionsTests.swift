import Testing

@testable import Boardwalk

@Suite("The sections of a post")
struct BodySectionsTests {
  @Test("Known headings begin sections, in any case; what is before them is the summary")
  func known() {
    let body = "\nWe bake.\n\n## Duties\n\nBake.\n### Nights\nToo.\n##  HOW TO APPLY ##\nCall.\n"
    #expect(
      sections(of: body, firstLine: 10) == [
        SectionClaim(.summary, .markdown("We bake.\n", line: 11)),
        SectionClaim(.duties, .markdown("Bake.\n### Nights\nToo.", line: 15)),
        SectionClaim(.howToApply, .markdown("Call.\n", line: 19)),
      ])
  }

  @Test("Other headings, code and indented lines stay where they are")
  func unknown() {
    let body = "## Our values\n```\n## Duties\n```\n~~~~\n~~~\n## Duties\n~~~~\n    ## Duties\n##Duties\n# Duties"
    #expect(sections(of: body, firstLine: 1) == [SectionClaim(.summary, .markdown(body, line: 1))])
  }

  @Test("A link's definition and a footnote serve every section, wherever they stand")
  func definitions() {
    let notes = "[a]: https://example.org/\n[^1]: A footnote,\ngoing on."
    let body = "See [a].\n## Duties\nSee [a].\n\n\(notes)\n\nThe end."
    #expect(
      sections(of: body, firstLine: 1) == [
        SectionClaim(
          .summary, .markdown("See [a].\n\n[a]: https://example.org/\n\n[^1]: A footnote,\ngoing on.", line: 1)),
        SectionClaim(.duties, .markdown("See [a].\n\n\(notes)\n\nThe end.", line: 3)),
      ])
  }

  @Test("Empty sections are none", arguments: ["", "\n \n", "## Duties\n\n## Benefits\n"])
  func empty(body: String) { #expect(sections(of: body, firstLine: 1) == []) }

  @Test("A post of nothing but headings and definitions grows no further")
  func bounded() {
    let part = "## Duties\nx\n[a]: https://example.org/\(String(repeating: "a", count: 900))\n"
    let claims = sections(of: String(repeating: part, count: 1000), firstLine: 1)
    #expect(claims.count == 49)
    let bytes = claims.map { claim in
      if case .markdown(let text, _) = claim.text { text.utf8.count } else { 0 }
    }
    #expect(bytes.reduce(0, +) < 49 * 9000 + 1000 * part.utf8.count)
  }
}
