/// Which columns of a file are which fields: found once for all of its rows.
struct FileColumns {
  struct Column {
    let field: FileRow.Field
    /// Of two columns for one field that with the smaller rank is taken, if it says anything.
    let rank: Int
  }

  /// By their names as they are written.
  private var columns: [String: Column] = [:]

  /// - Parameter named: what the file calls its fields, where it has other names for them.
  init(of rows: [[String: String]], as named: ColumnNames?) {
    // In the order of their names, so that the same is taken every time.
    for (place, name) in Set(rows.lazy.flatMap(\.keys)).sorted().enumerated() {
      let plain = FileRow.plain(name)
      guard let field = named?.fields[plain] ?? FileRow.Field(named: plain) else { continue }
      // A field's own name goes before any other.
      columns[name] = Column(field: field, rank: plain == field.rawValue ? -place : place + 1)
    }
  }

  subscript(name: String) -> Column? { columns[name] }
}
