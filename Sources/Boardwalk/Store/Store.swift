import Foundation
import GRDB

/// What the board remembers between runs: every job it ever saw, when it saw it first and last, and the sources' health.
///
/// One SQLite file. Above it strangers and networks; below it a pure function of store, content, templates and clock.
public struct Store: Sendable {
  /// Where the file is, as findings name it.
  public let path: String
  let database: DatabaseQueue
  /// Whether an older program had written it, so that opening it wrote to it.
  let wasOlder: Bool

  /// Opens the store, makes it when there is none, and brings an older one up to date. A run looks first whether it is what
  /// was written: `StoreOpening`.
  /// Throws a `Diagnostic` when the file cannot be used, or when a newer Boardwalk wrote it.
  public init(path: String) throws {
    self.path = path
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      database = try DatabaseQueue(path: path, configuration: Self.configuration(readonly: false))
      guard try !database.read(Migrations.all.hasBeenSuperseded) else { throw Self.newer(path) }
      wasOlder = try !database.read(Migrations.all.hasCompletedMigrations)
      if wasOlder { try Migrations.all.migrate(database) }
    } catch {
      throw Self.finding(error, at: path)
    }
  }

  private static func emptyDatabase() throws -> DatabaseQueue {
    let database = try DatabaseQueue(configuration: configuration(readonly: false))
    try Migrations.all.migrate(database)
    return database
  }

  private init(_ database: DatabaseQueue, at path: String) {
    self.path = path
    self.database = database
    wasOlder = false
  }

  /// Opens the store to look at it: nothing is written, unless an older one has to be brought up to date. Where there is none
  /// it is an empty one in memory. Throws as `init(path:)` does.
  static func toLook(at path: String) throws -> Store {
    do {
      guard try isThere(path) else {
        return Store(try emptyDatabase(), at: path)
      }
      guard isFile(path) else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
      let store = Store(try DatabaseQueue(path: path, configuration: configuration(readonly: true)), at: path)
      if try store.database.read(Migrations.all.hasCompletedMigrations),
        try !store.database.read(Migrations.all.hasBeenSuperseded)
      {
        return store
      }
    } catch {
      throw finding(error, at: path)
    }
    return try Store(path: path)
  }

  /// Opens a copy of a store, made at another path; where there is none it is an empty one. Throws as `init(path:)` does.
  static func copy(of path: String, at newPath: String) throws -> Store {
    let copy = try Store(path: newPath)
    do {
      guard try isThere(path) else { return copy }
      let store = try DatabaseQueue(path: path, configuration: configuration(readonly: true))
      guard try !store.read(Migrations.all.hasBeenSuperseded) else { throw newer(path) }
      try store.backup(to: copy.database)
      try Migrations.all.migrate(copy.database)
    } catch {
      throw finding(error, at: path)
    }
    return copy
  }

  /// Gives back the memory that earlier work was made quicker by.
  func releaseMemory() { database.releaseMemory() }

  /// A second pair of eyes on the same file, for reading on another core.
  func reader() throws -> DatabaseQueue {
    do {
      // Nobody puts anything into a store in memory: another empty one is the same.
      if database.path == ":memory:" { return try Self.emptyDatabase() }
      return try DatabaseQueue(path: path, configuration: Self.configuration(readonly: true))
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

extension Store {
  private static func configuration(readonly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = readonly
    // One transaction spans a whole run, page by page as the sources deliver.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      // In KiB when negative. One who writes comes back to pages of the indices all over the file; those who read take row after
      // row, and there is one for each core.
      try database.execute(sql: "PRAGMA cache_size = \(readonly ? -8192 : -32768)")
    }
    return configuration
  }

  private static func newer(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, at: .file(path), "The store was written by a newer Boardwalk, which keeps things this one does not know.",
      hint: "Build with that one, or a newer.")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether there is a file, or a link to one: a pipe keeps whoever opens it waiting.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// What went wrong, in words for an operator.
  static func finding(_ error: any Error, at path: String) -> Diagnostic {
    if let finding = error as? Diagnostic { return finding }
    if error is RowFault || error is RowDecodingError {
      return Diagnostic(
        .error, at: .file(path), "The store is damaged: a job in it cannot be read back.",
        hint: "Build again: it is set aside then, and restored from the published site.")
    }
    guard let error = error as? DatabaseError else {
      return Diagnostic(.error, at: .file(path), "The store cannot be used: \(error.localizedDescription)")
    }
    switch error.resultCode {
    case .SQLITE_FULL:
      return Diagnostic(
        .error, at: .file(path), "The disk is full; nothing of this run was kept.", hint: "Make room and build again.")
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      return Diagnostic(
        .error, at: .file(path), "The store is damaged: it is not the SQLite file it was.",
        hint: "Build again: it is set aside then, and restored from the published site.")
    case .SQLITE_CANTOPEN where isFolder(path):
      return Diagnostic(
        .error, at: .file(path), "There is a folder in the store's place.",
        hint: "Move it away: the store is one file, and is made anew or restored from the published site.")
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
      return Diagnostic(
        .error, at: .file(path), "The store cannot be opened for writing.",
        hint: "Check the rights of the file and its folder.")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      var finding = Diagnostic(
        .error, at: .file(path), "Another run is using the store.", hint: "Wait until it has ended.")
      finding.stop = .locked
      return finding
    default:
      return Diagnostic(
        .error, at: .file(path),
        "The store cannot be used: \(error.message ?? "SQLite error \(error.resultCode.rawValue)").")
    }
  }
}
