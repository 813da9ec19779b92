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

  private static func shown(_ body: String) -> [String] {
    sections(of: body, firstLine: 1).map { claim in
      if case .markdown(let text, _) = claim.text { "\(claim.kind.rawValue): \(text)" } else { "" }
    }
  }

  @Test(
    "Nothing in a comment or in other HTML begins a section or is defined for all of them",
    arguments: [
      "<!--\nold\n\n## Requirements\nno\n-->", "<!-- a --> ## Benefits", "<!--\n[TODO]: https://raise.example/\n-->",
      "<pre>\n\n## Benefits\n\n[^1]: a\n</pre>", "<div>\n## Benefits\n</div>", "<?a\n## Benefits\n?>",
      "<x-y>\n## Benefits",
      "<STYLE>\n## Benefits\n</Style>", "</section>\n[a]: https://example.org/",
    ])
  func html(part: String) {
    #expect(Self.shown("a\n\n\(part)\n\n## Duties\nb") == ["summary: a\n\n\(part)\n", "duties: b"])
  }

  @Test(
    "HTML within a text, or that ended, hides no section",
    arguments: ["<b>a</b> b", "a\n<x-y>", "<!-- a -->", "<!a>", "<br>\n", "<pre>a</pre>", "<> a", "a <!--"])
  func noHTML(part: String) {
    #expect(Self.shown("\(part)\n## Duties\nb") == ["summary: \(part)", "duties: b"])
  }

  @Test(
    "A text that begins like a link's definition is a text",
    arguments: [
      "[Important]: bring your passport on the first day.", "- a\n  [Remark]: https://example.org/",
      "a\n[b]: https://example.org/",
      "[b]:", "[a [b]: https://example.org/", "[b]: https://example.org/ \"a\" b", "    [b]: https://example.org/",
      "[b]:\n\nc",
    ])
  func noDefinition(part: String) {
    #expect(Self.shown("\(part)\n\n## Duties\nb") == ["summary: \(part)\n", "duties: b"])
  }

  @Test(
    "A definition may have its address or its title on the next line, and a footnote several paragraphs",
    arguments: [
      "[b]:\n  https://example.org/", "[b]: <https://example.org/a b> 'c'", "[b]: /c\n(d)",
      "[^1]: First.\n\n    Second.\n    - third",
      "[^a]: First\n  goes on,\nand on.\n\n\tSecond.",
    ])
  func definition(part: String) {
    #expect(
      Self.shown("a\n\n## Duties\nb\n\n\(part)\n\nc\n## Benefits\nd") == [
        "summary: a\n\n\n\(part)", "duties: b\n\n\(part)\n\nc", "benefits: d\n\n\(part)",
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
