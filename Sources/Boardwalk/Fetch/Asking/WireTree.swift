/// JSON of any shape, for formats in which one thing may be written in many: a text, an object, a list of either.
indirect enum WireTree: Decodable, Sendable {
  case scalar(WireText)
  case list([WireTree])
  case object([String: WireTree])

  /// Texts are tried first: most values are, and each wrong guess costs an error.
  init(from decoder: any Decoder) throws {
    let text = WireText(try WireText.scalar(in: decoder))
    if text.text != nil {
      self = .scalar(text)
    } else if let members = try Self.read([String: WireTree].self, from: decoder) {
      self = .object(members)
    } else if let items = try Self.read([WireTree].self, from: decoder) {
      self = .list(items)
    } else {
      self = .scalar(text)
    }
  }

  /// Nil when the value is of another kind.
  private static func read<Value: Decodable>(_ type: Value.Type, from decoder: any Decoder) throws -> Value? {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return nil }
    do {
      return try container.decode(Value.self)
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// A member of an object; of a list, the member of its first object.
  subscript(name: String) -> WireTree? {
    switch self {
    case .object(let members): members[name]
    case .list(let items): items.lazy.compactMap { $0[name] }.first
    case .scalar: nil
    }
  }

  /// The items of a list; anything else is a list of one.
  var items: [WireTree] {
    switch self {
    case .list(let items): items
    case .object: [self]
    case .scalar(let scalar): scalar.text.filled == nil ? [] : [self]
    }
  }

  /// The text, the first of a list that says something, or the `name` of an object.
  var text: String? {
    switch self {
    case .scalar(let scalar): scalar.text.filled
    case .list(let items): items.lazy.compactMap(\.text).first
    case .object(let members): members["name"]?.text
    }
  }

  /// Every text of a list.
  var texts: [String] { items.compactMap(\.text) }
}
