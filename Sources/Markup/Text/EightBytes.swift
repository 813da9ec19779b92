/// Eight bytes of a text, looked at together: a text of a job has some thousands, and most of them are letters and single spaces.
struct EightBytes {
  private let bytes: UInt64

  /// How many there are.
  static let count = 8

  /// The bytes from `index` on, which must all be there.
  @inline(__always)
  init(of text: UnsafeBufferPointer<UInt8>, at index: Int) {
    bytes = UInt64(
      littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  private init(_ bytes: UInt64) { self.bytes = bytes }
}

extension EightBytes {
  /// Where the first such byte is; nil when it is not among them.
  @inline(__always)
  func firstIndex(of byte: UInt8) -> Int? { Self.index(of: noughts(byte)) }

  /// Where the first line feed or carriage return is.
  @inline(__always)
  var endOfLine: Int? { Self.index(of: noughts(0x0A) | noughts(0x0D)) }

  /// Whether all are visible ASCII or spaces, and none of them `&`, `<` or `>`.
  @inline(__always)
  var arePlain: Bool {
    let controls = (bytes &- Self.each(0x20)) & ~bytes & Self.each(0x80)
    // `<` and `>` differ in one bit.
    let brackets = EightBytes(bytes | Self.each(0x02)).noughts(0x3E)
    return (bytes & Self.each(0x80)) | controls | brackets | noughts(0x26) | noughts(0x7F) == 0
  }

  /// Whether at one place both have a space.
  @inline(__always)
  func sharesSpace(with other: EightBytes) -> Bool {
    EightBytes((bytes ^ Self.each(0x20)) | (other.bytes ^ Self.each(0x20))).noughts(0) != 0
  }

  /// The high bit of the first byte that is `byte`, and perhaps of some behind it.
  @inline(__always)
  private func noughts(_ byte: UInt8) -> UInt64 {
    let rest = bytes ^ Self.each(byte)
    return (rest &- Self.each(1)) & ~rest & Self.each(0x80)
  }

  @inline(__always)
  private static func index(of highBits: UInt64) -> Int? {
    highBits == 0 ? nil : highBits.trailingZeroBitCount / 8
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension [UInt8] {
  /// Where a byte stands first at or behind a place; their count when it does not.
  func place(of byte: UInt8, from start: Int) -> Int {
    withUnsafeBufferPointer { $0.place(of: byte, from: start) }
  }

  /// Where the line ends that `start` is in.
  func endOfLine(from start: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      bytes.place(from: start, inEight: \.endOfLine, isSuch: { $0 == 0x0A || $0 == 0x0D })
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first at or behind a place; their count when it does not.
  func place(of byte: UInt8, from start: Int) -> Int {
    place(from: start, inEight: { $0.firstIndex(of: byte) }, isSuch: { $0 == byte })
  }

  @inline(__always)
  fileprivate func place(from start: Int, inEight: (EightBytes) -> Int?, isSuch: (UInt8) -> Bool) -> Int {
    var index = start
    while index + EightBytes.count <= count {
      if let place = inEight(EightBytes(of: self, at: index)) { return index + place }
      index += EightBytes.count
    }
    while index < count, !isSuch(self[index]) { index += 1 }
    return index
  }
}
