extension String {
  /// A text on one line with escapes of JSON in it, `We\u2019re\n\nhiring`, as what they stand for: it was coded twice. Any other
  /// text stays as it is, because one `\n` may be part of a path.
  var readingEscapes: String {
    guard hasBytes(where: { $0 == UInt8(ascii: "\\") }) else { return self }
    let bytes = Array(utf8)
    guard !bytes.contains(0x0A), Self.isEscaped(bytes) else { return self }
    return String(decoding: Unescaping.json(bytes), as: UTF8.self)
  }

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
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { DateReader.isDigit(self) || (0x61...0x66).contains(self | 0x20) }
}
