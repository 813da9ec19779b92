/// Decodes one value of a settings tree.
///
/// What is wrong with a field goes to the log, and a made-up value takes its place, so that the fields after it are
/// looked at as well.
struct FieldDecoder: Decoder {
  let tree: SettingsTree
  /// How findings call it: `` `radius` ``, ``item 2 of `skills` ``. Nil for a whole file.
  let name: String?
  let log: DecodingLog
  /// Stands for a field that is missing, which was said already.
  var isMadeUp = false
  /// Whether the type may want to try another form after this one: then a wrong form is thrown and not recorded.
  var isTrial = false
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let fields = try fields() else {
      var madeUp = self
      madeUp.isMadeUp = true
      return KeyedDecodingContainer(FieldsOfMap<Key>(decoder: madeUp, fields: []))
    }
    return KeyedDecodingContainer(FieldsOfMap<Key>(decoder: self, fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { ItemsOfList(decoder: self, items: try items()) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleValue(decoder: self) }

  /// The value as `Value`, or the reason why not, in the log.
  func value<Value: Decodable>(as type: Value.Type) throws -> Value {
    if let type = Value.self as? any ScalarSetting.Type, let value = try scalar(type) as? Value { return value }
    if let type = Value.self as? any (CaseIterable & RawRepresentable & Sendable).Type,
      let value = try choice(of: type) as? Value
    {
      return value
    }
    do {
      return try Value(from: self)
    } catch {
      if !isMadeUp { log.abandon(tree) }
      if isTrial { throw error }
      record(error)
      throw AlreadyRecorded()
    }
  }

  /// Says once what is wrong with this value; throws it instead while another form may be tried.
  func refuse(_ complaint: Complaint) throws {
    if isTrial { throw Complaint(complaint.message, hint: complaint.hint, at: complaint.place ?? tree.place) }
    record(complaint)
  }

  func record(_ error: any Error) {
    if !isMadeUp { log.record(error, at: tree.place) }
  }

  var subject: String { name ?? "this file" }
}

extension FieldDecoder {
  /// Nil when the value is no map, which was said.
  fileprivate func fields() throws -> [SettingsTree.Field]? {
    switch tree.form {
    case .map(let fields):
      log.open(tree)
      return fields
    case .empty: return []
    case .text, .list:
      try refuse(
        Complaint(
          "\(subject) must be a map of fields, not \(tree.kind)",
          hint: "write each field on a line of its own, indented: `name: value`"))
      return nil
    }
  }

  /// Says that a value is neither one value nor a list of them.
  func refuseOneOrMany() throws {
    try refuse(
      Complaint(
        "\(subject) must be one text or a list of them, not \(tree.kind)",
        hint: "write it as one text, `Hamburg, Germany`, or several on lines of their own after `- `"))
  }

  fileprivate func items() throws -> [SettingsTree] {
    switch tree.form {
    case .list(let items): return items
    case .empty: return []
    case .text:
      try refuse(
        Complaint(
          "\(subject) must be a list, not \(tree.kind)",
          hint: "write `[first, second]`, or each on a line of its own after `- `"))
      return []
    case .map(let fields):
      let first = fields.first.map { "`- \(shortened($0.name)):`" } ?? "`- `"
      try refuse(
        Complaint("\(subject) must be a list, not a map", hint: "write `- ` in front of each item, such as \(first)"))
      return []
    }
  }

  fileprivate func scalar<Value: ScalarSetting>(_ type: Value.Type) throws -> Value {
    switch tree.form {
    case .text(let text):
      if let value = Value(setting: text) {
        if let secret = value as? EnvironmentSecret { log.note(secret) }
        return value
      }
      if text.string.allSatisfy(\.isWhitespace) {
        let found = text.string.isEmpty ? "is empty" : "has only blanks in it"
        try refuse(
          Complaint("\(subject) \(found)", hint: Value.hint(for: text) ?? "write \(Value.expectation)"))
        break
      }
      let isSecret = Value.isSecret || namesUser(text.string)
      let found = isSecret ? "" : ", not `\(shortened(text.string))`"
      try refuse(Complaint("\(subject) must be \(Value.expectation)\(found)", hint: Value.hint(for: text)))
    case .empty:
      try refuse(
        Complaint(
          "\(subject) is empty", hint: "write a value, in quotes where it begins with #, or leave the line out"))
    case .list, .map:
      try refuse(Complaint("\(subject) must be \(Value.expectation), not \(tree.kind)"))
    }
    return Value.placeholder
  }

  /// Nil when the type's words are not texts, or it has none: then it decodes itself.
  fileprivate func choice<Value: CaseIterable & RawRepresentable>(of type: Value.Type) throws -> Value? {
    let choices = Value.allCases.compactMap { value in (value.rawValue as? String).map { (word: $0, value: value) } }
    guard let first = choices.first else { return nil }
    if case .text(let text) = tree.form, let choice = choices.first(where: { $0.word == text.string }) {
      return choice.value
    }
    let words = choices.map(\.word)
    var found = tree.kind
    var meant: String?
    if case .text(let text) = tree.form {
      found = "`\(shortened(text.string))`"
      meant = nearest(text.string, in: words).map { "did you mean `\($0)`?" }
    }
    try refuse(Complaint("\(subject) must be one of \(words.joined(separator: ", ")), not \(found)", hint: meant))
    return first.value
  }
}
