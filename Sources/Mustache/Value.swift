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
  /// Makes a value when it is asked for: out of the template's text as a section, out of an empty text otherwise.
  /// What it returns is shown, never read as a template: nobody could have checked that.
  case lambda(@Sendable (String) -> Value)
}

/// A shape and its values. A class, so that its copies count no references to the shape, which all threads share.
public final class Record: Sendable {
  /// The names.
  public let shape: Shape
  /// A value for each name, in the shape's order; none where they are made when they are asked for.
  private let values: [Value]
  /// What the shape's makers make values of, which is lent to them; nil where the values are there.
  private nonisolated(unsafe) let subject: Unmanaged<AnyObject>?
  /// What sections over it are kept as; nil where it is not worth while to keep them.
  let recursAs: (any AnyObject & Sendable)?
  /// What was wrong with the values given, which is reported when the record is rendered.
  let fault: String?

  /// Gives values to names; a name left out is missing. Names in the shape's order are found fastest.
  public init(_ shape: Shape, _ values: KeyValuePairs<String, Value>) {
    var slots = Slots(of: shape)
    for (name, value) in values { slots.fill(name, with: value) }
    (self.shape, self.values, subject, recursAs, fault) = (shape, slots.values, nil, nil, slots.fault)
  }

  /// A record of names found at run time: its shape is what the values are.
  public init(_ values: [(String, Value)]) {
    shape = Shape(values.map { ($0.0, $0.1.kind) })
    self.values = values.map(\.1)
    (subject, recursAs, fault) = (nil, nil, shape.fault)
  }

  /// A record whose values are made of a subject when they are asked for.
  /// - Parameter recursAs: for records that other pages have as well, what all of them but the varying values are made of: with a
  ///   cache a section over them is rendered once.
  public init<Subject>(
    _ fields: Fields<Subject>, of subject: Subject, recursAs: (any AnyObject & Sendable)? = nil
  ) {
    (shape, values, self.subject) = (fields.shape, [], Unmanaged.passRetained(subject))
    (self.recursAs, fault) = (recursAs, fields.shape.fault)
  }

  deinit { subject?.release() }

  /// Whether asking twice for a value makes it twice.
  var isMadeWhenAsked: Bool { subject != nil }

  /// The value of the name at a slot of the shape.
  func value(at slot: Int) -> Value {
    guard let subject else { return values[slot] }
    let value = shape.makers[slot]._withUnsafeGuaranteedRef { maker in
      subject._withUnsafeGuaranteedRef { maker.value(of: $0) }
    }
    assert(shape.admits(value, at: slot), shape.fault(of: value, for: shape.names[slot]))
    return value
  }

  /// The same for values that were gathered before, such as those of a page and of the frame around every page.
  public init(_ shape: Shape, _ values: some Sequence<(String, Value)>) {
    var slots = Slots(of: shape)
    for (name, value) in values { slots.fill(name, with: value) }
    (self.shape, self.values, subject, recursAs, fault) = (shape, slots.values, nil, nil, slots.fault)
  }
}

/// The values of a record while they are given, each in the slot of its name.
private struct Slots {
  private(set) var values: [Value]
  private(set) var fault: String?
  private let shape: Shape
  /// The slot of the name that should come next.
  private var next = 0

  init(of shape: Shape) {
    self.shape = shape
    values = Array(repeating: .missing, count: shape.names.count)
    fault = shape.fault
  }

  mutating func fill(_ name: String, with value: Value) {
    let isNext = next < values.count && shape.names[next] == name
    if let slot = isNext ? next : shape.slot(of: Word(name)), shape.admits(value, at: slot) {
      values[slot] = value
      next = slot + 1
    } else {
      fault = fault ?? shape.fault(of: value, for: name)
    }
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
    case .lambda: .lambda(returning: .text)
    }
  }

  /// What a lambda makes of a text; every other value is what it is.
  func called(with text: String) -> Value {
    guard case .lambda(let lambda) = self else { return self }
    let value = lambda(text)
    return if case .lambda = value { .missing } else { value }
  }

  /// Whether something is wrong with showing it as a text, or as HTML.
  func isMisused(isRaw: Bool) -> Bool {
    switch self {
    case .text, .url: isRaw
    case .list, .record: true
    default: false
    }
  }

  /// What is wrong then, and what may help.
  ///
  /// - Parameter name: as it is written in the template.
  func misuse(of name: String) -> (message: String, hint: String?) {
    switch self {
    case .list, .record: ("`\(name)` is \(kind.noun)", kind.opening(name))
    default: ("`\(name)` is \(kind.noun), not HTML", "write `{{\(name)}}`")
    }
  }
}
