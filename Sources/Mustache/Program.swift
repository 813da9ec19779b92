/// All templates of a library as one flat list of instructions. Nothing in it but numbers: what they
/// number stands in the tables beside it, so that a step of the renderer touches no reference count.
final class Program: Sendable {
  let code: [Instruction]
  /// For each instruction, where it was written and what stands around it there.
  let origins: [Origin]
  /// The text of all templates, one piece after the other.
  let literals: [UInt8]
  /// Where lines begin within `literals`: the places that an indentation goes to.
  let lineStarts: [Int32]
  /// Every word of every name.
  let words: [Word]
  /// Where each template begins.
  let entries: [Int]
  /// The templates' numbers.
  let numbers: [String: Int]
  let sources: [Source]

  init(_ draft: ProgramDraft, numbers: [String: Int], sources: [Source]) {
    code = draft.code
    origins = draft.origins
    literals = draft.literals
    lineStarts = draft.lineStarts
    words = draft.words
    entries = draft.entries
    self.numbers = numbers
    self.sources = sources
  }
}

extension Program {
  /// What the renderer reads all the time. Through pointers, as threads that render from one program would
  /// otherwise fight for the reference counts of its tables.
  struct Tables {
    let code: UnsafeBufferPointer<Instruction>
    let literals: UnsafeBufferPointer<UInt8>
    let words: UnsafeBufferPointer<Word>
  }

  /// Lends the tables for the time of a page.
  func withTables<Failure: Error>(_ body: (Tables) throws(Failure) -> Void) throws(Failure) {
    try code.withUnsafeBufferPointer { code throws(Failure) in
      try literals.withUnsafeBufferPointer { literals throws(Failure) in
        try words.withUnsafeBufferPointer { words throws(Failure) in
          try body(Tables(code: code, literals: literals, words: words))
        }
      }
    }
  }

  /// An error at an instruction, and the calls that led to it, the outermost first.
  func error(at: Int, _ message: String, hint: String? = nil, through calls: [Int] = [])
    -> TemplateError
  {
    let origin = origins[at]
    var error = sources[origin.template].error(at: origin.offset, message, hint: hint)
    error.chain = calls.map { sources[origins[$0].template].place(at: origins[$0].offset) }
    return error
  }

  /// A name as it was written.
  func spell(_ name: Name) -> String {
    name.isEmpty ? "." : words[name.range].map(\.text).joined(separator: ".")
  }

  /// What to say to somebody who asked for a template that does not exist.
  func hint(forTemplate name: String) -> String? {
    nearest(to: name, among: numbers.keys.sorted()).map { "did you mean `\($0)`?" }
  }
}

/// A program while it is being written.
struct ProgramDraft {
  var code: [Instruction] = []
  var origins: [Origin] = []
  var literals: [UInt8] = []
  var lineStarts: [Int32] = []
  var words: [Word] = []
  var entries: [Int] = []
}

/// One step of a page.
enum Instruction {
  case text(Piece, lineStarts: Piece)
  case escaped(Name)
  case raw(Name)
  /// The body follows and ends with `endSection`, the one before `end`.
  case section(Name, end: Int32)
  /// The body follows up to `end`.
  case inverted(Name, end: Int32)
  case endSection
  case partial(Call)
  /// The overrides follow up to `end`.
  case parent(Call, end: Int32)
  /// The body follows and ends with `end`.
  case override(Name, Body, end: Int32)
  /// A place that an override of the same name may fill. Its own body follows and ends with `end`.
  case block(Name, Body, indent: Piece, end: Int32)
  /// The end of a template or of a block's body.
  case `return`

  /// Says where the part that the instruction opens has its end.
  mutating func setEnd(_ position: Int) {
    let end = Int32(truncatingIfNeeded: position)
    switch self {
    case .section(let name, _): self = .section(name, end: end)
    case .inverted(let name, _): self = .inverted(name, end: end)
    case .parent(let call, _): self = .parent(call, end: end)
    case .override(let name, let body, _): self = .override(name, body, end: end)
    case .block(let name, let body, let indent, _):
      self = .block(name, body, indent: indent, end: end)
    default: break
    }
  }
}

/// A part of a table.
struct Piece: Equatable {
  var start: Int32
  var end: Int32

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  var isEmpty: Bool { start == end }
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A name as a part of the words; a dotted name has several, `{{.}}` has none.
typealias Name = Piece

/// One word of a name.
struct Word: Sendable {
  let text: String
  let hash: UInt64

  init(_ text: String) {
    self.text = text
    hash = Shape.hash(text)
  }
}

/// A partial or a parent.
struct Call {
  /// The template's number; negative when there is no such template, or when only the data knows which.
  var template: Int32
  var name: Name
  var isDynamic: Bool
  /// The blanks before a tag that stands alone on its line; nothing for a tag within a line.
  var indent: Piece?
}

/// How the content of a block begins.
struct Body {
  /// For a block that can be overridden: only blanks stand before it on its line.
  var startsLine: Bool
  /// The content begins on the line after the tag.
  var hasOwnLines: Bool
}

/// Where an instruction was written.
struct Origin {
  var template: Int
  var offset: Int
  var setting: Setting
}
