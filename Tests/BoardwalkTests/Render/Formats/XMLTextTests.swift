import Testing

@testable import Boardwalk

@Suite("Text in XML")
struct XMLTextTests {
  @Test(
    "Only what XML 1.0 can hold is written, and nothing in it can be taken for markup",
    arguments: [
      ("R&D <lead> \"x\" 'y'", "R&#x26;D &#x3C;lead&#x3E; &#x22;x&#x22; 'y'"),
      ("]]>", "]]&#x3E;"), ("&amp;", "&#x26;amp;"), ("a\tb\nc", "a\tb\nc"), ("a\r\nb", "a&#xD;\nb"),
      ("nul\0 bell\u{7} esc\u{1B}!", "nul bell esc!"), ("\u{FFFE}a\u{FFFF}b\u{FFFD}", "ab\u{FFFD}"),
      ("Zürich 東京 👩‍💻 \u{A0}", "Zürich 東京 👩‍💻 \u{A0}"), ("", ""), ("\u{EFBF}", "\u{EFBF}"),
      ("\u{7F}a\u{80}b\u{85}c\u{9F}", "abc"),
    ])
  func escaped(text: String, xml: String) {
    var out: [UInt8] = []
    XMLText.append(text, to: &out)
    #expect(String(decoding: out, as: UTF8.self) == xml)
  }
}
