import Testing

@testable import Boardwalk

@Suite("Hashes that are written down")
struct StableHashTests {
  @Test("They are those of FNV-1a, finished as MurmurHash3 does", arguments: ["", "a", "engineer", "Zürich"])
  func specified(_ text: String) {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    for factor: UInt64 in [0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53] { hash = (hash ^ (hash >> 33)) &* factor }
    #expect(StableHash.of(text.utf8) == hash ^ (hash >> 33))
  }

  @Test(
    "Two texts have the hashes that each has alone", arguments: [(0, 0), (0, 9), (9, 0), (7, 7), (3, 400), (400, 3)])
  func pairs(_ first: Int, _ second: Int) {
    let (one, other) = ([UInt8](repeating: 0x6A, count: first), [UInt8](repeating: 0x62, count: second))
    let both = StableHash.of(one[...], and: other[...])
    #expect(both.first == StableHash.of(one) && both.second == StableHash.of(other))
  }
}
