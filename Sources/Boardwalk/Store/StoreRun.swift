import Foundation
import GRDB

/// One run's changes to the store: a single transaction, so that a run that fails has changed nothing.
struct StoreRun: Sendable {
  /// How many jobs were what.
  struct Counts: Sendable, Hashable {
    var new = 0
    var changed = 0
    var same = 0
    var closed = 0
    /// That were closed, or taken as lost, and are on offer again; each is counted as changed or same as well.
    var reopened = 0
    /// Ids that now stand for another job; each is counted as new as well, and as closed unless the other was over.
    var reused = 0
    /// That are over since this run although no last day passed since the run before: it was moved to before that. Less those
    /// whose last day passed since then and that were over already.
    var endedOtherwise = 0
  }

  let store: Store
  /// The moment of the run, in seconds since 1970 UTC.
  private(set) var now: Int64
  /// The moment of the run before; the earliest there is for the first.
  let before: Int64

  /// A job that is missing from two complete deliveries is gone, if they are at least so many seconds apart: two
  /// deliveries a minute apart say no more than one.
  static let certainAfter: Int64 = 12 * 3600

  /// With a smaller share of its words in common, a job of the same id and another title is another job.
  static let leastLikeness = 0.2

  init(_ store: Store, now: Int64) throws {
    self.store = store
    self.now = now
    before = try store.lastRun() ?? .min
    try write { try $0.beginTransaction(.immediate) }
  }

  /// Keeps what one source delivered; a job that was gone is open again.
  ///
  /// - Parameter reissues: ids that were given to another job are added, for `settle` to end what they begin.
  func keep(_ entries: [JobEntry], noting reissues: inout [Reissue]) throws -> Counts {
    guard let source = entries.first?.id.source else { return Counts() }
    var noted: [Reissue] = []
    defer { reissues += noted }
    return try write { database in
      var counts = Counts()
      let lost = try lastSeenOfLost(of: source, in: database)
      for entry in entries { try keep(entry, lost: lost, in: database, &counts, &noted) }
      return counts
    }
  }

  /// What the store has under an id.
  struct KnownJob: Sendable, Hashable {
    /// Nil for a job that was restored, of which there is no text.
    var fingerprint: Int64?
    /// In seconds since 1970 UTC.
    var firstSeen: Int64
    /// Whether there is a text of it, as far as that was looked up.
    var hasText = false
  }

  /// What the store has under these ids.
  func known(_ ids: [JobID]) throws -> [JobID: KnownJob] {
    try write { database in
      let statement = try StoreStatement(
        "SELECT fingerprint, first_seen, restored FROM job WHERE source = ? AND source_id = ?", in: database)
      var known: [JobID: KnownJob] = [:]
      for id in ids {
        known[id] = try statement.row(.text(id.source), .text(id.sourceID)) { row in
          KnownJob(fingerprint: try row.number(2) == 0 ? row.number(0) : nil, firstSeen: try row.number(1))
        }
      }
      return known
    }
  }

  /// The ids under which the store has a job of this source with a text.
  func idsWithText(of source: String) throws -> Set<String> {
    try write { database in
      let statement = try StoreStatement(
        "SELECT source_id, summary FROM job WHERE source = ? AND NOT restored", in: database)
      var ids: Set<String> = []
      try statement.eachRow(.text(source)) { row in
        guard let id = row.optionalText(0), try !row.read(1, Job.excerpt).isEmpty else { return }
        ids.insert(id)
      }
      return ids
    }
  }

  /// Takes another moment for that of the run, for what was written already as well: the clock proved wrong.
  mutating func restamp(to moment: Int64) throws {
    guard moment != now else { return }
    let now = now
    try write { database in
      for column in ["first_seen", "last_seen", "changed"] {
        try database.execute(sql: "UPDATE job SET \(column) = ?1 WHERE \(column) = ?2", arguments: [moment, now])
      }
      try database.execute(sql: "UPDATE job SET closed = ?1 WHERE closed = ?2", arguments: [moment, now])
      try database.execute(sql: "UPDATE page SET asked = ?1 WHERE asked = ?2", arguments: [moment, now])
    }
    self.now = moment
  }

  /// Takes what lies after this run for written by a wrong clock: as if it had happened now.
  func takeBackTheFuture() throws {
    try write { database in
      for (table, columns) in [
        ("job", ["first_seen", "last_seen", "changed", "missing_since", "closed", "known_since"]),
        ("source", ["first_run", "last_run", "last_complete", "suspect_since", "suspect_last", "begun"]),
        ("page", ["asked"]),
      ] {
        // In one pass, because a large board's jobs do not all stay in memory. What is not known stays so.
        let earlier = columns.map { "\($0) = min(\($0), ?1)" }.joined(separator: ", ")
        let isLater = columns.map { "\($0) > ?1" }.joined(separator: " OR ")
        try database.execute(sql: "UPDATE \(table) SET \(earlier) WHERE \(isLater)", arguments: [now])
      }
      try database.execute(sql: "DELETE FROM delivery WHERE run > ?", arguments: [now])
    }
  }

  /// Makes the run's changes last.
  func commit() throws {
    try write { database in
      try database.renumber(now: now)
      try database.commit()
    }
    try store.seal()
  }

  /// Takes the run's changes back.
  func abandon() throws {
    try write { if $0.isInsideTransaction { try $0.rollback() } }
  }
}

