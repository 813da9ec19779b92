#if canImport(Darwin)
  import SQLite3
#else
  import GRDBSQLite
#endif

/// The columns of a row that a statement of the store came to, where they lie: gone when the statement goes on.
struct StoredColumns {
  private let row: OpaquePointer

  /// - Parameter row: a statement of SQLite's that stands on a row.
  init(_ row: OpaquePointer) { self.row = row }

  /// Anything else in its place is a fault: SQLite would call it nought.
  func number(_ index: Int32) throws(RowFault) -> Int64 {
    guard sqlite3_column_type(row, index) == SQLITE_INTEGER else { throw RowFault() }
    return sqlite3_column_int64(row, index)
  }

  /// Nil where the store has none.
  func optionalNumber(_ index: Int32) throws(RowFault) -> Int64? {
    sqlite3_column_type(row, index) == SQLITE_NULL ? nil : try number(index)
  }

  /// Of a blob or a text; none where the store has neither.
  func bytes(_ index: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: sqlite3_column_blob(row, index), count: Int(sqlite3_column_bytes(row, index)))
  }

  /// Nil where the store has none.
  func optionalText(_ index: Int32) -> String? {
    sqlite3_column_type(row, index) == SQLITE_NULL ? nil : String(decoding: bytes(index), as: UTF8.self)
  }

  /// What `read` makes of a row's bytes.
  func read<Value>(_ index: Int32, _ read: (inout RowReader) throws(RowFault) -> Value) throws(RowFault) -> Value {
    var reader = RowReader(bytes(index))
    return try read(&reader)
  }
}
