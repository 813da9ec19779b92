import Testing

@testable import Boardwalk

@Suite("XXH64")
struct XXH64Tests {
  /// Published vectors with seed 0; their lengths end in every branch.
  @Test(
    "The hash is xxHash's own",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("1234", 0xD831_6E61_D84F_6BA4), ("12345678", 0xD2D0_2F08_CF7C_FD4A),
      ("123456789012345", 0xC377_D78A_DE00_1A3C), ("1234567890123456", 0xB61C_33DC_6C59_F270),
      ("1234567890123456789012345678901", 0x8F36_7CB8_73A5_376E),
      ("12345678901234567890123456789012", 0x40FD_1AA5_2D98_274C),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
      ("The quick brown fox jumps over the lazy dog", 0x0B24_2D36_1FDA_71BC),
    ] as [(String, UInt64)])
  func vectors(text: String, hash: UInt64) {
    #expect(XXH64.of(Array(text.utf8)) == hash)
  }

  @Test("Bytes that come in pieces of whole stripes have the hash of all of them")
  func pieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for cut in stride(from: 0, through: 992, by: 32) {
      var hash = XXH64()
      bytes[..<cut].withUnsafeBytes { hash.take($0) }
      bytes[cut...].withUnsafeBytes { hash.take($0) }
      #expect(hash.value == XXH64.of(bytes))
    }
  }

  @Test("A hash is written as sixteen digits and read back from nothing else")
  func digits() {
    #expect(UInt64(0xAB).hex == "00000000000000ab")
    for value in [0, 1, .max, 0x0123_4567_89AB_CDEF] as [UInt64] { #expect(UInt64(hex: value.hex) == value) }
    for wrong in ["", "ab", "00000000000000AB", "+0000000000000ab", "00000000000000abc", "0x000000000000ab"] {
      #expect(UInt64(hex: wrong) == nil, "\(wrong)")
    }
  }
}
