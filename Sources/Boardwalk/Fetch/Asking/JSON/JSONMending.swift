/// JSON in whose texts is what no text may hold: bytes that are no UTF-8, control characters as they are, halves of characters. One
/// such text must not take a whole reply with it; what is cut off, or wrong in any other way, stays so.
enum JSONMending {
  /// The same with U+FFFD for what is no character, and with control characters written as JSON writes them; they are cleaned away
  /// with those that came so. Nil when there is nothing to mend.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes.withUnsafeBufferPointer(mended) }
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return text.withUnsafeBufferPointer(mended) ?? text
  }

  /// Nil when no text has a control character or half of another.
  private static func mended(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var mended: [UInt8] = []
    var copied = 0
    var index = 0
    var isInText = false
    func put(_ escape: String, for length: Int) {
      mended += bytes[copied..<index]
      mended += escape.utf8
      index += length
      copied = index
    }
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        isInText.toggle()
        index += 1
      case UInt8(ascii: "\\") where isInText:
        let (unit, next) = (unit(at: index, in: bytes), unit(at: index + 6, in: bytes))
        if let unit, let next, UTF16.isLeadSurrogate(unit), UTF16.isTrailSurrogate(next) {
          index += 12
        } else if let unit, UTF16.isSurrogate(unit) {
          put("\\ufffd", for: 6)
        } else {
          index += unit == nil ? 2 : 6
        }
      case 0..<0x20 where isInText:
        let digits = String(byte, radix: 16)
        put("\\u00" + (digits.count == 1 ? "0" : "") + digits, for: 1)
      default: index += 1
      }
    }
    guard copied > 0 else { return nil }
    return mended + bytes[copied...]
  }

  /// The number of `\u1234`; nil where there is none.
  private static func unit(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
