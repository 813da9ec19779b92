import Testing

@testable import Markup

@Suite("Plain text")
struct TextTests {
  @Test(
    "Plain text becomes paragraphs, lines and lists",
    arguments: [
      ("One\nTwo\n\nThree", "<p>One<br>Two</p><p>Three</p>"),
      ("One\r\nTwo\r\n\r\n\r\nThree\r\n", "<p>One<br>Two</p><p>Three</p>"),
      (
        "You will:\n- read\n- write & count\nThen rest",
        "<p>You will:</p><ul><li>read</li><li>write &amp; count</li></ul><p>Then rest</p>"
      ),
      ("• a\n\n• b\n* c\n·  d", "<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>"),
      ("-not a bullet\n--- nor this", "<p>-not a bullet<br>--- nor this</p>"),
      ("R&amp;D &ndash; &lt;10 years, <b>&nbsp;", "<p>R&amp;D – &lt;10 years, &lt;b&gt;\u{A0}</p>"),
      ("&amp;lt;", "<p>&amp;lt;</p>"),
      ("A <c0>nurse</c0> and a <c12>doctor</c12>", "<p>A nurse and a doctor</p>"),
      (
        "## Duties\nYou **build** (**x**), 2**3**4\n### Pay\n- **Bonus**: yes **\n# of openings: 3",
        "<h3>Duties</h3><p>You <strong>build</strong> (<strong>x</strong>), 2**3**4</p><h4>Pay</h4>"
          + "<ul><li><strong>Bonus</strong>: yes **</li></ul><p># of openings: 3</p>"
      ),
      ("   ", ""),
      ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ])
  func html(text: String, expected: String) {
    #expect(SafeHTML(text: text).html == expected)
  }

  @Test(
    "An item goes on in lines that stand further in or begin in small letters",
    arguments: [
      ("- bake bread\n  Monday to Friday\n- sell", "<ul><li>bake bread Monday to Friday</li><li>sell</li></ul>"),
      ("• bake and\nsell,\nalso rolls\n• rest", "<ul><li>bake and sell, also rolls</li><li>rest</li></ul>"),
      ("▪ bake\nand sell\n▪ rest", "<ul><li>bake and sell</li><li>rest</li></ul>"),
      ("– bake\n  and sell\n– rest", "<ul><li>bake and sell</li><li>rest</li></ul>"),
      ("- bake.\nand sell", "<ul><li>bake.</li></ul><p>and sell</p>"),
      ("- bake\nSell", "<ul><li>bake</li></ul><p>Sell</p>"),
      ("- bake\n\nand sell", "<ul><li>bake</li></ul><p>and sell</p>"),
      ("- bake\nbread@example.org", "<ul><li>bake</li></ul><p>bread@example.org</p>"),
      ("- bake\niOS", "<ul><li>bake</li></ul><p>iOS</p>"),
      ("– as we say –\nwelcome", "<p>– as we say –<br>welcome</p>"),
      ("  - a\n  - b\n  Next", "<ul><li>a</li><li>b</li></ul><p>Next</p>"),
    ])
  func wrapped(text: String, expected: String) {
    #expect(SafeHTML(text: text).html == expected)
  }

  @Test(
    "The first tag that a title loses is known",
    arguments: [
      ("A <b>B</b> & Co", "<b>"), ("Pilot <B>", "<B>"), ("x &lt;i&gt;", "<i>"), ("C<U>, Vec<T>", "<U>"),
      ("List<String> < 5 <years", nil), ("Pilot", nil),
    ] as [(String, String?)])
  func tag(text: String, tag: String?) {
    #expect(PlainText.tag(in: text) == tag)
  }

  @Test(
    "A title is one clean line",
    arguments: [
      ("  Senior\n\tNurse &amp; Midwife ", "Senior Nurse & Midwife"),
      ("<b>Data</b> Engineer<br>Remote", "Data Engineer Remote"),
      ("&lt;strong&gt;Cook&lt;/strong&gt;", "Cook"),
      ("R&amp;amp;D", "R&amp;D"),
      ("List<String> wrangler, <5 years, C < B", "List<String> wrangler, <5 years, C < B"),
      ("A <c0>cook</c0>", "A cook"),
      ("A\u{0}B\u{202E}C\u{200F}D\u{FEFF}\u{200B}E", "ABCDE"),
      ("Développeur&nbsp;Java 开发", "Développeur Java 开发"),
      ("< b", "< b"),
      ("", ""),
    ])
  func clean(text: String, expected: String) {
    #expect(PlainText.clean(text) == expected)
  }

  @Test(
    "The words of an HTML text are one line",
    arguments: [
      ("<h3>Pay</h3><ul><li>10<li>20</ul>", "Pay 10 20"),
      ("un<b>believ</b>able<br>pay &amp; leave", "unbelievable pay & leave"),
      ("<script>x</script><p>A</p><!-- y -->", "A"),
      ("<table><tr><td>A<td>B</table>", "A B"),
    ])
  func words(html: String, expected: String) {
    #expect(PlainText.from(html: html) == expected)
    #expect(PlainText.from(SafeHTML(html: html)) == expected)
  }

  @Test("Of a long text the beginning is what the whole begins with, wherever it is cut, and whole words of it")
  func beginning() {
    let link = "<a href=\"https://example.org/a b\">town</a>"
    let html = SafeHTML(
      html: "<p>Bread &amp; rolls &lt;daily&gt; for the \(link) café.</p><ul><li>Dough"
        + "<li>Flour</ul>Salzburgerstra&szlig;e"
    ).html
    let whole = PlainText.from(html: html)
    var longest = 0
    for length in 0...html.utf8.count {
      let beginning = PlainText.beginning(ofHTML: html, within: length)
      #expect(["", whole].contains(beginning) || whole.hasPrefix(beginning + " "), "within \(length)")
      #expect(beginning.count >= longest)
      longest = beginning.count
    }
    #expect(longest == whole.count)
    // No more is lost than the word, or the tag, that the cut is in.
    #expect(PlainText.beginning(ofHTML: html, within: 21) == "Bread & rolls")
    #expect(PlainText.beginning(ofHTML: html[...], within: 21) == "Bread & rolls")
  }

  @Test(
    "An excerpt ends between words",
    arguments: [
      ("one two three", 13, "one two three"),
      ("one two three", 12, "one two…"),
      ("one two three", 8, "one two…"),
      ("one two three", 7, "one…"),
      ("one two, three", 10, "one two…"),
      ("abcdefghij", 5, "abcd…"),
      ("日本語の求人", 4, "日本語…"),
      ("one", 0, ""),
      ("", 5, ""),
    ])
  func excerpt(text: String, length: Int, expected: String) {
    #expect(PlainText.excerpt(text, length) == expected)
  }

  @Test(
    "Words that are read as a run end at the cap where words read one by one do", arguments: [1, 7, 63, 64, 65, 300])
  func runs(_ length: Int) {
    for offset in 0..<12 {
      let words =
        [String(repeating: "b", count: offset + 1)]
        + Array(repeating: String(repeating: "a", count: length), count: 270_000 / (length + 1) + 2)
      let run = SafeHTML(text: words.joined(separator: " "))
      #expect(run == SafeHTML(text: words.joined(separator: "  ")))
      #expect(run.shortened)
      #expect(SafeHTML(html: "<pre>\(words.joined(separator: " "))</pre>").html.utf8.count <= 256 * 1024)
    }
  }
}
