extension [UInt8] {
  /// Appends text so that HTML shows it as it is, in text as well as in quoted attributes.
  ///
  /// Five characters are enough for both. A backtick, `=` and `/` would matter in unquoted attributes only, where no
  /// escaping helps against a space; the check reports those.
  mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for at in text.indices {
      let entity: StaticString
      switch text[at] {
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "'"): entity = "&#39;"
      default: continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<at]))
      append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
      start = at + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }
}

extension String {
  /// Lends the bytes of a text without counting a reference to it.
  func lend(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil { Array(utf8).withUnsafeBufferPointer(body) }
  }
}
