/// XXH64, a hash of many bytes at the speed of memory: tells whether a file is the one that was written. Not for secrets.
///
/// As in the specification of xxHash (github.com/Cyan4973/xxHash, doc/xxhash_spec.md), with seed 0.
struct XXH64 {
  /// Bytes are taken in stripes of this many.
  static let stripe = 32

  private var first = prime1 &+ prime2
  private var second = prime2
  private var third: UInt64 = 0
  private var fourth = 0 &- prime1
  private var taken = 0
  /// What was left of the last bytes taken.
  private var rest: [UInt8] = []

  /// The hash of some bytes.
  static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = XXH64()
    bytes.withUnsafeBytes { hash.take($0) }
    return hash.value
  }

  /// Takes the next bytes: whole stripes, but for the last time.
  mutating func take(_ bytes: UnsafeRawBufferPointer) {
    let whole = bytes.count / Self.stripe * Self.stripe
    var (one, two, three, four) = (first, second, third, fourth)
    for offset in Swift.stride(from: 0, to: whole, by: Self.stripe) {
      one = Self.round(one, bytes.word(at: offset))
      two = Self.round(two, bytes.word(at: offset + 8))
      three = Self.round(three, bytes.word(at: offset + 16))
      four = Self.round(four, bytes.word(at: offset + 24))
    }
    (first, second, third, fourth) = (one, two, three, four)
    taken += whole
    rest = Array(bytes[whole...])
  }

  /// The hash of all that was taken.
  var value: UInt64 {
    var hash = (taken == 0 ? prime5 : converged) &+ UInt64(truncatingIfNeeded: taken + rest.count)
    rest.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        hash = (hash ^ Self.round(0, bytes.word(at: offset))).rotated(27) &* prime1 &+ prime4
        offset += 8
      }
      if offset + 4 <= bytes.count {
        let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        hash = (hash ^ UInt64(half) &* prime1).rotated(23) &* prime2 &+ prime3
        offset += 4
      }
      for byte in bytes[offset...] { hash = (hash ^ UInt64(byte) &* prime5).rotated(11) &* prime1 }
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

extension XXH64 {
  private var converged: UInt64 {
    let sum = first.rotated(1) &+ second.rotated(7) &+ third.rotated(12) &+ fourth.rotated(18)
    return [first, second, third, fourth].reduce(sum) { ($0 ^ Self.round(0, $1)) &* prime1 &+ prime4 }
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    (lane &+ word &* prime2).rotated(31) &* prime1
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func rotated(_ bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }

  /// Sixteen hexadecimal digits.
  var hex: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Reads `hex` back.
  init?(hex text: some StringProtocol) {
    guard text.utf8.count == 16, text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let value = UInt64(text, radix: 16)
    else { return nil }
    self = value
  }
}
