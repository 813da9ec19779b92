import Markup
import Testing

@Suite("Signs with others joined to them")
struct ReplacingTests {
  @Test(
    "A sign is replaced whatever is joined to it",
    arguments: [
      ("a\"\u{301}b", "a''\u{301}b"), ("\u{600}\"", "\u{600}''"), ("\"\u{200D}\"", "''\u{200D}''"), ("", ""),
      ("é", "é"),
    ])
  func quotes(text: String, expected: String) {
    #expect(text.replacingBytes(of: "\"", with: "''") == expected)
  }

  @Test("A carriage return and a line feed are two signs")
  func lineEnds() {
    #expect("a\r\nb".replacingBytes(of: "\r", with: "%0D").replacingBytes(of: "\n", with: "%0A") == "a%0D%0Ab")
  }

  @Test("Headings and tables are found whatever their texts begin with")
  func elements() {
    let text = SafeHTML(
      html: """
        <h3>\u{301}A</h3><table><tr><td>A<td>B</table>\u{301}<p>b</p>
        """)
    #expect(text.withHeadingsRaised.html.hasPrefix("<h2>\u{301}A</h2>"))
    let boxed = text.html(namingTables: "T")
    #expect(boxed.components(separatedBy: "<div").count == 2 && boxed.components(separatedBy: "</div>").count == 2)
  }
}
