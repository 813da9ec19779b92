/// The members of an object. Of two with one name the first counts.
struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoding: JSONDecoding
  private let first: Int
  private let end: Int
  /// The places of all members by name, where there are many or where names are not plain.
  private var places: [String: Int]?

  /// So many are quicker looked through than put in order.
  private static var few: Int { 48 }

  init(of decoding: JSONDecoding, at place: Int) throws {
    self.decoding = decoding
    let object = decoding.reading.outline.values[place]
    first = place + 1
    end = Int(object.end)
    guard object.kind == .oddlyNamedObject || object.start > Self.few else { return }
    var places: [String: Int] = [:]
    for place in names {
      let name = try decoding.reading.text(at: place)
      if places[name] == nil { places[name] = place + 1 }
    }
    self.places = places
  }

  var codingPath: [any CodingKey] { decoding.codingPath }

  var allKeys: [Key] {
    if let places { return places.keys.compactMap { Key(stringValue: $0) } }
    let reading = decoding.reading
    // Plain texts can always be read.
    return names.compactMap { place in
      let name = reading.outline.values[place]
      return Key(stringValue: String(decoding: reading.outline.bytes[Int(name.start)..<Int(name.end)], as: UTF8.self))
    }
  }

  func contains(_ key: Key) -> Bool { place(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { decoding.reading.kind(at: try member(key)) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoding.value(type, at: try member(key), under: key)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let place = place(of: key), decoding.reading.kind(at: place) != .null else { return nil }
    return try decoding.value(type, at: place, under: key)
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) throws -> KeyedDecodingContainer<
    Inner
  > {
    try inner(try member(key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(try member(key), key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { throw decoding.reading.oddity() }

  func superDecoder(forKey key: Key) throws -> any Decoder { inner(place(of: key), key) }
}

extension JSONMembers {
  private func inner(_ place: Int?, _ key: Key) -> JSONDecoding {
    JSONDecoding(decoding.reading, at: place, in: decoding, under: key)
  }

  private func member(_ key: Key) throws -> Int {
    if let place = place(of: key) { return place }
    throw DecodingError.keyNotFound(
      key, DecodingError.Context(codingPath: codingPath, debugDescription: "It is missing."))
  }

  /// The places of the members' names.
  private var names: [Int] {
    var names: [Int] = []
    var place = first
    while place < end {
      names.append(place)
      place = decoding.reading.outline.place(behind: place + 1)
    }
    return names
  }

  /// The place of what a name names.
  private func place(of key: Key) -> Int? {
    var wanted = key.stringValue
    if let places { return places[wanted] }
    return wanted.withUTF8 { decoding.reading.outline.place(of: $0, in: first..<end) }
  }
}
