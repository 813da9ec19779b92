/// The items of a list, in its order.
struct JSONItems: UnkeyedDecodingContainer {
  private let decoding: JSONDecoding
  private var place: Int
  private let end: Int
  private(set) var currentIndex = 0

  init(of decoding: JSONDecoding, at place: Int) {
    self.decoding = decoding
    self.place = place + 1
    end = Int(decoding.reading.outline.values[place].end)
  }

  var codingPath: [any CodingKey] { decoding.codingPath }
  /// Not known before the end.
  var count: Int? { nil }
  var isAtEnd: Bool { place >= end }

  mutating func decodeNil() throws -> Bool {
    guard try kind() == .null else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    _ = try kind()
    let value = try decoding.value(type, at: place, under: ItemKey(index: currentIndex))
    advance()
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    _ = try kind()
    defer { advance() }
    return JSONDecoding(decoding.reading, at: place, in: decoding, under: ItemKey(index: currentIndex))
  }

  /// What comes next; throws at the end.
  private func kind() throws -> JSONOutline.Kind {
    guard !isAtEnd else { throw decoding.reading.oddity() }
    return decoding.reading.kind(at: place)
  }

  private mutating func advance() {
    place = decoding.reading.outline.place(behind: place)
    currentIndex += 1
  }
}

/// The place of an item in its list.
private struct ItemKey: CodingKey {
  let index: Int

  var intValue: Int? { index }
  var stringValue: String { "Index \(index)" }

  init(index: Int) { self.index = index }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { index = intValue }
}
