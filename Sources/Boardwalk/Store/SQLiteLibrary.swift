#if canImport(Darwin)
  import SQLite3
#else
  import GRDBSQLite
#endif

extension Store {
  /// What the store is kept with: `SQLite/3.40.1`.
  static var library: String { "SQLite/\(String(cString: sqlite3_libversion()))" }
}
