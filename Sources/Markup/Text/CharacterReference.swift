/// One character reference such as `&amp;`, `&#8217;` or `&copy`, as an HTML parser reads it
/// (HTML standard, section 13.2.5.72 and after).
struct CharacterReference {
  let first: Unicode.Scalar
  let second: Unicode.Scalar?
  /// The index behind the reference.
  let end: Int

  /// Reads the reference whose `&` is at `start`; nil when the `&` is only an `&`.
  ///
  /// - Parameter inAttribute: in an attribute `&copy=1` is part of an address, not a character.
  init?(in source: [UInt8], at start: Int, before limit: Int, inAttribute: Bool) {
    guard start + 1 < limit else { return nil }
    let found =
      source[start + 1] == UInt8(ascii: "#")
      ? Self.numeric(in: source, at: start + 2, before: limit)
      : Self.named(in: source, at: start + 1, before: limit, inAttribute: inAttribute)
    guard let found else { return nil }
    self = found
  }

  private init(_ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil, end: Int) {
    self.first = first
    self.second = second
    self.end = end
  }
}

extension CharacterReference {
  /// An `&` with the rest of a reference behind it, `&amp;rsquo;`, as that reference; itself where there is none, or one for a
  /// sign of a tag, which somebody may have written to show it.
  func mended(in source: [UInt8], before limit: Int) -> CharacterReference {
    var mended = self
    while mended.first == "&", source[mended.end - 1] == UInt8(ascii: ";"),
      let next = CharacterReference(in: source, at: mended.end - 1, before: limit, inAttribute: false),
      source[next.end - 1] == UInt8(ascii: ";"), next.first != "<", next.first != ">"
    {
      mended = next
    }
    return mended
  }

  private static func numeric(in source: [UInt8], at start: Int, before limit: Int) -> Self? {
    var index = start
    let isHex = index < limit && (source[index] | 0x20) == UInt8(ascii: "x")
    if isHex { index += 1 }
    let firstDigit = index
    var value: UInt32 = 0
    while index < limit, let digit = source[index].hexDigitValue, isHex || digit < 10 {
      // Above 0x10FFFF nothing is a character any more, so the value may stop growing there.
      value = min(value * (isHex ? 16 : 10) + digit, 0x11_0000)
      index += 1
    }
    guard index > firstDigit else { return nil }
    if index < limit, source[index] == UInt8(ascii: ";") { index += 1 }
    return Self(character(numbered: value), end: index)
  }

  private static func character(numbered value: UInt32) -> Unicode.Scalar {
    if (0x80...0x9F).contains(value) { return windows1252[Int(value - 0x80)] }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return scalar
  }

  private static func named(in source: [UInt8], at start: Int, before limit: Int, inAttribute: Bool) -> Self? {
    var end = start
    while end < limit, end - start <= EntityTable.longestName, source[end].isASCIIAlphanumeric { end += 1 }
    if end < limit, source[end] == UInt8(ascii: ";"),
      let entity = EntityTable.html.entity(named: start..<end, in: source)
    {
      return Self(entity.first, entity.second, end: end + 1)
    }
    return bare(in: source, at: start, upTo: end, before: limit, inAttribute: inAttribute)
  }

  private static func bare(
    in source: [UInt8], at start: Int, upTo wordEnd: Int, before limit: Int, inAttribute: Bool
  ) -> Self? {
    var end = min(wordEnd, start + EntityTable.longestBareName)
    while end > start {
      if let entity = EntityTable.html.entity(named: start..<end, in: source), entity.worksBare {
        let goesOn = end < limit && (source[end] == UInt8(ascii: "=") || source[end].isASCIIAlphanumeric)
        return inAttribute && goesOn ? nil : Self(entity.first, entity.second, end: end)
      }
      end -= 1
    }
    return nil
  }

  /// What `&#128;` to `&#159;` mean on the web: the characters of Windows-1252, not the control characters.
  private static let windows1252: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}

extension [UInt8] {
  /// The bytes of `range` with every character reference decoded once.
  func decodingEntities(in range: Range<Int>, inAttribute: Bool) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index] == UInt8(ascii: "&"),
        let reference = CharacterReference(in: self, at: index, before: range.upperBound, inAttribute: inAttribute)
      {
        decoded += reference.first.utf8
        if let second = reference.second { decoded += second.utf8 }
        index = reference.end
      } else {
        decoded.append(self[index])
        index += 1
      }
    }
    return decoded
  }
}
