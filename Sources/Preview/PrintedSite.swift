import Boardwalk
import Foundation
import Synchronization

/// A site as it was printed: one nameless file on disk and a table of what stands where in it.
///
/// A request is looked up in the table, so there is no path that leads anywhere else, whatever it says. A board of any size
/// takes the memory of its table only, and a reader of an older site keeps it until it is done.
final class PrintedSite: Sendable {
  private struct Table {
    var places: [String: Range<Int64>] = [:]
    /// What files were made of, where that is known.
    var origins: [String: Fingerprint] = [:]
    var end: Int64 = 0
    /// Changes with every byte of every file, whatever order they come in.
    var sum: UInt64 = 0
  }

  private let file: FileHandle
  private let table = Mutex(Table())

  init() throws {
    var name = Array((NSTemporaryDirectory() + "/boardwalk-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0, unlink(name) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: NSTemporaryDirectory()])
    }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Takes over a file of an earlier print that was made of the same; false when there is none.
  func take(_ path: String, madeOf origin: Fingerprint, from earlier: PrintedSite?) throws -> Bool {
    guard let earlier, earlier.table.withLock({ $0.origins[path] }) == origin, let bytes = try earlier.bytes(of: path)
    else { return false }
    try add(path, bytes, madeOf: origin)
    return true
  }

  /// Takes a file of the site, from any thread.
  func add(_ path: String, _ bytes: [UInt8], madeOf origin: Fingerprint? = nil) throws {
    try table.withLock { table in
      try file.seek(toOffset: UInt64(table.end))
      try file.write(contentsOf: Data(bytes))
      let end = table.end + Int64(bytes.count)
      table.places[path] = table.end..<end
      table.end = end
      table.origins[path] = origin
      var hasher = Hasher()
      hasher.combine(path)
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
      table.sum &+= UInt64(truncatingIfNeeded: hasher.finalize())
    }
  }

  /// A number that another content has not.
  var sum: UInt64 { table.withLock { $0.sum } }
  var count: Int { table.withLock { $0.places.count } }

  func contains(_ path: String) -> Bool { table.withLock { $0.places[path] != nil } }

  /// The bytes of a file; nil when the site has none of this path.
  func bytes(of path: String) throws -> [UInt8]? {
    try table.withLock { table in
      guard let place = table.places[path] else { return nil }
      try file.seek(toOffset: UInt64(place.lowerBound))
      return Array(try file.read(upToCount: place.count) ?? Data())
    }
  }
}
