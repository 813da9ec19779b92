/// From a tree to a program: joins text and tags, and decides what each line of a template becomes.
///
/// A line that holds one tag and otherwise only blanks vanishes with its line end, unless the tag prints a
/// value. Every other line notes where it begins, as the tag that includes the template may indent it.
struct Compiler {
  private(set) var draft = ProgramDraft()

  private let numbers: [String: Int]
  private var dottedNames: [String: Name] = [:]
  private var wholeNames: [String: Name] = [:]

  private var source = Source(name: "", bytes: [])
  private var tags: [Tag] = []
  /// Up to where the source has been written.
  private var cursor = 0
  /// How many blanks the lines of the block being written lose.
  private var dedent = 0
  private var reader = SettingReader([])
  private var open: [Open] = []

  /// An instruction that still waits for its end, and what to go back to there.
  private struct Open {
    var tag: Tag
    var instruction: Int
    var dedent: Int
    var reader: SettingReader
  }

  /// Templates refer to each other by their numbers.
  init(numbers: [String: Int]) { self.numbers = numbers }

  /// Appends one template, whose tags are all closed, to the program.
  mutating func append(_ source: Source, _ tags: [Tag]) {
    self.source = source
    self.tags = tags
    (cursor, dedent, reader) = (0, 0, SettingReader(source.bytes))
    draft.entries.append(draft.code.count)

    var number = 0
    while number < tags.count {
      write(tags[number])
      number += 1
      if isInParent { number = nextBlock(from: number) }
    }
    writeText(to: source.bytes.count, lineGoesOn: false)
    emit(.return, at: source.bytes.count)
  }
}

/// One tag with the text before it.
extension Compiler {
  private mutating func write(_ tag: Tag) {
    switch tag.kind {
    case .value, .raw:
      writeText(to: tag.range.lowerBound, lineGoesOn: true)
      cursor = tag.range.upperBound
      emit(
        tag.kind == .raw ? .raw(name(of: tag)) : .escaped(name(of: tag)), at: tag,
        reader.settingOfTag())
    case .comment, .delimiters: stepOver(tag)
    case .section:
      stepOver(tag)
      begin(.section(name(of: tag), end: 0), tag)
    case .inverted:
      stepOver(tag)
      begin(.inverted(name(of: tag), end: 0), tag)
    case .partial:
      let blanks = stepOver(tag)
      emit(.partial(call(tag, indent: blanks)), at: tag, reader.settingOfTag())
    case .parent: writeParent(tag)
    case .block: writeBlock(tag)
    case .close: writeEnd(tag)
    }
  }

  /// Steps over a tag, and over its whole line if it is alone there. Returns the blanks before a tag that is alone.
  @discardableResult
  private mutating func stepOver(_ tag: Tag) -> Range<Int>? {
    let next = source.nextLineAlone(after: tag.range.upperBound)
    let blanks = next == nil ? nil : source.blanksAlone(before: tag.range.lowerBound)
    writeText(to: blanks?.lowerBound ?? tag.range.lowerBound, lineGoesOn: blanks == nil)
    cursor = blanks == nil ? tag.range.upperBound : next ?? tag.range.upperBound
    return blanks
  }

  /// A parent counts as one tag, from its beginning to its end, when it is asked whether it is alone.
  private mutating func writeParent(_ tag: Tag) {
    let isLast = source.nextLineAlone(after: tags[tag.partner].range.upperBound) != nil
    let blanks = isLast ? source.blanksAlone(before: tag.range.lowerBound) : nil
    writeText(to: blanks?.lowerBound ?? tag.range.lowerBound, lineGoesOn: blanks == nil)
    begin(.parent(call(tag, indent: blanks), end: 0), tag, reader.settingOfTag())
  }

  /// The lines of a block lose the indentation they are written with, and get that of the place they fill.
  private mutating func writeBlock(_ tag: Tag) {
    let isOverride = isInParent
    let blanks = source.blanksAlone(before: tag.range.lowerBound)
    let next = isOverride || blanks != nil ? source.nextLineAlone(after: tag.range.upperBound) : nil
    let margin =
      next.flatMap { firstMargin(from: $0, to: tags[tag.partner].range.lowerBound) } ?? blanks
    let body = Body(startsLine: blanks != nil, hasOwnLines: next != nil)

    if isOverride {
      begin(.override(name(of: tag), body, end: 0), tag)
      reader = SettingReader(source.bytes)
    } else {
      writeText(to: blanks?.lowerBound ?? tag.range.lowerBound, lineGoesOn: blanks == nil)
      begin(
        .block(name(of: tag), body, indent: literal(margin), end: 0), tag, reader.settingOfTag())
    }
    cursor = next ?? tag.range.upperBound
    dedent = margin?.count ?? dedent
  }

