/// What a template may ask of a subject: names, and how the value of each is made.
///
/// A record of fields holds on to an object and makes a value when a template asks for it, so a page costs what its theme shows of it.
///
/// ```swift
/// let fields = Fields<Job>(["title": .text { $0.title }, "department": .optionalText { $0.department }])
/// try library.render("job", .record(Record(fields, of: job)), into: &page)
/// ```
public struct Fields<Subject: AnyObject & Sendable>: Sendable {
  /// The names and their kinds, as templates are checked against them.
  public let shape: Shape

  public init(_ fields: KeyValuePairs<String, Field<Subject>>) { self.init(fields.map { ($0.key, $0.value) }) }

  /// The same for fields that were gathered before, such as those of a page and of the frame around every page.
  public init(_ fields: [(String, Field<Subject>)]) {
    shape = Shape(
      fields.map { ($0, $1.kind) }, makers: fields.map { FieldMaker($1.value) }, varying: fields.map(\.1.isVarying))
  }
}

/// Makes a value of a record's subject.
class Maker: @unchecked Sendable {
  func value(of subject: AnyObject) -> Value { .missing }
}

/// Knows the type of the subject: a record has a shape made of `Fields<Subject>` and a `Subject`, or neither. To look for the type
/// each time a value is made would cost more than most values.
private final class FieldMaker<Subject: AnyObject & Sendable>: Maker, @unchecked Sendable {
  private let make: @Sendable (Subject) -> Value

  init(_ make: @escaping @Sendable (Subject) -> Value) { self.make = make }

  override func value(of subject: AnyObject) -> Value { make(unsafeDowncast(subject, to: Subject.self)) }
}

/// What one name stands for. An optional text or address that is missing or empty is no mistake in a template.
public struct Field<Subject: Sendable>: Sendable {
  public let kind: Kind
  public let value: @Sendable (Subject) -> Value
  /// Whether records that recur as the same may differ in it.
  private(set) var isVarying = false

  /// A value of any kind, which `value` answers for.
  public init(_ kind: Kind, _ value: @escaping @Sendable (Subject) -> Value) { (self.kind, self.value) = (kind, value) }

  /// The field of a subject that another one has.
  public func of<Outer>(_ inner: @escaping @Sendable (Outer) -> Subject) -> Field<Outer> {
    Field<Outer>(kind) { [value] in value(inner($0)) }
  }

  /// The same, but records that recur as the same may differ in it.
  public var varying: Field {
    var field = self
    field.isVarying = true
    return field
  }

  public static func text(_ text: @escaping @Sendable (Subject) -> String) -> Field {
    Field(.text) { .text(text($0)) }
  }

  public static func optionalText(_ text: @escaping @Sendable (Subject) -> String?) -> Field {
    Field(.optional(.text)) { .text(text($0)) }
  }

  public static func url(_ url: @escaping @Sendable (Subject) -> String) -> Field { Field(.url) { .url(url($0)) } }

  public static func optionalURL(_ url: @escaping @Sendable (Subject) -> String?) -> Field {
    Field(.optional(.url)) { .url(url($0)) }
  }

  public static func html(_ html: @escaping @Sendable (Subject) -> String) -> Field {
    Field(.html) { .html(html($0)) }
  }

  public static func optionalHTML(_ html: @escaping @Sendable (Subject) -> String?) -> Field {
    Field(.optional(.html)) { .html(html($0)) }
  }

  public static func number(_ number: @escaping @Sendable (Subject) -> Int) -> Field {
    Field(.number) { .number(number($0)) }
  }

  public static func flag(_ flag: @escaping @Sendable (Subject) -> Bool) -> Field { Field(.flag) { .flag(flag($0)) } }

  public static func texts(_ texts: @escaping @Sendable (Subject) -> [String]) -> Field {
    Field(.list(of: .text)) { .texts(texts($0)) }
  }

  public static func record(_ shape: Shape, _ record: @escaping @Sendable (Subject) -> Record) -> Field {
    Field(.record(shape)) { .record(record($0)) }
  }

  public static func optionalRecord(_ shape: Shape, _ record: @escaping @Sendable (Subject) -> Record?) -> Field {
    Field(.optional(.record(shape))) { .record(record($0)) }
  }

  public static func records(_ shape: Shape, _ records: @escaping @Sendable (Subject) -> [Record]) -> Field {
    Field(.list(shape)) { .records(records($0)) }
  }
}

extension Value {
  /// A text; nothing when there is none or it is empty.
  public static func text(_ text: String?) -> Value { text.map { $0.isEmpty ? .missing : .text($0) } ?? .missing }
  /// An address, or nothing.
  public static func url(_ url: String?) -> Value { url.map { .url($0) } ?? .missing }
  /// HTML that is already safe; nothing when there is none or it is empty.
  public static func html(_ html: String?) -> Value { html.map { $0.isEmpty ? .missing : .html($0) } ?? .missing }
  /// A record, or nothing.
  public static func record(_ record: Record?) -> Value { record.map { .record($0) } ?? .missing }
  public static func texts(_ texts: [String]) -> Value { .list(texts.map { .text($0) }) }
  public static func records(_ records: [Record]) -> Value { .list(records.map { .record($0) }) }
}
