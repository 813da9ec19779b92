/// The lines of an iCalendar file: at most 75 bytes each, with CRLF. RFC 5545, 3.1.
struct ContentLines {
  private(set) var bytes: [UInt8] = []

  private static let longest = 75

  /// A property with a value that is none of a text: a date, a word, an address.
  mutating func line(_ name: String, _ value: String) {
    fold(name + ":" + ContentLines.printable(value, keepsLines: false))
  }

  /// A property with a text, escaped by RFC 5545, 3.3.11.
  mutating func text(_ name: String, _ text: String) {
    var escaped = ""
    for letter in ContentLines.printable(text, keepsLines: true).unicodeScalars {
      switch letter {
      case "\\": escaped += "\\\\"
      case ";": escaped += "\\;"
      case ",": escaped += "\\,"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(letter)
      }
    }
    fold(name + ":" + escaped)
  }

  /// The value of a parameter, which has no escapes at all.
  static func parameter(_ value: String) -> String {
    String(
      value.unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      })
  }
}

extension ContentLines {
  /// Appends a line, broken before the letter that would be too much; the space that begins each further line counts.
  private mutating func fold(_ line: String) {
    var length = 0
    for letter in line.unicodeScalars {
      let letter = UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter
      if length + letter.count > ContentLines.longest {
        bytes += "\r\n ".utf8
        length = 1
      }
      bytes += letter
      length += letter.count
    }
    bytes += "\r\n".utf8
  }

  /// Without controls, which the format has no place for, and with one kind of line end.
  private static func printable(_ text: String, keepsLines: Bool) -> String {
    var printable = ""
    for letter in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch letter.value {
      case 0x0A, 0x0D, 0x2028, 0x2029: if keepsLines { printable += "\n" }
      case 0x09: printable += " "
      case 0..<0x20, 0x7F..<0xA0: continue
      default: printable.unicodeScalars.append(letter)
      }
    }
    return printable
  }
}
