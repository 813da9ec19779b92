/// What happens when the data does not have what a template asks for.
public enum Mode: Sendable {
  /// It is an error. So is `{{{name}}}` for anything but HTML, and a partial that does not exist.
  case strict
  /// It renders as nothing, as the Mustache specification says.
  case lenient
}

/// All templates of a theme, ready to render.
///
/// A library never changes; any number of threads may render from it at once.
///
/// ```swift
/// let library = try Library(["job": "<h1>{{title}}</h1>"])
/// var page: [UInt8] = []
/// try library.render("job", ["title": "Tea taster"], into: &page)
/// ```
public struct Library: Sendable {
  let program: Program

  /// Reads templates by their names; `{{>name}}` and `{{<name}}` go by the same names.
  /// - Parameter dynamicNames: whether `{{>*name}}` may take the name of a partial from the data.
  /// - Throws: everything that is wrong with their tags.
  public init(_ sources: [String: String], dynamicNames: Bool = true) throws(TemplateErrors) {
    let names = sources.keys.sorted()
    let numbers = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    var compiler = Compiler(numbers: numbers)
    var texts: [Source] = []
    var errors: [TemplateError] = []
    for name in names {
      let source = Source(name: name, bytes: Array((sources[name] ?? "").utf8))
      texts.append(source)
      guard source.bytes.count <= Limits.templateBytes else {
        errors.append(
          source.error(at: 0, "this template is larger than \(Limits.templateBytes) bytes"))
        continue
      }
      let scanner = Scanner(source, dynamicNames: dynamicNames)
      let nesting = Nesting(scanner.tags, in: source)
      let found = scanner.errors + nesting.errors
      if found.isEmpty { compiler.append(source, nesting.tags) }
      errors += found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    guard errors.isEmpty else { throw TemplateErrors(errors: Array(errors.prefix(Limits.errors))) }
    program = Program(compiler.draft, numbers: numbers, sources: texts)
  }

  /// The names of the templates, sorted.
  public var names: [String] { program.sources.map(\.name) }

  /// Renders a record and appends the page to a buffer, which is best reused from page to page.
  ///
  /// After an error the buffer is as it was before.
  public func render(
    _ template: String, _ record: Record, mode: Mode = .strict, into page: inout [UInt8]
  ) throws(TemplateError) {
    try render(template, .record(record), mode: mode, into: &page)
  }

  /// Renders any value; all but a record can only be reached as `{{.}}`.
  public func render(
    _ template: String, _ value: Value, mode: Mode = .strict, into page: inout [UInt8]
  ) throws(TemplateError) {
    guard let number = program.numbers[template] else { throw unknown(template) }
    try program.withTables { tables throws(TemplateError) in
      let count = page.count
      var renderer = Renderer(program, tables, mode: mode, page: page)
      page = []
      defer { page = renderer.page }
      do throws(TemplateError) {
        try renderer.run(template: number, value)
      } catch {
        renderer.page.removeLast(renderer.page.count - count)
        throw error
      }
    }
  }

  func unknown(_ template: String) -> TemplateError {
    TemplateError(
      place: Place(template: template, line: 0, column: 0),
      message: "there is no template `\(template)`",
      hint: program.hint(forTemplate: template), sourceLine: "", caret: 0)
  }
}
