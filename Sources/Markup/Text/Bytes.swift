extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }

  /// The white space of HTML: space, tab, line feed, form feed, carriage return.
  var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  var lowercasedASCII: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

  /// What a digit of base 16 stands for.
  package var hexDigitValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension StringProtocol {
  /// The UTF-8 it begins with. A part of a longer text is copied at once; by `Array(utf8)` it would be byte by byte.
  func bytes(prefix length: Int = .max) -> [UInt8] {
    utf8.withContiguousStorageIfAvailable { Array($0.prefix(length)) } ?? Array(utf8.prefix(length))
  }
}

extension [UInt8] {
  /// Whether a byte is among them.
  func holds(_ byte: UInt8) -> Bool { place(of: byte, from: 0) < count }

  /// The character that begins at `index`, and its length in bytes. Bytes that are no UTF-8 read as U+FFFD.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= count else { return ("\u{FFFD}", 1) }
    if length == 1 { return (Unicode.Scalar(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for following in self[(index + 1)..<(index + length)] {
      guard following & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(following & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}
