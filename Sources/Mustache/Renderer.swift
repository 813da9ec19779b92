/// From a program to bytes: runs the instructions for one page.
struct Renderer: ~Copyable {
  private(set) var page = Page()

  private let library: Library
  private let tables: Program.Tables
  private let isStrict: Bool
  /// The records of the open sections, the innermost last: where names are looked up. They are lent, not counted: whoever opens a
  /// section holds on to its value.
  private var records: [Unmanaged<Record>] = []
  /// What `{{.}}` stands for; nil for the innermost record.
  private var dot: Value? = .missing
  /// The value that was made for the last section, by its record's place among the open ones: the name within asks for the same.
  private var made: (record: Int, slot: Int, value: Value) = (-1, 0, .missing)
  private var fillings = Fillings()
  /// What sections over records that come again came to before.
  private let cache: FragmentCache?
  /// The section that will be kept: what is known of it, and what others wrote in it so far.
  private var kept: (plan: FragmentPlan, gaps: [FragmentCache.Gap])?
  /// The insertions that are being rendered, the outermost first.
  private var chain: [Int] = []
  private var (partials, depth, steps) = (0, 0, 0)
  /// What the lines being rendered begin with: the indentations of all tags around them, from `margin` on.
  private var indent: [UInt8] = []
  private var margin = 0
  /// Whether the next text or value is the first of its line; kept up to date only where lines are indented.
  private var lineBegins = false

  init(_ library: Library, _ tables: Program.Tables, _ mode: Mode, cache: FragmentCache?) {
    (self.library, self.tables, self.cache, isStrict) = (library, tables, cache, mode == .strict)
  }

  mutating func run(template: Int, _ value: Value) throws(TemplateError) {
    try open(value, over: program.bodies[template], at: program.bodies[template].lowerBound)
  }

  private mutating func run(_ body: Range<Int>) throws(TemplateError) {
    var at = body.lowerBound
    while at < body.upperBound {
      if kept == nil { try step(at) } else { try keep(at) }
      steps += 1
      if steps > Limits.steps { throw fault(at, "the page takes more than \(Limits.steps) steps") }
      if page.count > Limits.pageBytes { throw fault(at, "the page is larger than \(Limits.pageBytes >> 20) MiB") }
      at = Int(tables.code[at].end)
    }
  }

  private mutating func step(_ at: Int) throws(TemplateError) {
    let within = at + 1..<Int(tables.code[at].end)
    switch tables.code[at].step {
    case .text(let text): write(text)
    case .value(let name, let isRaw): try write(find(name), name, isRaw: isRaw, at: at)
    case .section(let name, let isInverted):
      let value = find(name, isKept: true)
      guard try isTrue(value, name, at: at) != isInverted else { break }
      try open(isInverted ? .flag(true) : value, name, within, at: at)
    case .insertion(let insertion): try insert(insertion, own: within, at: at)
    }
  }

  private var program: Program { library.program }

  private func fault(_ at: Int, _ message: String, _ hint: String? = nil) -> TemplateError {
    program.error(at: at, message, hint, through: chain)
  }
}

extension Renderer {
  private mutating func write(_ text: Piece) {
    let whole = UnsafeBufferPointer(rebasing: tables.literals[text.range])
    if indent.count == margin { return page.append(whole) }
    var rest = whole[...]
    while !rest.isEmpty, page.count <= Limits.pageBytes {
      beginLine()
      let newline = rest.firstIndex(of: Source.newline)
      let line = rest[..<(newline.map { $0 + 1 } ?? rest.endIndex)]
      page.append(UnsafeBufferPointer(rebasing: line))
      rest = rest[line.endIndex...]
      lineBegins = newline != nil
    }
  }

  private mutating func beginLine() {
    if lineBegins { indent[margin...].withUnsafeBufferPointer { page.append($0) } }
    lineBegins = false
  }

