import Foundation
import GRDB

/// What the store's file was when a run ended, written beside it: `.boardwalk/store.sum`. With it the next run knows whether
/// it reads what was written.
///
/// SQLite notices damage only where it breaks the file's own order; a title or a day with a wrong letter is a title or a day.
struct StoreSeal: Hashable, Sendable {
  /// How often the file was written, as SQLite counts it.
  var changes: UInt32 = 0
  /// Bytes of the file.
  var size: Int64 = 0
  /// XXH64 of the file without the fields of its header that only count writes.
  var digest: UInt64 = 0
}

extension StoreSeal {
  /// Where the seal of a store is kept.
  static func path(of store: String) -> String { URL(fileURLWithPath: store).deletingPathExtension().path + ".sum" }

  /// The seal that the last run left; nil when there is none, or none that can be believed.
  init?(beside store: String) throws {
    let path = Self.path(of: store)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(text: String(decoding: try Disk.live.read(path, Self.longest), as: UTF8.self))
  }

  /// Reads the file through a connection that is in a transaction.
  init(of database: Database) throws {
    // The first look takes the lock that keeps writers away until the end of the transaction.
    _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master")
    var hash = XXH64()
    try database.eachPieceOfFile(of: Self.piece) { bytes in
      if size == 0 { changes = Self.takeCounters(from: bytes) }
      size += Int64(bytes.count)
      hash.take(UnsafeRawBufferPointer(bytes))
    }
    digest = hash.value
  }

  /// As it is written: lines for people, the last one a hash of those above it.
  var text: String {
    let lines = "\(Self.heading)\nchanges \(changes)\nsize \(size)\nxxh64 \(digest.hex)\n"
    return lines + "check \(XXH64.of(Array(lines.utf8)).hex)\n"
  }

  /// Nil for anything that is not the text of a seal, to the letter.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 6, let changes = UInt32(lines[1].dropFirst(8)), let size = Int64(lines[2].dropFirst(5)),
      let digest = UInt64(hex: lines[3].dropFirst(6))
    else { return nil }
    self.init(changes: changes, size: size, digest: digest)
    guard self.text == text else { return nil }
  }
}

extension Store {
  /// Notes what the file is now, so that the next run can tell whether it reads that.
  func seal() throws {
    do {
      let seal = try database.read { try StoreSeal(of: $0) }
      try Data(seal.text.utf8).write(to: URL(fileURLWithPath: StoreSeal.path(of: path)), options: .atomic)
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

extension StoreSeal {
  /// Bytes; what we write has some hundred.
  private static let longest = 4096
  private static let heading = "boardwalk store 1"
  /// Bytes: few enough to lie in the processor's cache until they are hashed; a multiple of the stripes of XXH64.
  private static let piece = 1 << 18
  /// The file change counter, the version-valid-for number and the version of the library: they say who wrote how often, and
  /// nothing of what (sqlite.org/fileformat2.html, section 1.3).
  private static let counters = [24..<28, 92..<100]

  /// The file change counter; the bytes of all counters become nought.
  private static func takeCounters(from bytes: UnsafeMutableRawBufferPointer) -> UInt32 {
    guard bytes.count >= 100 else { return 0 }
    let changes = bytes[counters[0]].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    for range in counters { for index in range { bytes[index] = 0 } }
    return changes
  }
}
