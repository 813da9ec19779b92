/// From a program to bytes: runs the instructions for one page.
///
/// Sections, partials and blocks are kept on stacks of their own, so that no template can use up the thread's.
struct Renderer {
  /// The page so far, behind what the buffer held before.
  var page: [UInt8]

  private let program: Program
  private let tables: Program.Tables
  private let isStrict: Bool
  private let limit: Int
  private var scopes = Scopes()
  private var sections: [Section] = []
  private var calls: [CallFrame] = []
  private var overrides = Overrides()
  private var indent = Indent()
  /// A tag within a line has written this line's indentation already.
  private var lineIsIndented = false
  private var partials = 0
  private var steps = 0

  /// A section that is being rendered.
  private struct Section {
    var items: [Value]
    var next: Int
    var start: Int
    var hasScope: Bool
  }

  /// A partial, parent or block that is being rendered.
  private struct CallFrame {
    var caller: Int
    var next: Int
    var overrides: Overrides.Mark
    var indent: Indent.Mark
    var isTemplate: Bool
  }

  init(_ program: Program, _ tables: Program.Tables, mode: Mode, page: [UInt8]) {
    self.program = program
    self.tables = tables
    self.page = page
    isStrict = mode == .strict
    limit = page.count + Limits.pageBytes
  }

  /// Renders one template with all it includes.
  mutating func run(template: Int, _ value: Value) throws(TemplateError) {
    var at = program.entries[template]
    try open(value, at: at)
    while true {
      let here = at
      switch tables.code[at] {
      case .text(let text, let lineStarts):
        write(text, lineStarts)
        at += 1
      case .escaped(let name):
        try write(find(name), name, at: at)
        at += 1
      case .raw(let name):
        try writeRaw(find(name), name, at: at)
        at += 1
      case .section(let name, let end): at = try openSection(name, at: at) ? at + 1 : Int(end)
      case .inverted(let name, let end):
        at = try isTrue(find(name), name, at: at) ? Int(end) : at + 1
      case .endSection: at = try closeSection(at: at)
      case .partial(let call): at = try enter(call, at: at, next: at + 1) ?? at + 1
      case .parent(let call, let end):
        at = try enterParent(call, at: at, next: Int(end)) ?? Int(end)
      case .override(_, _, let end): at = Int(end)
      case .block(let name, let body, let blanks, let end):
        at = try enterBlock(name, body, blanks, at: at, next: Int(end))
      case .return:
        guard let frame = calls.popLast() else { return }
        leave(frame)
        at = frame.next
      }
      if page.count > limit {
        throw fault(at: here, "the page is larger than \(Limits.pageBytes) bytes")
      }
    }
  }
}

/// Text.
extension Renderer {
  private mutating func write(_ text: Piece, _ lineStarts: Piece) {
    if indent.isEmpty || lineStarts.isEmpty {
      page.append(contentsOf: UnsafeBufferPointer(rebasing: tables.literals[text.range]))
    } else {
      writeIndented(text, lineStarts)
    }
  }

  private mutating func writeIndented(_ text: Piece, _ lineStarts: Piece) {
    var written = Int(text.start)
    for start in program.lineStarts[lineStarts.range] where page.count <= limit {
      page += program.literals[written..<Int(start)]
      written = Int(start)
      if !lineIsIndented { page += indent.current }
      lineIsIndented = false
    }
    page += program.literals[written..<Int(text.end)]
  }
}

/// Values.
extension Renderer {
  private mutating func write(_ value: Value, _ name: Name, at: Int) throws(TemplateError) {
    switch value {
    case .text(var text), .html(var text), .url(var text): text.withUTF8 { page.appendEscaped($0) }
    default: try writePlain(value, name, at: at)
    }
  }

  private mutating func writeRaw(_ value: Value, _ name: Name, at: Int) throws(TemplateError) {
    switch value {
    case .html(var text):
      text.withUTF8 { page.append(contentsOf: $0) }
    case .text(var text), .url(var text):
      if isStrict {
        let name = program.spell(name)
        throw fault(
          at: at, "`\(name)` is \(value.kind.noun), not HTML", hint: "write `{{\(name)}}`")
      }
      text.withUTF8 { page.append(contentsOf: $0) }
    default: try writePlain(value, name, at: at)
    }
  }

  private mutating func writePlain(_ value: Value, _ name: Name, at: Int) throws(TemplateError) {
    switch value {
    case .number(let number): page += String(number).utf8
    case .flag(let flag): page += (flag ? "true" : "false").utf8
    case .missing: try excuse(missing: name, at: at)
    default:
      guard isStrict else { return }
      let name = program.spell(name)
      throw fault(at: at, "`\(name)` is \(value.kind.noun)", hint: "open it with `{{#\(name)}}`")
    }
  }
}

/// Names.
extension Renderer {
  private func find(_ name: Name) -> Value { scopes.find(name, tables.words) }

