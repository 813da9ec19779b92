import Mustache

extension Library {
  /// Everything that would go wrong, or be unsafe, whatever the data of a page of this shape is: names that such a
  /// page never has, templates that do not exist or include themselves without end, blocks that nothing asks for,
  /// `{{{name}}}` of plain text, values where HTML's rules make escaping useless, and HTML that the page leaves open.
  ///
  /// A template that `{{>*name}}` finds in the data is checked if the shape says which it may be (`Kind.oneOf`).
  public func check(template: String, against shape: Shape) -> [TemplateError] {
    guard let number = program.numbers[template] else { return [unknown(template)] }
    var checker = Checker(program, Scope(shape))
    checker.walk(program.bodies[number], at: program.bodies[number].lowerBound)
    checker.reportLeftOpen()
    return checker.errors
  }
}

/// Runs a program with kinds in the place of values: every section shown, and left out.
private struct Checker {
  private(set) var errors: [TemplateError] = []

  private let program: Program
  private var scope: Scope
  private var settings = HTMLSettings()
  private var fillings = Fillings()
  private var chain: [Int] = []
  private var (depth, steps) = (0, 0)
  /// The templates that are being checked, with the depth of their scope, and that were checked, with what follows.
  private var begun: [Visit: Int] = [:]
  private var finished: [Visit: HTMLSettings] = [:]
  /// The texts that were read, with the way to them.
  private var read: [Int: [Int]] = [:]
  /// The sections that were read, by their names.
  private var sections: [String: Set<Int>] = [:]
  /// The blocks that were asked for within each parent.
  private var asked: [Int: Set<String>] = [:]

  /// All that decides what may be wrong within a template.
  private struct Visit: Hashable {
    var template: Int
    var shapes: [ObjectIdentifier]
    var dot: String
    var parents: Set<Int>
    var settings: HTMLSettings
  }

  /// A section that was read last, with the settings before and after it: right behind it may stand what is shown instead.
  private struct Fork {
    var name: String
    var isInverted: Bool
    var before, after: HTMLSettings
  }

  init(_ program: Program, _ scope: Scope) { (self.program, self.scope) = (program, scope) }

  mutating func walk(_ body: Range<Int>, at outer: Int) {
    guard depth < Limits.nesting else { return report(outer, "this is nested more than \(Limits.nesting) deep") }
    depth += 1
    var at = body.lowerBound
    var fork: Fork?
    while at < body.upperBound, errors.count < Limits.errors, steps < Limits.steps {
      let end = Int(program.code[at].end)
      steps += 1
      switch program.code[at].step {
      case .text(let text):
        if read[at] == nil, !text.range.isEmpty { read[at] = chain }
        if let (fault, isInAll) = settings.read(program.literals[text.range]) { report(fault, isInAll, at: at) }
      case .value(let name, let isRaw): if let kind = kind(of: name, at: at) { check(kind, name, isRaw: isRaw, at: at) }
      case .section(let name, let isInverted):
        fork = walk(name, isInverted: isInverted, at + 1..<end, at: at, after: fork)
        at = end
        continue
      case .insertion(let tag): insert(tag, own: at + 1..<end, at: at)
      }
      fork = nil
      at = end
    }
    depth -= 1
  }

  private mutating func report(_ at: Int, _ message: String, _ hint: String? = nil) {
    errors.append(program.error(at: at, message, hint, through: chain))
  }
}

/// Faults of the HTML.
extension Checker {
  /// What the page leaves open that was read, unless it was not read to its end.
  mutating func reportLeftOpen() {
    guard errors.count < Limits.errors, steps < Limits.steps else { return }
    for (fault, isInAll) in settings.leftOpen { report(fault, isInAll, at: -1) }
  }

  /// - Parameters:
  ///   - isInAll: whether it is there whatever is shown.
  ///   - at: the instruction that is read; -1 at the end.
  private mutating func report(_ fault: HTMLSetting.Fault, _ isInAll: Bool, at: Int) {
    guard let place = fault.place, let origin = program.instruction(ofText: place) else {
      return report(max(at, 0), fault.message, fault.hint)
    }
    let way = origin == at ? chain : read[origin] ?? chain
    if fault.isOfOpening, !isInAll, !isClosedNowhere(from: [origin] + way) { return }
    let error = program.error(at: origin, text: place, fault.message, fault.hint, through: way)
    if !errors.contains(where: { $0.position == error.position }) { errors.append(error) }
  }

  /// Whether what is opened in sections stays open: others of their names, which are shown when these are, may close it.
  private func isClosedNowhere(from instructions: [Int]) -> Bool {
    let around = sections.filter { _, starts in
      starts.contains { start in instructions.contains { start < $0 && $0 < Int(program.code[start].end) } }
    }
    return !around.isEmpty && around.allSatisfy { $0.value.count == 1 }
  }
}

/// Values and sections.
extension Checker {
  private mutating func kind(of name: Name, at: Int) -> Kind? {
    switch program.kind(of: name, in: scope.shapes, dot: scope.dot) {
    case .success(let kind): return kind.wrapped
    case .failure(let unknown):
      report(at, unknown.message, unknown.hint)
      return nil
    }
  }

