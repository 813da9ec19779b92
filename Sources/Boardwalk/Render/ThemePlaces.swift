import Mustache

/// Where the templates of a theme and the texts of its language stand, for findings.
struct ThemePlaces: Sendable {
  private let folder: String
  /// Template's name to its file: `head` to `partials/head.mustache`.
  private let paths: [String: String]
  /// The partials of the language, to their places in its file.
  private let texts: [String: TemplateText]
  private let language: Language

  init(folder: String, files: some Sequence<String>, language: Language) {
    self.folder = folder
    self.language = language
    paths = Dictionary(
      files.filter { $0.hasSuffix(".mustache") }.map { (Self.name(of: $0), $0) }, uniquingKeysWith: { _, last in last })
    texts = Dictionary(
      language.templates.map { (Language.partial($0.key), $0) }, uniquingKeysWith: { _, last in last })
  }

  /// `head` of `partials/head.mustache`.
  static func name(of path: String) -> String {
    String(path.dropFirst(path.hasPrefix("partials/") ? "partials/".count : 0).dropLast(".mustache".count))
  }

  /// Own templates that have the name of another template or of a text: a page would be made of either. A file at the path of
  /// a built-in one takes its place, and is no second one.
  ///
  /// - Parameter files: the paths of all files, own ones and built-in ones.
  func doubles(among own: [String: [UInt8]], of files: some Sequence<String>) -> [Diagnostic] {
    let all = Dictionary(grouping: files.filter { $0.hasSuffix(".mustache") }.sorted(), by: Self.name)
    return own.keys.filter { $0.hasSuffix(".mustache") }.sorted().compactMap { path in
      let name = Self.name(of: path)
      func fault(_ message: String, hint: String) -> Diagnostic {
        Diagnostic(.error, at: .file("\(folder)/\(path)"), message, hint: hint)
      }
      if let text = texts[name] {
        return fault(
          "the text `\(text.key)` of the language has this name already",
          hint: "write it below `templates:` in \(language.file), or give this file another name")
      }
      guard let other = all[name]?.first(where: { $0 != path }) else { return nil }
      if own[other] == nil {
        return fault(
          "the built-in theme has a template of this name already: \(other)",
          hint: "call it \(other), to take the place of that one, or give it a name of its own")
      }
      return other > path
        ? nil : fault("Templates/\(other) is called `\(name)` as well", hint: "give one of the two another name")
    }
  }

  /// The faults of templates. A partial's fault shows in every page that calls it; the first tells the way to it.
  func findings(_ faults: [TemplateError]) -> Findings {
    var seen: Set<[String]> = []
    return Findings(faults.filter { seen.insert([$0.position.description, $0.message]).inserted }.map(diagnostic))
  }

  /// The board's own templates that no page is made of, and that no other template takes in.
  ///
  /// - Parameter included: the templates that others take in.
  func unused(among own: [String: [UInt8]], included: Set<String>) -> [Diagnostic] {
    let pages = Set(pageTypes.flatMap { $0.templates.keys })
    return own.keys.filter { $0.hasSuffix(".mustache") }.sorted().compactMap { path in
      let name = Self.name(of: path)
      if pages.contains(name) || included.contains(name) { return nil }
      return Diagnostic(
        .warning, at: .file("\(folder)/\(path)"), "no page is made of this template, and no other one includes it",
        hint: nearest(name, in: pages.sorted()).map { "did you mean `\($0).mustache`?" })
    }
  }

  /// The texts of the language that no template says. Those of English are none of them: a board may replace every template
  /// that says one.
  ///
  /// - Parameter included: the templates that others take in, and the texts.
  func unsaid(included: Set<String>) throws -> [Diagnostic] {
    let unsaid = language.templates.filter { !included.contains(Language.partial($0.key)) }
    if unsaid.isEmpty { return [] }
    let english = try Language.english().templates.map(\.key)
    return unsaid.filter { !english.contains($0.key) }.map { text in
      Diagnostic(
        .warning, at: .file(text.file, line: text.place.line, column: text.place.column),
        "no template says `\(text.key)`",
        hint: nearest(text.key, in: english).map { "did you mean `\($0)`?" }
          ?? "a template says it with `{{>\(Language.partial(text.key))}}`")
    }
  }

  func diagnostic(_ fault: TemplateError) -> Diagnostic {
    var finding = Diagnostic(.error, at: spot(fault.position), fault.message, hint: fault.hint)
    if let name = fault.absent, let key = Language.key(ofPartial: name) {
      finding.message = "the language `\(language.code)` has no text `\(key)`"
      finding.hint = "write one below `templates:` in \(language.file)" + (fault.hint.map { ", or: \($0)" } ?? "")
    }
    finding.excerpt = fault.excerpt.map { Diagnostic.Excerpt(line: $0.line, margin: $0.margin) }
    finding.trail = fault.chain.reversed().map(spot)
    finding.subject = fault.subject
    return finding
  }

  private func spot(_ position: Position) -> Diagnostic.Spot {
    if let text = texts[position.template] {
      return .file(text.file, line: text.place.line, column: text.place.column)
    }
    let file = "\(folder)/\(paths[position.template] ?? "\(position.template).mustache")"
    return position.line == 0 ? .file(file) : .file(file, line: position.line, column: position.column)
  }
}
