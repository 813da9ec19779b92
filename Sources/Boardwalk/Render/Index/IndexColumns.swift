/// A table as columns: `{"count": 2, "columns": {"title": ["Clerk", "Nurse"], …}}`. A column whose values repeat is
/// `{"values": […], "rows": [0, 1, 0]}`. A value that is not known is `null`.
struct IndexColumns {
  private var columns: [Column]
  private var count = 0
  private var scratch: [UInt8] = []

  fileprivate struct Column {
    var name: String
    /// The distinct values, as JSON, one after the other.
    var bytes: [UInt8] = []
    var ends: [Int] = []
    /// Where a value with a hash is: another may have the same.
    var known: [UInt64: Int] = [:]
    /// For each row which of the values it has.
    var rows: [Int] = []
  }

  /// A table of some fields of some jobs.
  init(_ fields: [IndexField], of rows: some Sequence<IndexRow>, on site: Site) {
    columns = fields.map { Column(name: $0.rawValue) }
    for row in rows {
      count += 1
      for (index, field) in fields.enumerated() {
        scratch.removeAll(keepingCapacity: true)
        JSONWriter.append(to: &scratch) { field.write(row, on: site, to: &$0) }
        let value = columns[index].index(of: scratch)
        columns[index].rows.append(value)
      }
    }
  }

  /// The table as JSON.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in json.object { write(to: &$0) } }
    return bytes
  }

  private func write(to json: inout JSONWriter) {
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
  fileprivate func value(_ index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

  /// Where a value is; it is added when it is new.
  fileprivate mutating func index(of json: [UInt8]) -> Int {
    let hash = StableHash.of(json)
    if let index = known[hash], value(index) == json[...] { return index }
    bytes += json
    ends.append(bytes.count)
    known[hash] = ends.count - 1
    return ends.count - 1
  }
}
