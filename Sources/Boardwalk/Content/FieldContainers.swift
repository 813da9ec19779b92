/// The fields of a map, by the names of a type's properties.
struct FieldsOfMap<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: FieldDecoder
  let fields: [SettingsTree.Field]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { fields.compactMap { Key(stringValue: $0.name) } }

  func contains(_ key: Key) -> Bool { field(key) != nil }

  func decodeNil(forKey key: Key) -> Bool { field(key).map { $0.value.form == .empty } ?? true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try child(key).value(as: type) }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let field = field(key), field.value.form != .empty else { return nil }
    do {
      return try child(key).value(as: type)
    } catch is AlreadyRecorded {
      return nil
    }
  }

  func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) throws -> KeyedDecodingContainer<
    Inner
  > {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { child(key) }
}

extension FieldsOfMap {
  /// A key that takes any text is the key of a dictionary, whose names are the board's own and not properties.
  fileprivate var namesAreFree: Bool { Key(stringValue: "\u{0}") != nil }

  fileprivate func spelled(_ key: Key) -> String { namesAreFree ? key.stringValue : hyphenated(key.stringValue) }

  fileprivate func field(_ key: Key) -> SettingsTree.Field? {
    let name = spelled(key)
    // What is made up has the place of the map it is missing from.
    if !decoder.isMadeUp { decoder.log.ask(decoder.tree, for: name) }
    return fields.first { $0.name == name }
  }

  /// A missing field is said to be missing, and then made up.
  fileprivate func child(_ key: Key) -> FieldDecoder {
    let name = "`\(shortened(spelled(key)))`"
    if let field = field(key) {
      return FieldDecoder(tree: field.value, name: name, log: decoder.log, isMadeUp: decoder.isMadeUp)
    }
    decoder.record(Complaint("\(name) is missing"))
    return FieldDecoder(
      tree: SettingsTree(form: .empty, place: decoder.tree.place), name: name, log: decoder.log, isMadeUp: true)
  }
}

/// The items of a list, in its order.
struct ItemsOfList: UnkeyedDecodingContainer {
  let decoder: FieldDecoder
  let items: [SettingsTree]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  init(decoder: FieldDecoder, items: [SettingsTree]) {
    self.decoder = decoder
    self.items = items
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, items[currentIndex].form == .empty else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().value(as: type) }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> FieldDecoder {
    guard !isAtEnd else { throw Complaint("\(decoder.subject) has too few items") }
    defer { currentIndex += 1 }
    return FieldDecoder(
      tree: items[currentIndex], name: "item \(currentIndex + 1) of \(decoder.subject)", log: decoder.log,
      isMadeUp: decoder.isMadeUp)
  }
}

/// A value on its own, for types that choose by its form.
struct SingleValue: SingleValueDecodingContainer {
  let decoder: FieldDecoder
  var codingPath: [any CodingKey] { [] }

  init(decoder: FieldDecoder) {
    var decoder = decoder
    decoder.isTrial = true
    self.decoder = decoder
  }

  func decodeNil() -> Bool { decoder.tree.form == .empty }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(as: type) }
}

/// `salaryMin` as a file spells it: `salary-min`; `baseURL` is `base-url`.
func hyphenated(_ property: String) -> String {
  let letters = Array(property.utf8)
  var name: [UInt8] = []
  for (index, letter) in letters.enumerated() {
    if letter.smallLetter != letter, index > 0 {
      let isWordsFirst = index + 1 < letters.count && (0x61...0x7A).contains(letters[index + 1])
      if letters[index - 1].smallLetter == letters[index - 1] || isWordsFirst { name.append(UInt8(ascii: "-")) }
    }
    name.append(letter.smallLetter)
  }
  return String(decoding: name, as: UTF8.self)
}
