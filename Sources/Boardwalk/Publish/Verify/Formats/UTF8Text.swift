/// The letters of feeds, calendars and data: well-formed UTF-8, without the letters that XML has no place for.
enum UTF8Text {
  /// Unicode Standard, table 3-7; XML 1.0, 2.2.
  static func check(_ bytes: UnsafeRawBufferPointer) throws(FormatFault) {
    var index = 0
    while index < bytes.count {
      while index + 8 <= bytes.count, isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
        index += 8
      }
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x80 {
        index += 1
      } else if byte < 0x20 {
        guard byte == 0x09 || byte == 0x0A || byte == 0x0D else {
          throw FormatFault(at: index, "has the control character \(byte)")
        }
        index += 1
      } else {
        guard let length = length(of: bytes, at: index) else { throw FormatFault(at: index, "is not UTF-8") }
        index += length
      }
    }
  }

  /// Whether all eight are printing letters of ASCII: no byte has its highest bit, and none is below a space.
  private static func isPlain(_ eight: UInt64) -> Bool {
    let tops: UInt64 = 0x8080_8080_8080_8080
    return (eight | (eight &- 0x2020_2020_2020_2020)) & tops == 0
  }

  /// The bytes of the letter there; nil when it is none.
  private static func length(of bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
    let first = bytes[index]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    for next in index + 1..<index + length where bytes[next] & 0xC0 != 0x80 { return nil }
    let second = bytes[index + 1]
    switch first {
    case 0xE0: return second >= 0xA0 ? length : nil
    case 0xED: return second < 0xA0 ? length : nil
    case 0xEF: return second == 0xBF && bytes[index + 2] >= 0xBE ? nil : length
    case 0xF0: return second >= 0x90 ? length : nil
    case 0xF4: return second < 0x90 ? length : nil
    default: return length
    }
  }
}
