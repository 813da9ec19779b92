import GRDB

extension StoreRun {
  /// Whether there is a job that did not end.
  func isOpen(_ id: JobID) throws -> Bool {
    try write { database in
      try Bool.fetchOne(
        database, sql: "SELECT closed IS NULL FROM job WHERE source = ? AND source_id = ?",
        arguments: [id.source, id.sourceID]) ?? false
    }
  }

  /// How many jobs of a source that were open before this run it has given now, and how many it has not.
  ///
  /// A job whose time is over is expected to be missing and not counted, nor is one that the answer does not reach back to.
  ///
  /// - Parameter others: the rows of jobs that are not counted as missing.
  func figures(of delivery: FinishedDelivery, besides others: Set<Int64> = []) throws -> ShrinkGuard.Figures {
    let (source, run) = (delivery.source, delivery.counts)
    guard let reach = delivery.reach else { return ShrinkGuard.Figures() }
    return try write { database in
      if try hasOnlyNew(of: source, run, in: database) {
        return ShrinkGuard.Figures(confirmed: 0, missing: 0, new: run.new)
      }
      let counts = try Row.fetchOne(
        database,
        sql: """
          SELECT coalesce(sum(last_seen >= ?2 AND first_seen < ?2), 0),
            coalesce(sum(last_seen < ?2 AND missing_since IS NULL), 0), coalesce(sum(first_seen < ?2), 0)
          FROM job WHERE source = ?1 AND closed IS NULL
          """, arguments: [source, now])
      let seen: Int = try counts?.decode(atIndex: 0) ?? 0
      guard try counts?.decode(Int.self, atIndex: 1) ?? 0 > 0 else {
        return ShrinkGuard.Figures(confirmed: seen, missing: 0, new: run.new)
      }
      var missing: [String] = []
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT source_id, summary, number FROM job
          WHERE source = ? AND closed IS NULL AND last_seen < ? AND missing_since IS NULL
          """, arguments: [source, now])
      while let row = try rows.next() {
        if others.contains(try row.decode(atIndex: 2)) { continue }
        let id = JobID(source: source, sourceID: try row.decode(atIndex: 0))
        let job = try row.withUnsafeBlob(at: 1) { (reader) throws(RowFault) in try JobSummary(id: id, from: &reader) }
        if job.posted >= reach, job.deadline.map({ $0.instant >= now }) ?? true { missing.append(id.sourceID) }
      }
      return ShrinkGuard.Figures(
        confirmed: seen, missing: missing.count, open: try counts?.decode(atIndex: 2) ?? 0, new: run.new,
        missingIDs: IDSketch(of: missing))
    }
  }

  /// What is remembered of answers of a source that were hard to believe; nil when the last one was not, or when nobody can
  /// have counted so.
  func suspicion(of source: String) throws -> Suspicion? {
    try write { database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT suspect_since, suspect_last, suspect_nights, suspect_count, suspect_missing FROM source
          WHERE name = ?1 AND suspect_nights BETWEEN 1 AND ?2 AND suspect_count BETWEEN 0 AND ?3
            AND suspect_since BETWEEN ?4 AND ?5 AND suspect_last BETWEEN ?4 AND ?5
          """,
        arguments: [
          source, Suspicion.mostNights, Suspicion.mostJobs, StateManifest.moments.lowerBound,
          StateManifest.moments.upperBound,
        ])
      // A store of an older Boardwalk does not say which jobs were missing.
      guard let row, let missing = try row.decode(String?.self, atIndex: 4).flatMap(IDSketch.init) else { return nil }
      return Suspicion(
        since: try row.decode(atIndex: 0), last: try row.decode(atIndex: 1), nights: try row.decode(atIndex: 2),
        count: try row.decode(atIndex: 3), missing: missing)
    }
  }

  /// Notes how a source's delivery ended and, as far as everything is in it, what is gone.
  ///
  /// - Returns: how many jobs are gone.
  @discardableResult
  func finish(_ delivery: FinishedDelivery) throws -> Int {
    try write { database in
      let outcome = delivery.outcome
      let isAskedAnew = try isAskedAnew(delivery, in: database)
      try database.execute(
        sql: """
          INSERT INTO source (name, first_run, last_run, last_complete, outcome, reason, delivered, asked_for, begun, question)
          VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?2, ?9)
          ON CONFLICT (name) DO UPDATE SET last_run = max(last_run, ?2), last_complete = coalesce(?3, last_complete),
            outcome = ?4, reason = ?5, delivered = CASE WHEN ?4 = 'failed' THEN delivered ELSE ?6 END,
            asked_for = coalesce(?7, asked_for), begun = CASE WHEN ?8 THEN max(begun, ?2) ELSE begun END,
            question = coalesce(?9, question)
          """,
        arguments: [
          delivery.source, now, outcome.isComplete ? now : nil, outcome.word, outcome.reason, delivery.delivered,
          delivery.askedFor, try isBeginning(delivery.source, in: database),
          delivery.reach == nil ? nil : delivery.question,
        ])
      var closed = 0
      let hasOnlyNew = try hasOnlyNew(of: delivery.source, delivery.counts, in: database)
      if let reach = delivery.reach, !hasOnlyNew {
        closed = try closeMissing(from: delivery, postedSince: reach, isAskedAnew: isAskedAnew, in: database)
      }
      if delivery.reach != nil || delivery.suspicion != nil { try remember(delivery, in: database) }
      try record(delivery, closed: closed + delivery.counts.closed, in: database)
      if !hasOnlyNew { try forget(delivery.source, in: database) }
      return closed
    }
  }

  /// Forgets what ended long ago without being taken down: of sources that never give all they have, and of those that the board has
  /// no longer.
  ///
  /// - Parameter sources: those that it has.
  func forgetLost(besides sources: Set<String>) throws {
    let lost = now - Self.memory - Int64(Listing.lostAfter) * 86_400
    try write { database in
      for source in try String.fetchAll(database, sql: "SELECT name FROM source") where !sources.contains(source) {
        try forget(source, in: database)
      }
      // A job was last known to be on offer when its source last gave all it has: Lifetime.swift
      try database.execute(
        sql: """
          DELETE FROM job WHERE closed IS NULL AND last_seen < ?1
            AND source IN (SELECT name FROM source WHERE coalesce(last_complete, 0) < ?1)
          """, arguments: [lost])
    }
  }
}

