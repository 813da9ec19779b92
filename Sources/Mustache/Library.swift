/// What happens when the data does not have what a template asks for.
public enum Mode: Sendable {
  /// It is an error. So is `{{{name}}}` for anything but HTML, and a partial that does not exist.
  case strict
  /// It renders as nothing, as the Mustache specification says.
  case lenient
}

/// All templates of a theme, ready to render. It never changes; any number of threads may render from it at once.
///
/// ```swift
/// let library = try Library(["job": "<h1>{{title}}</h1>"])
/// let job = Shape(["title": .text])
/// var page: [UInt8] = []
/// try library.render("job", .record(Record(job, ["title": .text("Tea taster")])), into: &page)
/// ```
public final class Library: Sendable {
  package let program: Program

  /// Reads templates by their names; `{{>name}}` and `{{<name}}` go by the same names.
  /// - Parameter dynamicNames: whether `{{>*name}}` may take the name of a partial from the data.
  /// - Throws: everything that is wrong with their tags.
  public convenience init(_ texts: [String: String], dynamicNames: Bool = true) throws(TemplateErrors) {
    try self.init(texts.mapValues { Array($0.utf8) }, dynamicNames: dynamicNames)
  }

  /// Reads templates from the bytes of their files, which must be UTF-8.
  public init(_ files: [String: [UInt8]], dynamicNames: Bool = true) throws(TemplateErrors) {
    let sources = files.map { Source(name: $0.key, file: $0.value) }.sorted { $0.name < $1.name }
    var compiler = Compiler(sources)
    var errors: [TemplateError] = []
    for source in sources {
      let tokens = Tokens(source, dynamicNames: dynamicNames)
      let tree = Tree(tokens.tags, of: source)
      let found = source.errors + tokens.errors + tree.errors
      if found.isEmpty { compiler.append(tree, of: source) }
      errors += found.sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    }
    guard errors.isEmpty else { throw TemplateErrors(errors: Array(errors.prefix(Limits.errors))) }
    program = compiler.program
  }

  /// Renders a value, nearly always a record, and appends the page to a buffer, which is best reused from page to page.
  ///
  /// After an error the buffer is as it was before.
  /// - Parameter cache: of this library's pages before, which show some of the same records.
  public func render(
    _ template: String, _ value: Value, mode: Mode = .strict, into page: inout [UInt8], cache: FragmentCache? = nil
  ) throws(TemplateError) {
    guard let number = program.numbers[template] else { throw unknown(template) }
    try program.withTables { tables throws(TemplateError) in
      var renderer = Renderer(self, tables, mode, cache: cache)
      try renderer.run(template: number, value)
      page += renderer.page.bytes
    }
  }

  /// Whether any template asks the data for this word, by itself or in a dotted name: what none of them asks for need not be
  /// made.
  public func asks(for word: String) -> Bool {
    program.code.contains { instruction in
      switch instruction.step {
      case .value(let name, _), .section(let name, _): program.words[name.range].contains { $0.text == word }
      case .insertion(let tag): tag.isDynamic && program.words[tag.name.range].contains { $0.text == word }
      case .text: false
      }
    }
  }

  /// The templates that others take in, by their names.
  public var included: Set<String> { program.included }

  package func unknown(_ template: String) -> TemplateError {
    let (position, unknown) = (Position(template: template, line: 0, column: 0), program.unknown(template: template))
    return TemplateError(position: position, message: unknown.message, hint: unknown.hint)
  }
}
