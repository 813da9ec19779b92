import Foundation
import GRDB

extension Store {
  /// Whether something is in the store's place. Throws a `DatabaseError` where nobody can tell, as in a folder that this user may not
  /// look into: a store that is taken for none is an empty board, and nothing would say so.
  static func isThere(_ path: String) throws(DatabaseError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
    return false
  }
}
