import Foundation
import GRDB

/// What a run finds in the store's place before it uses it.
enum StoreCondition: Hashable, Sendable {
  /// Nothing, or a store into which nothing was ever written. `wasLost`: there was one with something in it.
  case empty(wasLost: Bool)
  /// What was written. `isSealed`: proved to the byte; otherwise as far as the rows tell.
  case sound(isSealed: Bool)
  /// Something else than what was written, for this reason: what follows on `the store`.
  case damaged(String)
}

extension StoreCondition {
  /// Looks at the store and changes nothing, apart from taking back what a killed run left half done.
  ///
  /// Throws a `Diagnostic` when it cannot be read for a reason outside it: missing rights, a full disk, another run.
  init(of path: String) throws {
    do {
      let seal = try StoreSeal(beside: path)
      guard try Store.isThere(path) else {
        self = .empty(wasLost: seal != nil)
        return
      }
      self = try DatabaseQueue(path: path).read { try Self.of($0, sealedAs: seal) }
    } catch let error as DatabaseError where error.isDamage {
      self = .damaged("is not the SQLite file it was")
    } catch  where error is RowFault || error is RowDecodingError {
      self = .damaged("has a job that cannot be read back")
    } catch {
      throw Store.finding(error, at: path)
    }
  }

  private static func of(_ database: Database, sealedAs seal: StoreSeal?) throws -> StoreCondition {
    let now = try StoreSeal(of: database)
    let isSealed = now.digest == seal?.digest && now.size == seal?.size
    if !isSealed {
      if let seal, now.changes == seal.changes || now.size == 0 { return .damaged("is not what the last run wrote") }
      // Never sealed, or written since by a run that was killed before it could seal it: only the rows can tell.
      // Those of a newer Boardwalk mean nothing here; opening it says so.
      if try Migrations.all.hasBeenSuperseded(database) { return .sound(isSealed: false) }
      if let fault = try database.faultInStore() { return .damaged(fault) }
    }
    return try database.hasNothingStored() ? .empty(wasLost: false) : .sound(isSealed: isSealed)
  }
}

extension Store {
  /// What is to be said of a store, which can be opened, to whoever only looks at it: nothing where it is what was written. Reads
  /// all of the file.
  static func doubts(of path: String) throws -> [Diagnostic] {
    guard case .damaged(let fault) = try StoreCondition(of: path) else { return [] }
    let doubt = Diagnostic(
      .warning, at: .file(path), "The store \(fault), so what it says may be wrong.",
      hint: "Build: it is set aside then, and restored from the published site.")
    return [doubt]
  }
}

extension DatabaseError {
  /// Whether the file is not what SQLite or this program wrote. A full disk, a disk that cannot be read, missing rights and
  /// another run's lock are not that.
  fileprivate var isDamage: Bool {
    switch resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_MISMATCH, .SQLITE_TOOBIG: true
    // Our own statements are right; when one is not, the tables are no longer those that were made.
    case .SQLITE_ERROR: true
    default: false
    }
  }
}
