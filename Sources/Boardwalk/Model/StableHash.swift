/// A hash that is the same on every machine and in every year, for what is written down: short ids in paths, words in
/// the store, whether bytes changed. Swift's own `Hasher` changes with every run.
///
/// FNV-1a of 64 bits (draft-eastlake-fnv), finished with MurmurHash3's `fmix64` so that every bit of the
/// result depends on every byte. Not for secrets: anybody can find two texts with one hash.
struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    hash.take(bytes)
    return hash.value
  }

  /// Takes the next byte.
  @inline(__always)
  mutating func take(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Takes the next bytes. A text's lie side by side, and are read ten times as fast so.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    let isTaken: Void? = bytes.withContiguousStorageIfAvailable { for byte in $0 { take(byte) } }
    if isTaken == nil { for byte in bytes { take(byte) } }
  }

  /// The hash of all that was taken.
  var value: UInt64 {
    var hash = state
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash >> 33)
  }
}

extension StableHash {
  /// The hashes of two texts. Each byte waits for the one before it, so that two texts take no longer than one.
  static func of(_ first: ArraySlice<UInt8>, and second: ArraySlice<UInt8>) -> (first: UInt64, second: UInt64) {
    var hashes = (first: StableHash(), second: StableHash())
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        let both = min(first.count, second.count)
        for index in 0..<both {
          hashes.first.take(first[index])
          hashes.second.take(second[index])
        }
        for byte in first[both...] { hashes.first.take(byte) }
        for byte in second[both...] { hashes.second.take(byte) }
      }
    }
    return (hashes.first.value, hashes.second.value)
  }
}
