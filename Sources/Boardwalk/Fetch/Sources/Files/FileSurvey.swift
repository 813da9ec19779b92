/// What only a whole file says of its rows.
struct FileSurvey {
  /// In which order its days are written.
  let days: DayOrder

  /// - Parameter today: the day of the run.
  init(of rows: [[String: String]], in columns: FileColumns, on today: Day) {
    let names = columns.names(of: [.posted, .closes])
    days = DayOrder(
      of: rows.lazy.map { row in
        let row = FileRow(row, in: columns, of: names)
        return (row[.posted], row[.closes])
      }, today: today)
  }

  /// What is to be said of the file as a whole.
  var findings: [Diagnostic] { [days.finding].compactMap(\.self) }
}
