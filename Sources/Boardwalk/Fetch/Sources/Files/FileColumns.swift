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
    let known = names.prefix(Self.mostNamed).map { "“\(quoted($0))”" }.joined(separator: ", ")
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

  /// What is to be said of columns that are no field of a job; nil where there are none.
  ///
  /// - Parameter known: the columns of all files.
  static func unread(of known: Set<String>, as named: ColumnNames?) -> Diagnostic? {
    func isUnread(_ name: String) -> Bool {
      let plain = FileRow.plain(name)
      return !plain.isEmpty && named?.fields[plain] == nil && FileRow.Field(named: plain) == nil
    }
    // Of an object that is not read its members need no words.
    let unread = known.filter { name in
      isUnread(name) && !name.indices.contains { name[$0] == "." && isUnread(String(name[..<$0])) }
    }.sorted()
    guard !unread.isEmpty else { return nil }
    let shown = unread.prefix(mostNamed).map { "`\(shortened($0))`" }.joined(separator: ", ")
    let rest = unread.count > mostNamed ? " and \(unread.count - mostNamed) more" : ""
    return Diagnostic.usual(
      at: SourceEntry.settings,
      unread.count == 1
        ? "the column \(shown) is no field of a job and is not read"
        : "the columns \(shown)\(rest) are no fields of a job and are not read",
      hint: "where one of them is a field, `columns:` says which; the README lists the fields")
  }

  /// More of them nobody reads.
  private static let mostNamed = 20

  subscript(name: String) -> Column? { columns[name] }
}
