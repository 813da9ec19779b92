/// A few bytes that end a run of others, looked for eight at a time.
struct StopBytes {
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64
  /// The highest bit of each byte where control characters count as well.
  private let controls: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// - Parameter orControl: whether every byte below a space is one of them.
  init(_ first: UInt8, _ second: UInt8, _ third: UInt8, orControl: Bool = false) {
    self.first = UInt64(first) * StopBytes.ones
    self.second = UInt64(second) * StopBytes.ones
    self.third = UInt64(third) * StopBytes.ones
    controls = orControl ? StopBytes.tops : 0
  }

  /// The place of the first of them from a place on; the number of bytes when there is none.
  @inline(__always)
  func first(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place + 8 <= bytes.count {
      let found = stops(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < bytes.count, stops(UInt64(bytes[place])) & 0x80 == 0 { place += 1 }
    return place
  }

  /// The highest bit of the first byte that is one of them, perhaps with some above it.
  @inline(__always)
  private func stops(_ eight: UInt64) -> UInt64 {
    (StopBytes.zeros(eight ^ first) | StopBytes.zeros(eight ^ second) | StopBytes.zeros(eight ^ third)
      | (eight &- 0x2020_2020_2020_2020) & ~eight & controls)
  }

  /// Where a byte is zero its highest bit, and perhaps those of bytes above it.
  @inline(__always)
  private static func zeros(_ eight: UInt64) -> UInt64 { (eight &- ones) & ~eight & tops }
}
