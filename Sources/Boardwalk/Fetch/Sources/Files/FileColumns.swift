/// Which columns of a file are which fields: found once for all of its rows.
struct FileColumns {
  struct Column {
    let field: FileRow.Field
    /// Of two columns for one field that with the smaller rank is taken, if it says anything.
    let rank: Int
  }

  /// All of the file's, as they are written.
  let names: [String]
  /// By their names as they are written.
  private var columns: [String: Column] = [:]

  /// - Parameter named: what the file calls its fields, where it has other names for them.
  init(_ columns: some Sequence<String>, as named: ColumnNames?) {
    // In the order of their names, so that the same is taken every time.
    names = Set(columns).sorted()
    for (place, name) in names.enumerated() {
      let plain = FileRow.plain(name)
      guard let field = named?.fields[plain] ?? FileRow.Field(named: plain) else { continue }
      // A field's own name goes before any other.
      self.columns[name] = Column(field: field, rank: plain == field.rawValue ? -place : place + 1)
    }
  }

  /// The columns that say one of some fields.
  func names(of fields: Set<FileRow.Field>) -> [String] {
    names.filter { columns[$0].map { fields.contains($0.field) } ?? false }
  }

  /// Whether one of them is the title.
  var hasTitle: Bool { columns.values.contains { $0.field == .title } }

  /// Throws a `ReplyFault` when no job of a file can have a title.
  func requireTitle() throws {
    guard !names.isEmpty, !hasTitle else { return }
    let known = names.filter { !$0.isEmpty }.prefix(Self.mostNamed).map { "“\(quoted($0))”" }.joined(separator: ", ")
    throw ReplyFault.unreadable(
      "no column is called title; there are \(known), and `columns:` in board.yml says which it is", format: "table")
  }

  /// What is to be said of a column of `columns:` that no file has.
  ///
  /// - Parameter known: the columns of all files.
  static func missing(_ name: String, of known: [String]) -> Diagnostic {
    let named = known.prefix(mostNamed).joined(separator: ", ")
    return Diagnostic(
      .warning, at: SourceEntry.settings, "no column is called `\(shortened(name))`, as `columns` says",
      hint: nearest(name, in: known).map { "did you mean `\($0)`?" } ?? "the columns are \(named)")
  }

  /// What is to be said of columns that are no field of a job; nil where there are none. Where what a job cannot do without is in no
  /// column, it may be in one of these.
  ///
  /// - Parameters:
  ///   - known: the columns of all files.
  ///   - hasOrganization: whether the settings say who hires.
  static func unread(of known: Set<String>, as named: ColumnNames?, hasOrganization: Bool) -> Diagnostic? {
    func field(_ name: String) -> FileRow.Field? {
      let plain = FileRow.plain(name)
      return named?.fields[plain] ?? FileRow.Field(named: plain)
    }
    func isUnread(_ name: String) -> Bool { !FileRow.plain(name).isEmpty && field(name) == nil }
    // Of an object that is not read its members need no words.
    let unread = known.filter { name in
      isUnread(name) && !name.indices.contains { name[$0] == "." && isUnread(String(name[..<$0])) }
    }.sorted()
    guard !unread.isEmpty else { return nil }
    let shown = unread.prefix(mostNamed).map { "`\(shortened($0))`" }.joined(separator: ", ")
    let rest = unread.count > mostNamed ? " and \(unread.count - mostNamed) more" : ""
    let message =
      unread.count == 1
      ? "the column \(shown) is no field of a job and is not read"
      : "the columns \(shown)\(rest) are no fields of a job and are not read"
    let read = Set(known.compactMap(field)).union(hasOrganization ? [.organization] : [])
    let lacks = needs.filter { read.isDisjoint(with: $0.fields) }.map(\.words)
    let hint = "where one of them is a field, `columns:` says which; the README lists the fields"
    guard !lacks.isEmpty else { return Diagnostic.usual(at: SourceEntry.settings, message, hint: hint) }
    return Diagnostic(
      .warning, at: SourceEntry.settings, "\(message), and no column says \(lacks.joined(separator: ", or "))",
      hint: hint)
  }

  /// What every job needs, and the fields that say it.
  private static let needs: [(words: String, fields: Set<FileRow.Field>)] = [
    ("who hires", [.organization]),
    ("where to apply", [.url, .apply, .contact, .contactEmail, .contactURL, .howToApply]),
    ("what there is to do", [.description, .duties, .requirements, .qualifications]),
  ]

  /// More of them nobody reads.
  private static let mostNamed = 20

  subscript(name: String) -> Column? { columns[name] }
}
