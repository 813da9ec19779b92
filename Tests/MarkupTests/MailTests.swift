import Testing

@testable import Markup

@Suite("E-mail addresses of texts on pages")
struct MailTests {
  @Test(
    "An address that a text links to is printed in character references, where words name it too, and all else is not",
    arguments: [
      "Write to <us@o.example>.", "[Write](mailto:us@o.example?subject=A%20job&body=b) to us",
      "Mail us@o.example or *x@y.example*",
      "[us@o.example **or** me & you](mailto:us@o.example)",
    ])
  func masked(markdown: String) throws {
    let clean = try SafeHTML(markdown: markdown, options: MarkdownOptions(linksBareAddresses: true))
    #expect(clean.html.contains("\"mailto:"))
    let printed = clean.html(namingTables: "")
    #expect(!printed.contains("mailto:") && !printed.contains("us@") && !printed.contains("o.example"))
    // Whoever reads it as HTML reads the same.
    #expect(SafeHTML(html: printed) == clean)
    #expect(printed.contains("rel=\"noopener noreferrer nofollow ugc\""))
  }

  @Test(
    "What links to no address stays byte for byte",
    arguments: [
      "<p>a <a href=\"https://m.example/mailto:a@b\">a@b</a></p>", "<p>mailto:a@b.example a@b.example</p>",
      "<p>a &amp; b</p>",
      "<p><a href=\"tel:+1\">b</a><a>c</a></p>",
    ])
  func others(html: String) {
    let clean = SafeHTML(html: html)
    #expect(clean.html(namingTables: "") == clean.html)
  }

  @Test("A table and an address in it are both printed as pages have them")
  func both() {
    let clean = SafeHTML(html: "<table><tr><td><a href='mailto:a@b.example'>a@b.example</a></td></tr></table>")
    let printed = clean.html(namingTables: "T")
    #expect(printed.hasPrefix("<div class=\"wide\"") && !printed.contains("@"))
  }

  @Test("No letter of an address ends the link")
  func hostile() throws {
    let url = try #require(SafeURL("mailto:a\"b<c>&'d@x.example"))
    let link = SafeHTML.mailLink(url, words: "<b>\"&'</b>")
    #expect(link.split(separator: "<").count == 2 && link.contains(">&lt;b&gt;&quot;&amp;&#39;&lt;/b&gt;</a>"))
    #expect(PlainText.decodeEntities(link).contains(url.string))
  }
}
