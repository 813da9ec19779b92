import GRDB

#if canImport(Darwin)
  import SQLite3
#else
  import GRDBSQLite
#endif

/// A statement that is run for every job: what it is given goes to SQLite where it lies, and becomes no value of GRDB's first.
struct StoreStatement {
  private let database: Database
  private let statement: Statement

  /// What a statement is given for one of its question marks.
  enum Value {
    case number(Int64)
    case text(String)
    case bytes(ArraySlice<UInt8>)
    case none
  }

  init(_ sql: String, in database: Database) throws {
    self.database = database
    statement = try database.cachedStatement(sql: sql)
  }

  /// Changes the store.
  func run(_ values: Value...) throws { try step(values) { _ in false } }

  /// The number in the first column of the first row; nil when there is no row.
  func number(_ values: Value...) throws -> Int64? {
    try first(values) { try $0.number(0) }
  }

  /// What `read` makes of the bytes in the first column of the first row, where they lie; nil when there is no row.
  func bytes<Result>(_ values: Value..., read: (UnsafeRawBufferPointer) throws -> Result) throws -> Result? {
    try first(values) { try read($0.bytes(0)) }
  }

  /// What `read` makes of the first row, where it lies; nil when there is no row.
  func row<Result>(_ values: Value..., read: (StoredColumns) throws -> Result) throws -> Result? {
    try first(values, read: read)
  }

  /// Gives every row to `body`, one after the other.
  func eachRow(_ values: Value..., body: (StoredColumns) throws -> Void) throws {
    var fault: (any Error)?
    try step(values) { row in
      do {
        try body(row)
      } catch {
        fault = error
      }
      return fault == nil
    }
    if let fault { throw fault }
  }

  private func first<Result>(_ values: [Value], read: (StoredColumns) throws -> Result) throws -> Result? {
    var result: Swift.Result<Result, any Error>?
    try step(values) { row in
      result = Swift.Result { try read(row) }
      return false
    }
    return try result?.get()
  }

  /// - Parameter take: given the first row when there is one, and the next as long as it asks for one.
  private func step(_ values: [Value], _ take: (StoredColumns) -> Bool) throws {
    let handle = statement.sqliteStatement
    let row = StoredColumns(handle)
    let code = bind(values[...], from: 1) {
      while true {
        let code = sqlite3_step(handle)
        guard code == SQLITE_ROW, take(row) else { return code }
      }
    }
    let isDone = code == SQLITE_ROW || code == SQLITE_DONE
    let message = isDone ? nil : String(cString: sqlite3_errmsg(database.sqliteConnection))
    sqlite3_reset(handle)
    // What was bound is gone when this returns.
    sqlite3_clear_bindings(handle)
    if let message { throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message) }
  }

  private func bind(_ values: ArraySlice<Value>, from index: Int32, _ step: () -> Int32) -> Int32 {
    guard let value = values.first else { return step() }
    let handle = statement.sqliteStatement
    func go(on code: Int32) -> Int32 { code == SQLITE_OK ? bind(values.dropFirst(), from: index + 1, step) : code }
    switch value {
    case .number(let number): return go(on: sqlite3_bind_int64(handle, index, number))
    case .none: return go(on: sqlite3_bind_null(handle, index))
    case .text(var text):
      return text.withUTF8 { text in
        text.withMemoryRebound(to: CChar.self) { text in
          go(on: sqlite3_bind_text(handle, index, text.baseAddress, Int32(text.count), nil))
        }
      }
    case .bytes(let bytes):
      // Without an address it would be NULL.
      guard !bytes.isEmpty else { return go(on: sqlite3_bind_zeroblob(handle, index, 0)) }
      return bytes.withUnsafeBytes { bytes in
        go(on: sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), nil))
      }
    }
  }
}
