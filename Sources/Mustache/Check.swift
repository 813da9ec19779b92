extension Library {
  /// Everything that would go wrong, or be unsafe, whatever the data of a page of this shape is: names that such a
  /// page never has, templates that do not exist or include themselves without end, blocks that nothing asks for,
  /// `{{{name}}}` of plain text, and values where HTML's rules make escaping useless.
  public func check(template: String, against shape: Shape) -> [TemplateError] {
    guard let number = program.numbers[template] else { return [unknown(template)] }
    var checker = Checker(program, shape)
    checker.check(template: number)
    return checker.errors
  }
}

/// Runs a program with kinds in the place of values, every section once.
struct Checker {
  private(set) var errors: [TemplateError] = []

  private let program: Program
  private var scopes: KindScopes
  private var overrides = Overrides()
  private var calls: [Int] = []
  private var steps = 0
  /// The templates that were checked, or are being checked, in the same surroundings.
  private var visits: [Visit: Int] = [:]
  private var finished: Set<Visit> = []
  /// The blocks that were asked for within each parent.
  private var asked: [Int: Set<String>] = [:]

  /// All that decides what a template may find wrong.
  private struct Visit: Hashable {
    var template: Int
    var shapes: [ObjectIdentifier]
    var dot: String
    var parents: Set<Int>
    var setting: Setting
  }

  init(_ program: Program, _ shape: Shape) {
    self.program = program
    scopes = KindScopes(shape)
  }

  mutating func check(template: Int) { visit(template, in: .text, at: program.entries[template]) }
}

extension Checker {
  private mutating func visit(_ template: Int, in setting: Setting, at: Int) {
    let visit = Visit(
      template: template, shapes: scopes.shapes.map(\.identity), dot: scopes.dot.noun,
      parents: overrides.parents,
      setting: setting)
    guard !finished.contains(visit) else { return }
    if let depth = visits[visit] {
      if depth == scopes.depth {
        report(
          at, "`\(program.sources[template].name)` includes itself without end",
          hint: "put a section around it")
      }
      return
    }
    visits[visit] = scopes.depth
    walk(from: program.entries[template], in: setting)
    finished.insert(visit)
  }

  /// Checks the instructions up to the next `return`. The setting is that of the tag that includes them.
  private mutating func walk(from start: Int, in setting: Setting) {
    var at = start
    var outer: [KindScopes] = []
    while errors.count < Limits.errors, steps < Limits.steps {
      steps += 1
      switch program.code[at] {
      case .text: at += 1
      case .escaped(let name):
        check(name, at: at, isRaw: false, in: setting)
        at += 1
      case .raw(let name):
        check(name, at: at, isRaw: true, in: setting)
        at += 1
      case .section(let name, let end):
        guard let kind = kind(of: name, at: at) else {
          at = Int(end)
          continue
        }
        outer.append(scopes)
        scopes.open(kind)
        at += 1
      case .inverted(let name, _):
        _ = kind(of: name, at: at)
        at += 1
      case .endSection:
        scopes = outer.removeLast()
        at += 1
      case .partial(let call):
        enter(call, at: at, in: setting)
        at += 1
      case .parent(let call, let end):
        enterParent(call, at: at, end: Int(end), in: setting)
        at = Int(end)
      case .override(_, _, let end): at = Int(end)
      case .block(let name, _, _, let end):
        enterBlock(name, at: at, in: setting)
        at = Int(end)
      case .return: return
      }
    }
  }

  /// What surrounds a tag, seen from the page.
  private func setting(at: Int, in outer: Setting) -> Setting {
    program.origins[at].setting == .text ? outer : program.origins[at].setting
  }

  private mutating func report(_ at: Int, _ message: String, hint: String?) {
    errors.append(program.error(at: at, message, hint: hint, through: calls))
  }
}

/// Names.
extension Checker {
  private mutating func check(_ name: Name, at: Int, isRaw: Bool, in outer: Setting) {
    guard let kind = kind(of: name, at: at) else { return }
    if let (message, hint) = setting(at: at, in: outer).objection(
      to: kind, isRaw: isRaw, program.spell(name))
    {
      report(at, message, hint: hint)
    }
  }

  private mutating func kind(of name: Name, at: Int) -> Kind? {
    var kind = scopes.dot
    var shapes = scopes.shapes
    var path = ""
    for word in program.words[name.range].map(\.text) {
      guard let shape = shapes.last(where: { $0.slot(of: word) != nil }),
        let next = shape.kind(of: word)
      else {
        let fault = UnknownName(word, after: path, in: shapes)
        report(at, fault.message, hint: fault.hint)
        return nil
      }
      kind = next.wrapped
      if case .listOfSame = kind { kind = .list(shape) }
      if case .record(let inner) = kind { shapes = [inner] } else { shapes = [] }
      path += path.isEmpty ? word : "." + word
    }
    return kind
  }
}

/// Partials, parents and blocks.
extension Checker {
  /// Does something within a call, unless calls are too deep already.
  private mutating func within(_ at: Int, _ body: (inout Checker) -> Void) {
    guard calls.count < Limits.nesting else {
      return report(
        at, "partials and blocks are nested more than \(Limits.nesting) deep", hint: nil)
    }
    let (mark, outer) = (overrides.mark, scopes)
    calls.append(at)
    body(&self)
    calls.removeLast()
    scopes = outer
    overrides.leave(to: mark)
  }

  private mutating func enter(_ call: Call, at: Int, in outer: Setting, isParent: Bool = false) {
    if call.isDynamic {
      if let kind = kind(of: call.name, at: at), kind.noun != Kind.text.noun {
        report(
          at, "`\(program.spell(call.name))` is \(kind.noun), not the name of a template", hint: nil
        )
      }
      return
    }
    guard call.template >= 0 else {
      let name = program.spell(call.name)
      return report(at, "there is no template `\(name)`", hint: program.hint(forTemplate: name))
    }
    let setting = setting(at: at, in: outer)
    within(at) {
      if isParent { $0.overrides.enter(parent: at) }
      $0.visit(Int(call.template), in: setting, at: at)
    }
  }

  private mutating func enterParent(_ call: Call, at: Int, end: Int, in outer: Setting) {
    let count = errors.count
    enter(call, at: at, in: outer, isParent: true)
    guard errors.count == count, !call.isDynamic else { return }
    var next = at + 1
    while next < end, case .override(let name, _, let after) = program.code[next] {
      let block = program.spell(name)
      if asked[at]?.contains(block) != true {
        report(
          next, "`\(program.spell(call.name))` has no block `\(block)`",
          hint: nearest(to: block, among: asked[at, default: []].sorted()).map {
            "did you mean `\($0)`?"
          })
      }
      next = Int(after)
    }
  }

  private mutating func enterBlock(_ name: Name, at: Int, in outer: Setting) {
    for parent in overrides.parents { asked[parent, default: []].insert(program.spell(name)) }
    let filling = overrides.filling(of: name, in: program)
    let setting = setting(at: at, in: outer)
    within(at) {
      if let filling { $0.overrides.enter(filling) }
      $0.walk(from: filling?.start ?? at + 1, in: setting)
    }
  }
}
