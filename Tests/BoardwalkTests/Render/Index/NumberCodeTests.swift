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
    "Each set has the shorter of two forms, and gaps are divided as long as they are",
    arguments: [
      ([], 0, "!"), ([0], 0, "!B"), ([32], 0, "*CA"), ([10, 11, 44], 10, "(RAB"), ([0, 1, 2], 0, "!H"),
      ([102, 103, 104, 105, 106, 107, 108, 109, 140], 100, "~CIeB"), ([0, 2, 4, 6, 8, 10], 0, "!VV"),
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
      let ranges = NumberRanges(code, from: Int(first))
      let read = (Int(first)..<Int(first) + width + 7).filter { ranges?.contains($0) == true }
      #expect(read == numbers.map { Int($0) })
    }
  }

  @Test(
    "The sets of other boards are read, those of version 2 too",
    arguments: [
      (".AAgB", [10, 11, 44]), (":H", [10, 11, 12]), ("~CIeB", Array(12...19) + [50]), ("(RAB", [10, 11, 44]),
      ("!", []),
    ] as [(String, [Int])])
  func others(_ code: String, _ expected: [Int]) throws {
    let ranges = try #require(NumberRanges(code, from: 10))
    #expect((0...100).filter(ranges.contains) == expected)
  }

  @Test("What is no set is none", arguments: ["", "A", "!é", "~ABC ", ".g", "#B"])
  func noSet(_ code: String) { #expect(NumberRanges(code, from: 0) == nil) }

  @Test("No number is too large to be read, whatever a stranger writes")
  func endless() {
    let large = String(repeating: "__________P", count: 2000)
    #expect(NumberRanges("~" + large, from: 0) == nil)
    #expect(NumberRanges("." + large, from: 0) == nil)
    #expect(NumberRanges("|" + String(repeating: "A", count: 2000) + "g", from: 0) != nil)
    #expect(NumberCode.sums(large.utf8)?.count == 2000)
    #expect(NumberCode.sums("___________A".utf8) == nil)
  }

  @Test("Sets of numbers as rare as can be take few letters")
  func rare() {
    for number in [0, 1, 1 << 15, 1 << 20, 1 << 24] as [UInt32] {
      #expect(code([number]).utf8.count < 100)
      #expect(IndexReader.numbers(code([number])) == [Int(number)])
    }
  }

  @Test("A number with a sign says so in its lowest bit")
  func signed() {
    var bytes: [UInt8] = []
    for number in [0, -1, 1, -2, 2, 32] { NumberCode.append(signed: number, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "ABCDEgC")
  }
}
