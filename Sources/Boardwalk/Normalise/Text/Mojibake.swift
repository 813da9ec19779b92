/// Text that was written in UTF-8 and read as something else: `donâ€™t`, `MÃ¼nchen`, `Launch â 99`.
enum Mojibake {
  /// The first spot of it with what stands around; nil in a text that has none. It is not mended, because nobody can say
  /// what was lost.
  static func spot(in text: String) -> String? {
    guard !text.isPlain, text.withBytes(mayHaveSpot) else { return nil }
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices where isSpot(scalars, at: index) {
      let around = scalars[max(0, index - 12)..<min(scalars.count, index + 12)]
      return String(String.UnicodeScalarView(around))
    }
    return nil
  }

  /// Whether a letter stands anywhere with which a spot begins: `Â`, `Ã`, `â`, U+FFFD. Nearly all texts are passed over so.
  private static func mayHaveSpot(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while let place = bytes.place(of: 0xC3, from: start), place + 1 < bytes.count {
      if [0x82, 0x83, 0xA2].contains(bytes[place + 1]) { return true }
      start = place + 1
    }
    start = 0
    while let place = bytes.place(of: 0xEF, from: start), place + 2 < bytes.count {
      if bytes[place + 1] == 0xBF, bytes[place + 2] == 0xBD { return true }
      start = place + 1
    }
    return false
  }

  private static func isSpot(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func scalar(_ offset: Int) -> UInt32 { index + offset < scalars.count ? scalars[index + offset].value : 0 }
    switch scalar(0) {
    case 0xFFFD: return true
    // `Ã` and `Â` before what was the second byte of a letter: a control, or a sign of Latin-1 that ends no word.
    case 0xC3, 0xC2: return (0x80...0xBF).contains(scalar(1)) || scalar(0) == 0xC3 && cp1252Signs.contains(scalar(1))
    // `â` before what were the two others of a quotation mark or a dash.
    case 0xE2:
      if (0x80...0x9F).contains(scalar(1)) || scalar(1) == 0x20AC { return true }
      // Both were dropped on the way: an `â` between blanks is no word.
      return index > 0 && scalars[index - 1].value == 0x20 && scalar(1) == 0x20
    default: return false
    }
  }

  /// What Windows-1252 has in place of controls, as far as words do not end in it.
  private static let cp1252Signs: Set<UInt32> = [
    0x192, 0x201E, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x17D, 0x178, 0x161, 0x153, 0x17E, 0xA0,
  ]
}
