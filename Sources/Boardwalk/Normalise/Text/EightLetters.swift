/// Eight bytes of a text, looked at together for the end of a word. Most words are shorter, so that no branch depends on how long
/// one is: a processor guesses that wrong for every other word, and that took half the time of finding words.
struct EightLetters {
  private let bytes: UInt64

  /// How many there are.
  static let count = 8
  /// What follows a text so that eight bytes can be read from any of its places: no letters.
  static let room = [UInt8](repeating: 0x20, count: count)

  /// The bytes from `start` on, which can be read.
  @inline(__always)
  init(at start: UnsafeRawPointer) {
    bytes = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
  }

  /// Less than eight bytes, and spaces behind them.
  @inline(__always)
  init(spaced letters: UnsafeBufferPointer<UInt8>) {
    var bytes: UInt64 = 0
    for letter in letters.reversed() { bytes = bytes << 8 | UInt64(letter ^ 0x20) }
    self.bytes = bytes ^ Self.ones &* 0x20
  }

  /// The first of them as they are, and nought for the others.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 { bytes & (UInt64.max >> UInt64(truncatingIfNeeded: 64 - 8 * count)) }

  /// How many small letters and digits of ASCII they begin with.
  @inline(__always)
  private var letters: Int {
    let areLetters = reach(0x61) & ~reach(0x7B) | reach(0x30) & ~reach(0x3A)
    return ((~areLetters | bytes) & Self.highBits).trailingZeroBitCount / 8
  }

  /// Whether a byte is not among them, nor one that differs from it in some bits only.
  ///
  /// - Parameter bits: those in which it may differ; `byte` has none of them.
  @inline(__always)
  func lack(_ byte: UInt8, ignoring bits: UInt8 = 0) -> Bool {
    let others = (bytes & ~(Self.ones &* UInt64(bits))) ^ Self.ones &* UInt64(byte)
    return (others &- Self.ones) & ~others & Self.highBits == 0
  }

  @inline(__always)
  var areASCII: Bool { bytes & Self.highBits == 0 }

  /// Whether surely all are of ASCII, and none is a control below the space.
  @inline(__always)
  var areText: Bool { ((bytes &- Self.ones &* 0x20) | bytes) & Self.highBits == 0 }

  /// Writes the letters and digits among them one after the other, capitals as small letters, and what is not ASCII as it is. Up
  /// to eight bytes are written, of which those that count come first.
  ///
  /// Every byte is written, and the next one over those that are no letters: which comes next nobody can guess.
  /// - Returns: how many count.
  @inline(__always)
  func copySmallLetters(to place: UnsafeMutablePointer<UInt8>) -> Int {
    let areCapitals = reach(0x41) & ~reach(0x5B) & ~bytes & Self.highBits
    let areOthers = reach(0x61) & ~reach(0x7B) | reach(0x30) & ~reach(0x3A) | bytes
    // A capital lacks one bit.
    var rest = bytes | areCapitals >> 2
    var counts = ((areCapitals | areOthers) & Self.highBits) >> 7
    var count = 0
    for _ in 0..<Self.count {
      place[count] = UInt8(truncatingIfNeeded: rest)
      count &+= Int(truncatingIfNeeded: counts & 1)
      rest >>= 8
      counts >>= 8
    }
    return count
  }

  /// The high bit of each byte whose other seven bits are those of `byte` or more.
  @inline(__always)
  private func reach(_ byte: UInt8) -> UInt64 { (bytes & ~Self.highBits) &+ Self.ones &* UInt64(0x80 - byte) }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
}

extension EightLetters {
  /// Where the small letters and digits end that begin at `start`. `room` follows the text.
  @inline(__always)
  static func end(of start: Int, in text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let base = text.baseAddress else { return start }
    var end = start
    while true {
      let letters = EightLetters(at: base + end).letters
      end += letters
      if letters < count { return end }
    }
  }
}