/// How a source's delivery ended, as the store is to remember it.
struct FinishedDelivery: Sendable {
  var source: String
  var outcome: SourceOutcome
  /// Jobs it handed over.
  var delivered = 0
  /// Items that were left out.
  var rejected = 0
  /// What became of its jobs; `closed` are those it said itself are over.
  var counts = StoreRun.Counts()
  var milliseconds = 0
  /// A fingerprint of what it was asked, with all that it might ask.
  var askedFor: Int64?
  /// A fingerprint of what it was asked for.
  var question: Int64?
  /// Of one that is not complete: everything that was posted since that day is in it.
  var wholeSince: Day?
  /// An answer that was hard to believe is believed now and was first given then; what was missing all the while has been missing
  /// since.
  var confirmedSince: Int64?
  /// What is to be remembered of an answer that is hard to believe.
  var suspicion: Suspicion?

  /// The day since which everything that was posted is in it; nil where that is known of no day.
  var reach: Day? { outcome.isComplete ? Day(number: .min) : wholeSince }
}

extension StoreRun {
  /// Deliveries of a source that are remembered: a year of nights.
  private static let deliveriesKept = 400
  /// A job that comes back within so many seconds keeps the day it was first seen.
  private static let memory: Int64 = 400 * 86_400

  /// Whether this run inserted all that is stored of a source. Then nothing is missing and nothing old, and its jobs, which may
  /// be many, need not be looked at one by one.
  private func hasOnlyNew(of source: String, _ run: Counts, in database: Database) throws -> Bool {
    guard run.same == 0, run.changed == 0 else { return false }
    let stored = try Int.fetchOne(database, sql: "SELECT count(*) FROM job WHERE source = ?", arguments: [source])
    return stored == run.new
  }

