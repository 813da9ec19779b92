import Markup

extension SafeHTML {
  /// As pages show it.
  ///
  /// - Parameter name: what its tables are called.
  func shown(namingTables name: @autoclosure () -> String) -> String {
    html(namingTables: name()).holdingSigns(isHTML: true)
  }
}

extension String {
  /// A text in which the signs of Latin names stay where they belong. Beside letters that are written from right to left a sign
  /// goes their way, so that `C++` is read as `++C` and `.NET` as `NET.`: a mark that is not seen, as a letter of the name would
  /// be, holds it. All other texts are as they were.
  var withSignsInPlace: String { holdingSigns(isHTML: false) }

  /// - Parameter isHTML: what stands in tags is left alone.
  fileprivate func holdingSigns(isHTML: Bool) -> String {
    guard mayGoLeft, unicodeScalars.contains(where: WritingDirection.isRightToLeft) else { return self }
    var text = String.UnicodeScalarView()
    // The last sign that is seen; nil at the beginning of a text or of a part of it.
    var last: Unicode.Scalar?
    // Behind the letters of a Latin name, perhaps with signs.
    var isInName = false
    var isInTag = false
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if isInTag || isHTML && scalar == "<" {
        text.append(scalar)
        isInTag = scalar != ">"
        (last, isInName) = (nil, false)
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "." || scalar == "#", next?.isLatinLetter == true, last?.beginsWord ?? true {
        text.append(Self.mark)
      }
      isInName = scalar.isLatinLetter || isInName && scalar.isTrailingSign
      text.append(scalar)
      last = scalar
      if isInName, scalar.isTrailingSign, next?.isTrailingSign != true {
        text.append(Self.mark)
      }
    }
    return String(text)
  }

  /// False where surely no letter begins with such a byte as Hebrew, Arabic and their neighbours do: D6 to DF, E0, EF or F0. Every
  /// text of every page is asked.
  var mayGoLeft: Bool {
    let isFound = utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return false }
      var place = 0
      while place + EightLetters.count <= bytes.count {
        let eight = EightLetters(at: start + place)
        if !eight.areASCII, !eight.lack(0xD0, ignoring: 0x0F) || !eight.lack(0xE0, ignoring: 0x10) || !eight.lack(0xEF)
        {
          return true
        }
        place += EightLetters.count
      }
      return bytes[place...].contains { $0 >= 0x80 }
    }
    return isFound ?? true
  }

  /// Left-to-right mark: a Latin letter that has no form.
  private static let mark: Unicode.Scalar = "\u{200E}"
}

extension Unicode.Scalar {
  fileprivate var isLatinLetter: Bool { value < 0x250 && properties.isAlphabetic }

  fileprivate var isTrailingSign: Bool { self == "+" || self == "#" }

  /// Whether a word may begin behind it: a space, a bracket, a hyphen.
  fileprivate var beginsWord: Bool { properties.isWhitespace || "([{-־–\"“".unicodeScalars.contains(self) }
}
