/// A figure of money as a source writes it, in hundredths.
enum Amount: Equatable {
  case known(Int)
  /// Nothing, or the zero that services write when they do not know.
  case unknown
  /// Not a figure, negative, or beyond all pay.
  case refused

  /// A hundred thousand million in whole units: more than any pay in any currency, and far from overflowing when it is
  /// taken 2,087 times.
  static let highest = 10_000_000_000_000
  /// A figure is not longer.
  static let longest = 32

  /// Reads `26.23`, `97738.0`, `1,234.50`, `$60,000`, `1.234,50`, `110k`, `85'000`. A comma with exactly three digits
  /// behind it parts thousands; a point is the decimal point, unless a comma follows it.
  ///
  /// - Parameter isLarge: whether the figure is for a month or a year, so that a point in `70.000` parts thousands too.
  init(_ text: String?, isLarge: Bool = false) {
    guard let text else {
      self = .unknown
      return
    }
    let bytes = Array(String(text.unicodeScalars.filter { !Amount.partsThousands($0) }).utf8)
    guard !bytes.isEmpty else {
      self = .unknown
      return
    }
    guard bytes.count <= Amount.longest else {
      self = .refused
      return
    }
    var digits = Amount.withoutSign(bytes)
    let isThousands = digits.last.map { $0 | 0x20 == 0x6B } ?? false
    if isThousands { digits.removeLast() }
    guard let hundredths = Amount.hundredths(digits, times: isThousands ? 1000 : 1, isLarge: isLarge) else {
      self = .refused
      return
    }
    self = hundredths == 0 ? .unknown : .known(hundredths)
  }

  /// The figure, where there is one.
  var hundredths: Int? {
    if case .known(let hundredths) = self { hundredths } else { nil }
  }
}

extension Amount {
  /// Blanks of every kind, and the apostrophe of the Swiss.
  fileprivate static func partsThousands(_ scalar: Unicode.Scalar) -> Bool {
    if ("*"..."~").contains(scalar) { return false }
    return scalar == "'" || scalar == "’" || scalar.properties.isWhitespace
  }

  fileprivate static func withoutSign(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    for sign in ["$", "€", "£", "¥", "￥", "₹"] where bytes.starts(with: sign.utf8) {
      return bytes.dropFirst(sign.utf8.count)
    }
    return bytes[...]
  }

  fileprivate static func hundredths(_ bytes: ArraySlice<UInt8>, times factor: Int, isLarge: Bool) -> Int? {
    let point = decimalPoint(of: bytes, isLarge: isLarge && factor == 1)
    let whole = bytes[..<(point ?? bytes.endIndex)]
    let fraction = point.map { bytes[($0 + 1)...] } ?? []
    guard whole.contains(where: DateReader.isDigit) || fraction.contains(where: DateReader.isDigit) else { return nil }
    var value = 0
    for byte in whole {
      if byte == 0x2C || byte == 0x2E { continue }
      guard DateReader.isDigit(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
      if value > highest { return nil }
    }
    guard fraction.allSatisfy(DateReader.isDigit) else { return nil }
    // Thousandths are rounded: nobody is paid them.
    let places = (0..<6).map { index in index < fraction.count ? Int(fraction[fraction.startIndex + index] - 0x30) : 0 }
    let millionths = places.reduce(0) { $0 * 10 + $1 }
    let result = value * 100 * factor + (millionths * factor + 5000) / 10_000
    return result <= highest ? result : nil
  }

  /// Where the fraction begins.
  fileprivate static func decimalPoint(of bytes: ArraySlice<UInt8>, isLarge: Bool) -> Int? {
    guard let last = bytes.lastIndex(where: { $0 == 0x2C || $0 == 0x2E }) else { return nil }
    let sign = bytes[last]
    let isRepeated = bytes[..<last].contains(sign)
    if isRepeated { return nil }
    let hasOther = bytes[..<last].contains(sign == 0x2C ? 0x2E : 0x2C)
    let hasThreeBehind = bytes.endIndex - last - 1 == 3
    if sign == 0x2C, !hasOther, hasThreeBehind { return nil }
    // Nobody is paid less than a thousand a year to the tenth of a cent.
    let isShort = (1...3).contains(last - bytes.startIndex) && bytes.first != UInt8(ascii: "0")
    if sign == 0x2E, isLarge, !hasOther, hasThreeBehind, isShort { return nil }
    return last
  }
}
