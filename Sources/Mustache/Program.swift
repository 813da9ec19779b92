/// All templates of a library as one flat list of instructions: nothing but numbers, so that a step of the renderer
/// touches no reference count. What they number stands in the tables beside it.
package struct Program: Sendable {
  package internal(set) var code: [Instruction] = []
  /// The text of all templates, one piece after the other.
  package internal(set) var literals: [UInt8] = []
  /// Where the text was written, piece after piece.
  var origins: [Origin] = []
  /// Every word of every name.
  package internal(set) var words: [Word] = []
  /// The instructions of each template.
  package internal(set) var bodies: [Range<Int>] = []
  package internal(set) var sources: [Source] = []
  /// The templates' numbers.
  package internal(set) var numbers: [String: Int] = [:]
  /// The templates that others take in by a tag, by their names: of some only the text is left.
  package internal(set) var included: Set<String> = []
}

/// One step of a page. What stands within it follows it.
package struct Instruction {
  package enum Step {
    case text(Piece)
    case value(Name, isRaw: Bool)
    case section(Name, isInverted: Bool)
    case insertion(Insertion)
  }

  package var step: Step
  /// The number of the instruction behind this one and what stands within it.
  package var end: Int32
  /// Where it was written.
  var template, offset: Int32
  /// What is written between its tags, as a lambda wants it.
  var inner: Piece
}

/// A piece of text.
struct Origin {
  /// Where it begins in the text of all templates, and in its own.
  var text, offset: Int
  /// Whether all of it stands for a tag, which is there.
  var isOfTag = false
}

/// A partial, a parent or a block: something that is written elsewhere comes to stand here, indented like the tag.
package struct Insertion {
  package var kind: Tag.Kind
  package var name: Name
  package var isDynamic: Bool
  /// The template's number; -1 when there is no such template, or when only the data knows which.
  package var template: Int32
  /// Nothing but the indentation stands before the tag on its line, or behind it on its last line.
  var startsLine, endsLine: Bool
  var indent: Piece
}

/// A part of a table.
package struct Piece: Equatable {
  var start, end: Int32

  init(_ range: Range<Int>) {
    (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
  }

  package var range: Range<Int> { Int(start)..<Int(end) }
}

/// A name as a part of the words; a dotted name has several, `{{.}}` has none.
package typealias Name = Piece

extension Program {
  /// What the renderer reads all the time.
  typealias Tables = (
    code: UnsafeBufferPointer<Instruction>, literals: UnsafeBufferPointer<UInt8>, words: UnsafeBufferPointer<Word>
  )

  /// Lends the tables for the time of a page: threads that render from one program would otherwise fight for the
  /// reference counts of its arrays.
  func withTables(_ body: (Tables) throws(TemplateError) -> Void) throws(TemplateError) {
    try code.withUnsafeBufferPointer { code throws(TemplateError) in
      try literals.withUnsafeBufferPointer { literals throws(TemplateError) in
        try words.withUnsafeBufferPointer { words throws(TemplateError) in
          try body((code, literals, words))
        }
      }
    }
  }

  /// An error at an instruction, and the insertions that led to it, the outermost first.
  package func error(at: Int, _ message: String, _ hint: String?, through chain: [Int]) -> TemplateError {
    func source(_ at: Int) -> Source { sources[Int(code[at].template)] }
    var error = source(at).error(at: Int(code[at].offset), message, hint)
    error.chain = chain.map { source($0).position(at: Int(code[$0].offset)) }
    return error
  }

  /// The same at a byte of the text of all templates, which is that of an instruction.
  package func error(
    at: Int, text place: Int, _ message: String, _ hint: String?, through chain: [Int]
  ) -> TemplateError {
    var error = error(at: at, message, hint, through: chain)
    guard let origin = origins.last(where: { $0.text <= place }) else { return error }
    let source = sources[Int(code[at].template)]
    let exact = source.error(at: origin.offset + (origin.isOfTag ? 0 : place - origin.text), message, hint)
    (error.position, error.excerpt) = (exact.position, exact.excerpt)
    return error
  }

  /// The instruction that a byte of the text of all templates is printed by.
  package func instruction(ofText place: Int) -> Int? {
    code.firstIndex { instruction in
      if case .text(let text) = instruction.step { text.range.contains(place) } else { false }
    }
  }

  package func spell(_ name: Name) -> String {
    name.range.isEmpty ? "." : words[name.range].map(\.text).joined(separator: ".")
  }

  /// The kind of a name where records of these shapes are open; optional when anything on the way to it is.
  package func kind(of name: Name, in shapes: [Shape], dot: Kind) -> Result<Kind, Unknown> {
    var (kind, shapes, path, isOptional) = (dot, shapes, "", false)
    for word in words[name.range] {
      guard let shape = shapes.last(where: { $0.slot(of: word) != nil }), let next = shape.kind(of: word.text) else {
        let hint =
          OtherEngines.hint(for: word.text) ?? suggestion(for: word.text, among: shapes.reversed().flatMap(\.names))
        let fault = path.isEmpty ? "nothing is called `\(word.text)` here" : "`\(path)` has no `\(word.text)`"
        return .failure(Unknown(message: fault, hint: hint))
      }
      kind = if case .listOfSame = next.wrapped { .list(shape) } else { next.wrapped }
      if case .optional = next { isOptional = true }
      shapes = if case .record(let inner) = kind { [inner] } else { [] }
      path += (path.isEmpty ? "" : ".") + word.text
    }
    return .success(isOptional ? .optional(kind) : kind)
  }

  /// What to say to somebody who asked for a template that does not exist.
  package func unknown(template name: String) -> Unknown {
    Unknown(
      message: "there is no template `\(name)`", hint: suggestion(for: name, among: sources.map(\.name)), template: name
    )
  }
}

/// A name that leads nowhere.
package struct Unknown: Error {
  package let message: String, hint: String?
  /// The template, where it is one.
  package var template: String?
}
