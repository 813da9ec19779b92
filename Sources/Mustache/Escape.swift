/// The characters that mean something to HTML, and what is written for them.
enum Escape {
  static func entity(for byte: UInt8) -> UnsafeBufferPointer<UInt8> {
    let entity: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: "&#39;"
      }
    return UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount)
  }

  /// The place of the first of them from a place on; the number of bytes where there is none. Eight bytes at a time.
  @inline(__always)
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    var at = start
    while at + 8 <= bytes.count {
      let found = marks(in: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      if found != 0 { return at + found.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < bytes.count, !isMark(bytes[at]) { at += 1 }
    return at
  }

  /// All of them are among the first 64 characters.
  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    let marks: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
    return byte < 64 && marks &>> UInt64(byte) & 1 != 0
  }

  /// The highest bit of the first byte that is one of them, perhaps with some above it.
  @inline(__always)
  private static func marks(in eight: UInt64) -> UInt64 {
    let quotes = zeros(eight ^ each("\""))
    // Those of a pair differ in one bit.
    let ampersandsAndApostrophes = zeros((eight ^ each("&")) & ~each("\u{1}"))
    return quotes | ampersandsAndApostrophes | zeros((eight ^ each("<")) & ~each("\u{2}"))
  }

  @inline(__always)
  private static func each(_ letter: Unicode.Scalar) -> UInt64 { UInt64(UInt8(ascii: letter)) * 0x0101_0101_0101_0101 }

  /// Where a byte is zero its highest bit, and perhaps those of bytes above it.
  @inline(__always)
  private static func zeros(_ eight: UInt64) -> UInt64 {
    (eight &- 0x0101_0101_0101_0101) & ~eight & 0x8080_8080_8080_8080
  }
}

extension String {
  /// Lends the bytes of a text without counting a reference to it.
  @inline(__always)
  func lend(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil { Array(utf8).withUnsafeBufferPointer(body) }
  }
}