  private mutating func check(_ kind: Kind, _ name: Name, isRaw: Bool, at: Int) {
    if case .lambda(let result) = kind { return check(result.wrapped, name, isRaw: isRaw, at: at) }
    let name = program.spell(name)
    switch kind {
    case .list, .listOfSame, .record: report(at, "`\(name)` is \(kind.noun)", kind.opening(name))
    case .text where isRaw, .oneOf where isRaw, .url where isRaw, .ownURL where isRaw:
      report(at, "`\(name)` is \(kind.noun), not HTML", "write `{{\(name)}}`")
    default:
      if let fault = settings.read(kind, isRaw: isRaw, name) { report(fault, true, at: at) }
    }
  }

  /// Reads a section, after which the settings are those with it or without it; of a section and its opposite right behind it
  /// one is shown.
  private mutating func walk(
    _ name: Name, isInverted: Bool, _ body: Range<Int>, at: Int, after last: Fork?
  ) -> Fork? {
    let name = (name, spelled: program.spell(name))
    let pair = last.flatMap { $0.name == name.spelled && $0.isInverted != isInverted ? $0 : nil }
    if let pair { settings = pair.before }
    let before = settings
    sections[name.spelled, default: []].insert(at)
    walk(name.0, isInverted: isInverted, body, at: at)
    let after = settings
    settings.add(pair?.after ?? before)
    if settings.areTooMany {
      report(at, "this leaves open in too many ways what it stands in", "write a tag of its own for each case")
      settings = before
    }
    return pair == nil ? Fork(name: name.spelled, isInverted: isInverted, before: before, after: after) : nil
  }

  private mutating func walk(_ name: Name, isInverted: Bool, _ body: Range<Int>, at: Int) {
    guard let kind = kind(of: name, at: at) else { return }
    if case .lambda(let result) = kind, !isInverted {
      return check(result.wrapped, name, isRaw: result.isHTML, at: at)
    }
    let outer = scope
    if !isInverted { scope.open(kind) }
    let isList = if case .list = kind, !isInverted { true } else { false }
    repeat {
      let (before, count) = (settings, errors.count)
      walk(body, at: at)
      // Each item of a list begins where the one before it has ended.
      var either = before
      either.add(settings)
      if !isList || either == before || either.areTooMany || errors.count > count { break }
      settings = either
    } while true
    scope = outer
  }
}

/// Partials, parents and blocks.
extension Checker {
  private mutating func insert(_ tag: Insertion, own: Range<Int>, at: Int) {
    let outer = fillings
    if tag.kind == .block {
      for (parent, _) in fillings.chain { asked[parent, default: []].insert(program.spell(tag.name)) }
      follow(fillings.fill(tag.name, in: program, steps: &steps) ?? own, from: at)
    } else {
      if tag.kind == .parent { fillings.enter(parent: at) }
      let count = errors.count
      let templates = templates(of: tag, at: at)
      visit(templates, at: at)
      if errors.count == count, !templates.isEmpty { reportUnasked(own, tag, at: at) }
    }
    fillings = outer
  }

  private mutating func follow(_ body: Range<Int>, from at: Int) {
    chain.append(at)
    walk(body, at: at)
    chain.removeLast()
  }

  private mutating func reportUnasked(_ blocks: Range<Int>, _ parent: Insertion, at: Int) {
    let asked = asked[at, default: []]
    var next = blocks.lowerBound
    while next < blocks.upperBound, case .insertion(let block) = program.code[next].step {
      let name = program.spell(block.name)
      if !asked.contains(name) {
        let message = "`\(program.spell(parent.name))` has no block `\(name)`"
        report(next, message, suggestion(for: name, among: asked.sorted()))
      }
      next = Int(program.code[next].end)
    }
  }

  private mutating func templates(of tag: Insertion, at: Int) -> [Int] {
    if tag.template >= 0 { return [Int(tag.template)] }
    var names = [program.spell(tag.name)]
    if tag.isDynamic, let kind = kind(of: tag.name, at: at) {
      names = if case .oneOf(let texts) = kind { texts } else { [] }
      let isText = kind.noun == Kind.text.noun
      if !isText { report(at, "`\(program.spell(tag.name))` is \(kind.noun), not the name of a template") }
    } else if tag.isDynamic {
      return []
    }
    let unknown = names.filter { program.numbers[$0] == nil }.map { program.unknown(template: $0) }
    for unknown in unknown {
      report(at, unknown.message, unknown.hint)
      errors[errors.count - 1].absent = unknown.template
    }
    return names.compactMap { program.numbers[$0] }
  }

  /// Reads the templates of which one comes to stand here.
  private mutating func visit(_ templates: [Int], at: Int) {
    let before = settings
    var after: HTMLSettings?
    for template in templates {
      settings = before
      visit(template, at: at)
      after?.add(settings)
      after = after ?? settings
    }
    settings = after ?? before
  }

  private mutating func visit(_ template: Int, at: Int) {
    let visit = Visit(
      template: template, shapes: scope.shapes.map { ObjectIdentifier($0) }, dot: scope.dot.noun,
      parents: Set(fillings.chain.map(\.instruction)), settings: settings)
    if let end = finished[visit] {
      settings = end
    } else if let depth = begun[visit] {
      let message = "`\(program.sources[template].name)` includes itself without end"
      if depth == scope.depth { report(at, message, "put a section around it") }
    } else {
      begun[visit] = scope.depth
      follow(program.bodies[template], from: at)
      finished[visit] = settings
    }
  }
}
