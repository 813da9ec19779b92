import Testing

@testable import Markup

@Suite("Numbers of lists")
struct NumberedListsTests {
  @Test(
    "A list begins with the number that it is given, and with one when that is none",
    arguments: [
      ("<ol start=\"3\"><li>a</ol>", "<ol start=\"3\"><li>a</li></ol>"),
      ("<OL class=x START=0><li>a", "<ol start=\"0\"><li>a</li></ol>"),
      ("<ol start='007'><li>a</ol>", "<ol start=\"7\"><li>a</li></ol>"),
      ("<ol start=1><li>a</ol>", "<ol><li>a</li></ol>"),
      ("<ol start=999999999><li>a</ol>", "<ol start=\"999999999\"><li>a</li></ol>"),
      ("<ol start=1000000000><li>a</ol>", "<ol><li>a</li></ol>"), ("<ol start=-2><li>a</ol>", "<ol><li>a</li></ol>"),
      ("<ol start=\"\"><li>a</ol>", "<ol><li>a</li></ol>"), ("<ol start><li>a</ol>", "<ol><li>a</li></ol>"),
      ("<ol start='2\" onclick=\"x'><li>a</ol>", "<ol><li>a</li></ol>"),
      ("<ol start=2 start=5><li>a</ol>", "<ol start=\"2\"><li>a</li></ol>"),
      ("<ol start=٣><li>a</ol>", "<ol><li>a</li></ol>"), ("<ul start=3><li>a</ul>", "<ul><li>a</li></ul>"),
      ("<ol href=https://x.example start=4><li>a</ol>", "<ol start=\"4\"><li>a</li></ol>"),
      (
        "<ol start=4><li>a<ol><li>b</ol><ol start=6><li>c</ol></ol>",
        "<ol start=\"4\"><li>a<ol><li>b</li></ol><ol start=\"6\"><li>c</li></ol></li></ol>"
      ),
      (
        "<a start=3 href=https://x.example>a</a>",
        "<p><a href=\"https://x.example\" rel=\"noopener noreferrer nofollow ugc\">a</a></p>"
      ),
    ])
  func html(written: String, printed: String) {
    let clean = SafeHTML(html: written)
    #expect(clean.html == printed)
    #expect(SafeHTML(html: clean.html) == clean)
    #expect(faults(in: clean.html) == [])
  }

  @Test(
    "Markdown counts from the first number, and goes on behind a paragraph",
    arguments: [
      ("10. ten\n11. eleven", "<ol start=\"10\"><li>ten</li><li>eleven</li></ol>"),
      ("0. nought", "<ol start=\"0\"><li>nought</li></ol>"),
      ("1. one", "<ol><li>one</li></ol>"),
      ("1. one\n\nBetween.\n\n2. two", "<ol><li>one</li></ol><p>Between.</p><ol start=\"2\"><li>two</li></ol>"),
    ])
  func markdown(written: String, printed: String) throws {
    #expect(try SafeHTML(markdown: written).html.replacing("\n", with: "") == printed)
  }

  @Test("The number of a list is none of its text")
  func plain() {
    #expect(PlainText.clean("<ol start=\"3\"><li>a</li></ol>b") == "a b")
  }
}
