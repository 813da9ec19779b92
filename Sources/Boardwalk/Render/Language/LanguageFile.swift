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

  /// From the board's folder; of files that were merged the first of the board's own.
  private(set) var file: String
  /// The board's own files that it was read from, by their paths in `Templates/`, those of regions last.
  private(set) var own: [String] = []
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
  private mutating func take(_ other: LanguageFile) {
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

  /// The file of a language: the built-in one, with what the board says in another way; a region's with what its own files
  /// say besides. Nil when there is none.
  ///
  /// - Parameters:
  ///   - tag: BCP 47: `de-AT`.
  ///   - own: the files of the board's `Templates/`, by their paths in it.
  init?(_ tag: String, folder: String, own: [String: [UInt8]]) throws(Diagnostic) {
    var whole: LanguageFile?
    func add(_ bytes: [UInt8], _ path: String, isOwn: Bool) throws(Diagnostic) {
      let part = try LanguageFile(bytes, file: "\(folder)/\(path)")
      if whole == nil { whole = part } else { whole?.take(part) }
      guard isOwn else { return }
      if whole?.own.isEmpty == true { whole?.file = part.file }
      whole?.own.append(path)
    }
    for code in Self.codes(of: tag) {
      let path = Self.path(code)
      if let bytes = DefaultTheme.files[path] { try add(bytes, path, isOwn: false) }
      let named = own.keys.filter { $0.lowercased() == path }.sorted()
      if named.count > 1 {
        throw Diagnostic(
          .error, at: .file("\(folder)/\(named[1])"), "Templates/\(named[0]) is of the same language",
          hint: "make one file of the two")
      }
      if let path = named.first, let bytes = own[path] { try add(bytes, path, isOwn: true) }
    }
    guard let whole else { return nil }
    self = whole
  }

  /// The names of the files a language is read from, each with what it says in another way than those before: `de`, `de-at`.
  static func codes(of tag: String) -> [String] {
    let parts = tag.lowercased().split(separator: "-")
    return parts.indices.map { parts[...$0].joined(separator: "-") }
  }
}
