/// A value with the place it was written at, for what can only be judged later.
struct Written<Value: Decodable>: Decodable {
  var value: Value
  var place: SettingsTree.Place
  /// The first line of the text itself, which may begin below its field's name.
  var textLine: Int

  init(from decoder: any Decoder) throws {
    guard let field = decoder as? FieldDecoder else {
      value = try decoder.singleValueContainer().decode(Value.self)
      place = SettingsTree.Place(1, 1)
      textLine = 1
      return
    }
    value = try field.value(as: Value.self)
    place = field.tree.place
    textLine = place.line
    if case .text(let text) = field.tree.form, text.style == .block { textLine += 1 }
  }
}

/// One text, or a list of them: `category: 2210` and `category: [2210, 1550]`.
struct OneOrMany<Element: Decodable>: Decodable {
  var all: [Element]

  init(from decoder: any Decoder) throws {
    if let field = decoder as? FieldDecoder, case .text = field.tree.form {
      all = [try field.value(as: Element.self)]
    } else if let field = decoder as? FieldDecoder, case .map = field.tree.form {
      try field.refuseOneOrMany()
      all = []
    } else {
      all = try [Element](from: decoder)
    }
  }
}

extension OneOrMany: Sendable where Element: Sendable {}
extension Written: Sendable where Value: Sendable {}

/// An item of a list that does not take the items after it down with it; what is wrong with it is in the log.
struct IfReadable<Value: Decodable>: Decodable {
  var value: Value?

  init(from decoder: any Decoder) throws {
    guard let field = decoder as? FieldDecoder else {
      value = try decoder.singleValueContainer().decode(Value.self)
      return
    }
    do {
      value = try field.value(as: Value.self)
    } catch is AlreadyRecorded {
      value = nil
    }
  }
}

extension Written {
  /// A finding at the place of the value.
  func finding(_ severity: Diagnostic.Severity, in file: String, _ message: String, hint: String? = nil) -> Diagnostic {
    Diagnostic(severity, at: .file(file, line: place.line, column: place.column), message, hint: hint)
  }
}
