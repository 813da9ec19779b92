import Testing

@testable import Markup

@Suite("The shape of sanitised HTML")
struct SanitiserStructureTests {
  @Test(
    "Tags are balanced, and marks end with the block they began in",
    arguments: [
      ("<b>A<i>B</b>C</i>", "<p><b>A<i>B</i></b><i>C</i></p>"),
      ("<p><b>A<p>B", "<p><b>A</b></p><p>B</p>"),
      ("<b><p>A</p><p>B</p></b>C", "<p><b>A</b></p><p><b>B</b></p><p>C</p>"),
      ("<b>A<b>B</b>C</b>D", "<p><b>ABC</b>D</p>"),
      ("</b></p></div>A</td></ul>", "<p>A</p>"),
      ("<h3>A<div>B</div>C</h3>", "<h3>A<br>B<br>C</h3>"),
      ("<h3>A<ul><li>B</ul>C</h3>", "<h3>A</h3><ul><li>B</li></ul><p>C</p>"),
      ("<blockquote>A<div>B</blockquote>C", "<blockquote><p>A</p><p>B</p></blockquote><p>C</p>"),
    ])
  func balance(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "Items are only in lists, and lists hold only items",
    arguments: [
      ("<li>A<li>B", "<ul><li>A</li><li>B</li></ul>"),
      ("<ul>A<li>B</li>C</ul>", "<ul><li>A</li><li>B</li><li>C</li></ul>"),
      ("<ul><li>A</li><ul><li>B</li></ul><li>C</li></ul>", "<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>"),
      ("<ol><li><p>A</p><p>B</p></li></ol>", "<ol><li><p>A</p><p>B</p></li></ol>"),
      ("<ul><li>A<div>B</div></ul>C", "<ul><li>A<p>B</p></li></ul><p>C</p>"),
      ("<dl>A<dt><p>B</p><dd>C<dt>D</dl>", "<dl><dd>A</dd><dt>B</dt><dd>C</dd><dt>D</dt></dl>"),
      ("<dd>A", "<dl><dd>A</dd></dl>"),
      (
        "<p>A</p><li>B</li><li>C</li><p>D</p><h2>E</h2><p>F</p>",
        "<p>A</p><ul><li>B</li><li>C</li></ul><p>D</p><h3>E</h3><p>F</p>"
      ),
      ("<li>A</li><strong>B</strong><li>C</li>", "<ul><li>A</li></ul><p><strong>B</strong></p><ul><li>C</li></ul>"),
      ("<li>A</li><ul><li>B</li></ul>", "<ul><li>A<ul><li>B</li></ul></li></ul>"),
      ("<dl><dt>A<ul><li>B</ul></dl>", "<dl><dt>A</dt><dd><ul><li>B</li></ul></dd></dl>"),
    ])
  func lists(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "Table parts stand in their order",
    arguments: [
      ("<table><tr><td>A<td>B", "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>"),
      (
        "<table><thead><tr><th>A</thead><tr><td>B</table>",
        "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>"
      ),
      (
        "<table><tr><td>A</td></tr><thead><tr><td>B</td></tr></thead></table>",
        "<table><tbody><tr><td>A</td></tr></tbody><tbody><tr><td>B</td></tr></tbody></table>"
      ),
      (
        "<table><tr><td></td><td>A</td><th></th></tr></table>",
        "<table><tbody><tr><td></td><td>A</td><th></th></tr></tbody></table>"
      ),
      ("<table>A<tr>B</table>C", "<table><tbody><tr><td>A</td></tr><tr><td>B</td></tr></tbody></table><p>C</p>"),
      ("<td>A</td><td>B</td>", "<p>A</p><p>B</p>"),
      (
        "<table><td>A<table><tr><td>B</table>C<td>D</table>",
        "<table><tbody><tr><td>A<table><tbody><tr><td>B</td></tr></tbody></table>C</td><td>D</td></tr></tbody></table>"
      ),
    ])
  func tables(html: String, expected: String) {
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "Links lead only to safe addresses, never stand in links, and say whose they are",
    arguments: [
      ("<a href='https://a.example/?x=1&amp;y=2'>A</a>", "<p>[https://a.example/?x=1&amp;y=2]A</a></p>"),
      ("<a href=https://a.example/?b=1&copy=2>A</a>", "<p>[https://a.example/?b=1&amp;copy=2]A</a></p>"),
      ("<a href=' HTTPS://A.example:443/x y '>A</a>", "<p>[https://a.example/x%20y]A</a></p>"),
      ("<a href='mailto:hr@a.example'>A</a>", "<p>[mailto:hr@a.example]A</a></p>"),
      ("<a href='javascript:alert(1)'>A</a>", "<p>A</p>"),
      ("<a href='&#106;ava&Tab;script:alert(1)'>A</a>", "<p>A</p>"),
      ("<a href='//a.example'>A</a><a href='/x'>B</a><a>C</a>", "<p>ABC</p>"),
      (
        "<a href='https://a.example'>A<a href='https://b.example'>B</a>C</a>",
        "<p>[https://a.example]A</a>[https://b.example]B</a>C</p>"
      ),
      ("<a href='https://a.example' href='https://b.example'>A</a>", "<p>[https://a.example]A</a></p>"),
      (
        "<a href='https://a.example'><h3>A</h3>B</a>",
        "<h3>[https://a.example]A</a></h3><p>[https://a.example]B</a></p>"
      ),
      ("<a href='https://a.example'><img src=x></a>B", "<p>B</p>"),
      (#"<a href='https://a.example/"><b>'>A</a>"#, "<p>[https://a.example/%22%3E%3Cb%3E]A</a></p>"),
    ])
  func links(html: String, expected: String) {
    let expected = expected.replacing("[", with: "<a href=\"")
      .replacing("]", with: "\" rel=\"noopener noreferrer nofollow ugc\">")
    #expect(SafeHTML(html: html).html == expected)
  }

  @Test(
    "HTML that came escaped is unwrapped once",
    arguments: [
      ("&lt;p&gt;A &amp;amp; B&lt;/p&gt;", "<p>A &amp; B</p>"),
      ("&lt;p&gt;&amp;lt;b&amp;gt;&lt;/p&gt;", "<p>&lt;b&gt;</p>"),
      ("<p>&lt;b&gt;</p>", "<p>&lt;b&gt;</p>"),
      ("&lt;script&gt;alert(1)&lt;/script&gt;A", "<p>A</p>"),
    ])
  func escaped(html: String, expected: String) {
    #expect(SafeHTML(escapedHTML: html).html == expected)
  }

  @Test("A field is read as HTML only if there is a tag of HTML in it")
  func htmlOrText() {
    #expect(SafeHTML(htmlOrText: "A\nB").html == "<p>A<br>B</p>")
    #expect(SafeHTML(htmlOrText: "<p>A\nB").html == "<p>A B</p>")
  }

  @Test("Texts are joined as they are")
  func joined() {
    let texts = [SafeHTML(html: "<p>A"), SafeHTML(text: "B"), .empty]
    #expect(texts.joined() == SafeHTML(storedSafeHTML: "<p>A</p><p>B</p>"))
    #expect(SafeHTML.empty.isEmpty && !texts.joined().isEmpty)
  }
}
