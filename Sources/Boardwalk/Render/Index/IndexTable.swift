/// What is said of some rows, field by field. Tables of some of them are written as columns:
/// `{"count": 2, "columns": {"title": ["Clerk", "Nurse"], …}}`. How a column may be written says `IndexCells`.
struct IndexTable {
  private var columns: [IndexField: IndexColumn] = [:]
  private var cells = IndexCells()

  /// - Parameter groups: which of the rows have something alike.
  init(of rows: [IndexRow], alike groups: [RowOrigin: RowGroups], on site: Site) {
    let fields = Dictionary(grouping: IndexField.all(on: site), by: \.origin)
    var sections = fields.map { origin, fields in Section(fields, origin.flatMap { groups[$0] }) }
    // Row by row: what a row is made of has to be found in memory first.
    for (index, row) in rows.enumerated() {
      for section in sections.indices { sections[section].take(row, at: index, on: site) }
    }
    for section in sections {
      for (field, column) in zip(section.fields, section.columns) { columns[field] = column }
    }
  }

  /// Fields that follow from the same, or of which most rows have values of their own.
  private struct Section {
    let fields: [IndexField]
    private(set) var columns: [IndexColumn]
    /// Which rows have alike what the fields follow from.
    private let groups: RowGroups?
    /// Groups whose first row was taken.
    private var taken = 0

    init(_ fields: [IndexField], _ groups: RowGroups?) {
      self.fields = fields
      self.groups = groups
      columns = fields.map { _ in IndexColumn() }
    }

    mutating func take(_ row: IndexRow, at index: Int, on site: Site) {
      if let groups {
        guard taken == groups.groups[index] else {
          for column in columns.indices { columns[column].append(like: Int(groups.heads[Int(groups.groups[index])])) }
          return
        }
        taken += 1
      }
      for (column, field) in fields.enumerated() {
        columns[column].append { field.write(row, on: site, to: &$0) }
      }
    }
  }

  /// Some fields of some rows as JSON.
  mutating func json(_ fields: [IndexField], of rows: some Collection<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("count", rows.count)
        json.object("columns") { json in
          for field in fields {
            guard let column = columns[field] else { continue }
            json.key(named: field.rawValue)
            cells.take(rows, of: column)
            json.value { cells.write(column, to: &$0) }
          }
        }
      }
    }
    return bytes
  }
}