  /// Does nothing when a name may be missing; throws why it must not, otherwise.
  private func excuse(missing name: Name, at: Int) throws(TemplateError) {
    guard isStrict, let complaint = scopes.complaint(missing: Array(program.words[name.range]))
    else { return }
    throw fault(at: at, complaint.message, hint: complaint.hint)
  }
}

/// Sections.
extension Renderer {
  private func isTrue(_ value: Value, _ name: Name, at: Int) throws(TemplateError) -> Bool {
    switch value {
    case .missing:
      try excuse(missing: name, at: at)
      return false
    case .flag(let flag): return flag
    case .number(let number): return number != 0
    case .text(let text), .html(let text), .url(let text): return !text.isEmpty
    case .list(let items): return !items.isEmpty
    case .record: return true
    }
  }

  private mutating func openSection(_ name: Name, at: Int) throws(TemplateError) -> Bool {
    let value = find(name)
    guard try isTrue(value, name, at: at) else { return false }
    switch value {
    case .flag:
      sections.append(Section(items: [], next: 0, start: at + 1, hasScope: false))
    case .list(let items):
      sections.append(Section(items: items, next: 1, start: at + 1, hasScope: true))
      try open(items[0], at: at)
    default:
      sections.append(Section(items: [], next: 0, start: at + 1, hasScope: true))
      try open(value, at: at)
    }
    return true
  }

  /// Goes on with the next item of a list, or behind the section.
  private mutating func closeSection(at: Int) throws(TemplateError) -> Int {
    let last = sections.count - 1
    let next = sections[last].next
    if sections[last].hasScope { scopes.close() }
    guard next < sections[last].items.count else {
      sections.removeLast()
      return at + 1
    }
    sections[last].next += 1
    try step(at: at)
    try open(sections[last].items[next], at: sections[last].start - 1)
    return sections[last].start
  }

  private mutating func open(_ value: Value, at: Int) throws(TemplateError) {
    scopes.open(value)
    if isStrict, let fault = scopes.fault { throw self.fault(at: at, fault) }
  }
}

/// Partials, parents and blocks.
extension Renderer {
  /// Enters a template; nil when there is none of that name and that is no mistake.
  private mutating func enter(_ call: Call, at: Int, next: Int) throws(TemplateError) -> Int? {
    guard let template = try template(of: call, at: at) else { return nil }
    try step(at: at)
    partials += 1
    if partials > Limits.partials {
      throw fault(
        at: at, "partials are nested more than \(Limits.partials) deep",
        hint: "does one include itself?")
    }
    enter(at: at, next: next, isTemplate: true)
    if let blanks = call.indent {
      indent.add(tables.literals[blanks.range])
    } else {
      indent.reset()
    }
    return program.entries[template]
  }

  private func template(of call: Call, at: Int) throws(TemplateError) -> Int? {
    if call.template >= 0 { return Int(call.template) }
    var name = program.spell(call.name)
    if call.isDynamic {
      guard case .text(let text) = find(call.name) else {
        try excuse(missing: call.name, at: at)
        return nil
      }
      name = text
    }
    if let number = program.numbers[name] { return number }
    if isStrict {
      throw fault(at: at, "there is no template `\(name)`", hint: program.hint(forTemplate: name))
    }
    return nil
  }

  private mutating func enterParent(_ call: Call, at: Int, next: Int) throws(TemplateError) -> Int? {
    guard let entry = try enter(call, at: at, next: next) else { return nil }
    overrides.enter(parent: at)
    return entry
  }

  private mutating func enterBlock(
    _ name: Name, _ own: Body, _ blanks: Piece, at: Int, next: Int
  ) throws(TemplateError) -> Int {
    try step(at: at)
    let filling = overrides.filling(of: name, in: program)
    let body = filling?.body ?? own
    enter(at: at, next: next, isTemplate: false)
    if let filling { overrides.enter(filling) }
    indent.add(tables.literals[blanks.range])
    if own.startsLine, !body.hasOwnLines { page += indent.current }
    lineIsIndented = !own.startsLine && body.hasOwnLines && !indent.isEmpty
    return filling?.start ?? at + 1
  }

  private mutating func enter(at: Int, next: Int, isTemplate: Bool) {
    calls.append(
      CallFrame(
        caller: at, next: next, overrides: overrides.mark, indent: indent.mark,
        isTemplate: isTemplate))
  }

  private mutating func leave(_ frame: CallFrame) {
    overrides.leave(to: frame.overrides)
    indent.leave(to: frame.indent)
    lineIsIndented = false
    if frame.isTemplate { partials -= 1 }
  }

  private mutating func step(at: Int) throws(TemplateError) {
    steps += 1
    if steps > Limits.steps {
      throw fault(at: at, "the page takes more than \(Limits.steps) steps")
    }
  }

  private func fault(at: Int, _ message: String, hint: String? = nil) -> TemplateError {
    program.error(at: at, message, hint: hint, through: calls.map(\.caller))
  }
}
