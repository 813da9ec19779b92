/// A table as columns: `{"count": 2, "columns": {"title": ["Clerk", "Nurse"], …}}`. A column whose values repeat is
/// `{"values": […], "rows": [0, 1, 0]}`. A value that is not known is `null`.
struct IndexColumns {
  private var columns: [Column]
  private var count = 0

  fileprivate struct Column {
    var name: String
    /// The distinct values, as JSON, one after the other.
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var known: [[UInt8]: Int] = [:]
    /// For each row which of the values it has.
    var rows: [Int] = []
  }

  init(_ names: [String]) { columns = names.map { Column(name: $0) } }

  /// Begins a row; then `set` gives it its values.
  mutating func append(_ values: (inout IndexColumns) -> Void) {
    values(&self)
    count += 1
    for index in columns.indices where columns[index].rows.count < count { set(index) { $0.null() } }
  }

  /// Gives the current row a value.
  mutating func set(_ column: Int, _ value: (inout JSONWriter) -> Void) {
    var json: [UInt8] = []
    JSONWriter.append(to: &json, value)
    let next = columns[column].ends.count
    let index = columns[column].known[json] ?? next
    if index == next {
      columns[column].bytes += json
      columns[column].ends.append(columns[column].bytes.count)
      columns[column].known[json] = next
    }
    columns[column].rows.append(index)
  }

  func write(to json: inout JSONWriter) {
    json.member("count", count)
    json.object("columns") { json in
      for column in columns {
        // A table of values pays where a value stands twice on average.
        if column.ends.count * 2 > count {
          json.array(column.name) { json in for row in column.rows { json.value(json: column.value(row)) } }
        } else {
          json.object(column.name) { json in
            json.array("values") { json in for value in column.ends.indices { json.value(json: column.value(value)) } }
            json.array("rows") { json in for row in column.rows { json.value(row) } }
          }
        }
      }
    }
  }
}

extension IndexColumns.Column {
  fileprivate func value(_ index: Int) -> [UInt8] { Array(bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]) }
}
