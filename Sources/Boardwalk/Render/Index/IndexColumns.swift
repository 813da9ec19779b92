/// A table as columns: `{"count": 2, "columns": {"title": ["Clerk", "Nurse"], …}}`. How a column may be written says
/// `IndexColumn`.
struct IndexColumns {
  private var columns: [IndexColumn]
  private var count = 0
  private var scratch: [UInt8] = []

  /// A table of some fields of some jobs.
  init(_ fields: [IndexField], of rows: some Sequence<IndexRow>, on site: Site) {
    columns = fields.map { IndexColumn(name: $0.rawValue) }
    for row in rows {
      count += 1
      for (index, field) in fields.enumerated() {
        scratch.removeAll(keepingCapacity: true)
        JSONWriter.append(to: &scratch) { field.write(row, on: site, to: &$0) }
        columns[index].append(scratch)
      }
    }
  }

  /// The table as JSON.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("count", count)
        json.object("columns") { json in
          for column in columns {
            json.key(column.name)
            json.value(json: column.json)
          }
        }
      }
    }
    return bytes
  }
}
