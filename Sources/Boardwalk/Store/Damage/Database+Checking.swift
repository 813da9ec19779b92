import Foundation
import GRDB

extension Database {
  /// Whether no source, no job and no post was ever written.
  func hasNothingStored() throws -> Bool { try hasNoSource() && !hasRows(in: "post") }

  /// Whether no source and no job was ever written.
  func hasNoSource() throws -> Bool { try !hasRows(in: "job") && !hasRows(in: "source") }

  /// Older stores lack some tables.
  private func hasRows(in table: String) throws -> Bool {
    try tableExists(table) && Row.fetchOne(self, sql: "SELECT 1 FROM \(table) LIMIT 1") != nil
  }

  /// What shows that the file is not what was written, as far as the file alone tells: SQLite's own order, and whether each
  /// job is the one its fingerprint was made of. Nil when nothing does. Reads all of it.
  func faultInStore() throws -> String? {
    guard try String.fetchOne(self, sql: "PRAGMA integrity_check(1)") == "ok" else {
      return "is not the SQLite file it was"
    }
    if try tableExists("post"), try Row.fetchOne(self, sql: Self.wrongPosts) != nil {
      return "has a post that is not as it was written"
    }
    guard try tableExists("job"), try tableExists("text") else { return nil }
    guard try Row.fetchOne(self, sql: Self.wrongTypes) == nil else { return "has a job that is not as it was written" }
    // A store from before there was restoring has no such column.
    let restored = try columns(in: "job").contains { $0.name == "restored" } ? "restored" : "0"
    let rows = try Row.fetchCursor(
      self,
      sql: """
        SELECT first_seen, last_seen, changed, fingerprint, \(restored), summary, details
        FROM job LEFT JOIN text USING (number)
        """)
    while let row = try rows.next() {
      if try !Self.isSound(row) { return "has a job that is not as it was written" }
    }
    return try hasSoundWords() ? nil : "has a job that is not as it was written"
  }

  /// Whether the words of all jobs are words.
  private func hasSoundWords() throws -> Bool {
    guard try tableExists("vocabulary") else { return true }
    let rows = try Row.fetchCursor(self, sql: "SELECT words FROM vocabulary")
    while let row = try rows.next() {
      let words = try row.decode(Data.self, atIndex: 0)
      guard words.withUnsafeBytes({ SearchTerms.read($0) { _ in } }) else { return false }
    }
    return true
  }

  /// SQLite keeps a text where a number belongs, and reads it as nought.
  private static let wrongTypes = """
    SELECT 1 FROM job WHERE typeof(source) <> 'text' OR typeof(source_id) <> 'text' OR typeof(first_seen) <> 'integer'
      OR typeof(last_seen) <> 'integer' OR typeof(changed) <> 'integer' OR typeof(fingerprint) <> 'integer'
      OR typeof(missing_since) NOT IN ('integer', 'null') OR typeof(closed) NOT IN ('integer', 'null')
    UNION ALL SELECT 1 FROM source WHERE typeof(name) <> 'text' OR typeof(first_run) <> 'integer'
      OR typeof(last_run) <> 'integer' OR typeof(last_complete) NOT IN ('integer', 'null') LIMIT 1
    """

  private static let wrongPosts = """
    SELECT 1 FROM post WHERE typeof(first_seen) <> 'integer' OR typeof(changed) <> 'integer'
      OR typeof(fingerprint) <> 'integer' OR source NOT IN ('jobs', 'referrals')
      OR min(first_seen, changed) < \(StateManifest.moments.lowerBound)
      OR max(first_seen, changed) > \(StateManifest.moments.upperBound) LIMIT 1
    """

  private static func isSound(_ row: Row) throws -> Bool {
    for time in 0...2 where try !StateManifest.moments.contains(row.decode(atIndex: time)) { return false }
    let (summary, details) = (try row.decode(Data.self, atIndex: 5), try row.decode(Data.self, atIndex: 6))
    try summary.withUnsafeBytes { bytes in
      var reader = RowReader(bytes)
      _ = try JobSummary(id: JobID(source: "", sourceID: ""), from: &reader)
      _ = try reader.string()
    }
    // What was brought back from a site keeps the fingerprint of what its source delivered, and has not all of that.
    if try row.decode(Int.self, atIndex: 4) != 0 { return true }
    return try row.decode(Int64.self, atIndex: 3) == Int64(bitPattern: StableHash.of(summary + details))
  }
}
