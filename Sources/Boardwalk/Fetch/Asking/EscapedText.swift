extension String {
  /// A text on one line with escapes of JSON in it, `We\u2019re\n\nhiring`, as what they stand for: it was coded twice. Any other
  /// text stays as it is, because one `\n` may be part of a path.
  var readingEscapes: String {
    guard hasBytes(where: { $0 == UInt8(ascii: "\\") }) else { return self }
    let bytes = Array(utf8)
    guard !bytes.contains(0x0A), Self.isEscaped(bytes) else { return self }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var rest = utf16[...]
    while let unit = rest.popFirst() {
      guard unit == Self.backslash, let (value, length) = Self.escape(rest) else {
        units.append(unit)
        continue
      }
      units.append(value)
      rest = rest.dropFirst(length)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static let backslash = UInt16(UInt8(ascii: "\\"))

  /// Whether two line ends are written so, or a letter by its number.
  private static func isEscaped(_ bytes: [UInt8]) -> Bool {
    var ends = 0
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "\\") {
      if bytes[index + 1] == UInt8(ascii: "n") { ends += 1 }
      let isNumber = bytes[index + 1] == UInt8(ascii: "u") && bytes[(index + 2)...].prefix(4).allSatisfy(\.isHexDigit)
      if ends > 1 || isNumber && index + 5 < bytes.count { return true }
    }
    return false
  }

  /// What an escape stands for, and how long it is behind its `\`.
  private static func escape(_ rest: Substring.UTF16View) -> (value: UInt16, length: Int)? {
    guard let sign = rest.first.flatMap(Unicode.Scalar.init) else { return nil }
    switch sign {
    case "n": return (0x0A, 1)
    case "r": return (0x0D, 1)
    case "t": return (0x09, 1)
    case "\"", "/", "\\": return (UInt16(sign.value), 1)
    case "u":
      let digits = rest.dropFirst().prefix(4)
      return digits.count == 4 ? UInt16(String(digits) ?? "", radix: 16).map { ($0, 5) } : nil
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { DateReader.isDigit(self) || (0x61...0x66).contains(self | 0x20) }
}
