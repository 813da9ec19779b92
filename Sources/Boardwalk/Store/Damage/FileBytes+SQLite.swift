import GRDB

#if canImport(Darwin)
  import SQLite3
#else
  import GRDBSQLite
#endif

extension Database {
  /// The bytes of the file below this connection, in pieces of `piece` bytes and one that may be shorter. A piece is there until
  /// the next one is read.
  ///
  /// Read through SQLite's own handle: POSIX takes away all of a process's locks on a file as soon as that process closes any
  /// handle on it (fcntl(2)), SQLite's among them. Call it within a transaction, so that nobody writes meanwhile.
  func eachPieceOfFile(of piece: Int, _ body: (UnsafeMutableRawBufferPointer) -> Void) throws {
    var file: UnsafeMutablePointer<sqlite3_file>?
    let code = sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard code == SQLITE_OK, let file, let methods = file.pointee.pMethods?.pointee else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code == SQLITE_OK ? SQLITE_IOERR : code))
    }
    var size: sqlite3_int64 = 0
    try check(methods.xFileSize?(file, &size))
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: pageSize)
    defer { room.deallocate() }
    var offset: sqlite3_int64 = 0
    while offset < size {
      let count = Int(min(sqlite3_int64(piece), size - offset))
      try check(methods.xRead?(file, room.baseAddress, Int32(count), offset))
      body(UnsafeMutableRawBufferPointer(rebasing: room[..<count]))
      offset += sqlite3_int64(count)
    }
  }

  private func check(_ code: Int32?) throws {
    if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code ?? SQLITE_IOERR)) }
  }
}

/// Bytes. Linux copies into what lies sixteen bytes beside a whole thirty-two, as the C library's large pieces do, at a sixth of
/// the speed on some processors.
private let pageSize = 4096
