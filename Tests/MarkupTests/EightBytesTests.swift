import Testing

@testable import Markup

@Suite("Eight bytes of a text at once")
struct EightBytesTests {
  static let signs = [
    " ", "  ", "\t", "\n", "\r", "\r\n", "&", "<", ">", "&amp;", "<b>", "\u{1}", "\u{1F}", "\u{7F}", "~", "!", "é", "—",
    "-",
  ]

  /// As it is said in words: white space is one space, a line end a break, controls are left out, three signs are escaped.
  private func plainly(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    return lines.map { line in
      line.replacing("&amp;", with: "&").split { $0 == " " || $0 == "\t" }.map { word in
        word.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.map { scalar in
          ["&": "&amp;", "<": "&lt;", ">": "&gt;"][String(scalar)] ?? String(scalar)
        }.joined()
      }.joined(separator: " ")
    }.joined(separator: "<br>")
  }

  @Test("A sign is seen wherever it stands among plain words", arguments: signs)
  func anywhere(_ sign: String) {
    let words = "The baker wants to hire one who bakes, and kneads (at 5 a.m.)"
    for place in 1..<words.count - 1 {
      let text = words.prefix(place) + sign + "x" + words.dropFirst(place)
      #expect(SafeHTML(text: text).html == "<p>" + plainly(String(text)) + "</p>")
      #expect(PlainText.from(SafeHTML(text: text)) == plainly(String(text)).plain)
    }
  }

  @Test("A byte is found at its first place, behind the start", arguments: 0..<40)
  func places(_ place: Int) {
    var bytes = [UInt8](repeating: 0x3D, count: 40)
    for byte: UInt8 in [0, 0x3C, 0x80, 0xFF] {
      bytes[place] = byte
      for start in 0...40 { #expect(bytes.place(of: byte, from: start) == (start <= place ? place : 40)) }
      bytes[place] = 0x3D
    }
    for end: UInt8 in [0x0A, 0x0D] {
      bytes[place] = end
      for start in 0...40 { #expect(bytes.endOfLine(from: start) == (start <= place ? place : 40)) }
    }
  }
}

extension String {
  /// Without what the sanitiser wrote.
  fileprivate var plain: String {
    replacing("<br>", with: " ").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
