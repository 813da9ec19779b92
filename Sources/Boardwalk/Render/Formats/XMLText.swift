/// Text as XML 1.0 takes it.
enum XMLText {
  /// Appends text between tags or between double quotes.
  ///
  /// `&`, `<`, `>` and `"` become hexadecimal references, as the RSS profile of the RSS Advisory Board asks for in
  /// plain text. What XML 1.0 has no place for or discourages is left out: the controls, U+FFFE and U+FFFF.
  static func append(_ text: String, to out: inout [UInt8]) {
    out.append(text, passing: arePlain, replacing: replacement)
  }

  private static func arePlain(_ eight: EightLetters) -> Bool {
    eight.arePrintable && !eight.hold(UInt8(ascii: "<")) && !eight.hold(UInt8(ascii: ">"))
      && !eight.hold(UInt8(ascii: "&")) && !eight.hold(UInt8(ascii: "\""))
  }

  /// Appends `<name>text</name>` and a line end. The name is ours and may hold attributes.
  static func element(_ name: String, _ text: String, to out: inout [UInt8]) {
    out += "<".utf8
    out += name.utf8
    out += ">".utf8
    append(text, to: &out)
    out += "</".utf8
    out += name.utf8.prefix { $0 != UInt8(ascii: " ") }
    out += ">\n".utf8
  }

  /// What stands for the letter that begins here, and how many bytes it replaces.
  private static func replacement(
    _ byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    switch byte {
    case UInt8(ascii: "&"): return ("&#x26;", 1)
    case UInt8(ascii: "<"): return ("&#x3C;", 1)
    case UInt8(ascii: ">"): return ("&#x3E;", 1)
    case UInt8(ascii: "\""): return ("&#x22;", 1)
    case 0x09, 0x0A: return nil
    // A reader would turn a lone carriage return into a line end.
    case 0x0D: return ("&#xD;", 1)
    case 0..<0x20, 0x7F: return ("", 1)
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0: return ("", 2)
    case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: return ("", 3)
    default: return nil
    }
  }
}
