/// What a file calls its columns, where they have other names than the fields: `{ title: Job Title }`.
struct ColumnNames: Decodable, Sendable {
  /// The fields by the columns' names, small and with hyphens.
  private(set) var fields: [String: FileRow.Field] = [:]
  /// The columns as they are written.
  private(set) var written: [String] = []

  init(from decoder: any Decoder) throws {
    let columns = try decoder.singleValueContainer().decode([String: Written<String>].self)
    for (name, column) in columns.sorted(by: { $0.key < $1.key }) {
      guard let field = FileRow.Field(named: name) else {
        let known = FileRow.Field.allCases.map(\.rawValue)
        let meant = nearest(name, in: known).map { "did you mean `\($0)`?" }
        throw Complaint(
          "unknown field `\(shortened(name))` in `columns`",
          hint: meant ?? "the fields are \(known.joined(separator: ", "))", at: column.place)
      }
      fields[FileRow.plain(column.value)] = field
      written.append(column.value)
    }
  }
}
