/// Rows of numbers, one after the other in one piece of memory.
struct NumberRows: Sendable {
  private var numbers: [Int32] = []
  private var ends: [Int32] = [0]

  var count: Int { ends.count - 1 }

  subscript(row: Int) -> ArraySlice<Int32> { numbers[range(of: row)] }

  /// Where a row lies among all numbers.
  func range(of row: Int) -> Range<Int> { Int(ends[row])..<Int(ends[row + 1]) }

  /// All rows as they lie.
  func withUnsafeNumbers<Result>(_ body: (UnsafeBufferPointer<Int32>) -> Result) -> Result {
    numbers.withUnsafeBufferPointer(body)
  }

  init() {}

  /// Rows that are there already.
  init(_ rows: some Sequence<Positions>) {
    for row in rows {
      numbers += row.lazy.map { Int32($0) }
      endRow()
    }
  }

  /// Adds a number to the row at hand.
  mutating func append(_ number: Int32) { numbers.append(number) }

  /// The row at hand is whole.
  mutating func endRow() { ends.append(Int32(numbers.count)) }

  mutating func sortRows(by isBefore: (Int32, Int32) -> Bool) {
    let (ends, count) = (ends, count)
    numbers.withUnsafeMutableBufferPointer { numbers in
      for row in 0..<count { numbers[Int(ends[row])..<Int(ends[row + 1])].sort(by: isBefore) }
    }
  }

  /// For each number below `limit` the rows that have it, ascending.
  func transposed(below limit: Int) -> NumberRows {
    var counts = [Int32](repeating: 0, count: limit)
    for number in numbers { counts[Int(number)] += 1 }
    return transposed(counts)
  }

  /// For each number the rows that have it, ascending.
  ///
  /// - Parameter counts: how many rows have each number.
  func transposed(_ counts: [Int32]) -> NumberRows {
    var turned = NumberRows()
    turned.numbers = [Int32](repeating: 0, count: numbers.count)
    for count in counts { turned.ends.append(turned.ends[turned.ends.count - 1] + count) }
    var next = turned.ends
    for row in 0..<count {
      for number in self[row] {
        turned.numbers[Int(next[Int(number)])] = Int32(row)
        next[Int(number)] += 1
      }
    }
    return turned
  }
}
