import Testing

@testable import Boardwalk

@Suite("Numbers as short texts")
struct NumberCodeTests {
  private func code(_ numbers: [UInt32], from first: UInt32 = 0) -> String {
    var bytes: [UInt8] = []
    NumberCode.append(numbers, from: first, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "Each set has the shortest of three forms",
    arguments: [
      ([], 0, "."), ([0], 0, ".A"), ([32], 0, ".gB"), ([10, 11, 44], 10, ".AAgB"), ([0, 1, 2], 0, ":H"),
      ([102, 103, 104, 105, 106, 107, 108, 109, 140], 100, "~CIeB"), ([0, 2, 4, 6, 8, 10], 0, ":VV"),
    ] as [([UInt32], UInt32, String)])
  func forms(_ numbers: [UInt32], _ first: UInt32, _ expected: String) {
    #expect(code(numbers, from: first) == expected)
    #expect(IndexReader.numbers(expected, from: Int(first)) == numbers.map { Int($0) })
  }

  @Test("Every set comes back, and is never longer than six numbers a letter")
  func roundTrip() {
    var dice = Dice(seed: 61)
    for _ in 0..<600 {
      let (width, odds) = (1 + dice.below(3000), 1 + dice.below(40))
      let first = UInt32(dice.below(2) * dice.below(1_000_000))
      var isIn = false
      let numbers = (0..<UInt32(width)).filter { _ in
        if dice.below(odds) == 0 { isIn.toggle() }
        return odds % 2 == 0 ? isIn : dice.below(odds) == 0
      }.map { $0 + first }
      let code = code(numbers, from: first)
      #expect(IndexReader.numbers(code, from: Int(first)) == numbers.map { Int($0) })
      #expect(code.utf8.count <= width / 6 + 2)
    }
  }

  @Test("A number with a sign says so in its lowest bit")
  func signed() {
    var bytes: [UInt8] = []
    for number in [0, -1, 1, -2, 2, 32] { NumberCode.append(signed: number, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "ABCDEgC")
  }
}
