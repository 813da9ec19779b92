import Markup
import Testing

@Suite("Places within a page")
struct AnchorsTests {
  private func page(_ markdown: String) throws -> SafeHTML {
    try SafeHTML(markdown: markdown, options: MarkdownOptions(links: .relativeToo)).withHeadingsRaised
  }

  @Test("Each heading has an id made of its words, and one that is taken gets a number")
  func ids() throws {
    let text = try page("## Privacy & *terms*\n\n### Größe, 2 km\n\n## Main\n\n## Main\n\n## !!!\n\n## main-1\n")
    let ids = text.headingIDs(besides: ["main"])
    #expect(ids == ["privacy--terms", "größe-2-km", "main-1", "main-2", "section", "main-1-1"])
    let shown = text.anchored(besides: ["main"]).html
    #expect(ids.allSatisfy { shown.contains(" id=\"\($0)\">") })
    #expect(shown.replacing(#/ id="[^"]*"/#, with: "") == text.html)
  }

  @Test("Links to places of the page are found")
  func fragments() throws {
    #expect(try page("[a](#privacy) [b](x/#no) [c](#a%20b) # text").fragments == ["privacy", "a%20b"])
  }
}
