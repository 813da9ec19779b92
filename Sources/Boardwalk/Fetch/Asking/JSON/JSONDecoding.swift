import Foundation

/// Decodes one value of a reply, as Foundation's `JSONDecoder` does and several times as fast: nothing is copied, and an object's
/// members are looked for where they stand.
///
/// What it cannot answer to the letter as that does is an oddity, and then that one decodes the reply.
final class JSONDecoding: Decoder {
  let reading: JSONReading
  /// Nil for a value that is not there and reads as null.
  let place: Int?
  private let parent: JSONDecoding?
  private let key: (any CodingKey)?

  init(_ reading: JSONReading, at place: Int?, in parent: JSONDecoding? = nil, under key: (any CodingKey)? = nil) {
    self.reading = reading
    self.place = place
    self.parent = parent
    self.key = key
  }

  var codingPath: [any CodingKey] { (parent?.codingPath ?? []) + [key].compactMap { $0 } }
  var userInfo: [CodingUserInfoKey: Any] { reading.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let place, kind == .object || kind == .oddlyNamedObject else { throw other(than: [String: Any].self) }
    return KeyedDecodingContainer(try JSONMembers<Key>(of: self, at: place))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let place, kind == .list else { throw other(than: [Any].self) }
    return JSONItems(of: self, at: place)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension JSONDecoding {
  var kind: JSONOutline.Kind { place.map(reading.kind) ?? .null }

  /// What stands at a place below this value.
  func value<Value: Decodable>(_ type: Value.Type, at place: Int, under key: some CodingKey) throws -> Value {
    // Most values are texts, which need no decoder of their own.
    if type == WireText.self, let text = try reading.scalar(at: place) {
      // It is of that very type; a cast would ask the runtime for that anew with each text.
      return unsafeBitCast(WireText(text), to: type)
    }
    return try JSONDecoding(reading, at: place, in: self, under: key).decode(type)
  }

  /// The scalar that is here; nil for null, and for a list or an object.
  func scalar() throws -> String? { try place.flatMap(reading.scalar) }

  private func other(than type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "It is of another kind.")
    return kind == .null && type != Bool.self ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension JSONDecoding: SingleValueDecodingContainer {
  func decodeNil() -> Bool { kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == WireText.self || type == WireTexts.self { return try Value(from: self) }
    if Self.scalars.contains(where: { $0 == type }), let value = try scalar(type) as? Value { return value }
    guard !Self.othersOfFoundation.contains(where: { $0 == type }) else { throw reading.oddity() }
    return try Value(from: self)
  }

  /// Nil for a type that is no scalar, or none that replies are read as.
  private func scalar(_ type: Any.Type) throws -> Any? {
    if type == String.self {
      guard let place, kind == .plainText || kind == .otherText else { throw other(than: type) }
      return try reading.text(at: place)
    }
    if type == Bool.self {
      guard kind == .yes || kind == .no else { throw other(than: type) }
      return kind == .yes
    }
    guard type == Double.self || type == Int.self else { return nil }
    guard let place, kind == .number else { throw other(than: type) }
    if type == Double.self { return try reading.number(at: place) }
    // `34.0` is a whole number as well.
    guard let number = Int(try reading.figures(at: place)) else { throw reading.oddity() }
    return number
  }

  private static let scalars: [Any.Type] = [String.self, Bool.self, Double.self, Int.self]

  /// Types that Foundation's decoder does not let decode themselves, or that would ask here for themselves.
  private static let othersOfFoundation: [Any.Type] = [
    Data.self, Date.self, Decimal.self, Float.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self,
    UInt8.self,
    UInt16.self, UInt32.self, UInt64.self, URL.self,
  ]
}
