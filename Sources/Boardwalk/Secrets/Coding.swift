/// How a secret may be written so that it looks like something else.
enum Coding {
  /// The letters of base64 that these bytes decide whatever stands before and after them: one text for each of the
  /// three offsets at which they may begin, in the standard alphabet and in that for URLs. RFC 4648, 4 and 5.
  static func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    let standard = (0..<3).map { before in
      let padded = [UInt8](repeating: 0, count: before) + bytes + [0, 0]
      let first = (before * 8 + 5) / 6
      let end = (before + bytes.count) * 8 / 6
      return (first..<end).map { alphabet[Int(sextet($0, of: padded))] }
    }
    let forURLs = standard.map { letters in
      letters.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "-") : $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    }
    return standard + forURLs.filter { !standard.contains($0) }
  }

  /// Small digits and large ones.
  static func hexadecimal(_ bytes: [UInt8]) -> [[UInt8]] {
    [false, true].map { large in bytes.flatMap { Array(digits($0, width: 2, large: large).utf8) } }
  }

  /// Every letter escaped: for URLs, in JSON, and in HTML by number. Digits may be small or large where these are
  /// looked for without regard to that.
  static func escapedWhole(_ text: String) -> [[UInt8]] {
    let percent = text.utf8.map { "%" + digits($0, width: 2) }
    let json = text.utf16.map { "\\u" + digits($0, width: 4) }
    let html = text.unicodeScalars.map { "&#\($0.value);" }
    let hexadecimal = text.unicodeScalars.map { "&#x" + digits($0.value) + ";" }
    return [percent, json, html, hexadecimal].map { Array($0.joined().utf8) }
  }
}

extension Coding {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Six bits of the bytes.
  private static func sextet(_ index: Int, of bytes: [UInt8]) -> UInt8 {
    let (byte, bit) = (index * 6 / 8, index * 6 % 8)
    let pair = UInt16(bytes[byte]) << 8 | UInt16(bytes[byte + 1])
    return UInt8(truncatingIfNeeded: pair >> (10 - bit)) & 0x3F
  }

  private static func digits(_ value: some BinaryInteger, width: Int = 1, large: Bool = false) -> String {
    let digits = String(value, radix: 16, uppercase: large)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
