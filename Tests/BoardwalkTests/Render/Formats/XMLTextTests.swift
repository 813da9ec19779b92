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
      ("\u{7F}a\u{80}b\u{85}c\u{9F}", "abc"), ("\u{1FFFE}a\u{1FFFD}\u{10FFFF}", "a\u{1FFFD}"),
    ])
  func escaped(text: String, xml: String) {
    var out: [UInt8] = []
    XMLText.append(text, to: &out)
    #expect(String(decoding: out, as: UTF8.self) == xml)
  }

  @Test(
    "A letter is escaped wherever in a text it stands",
    arguments: [("<", "&#x3C;"), ("&", "&#x26;"), ("\"", "&#x22;"), ("\u{1}", ""), ("\u{7F}", ""), ("\u{FFFE}", "")])
  func place(letter: String, escaped: String) {
    for plain in "what stands for itself, é and all".beginnings {
      for place in 0...plain.count {
        let (before, after) = (plain.prefix(place), plain.dropFirst(place))
        var out: [UInt8] = []
        XMLText.append(before + letter + after, to: &out)
        #expect(String(decoding: out, as: UTF8.self) == before + escaped + after)
      }
    }
  }
}

extension String {
  /// Nothing, its first letter, its first two, and so on: texts are looked at eight bytes at a time, and their ends in another way.
  var beginnings: [String] { (0...count).map { String(prefix($0)) } }
}
