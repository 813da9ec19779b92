/// What a `NumberCode` says, as ranges. A code from a stranger may name more numbers than fit into memory.
struct NumberRanges {
  private var ranges: [ClosedRange<Int>] = []

  /// Far more numbers than a board gives in a century.
  private static let highest = 1 << 40

  /// Nil when it is no code.
  init?(_ code: String, from first: Int) {
    guard (0...Self.highest).contains(first), let form = code.utf8.first,
      let numbers = Self.numbers(code.utf8.dropFirst(), areBits: form == UInt8(ascii: ":"))
    else { return nil }
    var next = first
    switch form {
    case UInt8(ascii: "."):
      for gap in numbers {
        add(next + gap, 1)
        next += gap + 1
      }
    case UInt8(ascii: "~"):
      for (index, length) in numbers.enumerated() {
        if index % 2 == 1 { add(next, length) }
        next += length
      }
    case UInt8(ascii: ":"):
      for bits in numbers {
        for bit in 0..<6 where bits >> bit & 1 == 1 { add(next + bit, 1) }
        next += 6
      }
    default: return nil
    }
  }

  func contains(_ number: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(number)
  }

  private mutating func add(_ first: Int, _ count: Int) {
    guard count > 0 else { return }
    if let last = ranges.last, last.upperBound + 1 == first {
      ranges[ranges.count - 1] = last.lowerBound...(first + count - 1)
    } else {
      ranges.append(first...(first + count - 1))
    }
  }

  /// The numbers as they are written; nil for another letter, or a number that no board has.
  private static func numbers(_ letters: Substring.UTF8View, areBits: Bool) -> [Int]? {
    var numbers: [Int] = []
    var (rest, shift) = (0, 0)
    for letter in letters {
      guard let value = NumberCode.letters.firstIndex(of: letter), shift <= 25 else { return nil }
      rest |= (areBits ? value : value & 31) << shift
      shift += 5
      if areBits || value < 32 {
        numbers.append(rest)
        (rest, shift) = (0, 0)
      }
    }
    return shift == 0 ? numbers : nil
  }
}
