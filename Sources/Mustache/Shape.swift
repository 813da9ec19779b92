/// What a value may be.
public indirect enum Kind: Sendable {
  /// Plain text.
  case text
  /// One of a few texts: the templates that `{{>*name}}` may choose from.
  case oneOf([String])
  /// HTML that is already safe.
  case html
  /// An address, which may lead anywhere.
  case url
  /// An address of the very site the page is of: what is there may run as its code.
  case ownURL
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
  /// A value made when it is asked for.
  case lambda(returning: Kind)
  /// A value that may be missing without that being a mistake.
  case optional(Kind)

  /// A list of records.
  public static func list(_ shape: Shape) -> Kind { .list(of: .record(shape)) }

  /// How the kind is called in a sentence.
  public var noun: String {
    switch wrapped {
    case .text, .oneOf, .optional: "plain text"
    case .html: "HTML"
    case .url, .ownURL: "a URL"
    case .number: "a number"
    case .flag: "a flag"
    case .list, .listOfSame: "a list"
    case .record: "a record"
    case .lambda: "a lambda"
    }
  }

  /// The kind itself, once it is clear that it may be missing.
  public var wrapped: Kind { if case .optional(let kind) = self { kind.wrapped } else { self } }

  package var isHTML: Bool { if case .html = wrapped { true } else { false } }

  /// Whether a value is of this kind, or missing.
  func admits(_ value: Value) -> Bool {
    switch (self, value) {
    case (_, .missing), (.text, .text), (.html, .html), (.url, .url), (.ownURL, .url), (.number, .number),
      (.flag, .flag), (.record, .record), (.listOfSame, .list), (.lambda, .lambda):
      true
    case (.oneOf(let texts), .text(let text)): texts.contains(text)
    case (.list(let kind), .list(let items)): items.allSatisfy { kind.admits($0) }
    case (.optional(let kind), _): kind.admits(value)
    default: false
    }
  }
}

/// The names a record has, declared once and shared by all records of that kind.
///
/// Names are found by a hash that is computed once for a shape and once for a template, never while a page is
/// rendered. A shape never changes, so threads share it without a lock.
public final class Shape: Sendable {
  /// The names in their order.
  public let names: [String]
  let kinds: [Kind]
  /// The kinds again, as far as a glance at a value can tell that it is of one.
  private let glances: [Glance]
  /// What makes the values of records that make them when they are asked for, in the order of the names. It is lent, not counted:
  /// all threads ask the same makers all the time, and would fight for their counts.
  let makers: [Unmanaged<Maker>]
  /// Which values may differ in records that recur as the same.
  private let varying: [Bool]
  /// What is wrong with the shape itself.
  let fault: String?
  /// Hashes and slots by open addressing, at least half of it empty, so that a search always ends; -1 is empty.
  private let table: [(hash: Int, slot: Int)]

  /// Declares names in their order; records made in the same order are made fastest.
  public convenience init(_ kinds: KeyValuePairs<String, Kind>) { self.init(kinds.map { ($0.key, $0.value) }) }

  /// Declares names found at run time.
  public convenience init(_ kinds: [(String, Kind)]) { self.init(kinds, makers: []) }

  init(_ kinds: [(String, Kind)], makers: [Maker], varying: [Bool] = []) {
    self.varying = varying
    self.makers = makers.map(Unmanaged.passRetained)
    var size = 4
    while size < kinds.count * 2 { size *= 2 }
    var table = [(hash: Int, slot: Int)](repeating: (0, -1), count: size)
    var fault: String?
    for (slot, (name, _)) in kinds.enumerated() {
      let hash = Word(name).hash
      var at = hash & (size - 1)
      while table[at].slot >= 0, kinds[table[at].slot].0 != name { at = (at + 1) & (size - 1) }
      if table[at].slot >= 0 { fault = "the shape declares `\(name)` twice" }
      table[at] = (hash, slot)
    }
    (names, self.kinds, self.fault, self.table) = (kinds.map(\.0), kinds.map(\.1), fault, table)
    glances = kinds.map { Glance($0.1) }
  }

  deinit { for maker in makers { maker.release() } }

  /// What the value of a name may be; nil for a name the shape does not have.
  public func kind(of name: String) -> Kind? { slot(of: Word(name)).map { kinds[$0] } }

  func slot(of word: Word) -> Int? {
    var at = word.hash & (table.count - 1)
    while table[at].slot >= 0 {
      if table[at].hash == word.hash, names[table[at].slot] == word.text { return table[at].slot }
      at = (at + 1) & (table.count - 1)
    }
    return nil
  }

  /// Whether a slot takes a value.
  func admits(_ value: Value, at slot: Int) -> Bool {
    switch (glances[slot].outline, value) {
    case (_, .missing), (.text, .text), (.html, .html), (.url, .url), (.number, .number), (.flag, .flag),
      (.record, .record):
      true
    default: kinds[slot].admits(value)
    }
  }

  /// Whether the value of a slot may be missing without that being a mistake.
  func isOptional(_ slot: Int) -> Bool { glances[slot].isOptional }

  /// Whether the value of a slot may differ in records that recur as the same.
  func isVarying(_ slot: Int) -> Bool { slot < varying.count && varying[slot] }

  func fault(of value: Value, for name: String) -> String {
    guard let kind = kind(of: name) else {
      let hint = suggestion(for: name, among: names).map { "; \($0)" } ?? ""
      return "the record was given `\(name)`, which its shape does not have" + hint
    }
    guard case (.list(let items), .list(let kind)) = (value, kind.wrapped) else {
      return "the record was given \(value.kind.noun) for `\(name)`, which must be \(kind.noun)"
    }
    let wrong = items.first { !kind.admits($0) }?.kind.noun ?? "nothing"
    return "the record was given a list for `\(name)` that holds \(wrong), not only \(kind.noun)"
  }
}

/// A kind without what is boxed within it: asking a box costs counting a reference to it, for each value of each record.
private struct Glance: Sendable {
  enum Outline { case text, html, url, number, flag, record, other }

  let outline: Outline
  let isOptional: Bool

  init(_ kind: Kind) {
    outline =
      switch kind.wrapped {
      case .text: .text
      case .html: .html
      case .url, .ownURL: .url
      case .number: .number
      case .flag: .flag
      case .record: .record
      default: .other
      }
    isOptional = if case .optional = kind { true } else { false }
  }
}

/// One word of a name.
package struct Word: Sendable {
  package let text: String
  let hash: Int
  init(_ text: String) { (self.text, hash) = (text, text.hashValue) }
}