  private mutating func writeEnd(_ tag: Tag) {
    let opened = open.removeLast()
    switch draft.code[opened.instruction] {
    case .section:
      stepOver(tag)
      emit(.endSection, at: tag)
    case .block:
      stepOver(tag)
      emit(.return, at: tag)
    case .override:
      let blanks = source.blanksAlone(before: tag.range.lowerBound)
      writeText(to: blanks?.lowerBound ?? tag.range.lowerBound, lineGoesOn: false)
      emit(.return, at: tag)
    case .parent(let call, _):
      let next = call.indent == nil ? nil : source.nextLineAlone(after: tag.range.upperBound)
      cursor = next ?? tag.range.upperBound
      reader = opened.reader
    default: stepOver(tag)
    }
    draft.code[opened.instruction].setEnd(draft.code.count)
    dedent = opened.dedent
  }
}

/// Parents and blocks.
extension Compiler {
  private var isInParent: Bool { open.last?.tag.kind == .parent }

  /// Within a parent only blocks count; the specification ignores text and other tags there.
  private func nextBlock(from number: Int) -> Int {
    guard let end = open.last?.tag.partner else { return number }
    var number = number
    while number < end, tags[number].kind != .block { number = tags[number].partner + 1 }
    return number
  }

  /// The blanks before the first line that has more than blanks.
  private func firstMargin(from start: Int, to end: Int) -> Range<Int>? {
    var line = start
    while line < end {
      let blanks = source.blanks(from: line, to: end)
      if blanks.upperBound == end { return nil }
      guard let next = source.nextLineAlone(after: blanks.upperBound) else { return blanks }
      line = next
    }
    return nil
  }
}

/// Instructions.
extension Compiler {
  /// Writes the text up to a byte. When a tag follows on the same line, that line begins here too.
  private mutating func writeText(to end: Int, lineGoesOn: Bool) {
    let (text, lines, start) = (draft.literals.count, draft.lineStarts.count, cursor)
    var at = cursor
    while at < end || (lineGoesOn && source.isLineStart(at)) {
      if source.isLineStart(at) {
        draft.lineStarts.append(Int32(truncatingIfNeeded: draft.literals.count))
        at = source.blanks(from: at, to: min(at + dedent, end)).upperBound
        if at >= end { break }
      }
      let next = source.bytes[at..<end].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
      draft.literals += source.bytes[at..<next]
      at = next
    }
    let piece = Piece(text, draft.literals.count)
    let lineStarts = Piece(lines, draft.lineStarts.count)
    if !piece.isEmpty || !lineStarts.isEmpty {
      emit(.text(piece, lineStarts: lineStarts), at: start)
    }
    reader.read(start..<end)
  }

  private mutating func emit(_ instruction: Instruction, at tag: Tag, _ setting: Setting = .text) {
    emit(instruction, at: tag.range.lowerBound, setting)
  }

  private mutating func emit(_ instruction: Instruction, at offset: Int, _ setting: Setting = .text) {
    draft.code.append(instruction)
    draft.origins.append(
      Origin(template: draft.entries.count - 1, offset: offset, setting: setting))
  }

  private mutating func begin(_ instruction: Instruction, _ tag: Tag, _ setting: Setting = .text) {
    open.append(Open(tag: tag, instruction: draft.code.count, dedent: dedent, reader: reader))
    emit(instruction, at: tag, setting)
  }

  private mutating func call(_ tag: Tag, indent: Range<Int>?) -> Call {
    let number = tag.isDynamic ? nil : numbers[tag.name]
    return Call(
      template: Int32(truncatingIfNeeded: number ?? -1), name: name(of: tag),
      isDynamic: tag.isDynamic,
      indent: indent.map { literal($0) })
  }

  /// An indentation, without what the lines around it lose.
  private mutating func literal(_ blanks: Range<Int>?) -> Piece {
    let start = draft.literals.count
    if let blanks { draft.literals += source.bytes[blanks].dropFirst(dedent) }
    return Piece(start, draft.literals.count)
  }

  /// The words of a tag's name; equal names get the same words. Only names that lead to data are dotted.
  private mutating func name(of tag: Tag) -> Name {
    if let known = tag.isDotted ? dottedNames[tag.name] : wholeNames[tag.name] { return known }
    var words = [tag.name]
    if tag.isDotted {
      words = tag.name.utf8.split(separator: UInt8(ascii: ".")).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let start = draft.words.count
    draft.words += words.map(Word.init)
    let name = Name(start, draft.words.count)
    if tag.isDotted { dottedNames[tag.name] = name } else { wholeNames[tag.name] = name }
    return name
  }
}