  private func closeMissing(
    from delivery: FinishedDelivery, postedSince reach: Day, isAskedAnew: Bool, in database: Database
  ) throws -> Int {
    let source = delivery.source
    let older = delivery.outcome.isComplete ? [] : try missing(from: source, postedBefore: reach, in: database)
    let others = "[\(older.map(String.init).joined(separator: ","))]"
    if let since = delivery.confirmedSince {
      // What was missing from every answer since then was missing first then.
      try database.execute(
        sql: """
          UPDATE job SET missing_since = ?1, unasked = ?3
          WHERE source = ?2 AND last_seen < ?1 AND closed IS NULL AND missing_since IS NULL
            AND number NOT IN (SELECT value FROM json_each(?4))
          """, arguments: [since, source, isAskedAnew, others])
    }
    return try Int.fetchAll(
      database,
      sql: """
        UPDATE job SET closed = CASE WHEN missing_since <= ?1 - ?3 THEN ?1 END, missing_since = coalesce(missing_since, ?1),
          unasked = CASE WHEN missing_since IS NULL THEN ?4 ELSE unasked END
        WHERE source = ?2 AND last_seen < ?1 AND closed IS NULL AND number NOT IN (SELECT value FROM json_each(?5))
        RETURNING closed IS NOT NULL
        """, arguments: [now, source, Self.certainAfter, isAskedAnew, others]
    ).reduce(0, +)
  }

  /// The rows of those missing jobs of a source that an answer does not reach back to: of them it says nothing.
  private func missing(from source: String, postedBefore reach: Day, in database: Database) throws -> [Int64] {
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT number, source_id, summary FROM job WHERE source = ? AND closed IS NULL AND last_seen < ?",
      arguments: [source, now])
    var numbers: [Int64] = []
    while let row = try rows.next() {
      let id = JobID(source: source, sourceID: try row.decode(atIndex: 1))
      let job = try row.withUnsafeBlob(at: 2) { (reader) throws(RowFault) in try JobSummary(id: id, from: &reader) }
      if job.posted < reach { numbers.append(try row.decode(atIndex: 0)) }
    }
    return numbers
  }

  private func remember(_ delivery: FinishedDelivery, in database: Database) throws {
    let suspicion = delivery.suspicion
    try database.execute(
      sql: """
        UPDATE source SET suspect_since = ?2, suspect_last = ?3, suspect_nights = ?4, suspect_count = ?5,
          suspect_missing = ?6 WHERE name = ?1
        """,
      arguments: [
        delivery.source, suspicion?.since, suspicion?.last, suspicion?.nights ?? 0, suspicion?.count,
        suspicion?.missing.text,
      ])
  }

  private func record(_ delivery: FinishedDelivery, closed: Int, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO delivery
          (source, run, outcome, reason, delivered, rejected, fresh, changed, closed, milliseconds)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        delivery.source, now, delivery.outcome.word, delivery.outcome.reason, delivery.delivered, delivery.rejected,
        delivery.counts.new, delivery.counts.changed, closed, delivery.milliseconds,
      ])
    try database.execute(
      sql: """
        DELETE FROM delivery WHERE source = ?1 AND run <= (
          SELECT run FROM delivery WHERE source = ?1 ORDER BY run DESC LIMIT 1 OFFSET ?2)
        """, arguments: [delivery.source, Self.deliveriesKept])
  }

  private func forget(_ source: String, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM job WHERE source = ?1 AND closed < ?2", arguments: [source, now - Self.memory])
    try database.execute(
      sql: "DELETE FROM page WHERE source = ?1 AND asked < ?2", arguments: [source, now - Self.memory])
    try database.execute(
      sql: """
        DELETE FROM reissue WHERE source = ?1
          AND kept_as NOT IN (SELECT source_id FROM job WHERE source = ?1 AND source_id = kept_as)
        """, arguments: [source])
  }
}
