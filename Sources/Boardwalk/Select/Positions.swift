/// Positions in `Board.jobs`, four bytes each: the lists of a board hold every job a dozen times.
public struct Positions: Sendable, Hashable {
  private var numbers: [Int32]

  public init() { numbers = [] }

  /// Appends a position unless it was appended last: a job may have one value twice.
  mutating func append(once position: Int) {
    if last != position { append(position) }
  }
}

extension Positions: RandomAccessCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
  public var startIndex: Int { 0 }
  public var endIndex: Int { numbers.count }

  public subscript(index: Int) -> Int { Int(numbers[index]) }

  public mutating func replaceSubrange(_ range: Range<Int>, with positions: some Collection<Int>) {
    numbers.replaceSubrange(range, with: positions.lazy.map { Int32($0) })
  }

  public mutating func append(_ position: Int) { numbers.append(Int32(position)) }

  public mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  public init(arrayLiteral positions: Int...) { self.init(positions) }
}
