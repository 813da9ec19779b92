import Testing

@testable import Markup

@Suite("Lists made of signs")
struct TypedListsTests {
  @Test(
    "Lines with signs in front are a list",
    arguments: [
      (
        "<p>Duties:<br>• Build<br>&#8226;&nbsp;Test<br>•Ship</p>",
        "<p>Duties:</p><ul><li>Build</li><li>Test</li><li>Ship</li></ul>"
      ),
      ("<p>• A</p><p>&nbsp;</p><p>• B</p><p>C", "<ul><li>A</li><li>B</li></ul><p>C</p>"),
      ("<div>- Java</div><div>- Deutsch C1</div>", "<ul><li>Java</li><li>Deutsch C1</li></ul>"),
      (
        "<p>Dazu:<br>-Entwicklung<br>-Pflege<br><br>Danke</p>",
        "<p>Dazu:</p><ul><li>Entwicklung</li><li>Pflege</li></ul><p>Danke</p>"
      ),
      ("<p>・運用<br>・改善</p>", "<ul><li>運用</li><li>改善</li></ul>"),
      ("<p>• A<br>o Aa<br>o Ab<br>• B", "<ul><li>A<ul><li>Aa</li><li>Ab</li></ul></li><li>B</li></ul>"),
      ("<p><b>• A</b>: a<br><b>• </b>B</p>", "<ul><li><b>A</b>: a</li><li>B</li></ul>"),
      ("<p><b>Duties<br>• A<br>• B</b></p>", "<p><b>Duties</b></p><ul><li><b>A</b></li><li><b>B</b></li></ul>"),
      ("<blockquote>• A<br>• B</blockquote>", "<blockquote><ul><li>A</li><li>B</li></ul></blockquote>"),
      ("<li>Duties:<br>• A<br>• B", "<ul><li>Duties:<ul><li>A</li><li>B</li></ul></li></ul>"),
      ("<td>• A<br>• B", "<ul><li>A</li><li>B</li></ul>"),
      ("<p>• A<br>• B<br>goes on<br>• C", "<ul><li>A</li><li>B</li></ul><p>goes on</p><ul><li>C</li></ul>"),
      ("<p>\u{F0B7}\u{A0}\u{A0}\u{A0} A<p>\u{F0B7}\u{A0} B", "<ul><li>A</li><li>B</li></ul>"),
      ("<p>✓ A<br>✓ B</p>", "<ul><li>A</li><li>B</li></ul>"),
      ("<p>• • A<br>• B</p>", "<ul><li>A</li><li>B</li></ul>"),
    ])
  func made(html: String, expected: String) {
    let list = SafeHTML(html: html)
    #expect(list.html == expected)
    #expect(SafeHTML(html: list.html) == list)
  }

  @Test(
    "Signs within a line are a list behind its introduction",
    arguments: [
      ("<p>Duties: • bake • knead • sell", "<p>Duties:</p><ul><li>bake</li><li>knead</li><li>sell</li></ul>"),
      (
        "<b>Duties:</b>&nbsp;• a&nbsp;•&nbsp;b • <i>c</i>",
        "<p><b>Duties:</b></p><ul><li>a</li><li>b</li><li><i>c</i></li></ul>"
      ),
      ("• a • b • c", "<ul><li>a</li><li>b</li><li>c</li></ul>"),
      ("<li>Duties: • a • b • c", "<ul><li>Duties:<ul><li>a</li><li>b</li><li>c</li></ul></li></ul>"),
      ("<b>All: • a • b • c</b>", "<p><b>All:</b></p><ul><li><b>a</b></li><li><b>b</b></li><li><b>c</b></li></ul>"),
      ("<p>Graz • full time • now • here", "<p>Graz • full time • now • here</p>"),
      ("<p>Where: Graz · Linz · Wien · here", "<p>Where: Graz · Linz · Wien · here</p>"),
      ("<ul><li>▪ A: • a • b • c</ul>", "<ul><li>A:</li><li>a</li><li>b</li><li>c</li></ul>"),
      ("• a<b>&nbsp;• b • c</b> • d", "<ul><li>a<b>\u{A0}• b</b></li><li><b>c</b></li><li>d</li></ul>"),
      ("<p>Two: • a • b", "<p>Two: • a • b</p>"), ("<p>None: • • • •", "<p>None: • • • •</p>"),
      ("<p>Pay: - a - b - c", "<p>Pay: - a - b - c</p>"), ("<h3>A: • a • b • c</h3>", "<h3>A: • a • b • c</h3>"),
      ("<pre>A: • a • b • c</pre>", "<pre>A: • a • b • c</pre>"),
    ])
  func withinLines(html: String, expected: String) {
    let list = SafeHTML(html: html)
    #expect(list.html == expected)
    #expect(SafeHTML(html: list.html) == list)
  }

