extension [UInt8] {
  /// Appends text so that HTML shows it as it is, in text as well as in quoted attributes.
  ///
  /// Five characters are enough for both. A backtick, `=` and `/` would matter in unquoted attributes only,
  /// where no escaping helps against a space; `Library.check` reports those.
  mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var at = text.indexOfSpecial(from: 0)
    while at < text.count {
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<at]))
      append(contentsOf: text[at].entity)
      start = at + 1
      at = text.indexOfSpecial(from: start)
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the next character stands that HTML takes for its own; the end when there is none.
  fileprivate func indexOfSpecial(from start: Int) -> Int {
    var at = start
    while at + 8 <= count {
      let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: at, as: UInt64.self)
      let special = UInt64(littleEndian: word).specialBytes
      if special != 0 { return at + special.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < count, UInt64(self[at]).specialBytes & 0x80 == 0 { at += 1 }
    return at
  }
}

extension UInt64 {
  /// The highest bit of the first byte that is one of `& < > " '`, and perhaps bits above it. Two characters
  /// are asked for at a time: `&` and `'` differ in one bit, and so do `<` and `>`.
  fileprivate var specialBytes: UInt64 {
    let ampersandOrApostrophe = (self & 0xFEFE_FEFE_FEFE_FEFE) ^ 0x2626_2626_2626_2626
    let lessOrGreater = (self & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C
    let quote = self ^ 0x2222_2222_2222_2222
    return ampersandOrApostrophe.zeroBytes | lessOrGreater.zeroBytes | quote.zeroBytes
  }

  /// The highest bit of the first byte that is 0, and perhaps bits above it.
  /// (https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord)
  private var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 }
}

extension UInt8 {
  fileprivate var entity: StaticString {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(contentsOf text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
