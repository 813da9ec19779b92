/// What only a whole file says of its rows.
struct FileSurvey {
  /// In which order its days are written.
  let days: DayOrder
  /// Which addresses tell its rows apart.
  let ids: FileIDs
  /// What parts the entries of its lists.
  let lists: FileLists

  /// - Parameters:
  ///   - today: the day of the run.
  ///   - known: the ids under which the store has jobs of the source.
  init(of rows: [[String: String]], in columns: FileColumns, on today: Day, knowing known: Set<String>) {
    func only(_ fields: Set<FileRow.Field>) -> some Collection<FileRow> {
      let names = columns.names(of: fields)
      return rows.lazy.map { FileRow($0, in: columns, of: names) }
    }
    days = DayOrder(of: only([.posted, .closes]).lazy.map { ($0[.posted], $0[.closes]) }, today: today)
    ids = FileIDs(of: only([.id, .url]), knowing: known)
    lists = FileLists(of: only([.skills, .category]))
  }

  /// What is to be said of the file as a whole.
  var findings: [Diagnostic] { [days.finding, ids.finding, lists.finding].compactMap(\.self) }
}