  @Test(
    "A sign that may mean something else stays",
    arguments: [
      "<p>As cold as<br>- 5 degrees.</p>", "<p>Dear reader,<br>– as we say –<br>welcome</p>",
      "<p>Pay*</p><p>*before tax</p>",
      "<p>■ Duties<br>We build.<br>■ Pay<br>Yes</p>", "<p>o salário<br>o cargo</p>", "<p>§ 5 A<br>§ 6 B</p>",
      "<p>-5<br>-10</p>", "<p>• alone</p>", "<p>•</p><p>•</p>", "<pre>• A\n• B</pre>", "<h3>• A<br>• B</h3>",
      "<ul><li>- 5 °C</li></ul>", "<ul><li>o Analista</li></ul>", "<ol><li>2. A</li></ol>", "<ul><li>A<br>B</li></ul>",
    ])
  func kept(html: String) {
    #expect(SafeHTML(html: html).html == html)
  }

  @Test(
    "An item has one sign, and one number",
    arguments: [
      ("<ul><li>• A<li>·&nbsp;B<li>- C</ul>", "<ul><li>A</li><li>B</li><li>C</li></ul>"),
      ("<ol><li>1. A<li>2) B<li>4. C</ol>", "<ol><li>A</li><li>B</li><li>4. C</li></ol>"),
      ("<ol start=3><li>3. A</ol>", "<ol start=\"3\"><li>A</li></ol>"),
      ("<ul><li>• A<br>• B<br>&nbsp;<br>• C</ul>", "<ul><li>A</li><li>B</li><li>C</li></ul>"),
      ("<ul><li><p>• A</p><p>B</p></ul>", "<ul><li><p>A</p><p>B</p></li></ul>"),
      ("<ul><li>1. A<li>– • B</ul>", "<ul><li>1. A</li><li>B</li></ul>"),
      ("<ol><li>1. • <b>1. A</b></ol>", "<ol><li><b>A</b></li></ol>"),
      ("<ul><li>• A<br>B</ul>", "<ul><li>A<br>B</li></ul>"),
    ])
  func items(html: String, expected: String) {
    let list = SafeHTML(html: html)
    #expect(list.html == expected)
    #expect(SafeHTML(html: list.html) == list)
  }

  @Test("Plain text has them, too, and Markdown has lists of its own")
  func others() throws {
    #expect(SafeHTML(text: "A\n– B\n– C\n▪ D").html == "<p>A</p><ul><li>B</li><li>C<ul><li>D</li></ul></li></ul>")
    #expect(try SafeHTML(markdown: "• A\\\n• B").html == "<p>• A<br>• B</p>")
  }

  @Test("Signs and numbers in front of words are read once each, however many there are", arguments: [1, 10, 1000])
  func readOnce(count: Int) {
    let line = Array((String(repeating: "• 1. ", count: count) + "A").utf8)
    var start = LineStart(of: line)
    var steps = [start.index]
    while start.takeSign() != nil || start.takeNumber(1) { steps.append(start.index) }
    #expect(steps.count == 2 * count + 1)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= 4 })
    #expect(start.rest == Array("A".utf8))
  }

  @Test("Signs without words take no longer than letters")
  func withoutWords() {
    func seconds(_ count: Int) -> Duration {
      let texts = [("<p>", "• "), ("<ul><li>", "• "), ("<ol><li>", "1. ")].map {
        $0 + String(repeating: $1, count: count)
      }
      return ContinuousClock().measure { for text in texts { #expect(!SafeHTML(html: text).isEmpty) } }
    }
    let short = seconds(8_000)
    #expect(seconds(64_000) < short * 16 + .milliseconds(200))
  }

  @Test("Signs deep inside a text make it no deeper than 32, and signs without end take no longer than letters")
  func limits() {
    let deep = SafeHTML(html: String(repeating: "<blockquote>", count: 40) + "<p>• A<br>▪ B<br>- C<br>- D")
    #expect(faults(in: deep.html) == [])
    #expect(deep.html.split(separator: "<blockquote>").count <= 32)
    func seconds(_ count: Int) -> Duration {
      let lines = String(repeating: "• a<br>- b<br>", count: count)
      let items = "<li>" + String(repeating: "- a<br><br>", count: count)
      return ContinuousClock().measure {
        #expect(faults(in: SafeHTML(html: lines).html) == [] && faults(in: SafeHTML(html: items).html) == [])
      }
    }
    let short = seconds(2_000)
    #expect(seconds(8_000) < short * 10 + .milliseconds(200))
  }
}
