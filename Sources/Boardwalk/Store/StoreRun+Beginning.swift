import GRDB

/// What a source begins with: its jobs of every run up to the first in which it gave all that it gives. None of them is news.
extension StoreRun {
  /// A source that answers only in part for more seconds than these never gives more.
  private static let longestBeginning: Int64 = 7 * 86_400

  /// Whether a source has not given yet all that it begins with.
  func isBeginning(_ source: String) throws -> Bool { try write { try isBeginning(source, in: $0) } }

  func isBeginning(_ source: String, in database: Database) throws -> Bool {
    let row = try Row.fetchOne(
      database, sql: "SELECT begun = last_run, outcome, reason FROM source WHERE name = ?", arguments: [source])
    guard let row else { return true }
    let outcome = SourceOutcome(word: try row.decode(atIndex: 1), reason: try row.decode(atIndex: 2))
    guard try row.decode(Bool.self, atIndex: 0), !outcome.isComplete, !outcome.isOfNewest else { return false }
    let first = try Int64.fetchOne(
      database, sql: "SELECT min(first_seen) FROM job WHERE source = ?", arguments: [source])
    return first.map { now - $0 <= Self.longestBeginning } ?? true
  }
}
