import Foundation
import GRDB

/// One run's changes to the store: a single transaction, so that a run that fails has changed nothing.
struct StoreRun: Sendable {
  /// How many jobs of a source were what.
  struct Counts: Sendable, Hashable {
    var new = 0
    var changed = 0
    var same = 0
    var closed = 0
  }

  let store: Store
  /// The moment of the run, in seconds since 1970 UTC.
  let now: Int64

  /// A job that is missing from two complete deliveries is gone, if they are at least so many seconds apart: two
  /// deliveries a minute apart say no more than one.
  static let certainAfter: Int64 = 12 * 3600

  init(_ store: Store, now: Int64) throws {
    self.store = store
    self.now = now
    try write { try $0.beginTransaction(.immediate) }
  }

  /// Keeps what a source delivered; a job that was gone is open again.
  func keep(_ jobs: [Job]) throws -> Counts {
    try write { database in
      var counts = Counts()
      for job in jobs { try keep(job, in: database, &counts) }
      return counts
    }
  }

  /// How many jobs of a source are on offer, as far as is known.
  func openCount(of source: String) throws -> Int {
    try write { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM job WHERE source = ? AND closed IS NULL", arguments: [source]) ?? 0
    }
  }

  /// Notes how a source's delivery ended and, when it was complete, what is gone.
  func finish(source: String, outcome: SourceOutcome, delivered: Int) throws -> Int {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO source (name, first_run, last_run, last_complete, outcome, reason, delivered)
          VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6)
          ON CONFLICT (name) DO UPDATE SET last_run = ?2, last_complete = coalesce(?3, last_complete), outcome = ?4,
            reason = ?5, delivered = CASE WHEN ?4 = 'failed' THEN delivered ELSE ?6 END
          """,
        arguments: [source, now, outcome.isComplete ? now : nil, outcome.word, outcome.reason, delivered])
      return outcome.isComplete ? try closeMissing(of: source, in: database) : 0
    }
  }

  /// Makes the run's changes last.
  func commit() throws { try write { try $0.commit() } }

  /// Takes the run's changes back.
  func abandon() throws {
    try write { if $0.isInsideTransaction { try $0.rollback() } }
  }
}

extension StoreRun {
  private func write<Value>(_ changes: (Database) throws -> Value) throws -> Value {
    do {
      return try store.database.writeWithoutTransaction(changes)
    } catch {
      throw Store.finding(error, at: store.path)
    }
  }

  private func keep(_ job: Job, in database: Database, _ counts: inout Counts) throws {
    var summary = RowWriter()
    job.summary.write(to: &summary)
    var details = RowWriter()
    job.writeDetails(to: &details)
    let fingerprint = Int64(bitPattern: StableHash.of(summary.bytes + details.bytes))
    let known = try database.cachedStatement(
      sql: "SELECT number, fingerprint FROM job WHERE source = ? AND source_id = ?")
    guard let row = try Row.fetchOne(known, arguments: [job.id.source, job.id.sourceID]) else {
      counts.new += 1
      return try insert(job, summary.bytes, details.bytes, fingerprint, in: database)
    }
    let number = try row.decode(Int64.self, atIndex: 0)
    let same = try database.cachedStatement(
      sql: "UPDATE job SET last_seen = max(last_seen, ?), missing_since = NULL, closed = NULL WHERE number = ?")
    try same.execute(arguments: [now, number])
    if try row.decode(Int64.self, atIndex: 1) == fingerprint {
      counts.same += 1
    } else {
      counts.changed += 1
      try update(job, number, summary.bytes, details.bytes, fingerprint, in: database)
    }
  }

  private func insert(
    _ job: Job, _ summary: [UInt8], _ details: [UInt8], _ fingerprint: Int64, in database: Database
  ) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO job (source, source_id, first_seen, last_seen, changed, fingerprint, summary)
        VALUES (?1, ?2, ?3, ?3, ?3, ?4, ?5)
        """
    ).execute(arguments: [job.id.source, job.id.sourceID, now, fingerprint, Data(summary)])
    try database.cachedStatement(sql: "INSERT INTO text (number, details, words) VALUES (?, ?, ?)")
      .execute(arguments: [database.lastInsertedRowID, Data(details), Data(WordSet(job).bytes)])
  }

  private func update(
    _ job: Job, _ number: Int64, _ summary: [UInt8], _ details: [UInt8], _ fingerprint: Int64, in database: Database
  ) throws {
    let before = try database.cachedStatement(sql: "SELECT summary FROM job WHERE number = ?")
    if let bytes = try Data.fetchOne(before, arguments: [number]) {
      let former = try bytes.withUnsafeBytes { bytes in
        var row = RowReader(bytes)
        return try JobSummary(id: job.id, from: &row).slug
      }
      if former != job.slug {
        try database.execute(
          sql: "INSERT OR REPLACE INTO former_slug (slug, number) VALUES (?, ?)", arguments: [former.text, number])
      }
    }
    try database.cachedStatement(sql: "UPDATE job SET changed = ?, fingerprint = ?, summary = ? WHERE number = ?")
      .execute(arguments: [now, fingerprint, Data(summary), number])
    try database.cachedStatement(sql: "UPDATE text SET details = ?, words = ? WHERE number = ?")
      .execute(arguments: [Data(details), Data(WordSet(job).bytes), number])
  }

  private func closeMissing(of source: String, in database: Database) throws -> Int {
    try database.execute(
      sql: """
        UPDATE job SET closed = ?1
        WHERE source = ?2 AND last_seen < ?1 AND closed IS NULL AND missing_since <= ?1 - ?3
        """, arguments: [now, source, Self.certainAfter])
    let closed = database.changesCount
    try database.execute(
      sql: """
        UPDATE job SET missing_since = ?1
        WHERE source = ?2 AND last_seen < ?1 AND closed IS NULL AND missing_since IS NULL
        """, arguments: [now, source])
    return closed
  }
}

/// How a source's delivery ended.
public enum SourceOutcome: Sendable, Hashable {
  case complete
  case partial(String)
  case failed(String)

  var isComplete: Bool { self == .complete }

  /// The word in the store.
  var word: String {
    switch self {
    case .complete: "complete"
    case .partial: "partial"
    case .failed: "failed"
    }
  }

  /// In a few words: `complete`, `failed: no complete reply within 60 seconds.`
  public var summary: String { reason.map { "\(word): \($0)" } ?? word }

  /// Why it is not complete.
  var reason: String? {
    switch self {
    case .complete: nil
    case .partial(let reason), .failed(let reason): reason
    }
  }
}
