/// Positions by key. Nearly every key has one position, so only the others pay for a list.
struct DuplicateShelves {
  private var first: [UInt64: Int32] = [:]
  private var more: [UInt64: [Int32]] = [:]

  /// The positions at a key, in the order they came.
  subscript(_ key: UInt64) -> [Int] {
    guard let position = first[key] else { return [] }
    guard let others = more[key] else { return [Int(position)] }
    return [Int(position)] + others.map(Int.init)
  }

  func count(at key: UInt64) -> Int { first[key] == nil ? 0 : 1 + (more[key]?.count ?? 0) }

  /// Adds a position, once.
  mutating func put(_ position: Int, at key: UInt64) {
    let position = Int32(truncatingIfNeeded: position)
    guard let known = first[key] else {
      first[key] = position
      return
    }
    if known != position, more[key]?.contains(position) != true { more[key, default: []].append(position) }
  }
}
