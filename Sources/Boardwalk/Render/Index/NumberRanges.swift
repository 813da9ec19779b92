/// What a `NumberCode` says, as ranges. A code from a stranger may name more numbers than fit into memory.
///
/// The sets of version 2 of the index are read, too: `.` and the gap before each number as a number; `:` and six numbers a
/// letter, which is what gaps are of which no bit is written as it is.
struct NumberRanges {
  private var ranges: [ClosedRange<Int>] = []

  /// Far more numbers than a board gives in a century.
  private static let highest = 1 << 40

  /// Nil when it is no code.
  init?(_ code: String, from first: Int) {
    guard (0...Self.highest).contains(first), let form = code.utf8.first else { return nil }
    let letters = code.utf8.dropFirst()
    let low = form == UInt8(ascii: ":") ? 0 : NumberCode.signs.firstIndex(of: form)
    if let low {
      guard addGaps(letters, low, from: first) else { return nil }
    } else {
      guard let numbers = NumberCode.numbers(letters) else { return nil }
      var next = first
      switch form {
      case UInt8(ascii: "."):
        for gap in numbers {
          add(next + gap, 1)
          next += gap + 1
          guard next <= Self.highest else { return nil }
        }
      case UInt8(ascii: "~"):
        for (index, length) in numbers.enumerated() {
          if index % 2 == 1 { add(next, length) }
          next += length
          guard next <= Self.highest else { return nil }
        }
      default: return nil
      }
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

  /// Adds the numbers whose gaps are written as bits, `low` of them as they are. False when a letter is none.
  private mutating func addGaps(_ letters: Substring.UTF8View, _ low: Int, from first: Int) -> Bool {
    var next = first
    /// Bits of a gap that are still to come; nil while its multiples are counted.
    var left: Int?
    for letter in letters {
      guard let bits = NumberCode.letters.firstIndex(of: letter) else { return false }
      for bit in 0..<6 {
        let one = bits >> bit & 1
        if let rest = left {
          next += one << (low - rest)
          left = rest - 1
        } else if one == 1 {
          left = low
        } else {
          next += 1 << low
        }
        guard left == 0 else { continue }
        add(next, 1)
        next += 1
        left = nil
      }
    }
    return true
  }
}

extension NumberCode {
  /// What a text of numbers says; nil for another letter, or a number that no board has.
  static func numbers(_ text: some Sequence<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    var (rest, shift) = (0, 0)
    for letter in text {
      guard let value = letters.firstIndex(of: letter), shift <= 50 else { return nil }
      rest |= (value & 31) << shift
      shift += 5
      if value < 32 {
        numbers.append(rest)
        (rest, shift) = (0, 0)
      }
    }
    return shift == 0 ? numbers : nil
  }

  /// What a text of differences with a sign says.
  static func sums(_ text: some Sequence<UInt8>) -> [Int]? {
    guard let steps = numbers(text) else { return nil }
    var sum = 0
    return steps.map { step in
      // A stranger's differences may lead beyond all numbers.
      sum &+= step % 2 == 1 ? -(step + 1) / 2 : step / 2
      return sum
    }
  }
}