  /// Takes the value over: to count each of a page's hundred once more takes time.
  private mutating func write(_ value: consuming Value, _ name: Name, isRaw: Bool, at: Int) throws(TemplateError) {
    beginLine()
    if isStrict, value.isMisused(isRaw: isRaw) {
      let (message, hint) = value.misuse(of: program.spell(name))
      throw fault(at, message, hint)
    }
    switch consume value {
    case .text(let text), .html(let text), .url(let text):
      text.lend { if isRaw { page.append($0) } else { page.append(escaping: $0) } }
    case .number(let number): String(number).lend { page.append($0) }
    case .flag(let flag): (flag ? "true" : "false").lend { page.append($0) }
    case .lambda(let lambda): try write(Value.lambda(lambda).called(with: ""), name, isRaw: isRaw, at: at)
    case .missing: try excuse(missing: name, at: at)
    case .list, .record: break
    }
  }

  /// The value of a name: its first word is looked up from the innermost record outwards, and what follows a dot
  /// only in what was found before it.
  ///
  /// - Parameter isKept: whether the same may be asked for again.
  private mutating func find(_ name: Name, isKept: Bool = false) -> Value {
    if name.start == name.end { return innermost }
    let word = tables.words[Int(name.start)]
    for number in records.indices.reversed() {
      steps += 1
      guard let slot = records[number]._withUnsafeGuaranteedRef({ $0.shape.slot(of: word) }) else { continue }
      var value = value(of: number, at: slot, isKept: isKept)
      for word in tables.words[name.range].dropFirst() {
        guard case .record(let record) = value, let slot = record.shape.slot(of: word) else { return .missing }
        value = record.value(at: slot)
      }
      return value
    }
    return .missing
  }

  private var innermost: Value { dot ?? .record(records[records.count - 1].takeUnretainedValue()) }

  private mutating func value(of number: Int, at slot: Int, isKept: Bool) -> Value {
    if made.record == number, made.slot == slot { return made.value }
    let (value, isMade) = records[number]._withUnsafeGuaranteedRef { ($0.value(at: slot), $0.isMadeWhenAsked) }
    if isKept, isMade { made = (number, slot, value) }
    return value
  }

  // What only looks at the renderer is `mutating` as well: else all of it is copied first, for each section of a page.

  /// Does nothing when a name may be missing; throws why it must not, otherwise.
  private mutating func excuse(missing name: Name, at: Int) throws(TemplateError) {
    guard isStrict, !mayBeMissing(name) else { return }
    switch program.kind(of: name, in: records.map { $0.takeUnretainedValue().shape }, dot: innermost.kind) {
    case .success(.optional): return
    case .success: throw fault(at, "`\(program.spell(name))` has no value", "its shape does not call it optional")
    case .failure(let unknown): throw fault(at, unknown.message, unknown.hint)
    }
  }

  /// Whether a name of one word is one that its record may lack, as most that are missing are.
  private mutating func mayBeMissing(_ name: Name) -> Bool {
    guard name.end == name.start + 1 else { return false }
    let word = tables.words[Int(name.start)]
    for record in records.reversed() {
      let isOptional = record._withUnsafeGuaranteedRef { record in
        record.shape.slot(of: word).map { record.shape.isOptional($0) }
      }
      if let isOptional { return isOptional }
    }
    return false
  }

  private mutating func isTrue(_ value: Value, _ name: Name, at: Int) throws(TemplateError) -> Bool {
    switch value {
    case .missing:
      try excuse(missing: name, at: at)
      return false
    case .flag(let flag): return flag
    case .number(let number): return number != 0
    case .text(let text), .html(let text), .url(let text): return !text.isEmpty
    case .list(let items): return !items.isEmpty
    case .record, .lambda: return true
    }
  }

  private mutating func open(_ value: Value, _ name: Name, _ body: Range<Int>, at: Int) throws(TemplateError) {
    switch value {
    case .flag: try enter(body, at: at)
    case .list(let items): for item in items { try open(item: item, over: body, at: at) }
    case .lambda:
      let result = value.called(with: program.sources[Int(tables.code[at].template)].text(tables.code[at].inner.range))
      try write(result, name, isRaw: result.kind.isHTML, at: at)
    default: try open(value, over: body, at: at)
    }
  }

