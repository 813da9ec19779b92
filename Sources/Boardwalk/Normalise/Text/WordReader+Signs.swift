extension WordReader {
  /// Takes a sign that is a word. Those that touch are words two by two for who finds and who asks.
  mutating func takeWord(_ scalar: Unicode.Scalar, _ body: Body) {
    let before = sign
    if before == nil { end(body) }
    let goesByItself = style == .index ? !LetterTable.needsAnother(scalar) : style != .asked
    if goesByItself { give([scalar], body) }
    if style == .index || style == .asked, let before { give([before, scalar], body) }
    isSignWaiting = before == nil && !goesByItself
    sign = scalar
  }

  /// What comes now touches no sign.
  @inline(__always)
  mutating func endTouching(_ body: Body) {
    guard let last = sign else { return }
    if isSignWaiting { give([last], body) }
    (sign, isSignWaiting) = (nil, false)
  }

  private func give(_ signs: [Unicode.Scalar], _ body: Body) {
    var word: [UInt8] = []
    for sign in signs { word += String(sign).utf8 }
    Self.give(&word, body)
  }
}

extension LetterTable {
  /// Whether nothing divides words that are written in such signs: those of Chinese and Japanese, and the letters of Thai, Lao,
  /// Burmese and Khmer.
  static func isWordByItself(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    case 0x3005...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    default: needsAnother(scalar) && scalar.properties.isAlphabetic
    }
  }

  /// Whether it is a letter of one of those scripts, and no word as a sign of Chinese is.
  static func needsAnother(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