extension StoreRun {
  func write<Value>(_ changes: (Database) throws -> Value) throws -> Value {
    do {
      return try store.database.writeWithoutTransaction(changes)
    } catch {
      throw Store.finding(error, at: store.path)
    }
  }

  /// - Parameter lost: a job that was last seen then, or before, was taken as lost.
  private func keep(
    _ entry: JobEntry, lost: Int64, in database: Database, _ counts: inout Counts, _ reissues: inout [Reissue]
  ) throws {
    if entry.known == nil, try insert(entry, in: database) {
      counts.new += 1
      return
    }
    if entry.known == entry.fingerprint, try confirm(entry, lost: lost, in: database) {
      counts.same += 1
      return
    }
    let known = try database.cachedStatement(
      sql: "SELECT number, fingerprint, closed, restored, last_seen FROM job WHERE source = ? AND source_id = ?")
    guard let row = try Row.fetchOne(known, arguments: [entry.id.source, entry.id.sourceID]) else {
      // What was looked up was the id as it came.
      if try insert(entry, in: database) { counts.new += 1 }
      return
    }
    let number = try row.decode(Int64.self, atIndex: 0)
    var wasOver = try row.decode(Int64?.self, atIndex: 2) != nil || row.decode(Int64.self, atIndex: 4) <= lost
    let isSame = try row.decode(Int64.self, atIndex: 1) == entry.fingerprint
    let isRestored = try row.decode(Bool.self, atIndex: 3)
    if !isSame, !isRestored, try isAnother(entry, than: number, in: database) {
      let reissue = try reissue(entry, instead: number, wasOver: wasOver, in: database, &counts)
      return reissue.map { reissues.append($0) } ?? ()
    }
    try database.cachedStatement(
      sql: "UPDATE job SET last_seen = max(last_seen, ?), missing_since = NULL, closed = NULL WHERE number = ?"
    ).execute(arguments: [now, number])
    if isSame { counts.same += 1 }
    if !isSame || isRestored {
      let traces = entry.traces
      let former = try formerSummary(of: number, entry.id, in: database)
      wasOver = wasOver || former.deadline.map { $0.instant < before } ?? false
      if !isSame { try database.retireEdition(of: number) }
      try update(entry, traces, number, former, in: database)
      if !isSame {
        counts.changed += 1
        try database.execute(sql: "UPDATE job SET changed = ?1 WHERE number = ?2", arguments: [now, number])
      }
    }
    counts.add(wasOver: wasOver, deadline: entry.deadline?.instant, since: before, now)
  }

  func formerSummary(of number: Int64, _ id: JobID, in database: Database) throws -> JobSummary {
    let statement = try database.cachedStatement(sql: "SELECT summary FROM job WHERE number = ?")
    guard let row = try Row.fetchOne(statement, arguments: [number]) else { throw RowFault() }
    return try row.withUnsafeBlob(at: 0) { (reader) throws(RowFault) in try JobSummary(id: id, from: &reader) }
  }

  /// Whether an id was given to another job: another title, and hardly a word of the text the same.
  private func isAnother(_ entry: JobEntry, than number: Int64, in database: Database) throws -> Bool {
    guard try formerSummary(of: number, entry.id, in: database).title != entry.title else { return false }
    let known = try StoreStatement("SELECT words FROM vocabulary WHERE job = ?", in: database)
      .bytes(.number(number)) { WordSet(terms: $0) }
    guard let known = known ?? nil else { return false }
    return entry.traces.terms.set.likeness(to: known) < Self.leastLikeness
  }

  /// Keeps a job that was not looked up, or that is not there.
  /// - Returns: false when it is there after all.
  func insert(_ entry: JobEntry, in database: Database) throws -> Bool {
    let id = entry.id
    try StoreStatement(
      """
      INSERT INTO job (source, source_id, first_seen, last_seen, changed, fingerprint, summary)
      VALUES (?1, ?2, ?3, ?3, ?3, ?4, ?5) ON CONFLICT (source, source_id) DO NOTHING
      """, in: database
    ).run(.text(id.source), .text(id.sourceID), .number(now), .number(entry.fingerprint), .bytes(entry.summary))
    guard database.changesCount > 0 else { return false }
    try entry.keepText(of: database.lastInsertedRowID, entry.traces, in: database)
    return true
  }

  /// Notes that a job which is open is still what it was.
  /// - Returns: false when it is not, or when there is more to do.
  private func confirm(_ entry: JobEntry, lost: Int64, in database: Database) throws -> Bool {
    let id = entry.id
    try StoreStatement(
      """
      UPDATE job SET last_seen = max(last_seen, ?1), missing_since = NULL
      WHERE source = ?2 AND source_id = ?3 AND fingerprint = ?4 AND closed IS NULL AND NOT restored
        AND last_seen > ?5
      """, in: database
    ).run(.number(now), .text(id.source), .text(id.sourceID), .number(entry.fingerprint), .number(lost))
    return database.changesCount > 0
  }

  private func update(
    _ entry: JobEntry, _ traces: JobEntry.Traces, _ number: Int64, _ former: JobSummary, in database: Database
  ) throws {
    if former.slug != entry.slug {
      try database.execute(
        sql: "INSERT OR REPLACE INTO former_slug (slug, number) VALUES (?, ?)", arguments: [former.slug.text, number])
    }
    try entry.replace(number, traces, in: database)
  }
}