  private mutating func open(_ value: Value, over body: Range<Int>, at: Int) throws(TemplateError) {
    let outer = dot
    steps += 1
    if case .record(let record) = value {
      if isStrict, let message = record.fault { throw fault(at, message) }
      records.append(Unmanaged.passUnretained(record))
      defer { withExtendedLifetime(value) {} }
      dot = nil
      try enter(body, at: at)
      records.removeLast()
      if made.record == records.count { made.record = -1 }
    } else {
      dot = value
      try enter(body, at: at)
    }
    dot = outer
  }

  private mutating func enter(_ body: Range<Int>, at: Int) throws(TemplateError) {
    guard depth < Limits.nesting else { throw fault(at, "this is nested more than \(Limits.nesting) deep") }
    depth += 1
    try run(body)
    depth -= 1
  }

  private mutating func insert(_ tag: Insertion, own: Range<Int>, at: Int) throws(TemplateError) {
    let (outer, outerMargin, outerFillings, outerPartials) = (indent.count, margin, fillings, partials)
    var body = own
    if tag.kind == .block {
      body = fillings.fill(tag.name, in: program, steps: &steps) ?? own
    } else {
      guard let template = try template(of: tag, at: at) else { return }
      body = program.bodies[template]
      if tag.kind == .parent { fillings.enter(parent: at) }
      partials += 1
      if partials > Limits.partials {
        throw fault(at, "partials are nested more than \(Limits.partials) deep", "does one include itself?")
      }
    }
    if tag.startsLine {
      indent += tables.literals[tag.indent.range]
      lineBegins = true
    } else if tag.kind != .block {
      // Nothing outside a tag within a line indents what the tag includes.
      beginLine()
      margin = indent.count
    }
    chain.append(at)
    try enter(body, at: at)
    chain.removeLast()
    indent.removeLast(indent.count - outer)
    (margin, fillings, partials, lineBegins) = (outerMargin, outerFillings, outerPartials, tag.endsLine)
  }

  private mutating func template(of tag: Insertion, at: Int) throws(TemplateError) -> Int? {
    if tag.template >= 0 { return Int(tag.template) }
    var name = program.spell(tag.name)
    if tag.isDynamic {
      let value = find(tag.name).called(with: "")
      if case .missing = value { try excuse(missing: tag.name, at: at) }
      guard case .text(let text) = value else { return nil }
      name = text
    }
    if let number = program.numbers[name] { return number }
    let unknown = program.unknown(template: name)
    if isStrict { throw fault(at, unknown.message, unknown.hint) }
    return nil
  }
}

extension Renderer {
  /// Opens a section over a value of a list, or repeats what it came to before.
  private mutating func open(item: Value, over body: Range<Int>, at: Int) throws(TemplateError) {
    guard let cache, kept == nil, indent.count == margin, case .record(let record) = item,
      let subject = record.recursAs
    else { return try open(item, over: body, at: at) }
    if try repeats(record, subject, from: cache, at: at) { return }
    kept = cache.plan(of: at, over: record.shape, in: program).map { ($0, []) }
    let start = page.count
    try open(item, over: body, at: at)
    if let gaps = kept?.gaps { cache.note(subject, in: at, page.bytes, from: start, leaving: gaps) }
    kept = nil
  }

  /// - Returns: whether it is known what the section comes to.
  private mutating func repeats(
    _ record: Record, _ subject: AnyObject, from cache: FragmentCache, at: Int
  ) throws(TemplateError) -> Bool {
    let outer = dot
    records.append(Unmanaged.passUnretained(record))
    dot = nil
    let isKnown = try cache.recall(subject, in: at) { part throws(TemplateError) in
      steps += 1
      switch part {
      case .text(let text): page.append(text)
      case .gap(let instruction): try step(instruction)
      }
    }
    records.removeLast()
    if made.record == records.count { made.record = -1 }
    dot = outer
    return isKnown
  }

  /// A step of a section that will be kept: what is not only its record's leaves a gap.
  private mutating func keep(_ at: Int) throws(TemplateError) {
    guard let plan = kept?.plan, plan.gaps.contains(at) else { return try step(at) }
    beginLine()
    let start = page.count
    var section: (plan: FragmentPlan, gaps: [FragmentCache.Gap])?
    swap(&section, &kept)
    try step(at)
    swap(&section, &kept)
    kept?.gaps.append(FragmentCache.Gap(on: start..<page.count, at))
  }
}
