/// Takes a stranger's text apart into what may be shown: visible runs, single characters, and white space.
protocol TextSink {
  var isFull: Bool { get }
  /// Whether `&amp;nbsp;` is a blank that was coded twice, and not the word for one.
  var mendsReferences: Bool { get }
  /// Words of visible ASCII that needs no escaping, with single spaces between them: no `&`, `<`, `>` or control character, and
  /// no space at either end.
  mutating func plain(_ run: ArraySlice<UInt8>)
  /// A character to show as it is, which may need escaping.
  mutating func character(_ scalar: Unicode.Scalar)
  /// Space, tab or line end (as space, tab, line feed).
  mutating func space(_ byte: UInt8)
  /// A space that is not white space to HTML, such as `&nbsp;`: worth keeping within a line, and nothing alone.
  mutating func blank(_ scalar: Unicode.Scalar)
}

extension TextSink {
  var mendsReferences: Bool { false }

  /// Sends `source[range]` piece by piece, leaving out what should never be shown.
  mutating func read(_ range: Range<Int>, of source: [UInt8], decodingEntities: Bool) {
    var index = range.lowerBound
    while index < range.upperBound, !isFull {
      let byte = source[index]
      if byte.isPlainText {
        let start = index
        index = source.endOfPlainWords(from: start, before: range.upperBound)
        plain(source[start..<index])
      } else if byte == UInt8(ascii: "&"), decodingEntities,
        let once = CharacterReference(in: source, at: index, before: range.upperBound, inAttribute: false)
      {
        let reference = once.first == "&" && mendsReferences ? once.mended(in: source, before: range.upperBound) : once
        sort(reference.first)
        if let second = reference.second { sort(second) }
        index = reference.end
      } else {
        let (scalar, length) = source.scalar(at: index)
        // "\r\n" is one line end; the "\n" that follows speaks for both.
        if !(byte == 0x0D && index + 1 < range.upperBound && source[index + 1] == 0x0A) { sort(scalar) }
        index += length
      }
    }
  }

  private mutating func sort(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ", "\t", "\n": space(UInt8(truncatingIfNeeded: scalar.value))
    case "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": space(0x0A)
    case "\u{A0}", "\u{200B}", "\u{2007}", "\u{202F}": blank(scalar)
    default: if !scalar.isUnfitToShow { character(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Control characters, characters that turn the direction of the text around them, byte order marks and
  /// the code points that are no characters. Some are forbidden in XML 1.0, the others only deceive.
  var isUnfitToShow: Bool {
    switch value {
    case 0x20...0x7E: false
    case ..<0xA0: true
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}

extension [UInt8] {
  /// The index behind words of plain text that begin at `start`. Most of any text is such words, so that they are not counted
  /// one by one.
  fileprivate func endOfPlainWords(from start: Int, before limit: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var end = bytes.endOfEights(from: start, before: limit)
      while true {
        repeat { end += 1 } while end < limit && bytes[end].isPlainText
        guard end + 1 < limit, bytes[end] == 0x20, bytes[end + 1].isPlainText else { return end }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A place in the words that begin at `start`, as far on as eight bytes at a time lead; a word has a letter there.
  @inline(__always)
  fileprivate func endOfEights(from start: Int, before limit: Int) -> Int {
    var end = start
    while end + EightBytes.count < limit {
      let bytes = EightBytes(of: self, at: end)
      guard bytes.arePlain, !bytes.sharesSpace(with: EightBytes(of: self, at: end + 1)) else { break }
      end += EightBytes.count
    }
    guard end > start else { return start }
    return self[end - 1] == 0x20 ? end - 2 : end - 1
  }
}

extension UInt8 {
  /// Visible ASCII but for `&`, `<` and `>`.
  fileprivate var isPlainText: Bool {
    switch self {
    case 0x21...0x25, 0x27...0x3B, 0x3D, 0x3F...0x7E: true
    default: false
    }
  }
}
