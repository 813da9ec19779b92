/// What names are looked up in: the values that the open sections are about, the innermost last.
struct Scopes {
  private var scopes: [Scope] = []

  /// A value, and its names if it is a record.
  private struct Scope {
    var value: Value
    var shape: Shape?
    var values: [Value]
  }

  /// What is wrong with the record that was opened last.
  var fault: String? { scopes.last?.shape?.faults.first }

  mutating func open(_ value: Value) {
    if case .record(let record) = value {
      scopes.append(Scope(value: .missing, shape: record.shape, values: record.values))
    } else {
      scopes.append(Scope(value: value, shape: nil, values: []))
    }
  }

  mutating func close() { scopes.removeLast() }

  /// The value of a name: its first word is looked up from the innermost scope outwards, and what follows a dot only
  /// in what was found before it.
  func find(_ name: Name, _ words: UnsafeBufferPointer<Word>) -> Value {
    guard !name.isEmpty else { return dot }
    let first = Int(name.start)
    var number = scopes.count - 1
    while number >= 0 {
      if let slot = scopes[number].shape?.slot(of: words[first]) {
        let value = scopes[number].values[slot]
        return first + 1 == name.end ? value : follow(words[name.range].dropFirst(), from: value)
      }
      number -= 1
    }
    return .missing
  }

  /// What `{{.}}` is.
  private var dot: Value {
    guard let last = scopes.last else { return .missing }
    return last.shape.map { .record(Record(shape: $0, values: last.values)) } ?? last.value
  }

  private func follow(_ words: Slice<UnsafeBufferPointer<Word>>, from value: Value) -> Value {
    var value = value
    for word in words {
      guard case .record(let record) = value, let slot = record.shape.slot(of: word) else {
        return .missing
      }
      value = record.values[slot]
    }
    return value
  }

  /// Why a name that gave nothing must not do so; nil when it may be missing.
  func complaint(missing name: [Word]) -> (message: String, hint: String?)? {
    var shapes = scopes.compactMap(\.shape)
    var values: [[Value]] = scopes.compactMap { $0.shape == nil ? nil : $0.values }
    var path = ""
    for word in name {
      guard let number = shapes.lastIndex(where: { $0.slot(of: word) != nil }),
        let slot = shapes[number].slot(of: word)
      else {
        let unknown = UnknownName(word.text, after: path, in: shapes)
        return (unknown.message, unknown.hint)
      }
      path += path.isEmpty ? word.text : "." + word.text
      switch values[number][slot] {
      case .missing where shapes[number].kinds[slot].isOptional: return nil
      case .missing: return ("`\(path)` has no value", "its shape does not call it optional")
      case .record(let record): (shapes, values) = ([record.shape], [record.values])
      default: (shapes, values) = ([], [])
      }
    }
    return nil
  }
}
