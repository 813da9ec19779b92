import Markup
import Testing

@Suite("Tables of a text")
struct TablesTests {
  @Test("Each stands in a box that keys reach, named in letters that stay in their quotes")
  func boxes() {
    let box = "<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-label=\"&quot;Pay&quot; &amp; more\">"
    let table = "<table><tbody><tr><td>A</td></tr></tbody></table>"
    let text = SafeHTML(html: "<p>x</p>\(table)<ul><li>y\(table)</li></ul>")
    #expect(
      text.html(namingTables: "\"Pay\" & more")
        == "<p>x</p>\(box)\(table)</div><ul><li>y\(box)\(table)</div></li></ul>")
  }

  @Test(
    "One that only puts a text into a column is none",
    arguments: [
      (
        "<table><tr><td><p>A</p></td></tr><tr><td>B<ul><li>C</ul></table>D",
        "<p>A</p><p>B</p><ul><li>C</li></ul><p>D</p>"
      ),
      ("<table><tr><td><table><tr><td><p>A</p></table></table>", "<p>A</p>"),
      ("<li>x<table><tr><td><p>A</p><p>B", "<ul><li>x<p>A</p><p>B</p></li></ul>"),
      (
        "<table><tr><td><table><tr><td>A<td>B</table></table>",
        "<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>"
      ),
      ("<table><tr><td>• A<br>• B</table>", "<ul><li>A</li><li>B</li></ul>"),
      ("<table><tr><td>A<tr><td>B</table>", "<table><tbody><tr><td>A</td></tr><tr><td>B</td></tr></tbody></table>"),
      (
        "<table><tr><th>A<tr><td><p>B</table>",
        "<table><tbody><tr><th>A</th></tr><tr><td><p>B</p></td></tr></tbody></table>"
      ),
      ("<table><tr><td><p>A<td></table>", "<table><tbody><tr><td><p>A</p></td><td></td></tr></tbody></table>"),
    ])
  func layout(html: String, expected: String) {
    let text = SafeHTML(html: html)
    #expect(text.html == expected)
    #expect(SafeHTML(html: text.html) == text)
  }

  @Test("A text without any stays as it is, and asks for no name", arguments: ["", "<p>a &lt;table></p>", "<hr>"])
  func none(html: String) {
    let text = SafeHTML(html: html)
    var asked = 0
    func name() -> String {
      asked += 1
      return "x"
    }
    #expect(text.html(namingTables: name()) == text.html)
    #expect(asked == 0)
  }
}
