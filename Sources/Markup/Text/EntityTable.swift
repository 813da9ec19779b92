/// The named characters of HTML, ready to be looked up; read from `entityList` when the first one is needed.
struct EntityTable: Sendable {
  static let html = EntityTable(entityList)

  struct Entity: Sendable {
    let name: Range<Int>
    let first: Unicode.Scalar
    let second: Unicode.Scalar?
    /// Whether HTML, for old pages' sake, understands the name without its semicolon.
    let worksBare: Bool
  }

  /// The longest name is `CounterClockwiseContourIntegral`.
  static let longestName = 31
  /// The longest name that works without a semicolon; `Agrave` is one.
  static let longestBareName = 6

  private let bytes: [UInt8]
  private let entities: [Entity]

  init(_ list: StaticString) {
    bytes = list.withUTF8Buffer(Array.init)
    entities = bytes.split(separator: UInt8(ascii: " ")).compactMap(Entity.init)
  }

  /// The entity called `source[name]`; names are told apart by capitals.
  func entity(named name: Range<Int>, in source: [UInt8]) -> Entity? {
    var low = 0
    var high = entities.count
    while low < high {
      let middle = (low + high) / 2
      let candidate = bytes[entities[middle].name]
      if candidate.elementsEqual(source[name]) { return entities[middle] }
      if candidate.lexicographicallyPrecedes(source[name]) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension EntityTable.Entity {
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")), equals > line.startIndex else { return nil }
    worksBare = line[equals - 1] == UInt8(ascii: "!")
    name = line.startIndex..<(worksBare ? equals - 1 : equals)
    let values = line[(equals + 1)...].split(separator: UInt8(ascii: "+")).compactMap { digits in
      UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    }
    guard let first = values.first else { return nil }
    self.first = first
    second = values.dropFirst().first
  }
}
