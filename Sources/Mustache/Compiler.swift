/// From a tree to a program: joins text and tags, and gives numbers to names.
struct Compiler {
  private(set) var program = Program()

  private var names: [String: Name] = [:]
  private var source = Source(name: "", file: [])
  /// Up to where the source has been written.
  private var cursor = 0
  /// How many blanks the lines of the block being written lose.
  private var dedent = 0
  /// Text may be joined to the text of an instruction from here on: what stands before it belongs to another body.
  private var joint = 0

  init(_ sources: [Source]) {
    program.sources = sources
    for (number, source) in sources.enumerated() { program.numbers[source.name] = number }
  }

  mutating func append(_ tree: Tree, of source: Source) {
    let start = program.code.count
    joint = start
    self.source = source
    write(tree.nodes, in: 0..<source.bytes.count)
    // Errors about the whole template need an instruction to stand at.
    if program.code.count == start { emit(.text(Piece(0..<0)), at: 0) }
    program.bodies.append(start..<program.code.count)
  }

  private mutating func write(_ nodes: [Node], in content: Range<Int>) {
    cursor = content.lowerBound
    for node in nodes {
      writeText(to: node.outer.lowerBound)
      write(node)
      cursor = node.outer.upperBound
    }
    writeText(to: content.upperBound)
  }

  private mutating func write(_ node: Node) {
    if [.partial, .parent].contains(node.tag.kind), !node.tag.isDynamic { program.included.insert(node.tag.name) }
    if let text = text(includedBy: node) { return write(text, at: node.tag.range.lowerBound) }
    guard let step = step(node) else { return }
    let number = program.code.count
    emit(step, at: node.tag.range.lowerBound, inner: node.inner)
    joint = program.code.count
    let outer = dedent
    if node.tag.kind == .block { dedent = node.indent?.count ?? dedent }
    if node.tag.kind == .parent {
      for block in node.children { write(block) }
    } else {
      write(node.children, in: node.content)
    }
    dedent = outer
    joint = program.code.count
    program.code[number].end = Int32(truncatingIfNeeded: program.code.count)
  }

  private mutating func step(_ node: Node) -> Instruction.Step? {
    let name = name(of: node.tag)
    switch node.tag.kind {
    case .value, .raw: return .value(name, isRaw: node.tag.kind == .raw)
    case .section, .inverted: return .section(name, isInverted: node.tag.kind == .inverted)
    case .comment, .delimiters, .close: return nil
    case .partial, .parent, .block:
      let template = node.tag.kind == .block || node.tag.isDynamic ? nil : program.numbers[node.tag.name]
      let indent = program.literals.count
      if let blanks = node.indent { program.literals += source.bytes[blanks].dropFirst(dedent) }
      return .insertion(
        Insertion(
          kind: node.tag.kind, name: name, isDynamic: node.tag.isDynamic,
          template: Int32(truncatingIfNeeded: template ?? -1), startsLine: node.startsLine, endsLine: node.endsLine,
          indent: Piece(indent..<program.literals.count)))
    }
  }

  /// The words of a tag's name; equal names get the same words. Only names that lead to data are dotted.
  private mutating func name(of tag: Tag) -> Name {
    let key = tag.isDotted ? tag.name : " " + tag.name
    if let known = names[key] { return known }
    let start = program.words.count
    let parts = tag.name.utf8.split(separator: UInt8(ascii: "."))
    program.words += tag.isDotted ? parts.map { Word(String(Substring($0))) } : [Word(tag.name)]
    names[key] = Name(start..<program.words.count)
    return Name(start..<program.words.count)
  }

  private mutating func writeText(to end: Int) {
    let start = program.literals.count
    var at = cursor
    while at < end {
      if dedent > 0, source.isLineStart(at) { at = min(source.skipBlanks(from: at), at + dedent, end) }
      let next = dedent == 0 ? nil : source.bytes[at..<end].firstIndex(of: Source.newline).map { $0 + 1 }
      program.origins.append(Origin(text: program.literals.count, offset: at))
      program.literals += source.bytes[at..<(next ?? end)]
      at = next ?? end
    }
    if program.literals.count > start { emitText(from: start, at: cursor) }
  }

  /// The text of a partial that is nothing else: it comes to stand where the tag is within its line, as if it had been
  /// written there, and costs a page nothing.
  private func text(includedBy node: Node) -> [UInt8]? {
    guard node.tag.kind == .partial, !node.tag.isDynamic, !node.tag.isAlone,
      let number = program.numbers[node.tag.name]
    else { return nil }
    let source = program.sources[number]
    let isPlain = source.find(Array("{{".utf8), from: 0) == nil && !source.bytes.contains(Source.newline)
    return isPlain ? source.bytes : nil
  }

  private mutating func write(_ text: [UInt8], at offset: Int) {
    let start = program.literals.count
    program.origins.append(Origin(text: start, offset: offset, isOfTag: true))
    program.literals += text
    if !text.isEmpty { emitText(from: start, at: offset) }
  }

  /// Joined to the text before it where nothing can come between.
  private mutating func emitText(from start: Int, at offset: Int) {
    if program.code.count > joint, let last = program.code.last, case .text(let before) = last.step,
      before.range.upperBound == start
    {
      program.code[program.code.count - 1].step = .text(Piece(before.range.lowerBound..<program.literals.count))
    } else {
      emit(.text(Piece(start..<program.literals.count)), at: offset)
    }
  }

  private mutating func emit(_ step: Instruction.Step, at offset: Int, inner: Range<Int> = 0..<0) {
    program.code.append(
      Instruction(
        step: step, end: Int32(truncatingIfNeeded: program.code.count + 1),
        template: Int32(truncatingIfNeeded: program.bodies.count), offset: Int32(truncatingIfNeeded: offset),
        inner: Piece(inner)))
  }
}
