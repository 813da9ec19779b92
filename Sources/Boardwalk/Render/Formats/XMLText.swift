/// Text as XML 1.0 takes it.
enum XMLText {
  /// Appends text between tags or between double quotes.
  ///
  /// `&`, `<`, `>` and `"` become hexadecimal references, as the RSS profile of the RSS Advisory Board asks for in
  /// plain text. What XML 1.0 has no place for or discourages is left out: the controls, U+FFFE and U+FFFF.
  static func append(_ text: String, to out: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var copied = 0
      var index = 0
      while let next = nextSpecial(in: bytes, from: index) {
        index = next + 1
        guard let replacement = replacement(bytes[next], at: next, in: bytes) else { continue }
        out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<next]))
        out += replacement.text.utf8
        copied = next + replacement.length
        index = copied
      }
      out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
  }

  /// Where a byte stands that may not stay as it is, from a place on; most are passed eight at a time.
  @inline(__always)
  private static func nextSpecial(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let first = bytes.baseAddress else { return nil }
    var index = start
    while index < bytes.count {
      if index + EightLetters.count <= bytes.count {
        let eight = EightLetters(at: first + index)
        if eight.arePrintable, !eight.hold(UInt8(ascii: "<")), !eight.hold(UInt8(ascii: ">")),
          !eight.hold(UInt8(ascii: "&")), !eight.hold(UInt8(ascii: "\""))
        {
          index += EightLetters.count
          continue
        }
      }
      for index in index..<min(index + EightLetters.count, bytes.count) where isSpecial(bytes[index]) { return index }
      index += EightLetters.count
    }
    return nil
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xEF: true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""): true
    default: false
    }
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
