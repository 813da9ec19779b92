/// What rows say in one field: which of its distinct values each has.
struct IndexColumn {
  /// The values, as JSON. In an order of their own each time, so that nobody can write texts that all want one place.
  private var values = PathTable(seed: .random(in: .min ... .max))
  private var rows: [Int32] = []
  private var scratch: [UInt8] = []

  /// The number of distinct values.
  var count: Int { values.count }

  /// Which value a row has.
  subscript(row: Int) -> Int { Int(rows[row]) }

  /// A value, as JSON.
  func withValue<Result>(_ value: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    values.withBytes(of: value, body)
  }

  /// Adds a row with the value that `write` writes.
  mutating func append(_ write: (inout JSONWriter) -> Void) {
    scratch.removeAll(keepingCapacity: true)
    JSONWriter.append(to: &scratch, write)
    rows.append(Int32(scratch.withUnsafeBytes { values.insert($0).index }))
  }

  /// Adds a row with the value of another.
  mutating func append(like row: Int) { rows.append(rows[row]) }
}
