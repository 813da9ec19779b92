import Testing

@testable import Markup

@Suite("Character references")
struct EntityTests {
  @Test(
    "References are decoded as an HTML parser does, once",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"),
      ("&amp;amp;", "&amp;"),
      ("&AMP &COPY2024 &ampx", "& ©2024 &x"),
      ("&notin; &notit; &not", "∉ ¬it; ¬"),
      ("&hellip &hellip;", "&hellip …"),
      ("&NotEqualTilde;&fjlig;", "\u{2242}\u{338}fj"),
      ("&CounterClockwiseContourIntegral;", "∳"),
      ("&zwnj;&NewLine;&Tab;", "\u{200C}\n\t"),
      ("&#65;&#x41;&#X41&#65", "AAAA"),
      ("&#128;&#x99;&#150;&#129;", "€™–\u{81}"),
      ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("& &; &# &#x &#xg &unknown; a&b", "& &; &# &#x &#xg &unknown; a&b"),
      ("&", "&"),
      ("no references", "no references"),
    ])
  func decode(text: String, expected: String) {
    #expect(PlainText.decodeEntities(text) == expected)
  }

  @Test("The table knows every name of the standard, first and last")
  func table() throws {
    let list = entityList.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let lines = list.split(separator: " ")
    #expect(lines.count == 2_125)
    #expect(lines.count { $0.contains("!") } == 106)
    for line in lines {
      let name = try #require(line.split(whereSeparator: { "!=".contains($0) }).first)
      #expect(PlainText.decodeEntities("&\(name);") != "&\(name);")
    }
  }

  @Test("In an address &copy=1 stays what it is")
  func attribute() {
    let source = Array("a?b=1&copy=2&copy;&amp;c&lt".utf8)
    let decoded = source.decodingEntities(in: source.indices, inAttribute: true)
    #expect(String(decoding: decoded, as: UTF8.self) == "a?b=1&copy=2©&c<")
  }

  @Test("Escaped text is read as text again")
  func escape() {
    let text = "a<b> & \"c\" 'd'\u{1}\u{FFFF}"
    #expect(Escape.html("a<b> & \"c\" 'd'") == "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;")
    #expect(Escape.xml(text) == "a&#x3C;b&#x3E; &#x26; &#x22;c&#x22; 'd'")
    #expect(Escape.legalXML("a\u{0}\u{B}\tb\u{FFFE}\u{1F600}") == "a\tb\u{1F600}")
  }

  @Test(
    "What was coded twice is read twice, but for the signs of tags",
    arguments: [
      ("<p>R&amp;amp;D&amp;nbsp;team&amp;rsquo;s &amp;amp;amp;#8211; &amp;pound;1", "<p>R&amp;D\u{A0}team’s – £1</p>"),
      (
        "<p>&amp;lt;b&amp;gt; &amp;amp;lt; &amp;rsquo &amp;amp &amp;nothing;",
        "<p>&amp;lt;b&amp;gt; &amp;lt; &amp;rsquo &amp;amp &amp;nothing;</p>"
      ),
      ("<p><code>&amp;nbsp;</code>", "<p><code>&amp;nbsp;</code></p>"),
      ("<p>&amp;bull; A<br>&amp;bull; B", "<ul><li>A</li><li>B</li></ul>"),
    ])
  func twice(html: String, expected: String) {
    let text = SafeHTML(html: html)
    #expect(text.html == expected)
    #expect(SafeHTML(html: text.html) == text)
  }

  @Test("A reference that is whole once a control character is left out of it is read in texts, too")
  func partedReference() {
    for text in ["A&nb\u{1}sp;B", "A&amp;nb\u{1}sp;B", "A&\u{1}amp;nbsp;B"] {
      let once = SafeHTML(text: text)
      #expect(once.html == "<p>A\u{A0}B</p>")
      #expect(SafeHTML(html: once.html) == once)
    }
  }
}
