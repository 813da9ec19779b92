import DefaultTheme

/// The file of a language as it is written: its sections, each with its texts in their order.
struct LanguageFile: Sendable {
  /// A text or several, under a name.
  struct Entry: Sendable {
    var name: String
    var value: SettingsTree
    /// From the board's folder.
    var file: String
    var place: SettingsTree.Place

    init(_ field: SettingsTree.Field, in file: String) {
      (name, value, place) = (field.name, field.value, field.place)
      self.file = file
    }
  }

  /// From the board's folder; of two files that were merged the board's own.
  private(set) var file: String
  /// `name`, `code`, `plural`.
  private(set) var heads: [Entry] = []
  private(set) var sections: [Section: [Entry]] = [:]

  enum Section: String, Sendable, CaseIterable { case formats, templates, pages, scripts, vocabulary }

  /// A file is some 30 KiB.
  private static let limits = SettingsTree.Limits(bytes: 256 * 1024)

  /// Reads a file. Throws a `Diagnostic` when it is no map of such sections.
  init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    let tree = try SettingsTree(yaml: String(decoding: bytes, as: UTF8.self), file: file, limits: Self.limits)
    for field in try Self.fields(of: tree, in: file) {
      guard let section = Section(rawValue: field.name) else {
        heads.append(Entry(field, in: file))
        continue
      }
      sections[section] = try Self.fields(of: field.value, in: file).map { Entry($0, in: file) }
    }
  }

  /// Puts the texts of another file in the place of those with their names, and behind them.
  mutating func take(_ other: LanguageFile) {
    file = other.file
    heads = Self.merged(heads, other.heads)
    for (section, entries) in other.sections { sections[section] = Self.merged(sections[section] ?? [], entries) }
  }

  private static func merged(_ entries: [Entry], _ others: [Entry]) -> [Entry] {
    let taken = Dictionary(others.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    let known = Set(entries.map(\.name))
    return entries.map { taken[$0.name] ?? $0 } + others.filter { !known.contains($0.name) }
  }

  private static func fields(of tree: SettingsTree, in file: String) throws(Diagnostic) -> [SettingsTree.Field] {
    switch tree.form {
    case .map(let fields): return fields
    case .empty: return []
    case .text, .list:
      throw Diagnostic(
        .error, at: .file(file, line: tree.place.line, column: tree.place.column),
        "this must be a map, not \(tree.kind)")
    }
  }
}

extension LanguageFile {
  /// The path of a language's file in a theme.
  static func path(_ code: String) -> String { "languages/\(code).yml" }

  /// The languages in the program.
  static let builtIn = DefaultTheme.files.keys.filter { $0.hasPrefix("languages/") }
    .map { String($0.dropFirst("languages/".count).dropLast(".yml".count)) }.sorted()

  /// The file of a language: the built-in one, with what the board says in another way. Nil when there is neither.
  ///
  /// - Parameter own: the files of the board's `Templates/`, by their paths in it.
  init?(_ code: String, folder: String, own: [String: [UInt8]]) throws(Diagnostic) {
    let path = Self.path(code)
    let files = [DefaultTheme.files[path], own[path]].compactMap { $0 }
    guard let first = files.first else { return nil }
    self = try LanguageFile(first, file: "\(folder)/\(path)")
    for bytes in files.dropFirst() { take(try LanguageFile(bytes, file: "\(folder)/\(path)")) }
  }
}
