/// Reads host names written in ASCII (`xn--bcher-kva`), as RFC 3492 describes; browsers refuse a host that is none.
enum Punycode {
  /// The letters a label behind `xn--` stands for, or nil if it stands for none.
  static func letters(of label: some Collection<UInt8>) -> [Unicode.Scalar]? {
    let digits = Array(label)
    guard digits.count <= 63 else { return nil }
    let plainEnd = digits.lastIndex(of: UInt8(ascii: "-"))
    var letters = digits[..<(plainEnd ?? 0)].map { Unicode.Scalar($0) }
    var position = plainEnd.map { $0 + 1 } ?? 0
    var value = 128
    var place = 0
    var bias = 72
    while position < digits.count {
      let oldPlace = place
      var weight = 1
      for k in stride(from: 36, to: .max, by: 36) {
        guard position < digits.count, let digit = digits[position].punycodeDigit else { return nil }
        position += 1
        place += digit * weight
        let threshold = min(max(k - bias, 1), 26)
        if digit < threshold { break }
        weight *= 36 - threshold
        // Beyond this no character has a number; it also keeps the sums far from their limits.
        guard place <= 0x11_0000 * 64, weight <= 0x11_0000 * 64 else { return nil }
      }
      bias = adapted(place - oldPlace, to: letters.count + 1, isFirst: oldPlace == 0)
      value += place / (letters.count + 1)
      place %= letters.count + 1
      guard let number = UInt32(exactly: value), let letter = Unicode.Scalar(number) else { return nil }
      letters.insert(letter, at: place)
      place += 1
    }
    return letters.allSatisfy(\.isASCII) ? nil : letters
  }

  private static func adapted(_ step: Int, to count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? step / 700 : step / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }
}

extension UInt8 {
  fileprivate var punycodeDigit: Int? {
    if isASCIILetter { return Int(self | 0x20) - 97 }
    return isASCIIDigit ? Int(self) - 48 + 26 : nil
  }
}
