/// Text as XML 1.0 takes it.
enum XMLText {
  /// Appends text between tags or between double quotes.
  ///
  /// `&`, `<`, `>` and `"` become hexadecimal references, as the RSS profile of the RSS Advisory Board asks for in
  /// plain text. What XML 1.0 has no place for or discourages is left out: controls, and the last two letters of every
  /// plane.
  static func append(_ text: String, to out: inout [UInt8]) {
    out.append(text, passing: arePlain, replacing: replacement)
  }

  private static func arePlain(_ eight: EightLetters) -> Bool {
    // `"` and `&` differ in one bit, and so do `<` and `>`.
    eight.areText && eight.lack(0x7F) && eight.lack(UInt8(ascii: "\""), ignoring: 4)
      && eight.lack(UInt8(ascii: "<"), ignoring: 2)
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
  ) -> (text: StaticString, length: Int)? {
    switch byte {
    case UInt8(ascii: "&"): return ("&#x26;", 1)
    case UInt8(ascii: "<"): return ("&#x3C;", 1)
    case UInt8(ascii: ">"): return ("&#x3E;", 1)
    case UInt8(ascii: "\""): return ("&#x22;", 1)
    // A reader would turn a lone carriage return into a line end.
    case 0x0D: return ("&#xD;", 1)
    default: return length(ofUnfit: byte, at: index, in: bytes).map { ("", $0) }
    }
  }

  /// How many bytes the letter that begins here has, when XML 1.0 has no place for it or discourages it; nil for any other.
  static func length(ofUnfit byte: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
    switch byte {
    case 0x09, 0x0A: return nil
    case 0..<0x20, 0x7F: return 1
    // U+0080 to U+009F.
    case 0xC2 where next(1) < 0xA0: return 2
    // U+FFFE and U+FFFF, and the last two of every other plane.
    case 0xEF where next(1) == 0xBF && next(2) >= 0xBE: return 3
    case 0xF0...0xF4 where next(1) & 0x0F == 0x0F && next(2) == 0xBF && next(3) >= 0xBE: return 4
    default: return nil
    }
  }
}
