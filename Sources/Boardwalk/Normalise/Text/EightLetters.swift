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

  /// The first of them as they are, and nought for the others.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 { bytes & (UInt64.max >> UInt64(truncatingIfNeeded: 64 - 8 * count)) }

  /// How many small letters and digits of ASCII they begin with.
  @inline(__always)
  private var letters: Int {
    let sevenBits = bytes & ~Self.highBits
    func reaches(_ byte: UInt8) -> UInt64 { sevenBits &+ Self.ones &* UInt64(0x80 - byte) }
    let areLetters = reaches(0x61) & ~reaches(0x7B) | reaches(0x30) & ~reaches(0x3A)
    return ((~areLetters | bytes) & Self.highBits).trailingZeroBitCount / 8
  }

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
