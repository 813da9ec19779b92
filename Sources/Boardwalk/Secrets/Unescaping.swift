/// Undoes escapes as their readers do, leniently: what is no escape stays as it is.
enum Unescaping {
  /// What an escape begins with.
  static let introducers = Array("%\\&".utf8)

  /// Whether a text stands in the bytes as it is, or when up to so many escapes, one inside the other, are undone.
  static func reveals(_ text: [UInt8], in bytes: [UInt8], layers: Int) -> Bool {
    if bytes.contains(text) { return true }
    guard layers > 0 else { return false }
    return [percent, json, html].contains { undo in
      let plain = undo(bytes)
      return plain != bytes && reveals(text, in: plain, layers: layers - 1)
    }
  }

  /// `%2F`: RFC 3986, 2.1.
  static func percent(_ bytes: [UInt8]) -> [UInt8] {
    undoing(bytes, introducer: "%") { rest in
      hexadecimal(rest.dropFirst().prefix(2), width: 2).map { ([UInt8(truncatingIfNeeded: $0)], 3) }
    }
  }

  /// `\/`, `\n`, `\u002f`: RFC 8259, 7. Also reads what JavaScript, calendars and programs' logs write so.
  static func json(_ bytes: [UInt8]) -> [UInt8] {
    undoing(bytes, introducer: "\\") { rest in
      guard let kind = rest.dropFirst().first else { return nil }
      switch kind {
      case UInt8(ascii: "u"): return unit(rest)
      case UInt8(ascii: "x"):
        return hexadecimal(rest.dropFirst(2).prefix(2), width: 2).map { ([UInt8(truncatingIfNeeded: $0)], 4) }
      case UInt8(ascii: "n"): return ([0x0A], 2)
      case UInt8(ascii: "r"): return ([0x0D], 2)
      case UInt8(ascii: "t"): return ([0x09], 2)
      case UInt8(ascii: "b"): return ([0x08], 2)
      case UInt8(ascii: "f"): return ([0x0C], 2)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: ","),
        UInt8(ascii: ";"):
        return ([kind], 2)
      default: return nil
      }
    }
  }

  /// `&amp;`, `&#38;`, `&#x26;`, with or without the semicolon.
  static func html(_ bytes: [UInt8]) -> [UInt8] {
    undoing(bytes, introducer: "&") { rest in
      let isNumber = rest.dropFirst().first == UInt8(ascii: "#")
      let isHexadecimal = isNumber && rest.dropFirst(2).first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let start = rest.startIndex + (isHexadecimal ? 3 : isNumber ? 2 : 1)
      guard start <= rest.endIndex else { return nil }
      let word = rest[start...].prefix(longestName).prefix {
        isNumber ? isDigit($0, isHexadecimal) : isAlphanumeric($0)
      }
      let letter =
        isNumber
        ? UInt32(String(decoding: word, as: UTF8.self), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        : names[String(decoding: word, as: UTF8.self)]
      guard let letter else { return nil }
      let isClosed = word.endIndex < rest.endIndex && rest[word.endIndex] == UInt8(ascii: ";")
      return (Array(String(letter).utf8), word.endIndex - rest.startIndex + (isClosed ? 1 : 0))
    }
  }
}

extension Unescaping {
  /// `CounterClockwiseContourIntegral` is longer, and no letter of a key.
  private static let longestName = 16

  /// The names HTML has for letters of ASCII. HTML standard, 13.5.
  private static let names: [String: Unicode.Scalar] = [
    "Tab": "\t", "NewLine": "\n", "excl": "!", "quot": "\"", "QUOT": "\"", "num": "#", "dollar": "$", "percnt": "%",
    "amp": "&", "AMP": "&", "apos": "'", "lpar": "(", "rpar": ")", "ast": "*", "midast": "*", "plus": "+",
    "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";", "lt": "<", "LT": "<", "equals": "=",
    "gt": ">", "GT": ">", "quest": "?", "commat": "@", "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]",
    "rbrack": "]", "Hat": "^", "lowbar": "_", "UnderBar": "_", "grave": "`", "DiacriticalGrave": "`", "lcub": "{",
    "lbrace": "{", "vert": "|", "verbar": "|", "VerticalLine": "|", "rcub": "}", "rbrace": "}",
  ]

  private static func undoing(
    _ bytes: [UInt8], introducer: Unicode.Scalar, _ read: (ArraySlice<UInt8>) -> (letters: [UInt8], length: Int)?
  ) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: introducer), let (letters, length) = read(bytes[index...]) {
        plain += letters
        index += length
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return plain
  }

  /// `\u002f`, or two of them that make one letter.
  private static func unit(_ rest: ArraySlice<UInt8>) -> (letters: [UInt8], length: Int)? {
    guard let first = hexadecimal(rest.dropFirst(2).prefix(4), width: 4) else { return nil }
    if let letter = Unicode.Scalar(first) { return (Array(String(letter).utf8), 6) }
    guard rest.dropFirst(6).starts(with: "\\u".utf8), let second = hexadecimal(rest.dropFirst(8).prefix(4), width: 4),
      (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second),
      let letter = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { return nil }
    return (Array(String(letter).utf8), 12)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>, width: Int) -> UInt32? {
    guard digits.count == width, digits.allSatisfy({ isDigit($0, true) }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
    (0x30...0x39).contains(byte) || isHexadecimal && (0x61...0x66).contains(byte | 0x20)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
