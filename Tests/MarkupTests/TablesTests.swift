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
