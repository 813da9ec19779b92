import Testing

@testable import Boardwalk

@Suite("What a reader of a page would stumble over")
struct PageReviewTests {
  private func faults(_ html: String) -> [String] { PageReview(Array(html.utf8)).faults }

  @Test("A page with headings in order and pictures with texts has no fault")
  func sound() {
    #expect(
      faults("<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><img src='a.png' alt=''><img alt=\"x\" src=\"b.png\">").isEmpty)
  }

  @Test(
    "Each fault is named",
    arguments: [
      ("<h1>A</h1><h3>B</h3>", "A heading <h3> follows an <h1>: a level is left out."),
      ("<h2>A</h2><h1>B</h1>", "Its first heading is <h2>, not <h1>."),
      ("<h1>A</h1><H1>B</H1>", "It has more than one <h1>."), ("<p>no</p>", "It has no heading."),
      ("<h1>A</h1><img src=\"assets/a.png\">", "The picture “a.png” has no `alt` text."),
      ("<h1>A</h1><IMG>", "The picture has no `alt` text."),
    ])
  func fault(html: String, sentence: String) {
    #expect(faults(html) == [sentence])
  }

  @Test("Comments, scripts, styles and values of attributes are not the page")
  func hidden() {
    let html = """
      <h1 title="<h4>">A</h1><!-- <img> <h5> --><script type="x">"<h6><img>"</script><style>/* <h5> */</style>
      """
    #expect(faults(html).isEmpty)
  }

  @Test(
    "A page that ends in the middle of anything is read to its end",
    arguments: ["<h2", "<h1 a=\"", "<!--", "<script>", "<"])
  func cut(html: String) {
    _ = faults("<h1>A</h1>" + html)
  }

  @Test("Links elsewhere are gathered without their fragments; pages not for search engines say so")
  func links() {
    let page = PageReview(
      Array(
        """
        <meta name="robots" content="noindex"><h1>A</h1><a href="https://a.example/x?a=1&amp;b=2#top">a</a>
        <a href="../x/">b</a><a href="mailto:a@example.org">c</a>
        """.utf8))
    #expect(page.externalLinks == ["https://a.example/x?a=1&b=2"])
    #expect(!page.isListed)
  }
}
