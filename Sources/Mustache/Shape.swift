/// What a value may be.
public indirect enum Kind: Sendable {
  /// Plain text.
  case text
  /// HTML that is already safe.
  case html
  /// An address.
  case url
  /// A whole number.
  case number
  /// Yes or no.
  case flag
  /// Values of one kind.
  case list(of: Kind)
  /// A value with names of its own.
  case record(Shape)
  /// A list of records of the very shape this stands in: the answers to a comment, the parts of a part.
  case listOfSame
  /// A value that may be missing without that being a mistake.
  case optional(Kind)

  /// A list of records.
  public static func list(_ shape: Shape) -> Kind { .list(of: .record(shape)) }

  /// How the kind is called in a sentence.
  var noun: String {
    switch wrapped {
    case .text, .optional: "plain text"
    case .html: "HTML"
    case .url: "a URL"
    case .number: "a number"
    case .flag: "a flag"
    case .list, .listOfSame: "a list"
    case .record: "a record"
    }
  }

  /// Whether a value is of this kind, or missing.
  func admits(_ value: Value) -> Bool {
    switch (self, value) {
    case (_, .missing), (.text, .text), (.html, .html), (.url, .url), (.number, .number),
      (.flag, .flag):
      true
    case (.record, .record), (.listOfSame, .list): true
    case (.list(let kind), .list(let items)): items.allSatisfy { kind.admits($0) }
    case (.optional(let kind), _): kind.admits(value)
    default: false
    }
  }

  /// The kind itself, once it is clear that it may be missing.
  var wrapped: Kind { if case .optional(let kind) = self { kind.wrapped } else { self } }

  var isOptional: Bool { if case .optional = self { true } else { false } }
}

/// The names a record has, declared once and shared by all records of that kind.
///
/// Names are found by a hash that is computed once for a shape and once for a template, never while a page is
/// rendered. A shape never changes, so threads share it without a lock.
public struct Shape: Sendable {
  private let fields: Fields

  /// Declares names in their order; records made in the same order are made fastest.
  public init(_ kinds: KeyValuePairs<String, Kind>) {
    self.init(kinds.map { ($0.key, $0.value) })
  }

  /// Declares names found at run time.
  public init(_ kinds: [(String, Kind)]) {
    fields = Fields(names: kinds.map(\.0), kinds: kinds.map(\.1), faults: [])
  }

  private init(_ fields: Fields) { self.fields = fields }

  /// The names in their order.
  public var names: [String] { fields.names }

  /// What the value of a name may be; nil for a name the shape does not have.
  public func kind(of name: String) -> Kind? {
    slot(of: name).map { fields.kinds[$0] }
  }
}

extension Shape {
  /// What is wrong with the shape, or with the record that carries it.
  var faults: [String] { fields.faults }

  /// Two shapes of one identity have the same names.
  var identity: ObjectIdentifier { ObjectIdentifier(fields) }

  var kinds: [Kind] { fields.kinds }

  /// The same shape for a record that was made in a wrong way.
  func marked(with faults: [String]) -> Shape {
    Shape(Fields(names: names, kinds: kinds, faults: self.faults + faults))
  }

  func fault(unknown name: String) -> String {
    let hint = nearest(to: name, among: names).map { "; did it mean `\($0)`?" } ?? ""
    return "the record was given `\(name)`, which its shape does not have" + hint
  }

  func fault(_ value: Value, for slot: Int) -> String {
    if case (.list(let items), .list(let kind)) = (value, kinds[slot].wrapped) {
      let wrong = items.first { !kind.admits($0) }?.kind.noun ?? "nothing"
      return
        "the record was given a list for `\(names[slot])` that holds \(wrong), not only \(kind.noun)"
    }
    return
      "the record was given \(value.kind.noun) for `\(names[slot])`, which must be \(kinds[slot].noun)"
  }

  func slot(of name: String) -> Int? { slot(of: Word(name)) }

  @inline(__always)
  func slot(of word: Word) -> Int? {
    var at = Int(truncatingIfNeeded: word.hash) & fields.mask
    while true {
      let entry = fields.table[at]
      if entry.slot < 0 { return nil }
      if entry.hash == word.hash, fields.names[Int(entry.slot)] == word.text {
        return Int(entry.slot)
      }
      at = (at + 1) & fields.mask
    }
  }

  /// FNV-1a, folded once: names are short, and a table of names is small.
  static func hash(_ name: String) -> UInt64 {
    let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return hash ^ (hash >> 32)
  }
}

private final class Fields: Sendable {
  let names: [String]
  let kinds: [Kind]
  let faults: [String]
  /// Open addressing, at least half of it empty, so that a search always ends.
  let table: [Entry]
  let mask: Int

  struct Entry {
    var hash: UInt64
    var slot: Int32
  }

  init(names: [String], kinds: [Kind], faults: [String]) {
    var size = 4
    while size < names.count * 2 { size *= 2 }
    var table = [Entry](repeating: Entry(hash: 0, slot: -1), count: size)
    var repeated: [String] = []
    for (slot, name) in names.enumerated() {
      let hash = Shape.hash(name)
      var at = Int(truncatingIfNeeded: hash) & (size - 1)
      while table[at].slot >= 0, names[Int(table[at].slot)] != name { at = (at + 1) & (size - 1) }
      if table[at].slot >= 0 { repeated.append("the shape declares `\(name)` twice") }
      table[at] = Entry(hash: hash, slot: Int32(truncatingIfNeeded: slot))
    }
    self.names = names
    self.kinds = kinds
    self.table = table
    self.faults = repeated + faults
    mask = size - 1
  }
}
