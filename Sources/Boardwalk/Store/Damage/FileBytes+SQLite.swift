import GRDB

#if canImport(Darwin)
  import SQLite3
#else
  import GRDBSQLite
#endif

extension Database {
  /// The bytes of the file below this connection, in pieces of `piece` bytes and one that may be shorter.
  ///
  /// Read through SQLite's own handle: POSIX takes away all of a process's locks on a file as soon as that process closes any
  /// handle on it (fcntl(2)), SQLite's among them. Call it within a transaction, so that nobody writes meanwhile.
  func eachPieceOfFile(of piece: Int, _ body: (inout [UInt8]) -> Void) throws {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let methods = file.pointee.pMethods?.pointee else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code == SQLITE_OK ? SQLITE_IOERR : code))
    }
    var size: sqlite3_int64 = 0
    try check(methods.xFileSize?(file, &size))
    var offset: sqlite3_int64 = 0
    while offset < size {
      let count = Int(min(sqlite3_int64(piece), size - offset))
      var bytes = try [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        try check(methods.xRead?(file, bytes.baseAddress, Int32(count), offset))
        filled = count
      }
      body(&bytes)
      offset += sqlite3_int64(count)
    }
  }

  private func check(_ code: Int32?) throws {
    if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code ?? SQLITE_IOERR)) }
  }
}
