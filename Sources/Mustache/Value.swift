/// What a name of a template stands for.
public enum Value: Sendable {
  /// Nothing: false as a section, an empty text where the shape says it is optional.
  case missing
  /// Plain text; always escaped.
  case text(String)
  /// HTML that is already safe; the only thing `{{{name}}}` takes in strict mode.
  case html(String)
  /// An address fit for `href` and `src`; escaped like text.
  case url(String)
  /// A number; false as a section when it is 0.
  case number(Int)
  /// Chooses between `{{#name}}` and `{{^name}}`.
  case flag(Bool)
  /// Repeats a section; false when empty.
  case list([Value])
  /// Opens a section in which its own names come first.
  case record(Record)
}

/// A shape and its values.
public struct Record: Sendable {
  /// The names.
  public let shape: Shape
  /// A value for each name, in the shape's order.
  let values: [Value]

  /// Gives values to names; a name left out is missing. A name that the shape does not have, or a value of a
  /// wrong kind, is reported when the record is rendered.
  public init(_ shape: Shape, _ values: KeyValuePairs<String, Value>) {
    self.init(shape, each: values.lazy.map { ($0.key, $0.value) })
  }

  /// The same for values that were gathered before, such as those of a page and of the frame around every page.
  public init(_ shape: Shape, _ values: [(String, Value)]) {
    self.init(shape, each: values)
  }

  private init(_ shape: Shape, each values: some Sequence<(String, Value)>) {
    var slots = [Value](repeating: .missing, count: shape.names.count)
    var faults: [String] = []
    var next = 0
    for (name, value) in values {
      let isNext = next < slots.count && shape.names[next] == name
      guard let slot = isNext ? next : shape.slot(of: name) else {
        faults.append(shape.fault(unknown: name))
        continue
      }
      if !shape.kinds[slot].admits(value) { faults.append(shape.fault(value, for: slot)) }
      slots[slot] = value
      next = slot + 1
    }
    self.shape = faults.isEmpty ? shape : shape.marked(with: faults)
    self.values = slots
  }

  /// A record of names found at run time: its shape is what the values are.
  public init(_ values: [(String, Value)]) {
    shape = Shape(values.map { ($0.0, $0.1.kind) })
    self.values = values.map(\.1)
  }

  init(shape: Shape, values: [Value]) {
    self.shape = shape
    self.values = values
  }
}

extension Value {
  /// The kind that a value shows by itself; a list is taken for a list of what it begins with.
  public var kind: Kind {
    switch self {
    case .missing: .optional(.text)
    case .text: .text
    case .html: .html
    case .url: .url
    case .number: .number
    case .flag: .flag
    case .list(let items): .list(of: items.first?.kind ?? .text)
    case .record(let record): .record(record.shape)
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Plain text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// A number.
  public init(integerLiteral number: Int) { self = .number(number) }
  /// A flag.
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  /// A list.
  public init(arrayLiteral items: Value...) { self = .list(items) }
  /// A record of names that were not declared.
  public init(dictionaryLiteral values: (String, Value)...) { self = .record(Record(values)) }
}
