import Foundation
import GRDB
import Markup
import Web

/// What the store knows of a job besides its content.
struct StoredJob: Sendable {
  /// The row's number.
  var number: Int64
  var summary: JobSummary
  /// Seconds since 1970 UTC, all of them.
  var firstSeen: Int64
  /// When another listing of it that is gone was first seen, where that is longer ago.
  var knownSince: Int64?
  var lastSeen: Int64
  var changed: Int64
  /// When it was taken as gone; nil while it is on offer.
  var closed: Int64?
  /// Whether it was first missing from the answer to another question. StoreRun+Question.swift
  var isUnasked = false
  /// Of all that its source said of it, and of whether that is here.
  var content = Fingerprint()

  /// The same of a row of the store, in SQL.
  static let isUnasked = "(unasked AND missing_since IS NOT NULL)"
}

extension Store {
  /// The jobs the store has, by row number.
  func jobs() throws -> [StoredJob] {
    var jobs: [StoredJob] = []
    var shared = SharedValues()
    try reading { database in
      try Self.eachJob(in: database, numbered: 0...Int64.max, closedSince: .min, sharing: &shared) { jobs.append($0) }
    }
    return jobs
  }

  /// What `take` makes of the jobs the store has: they are read on every core, a range of rows on each, and come by row number.
  ///
  /// - Parameters:
  ///   - moment: without those that were taken as gone before it, in seconds since 1970 UTC.
  ///   - nothing: what the first job of a range is taken into.
  /// - Returns: one value for each of some ranges, by row number.
  func gatherJobs<Value: Sendable>(
    closedSince moment: Int64, into nothing: Value, _ take: @Sendable (inout Value, StoredJob) -> Void
  ) throws -> [Value] {
    do {
      let last = try database.read { try Int64.fetchOne($0, sql: "SELECT max(number) FROM job") ?? 0 }
      let ranges = shares(of: Int(last), forEachCore: 8)
      return try gathered(ranges.count, keeping: (eyes: try reader(), shared: SharedValues())) { index, room in
        var value = nothing
        let numbers = Int64(ranges[index].lowerBound) + 1...Int64(max(ranges[index].upperBound, 1))
        try room.eyes.read { database in
          try Self.eachJob(in: database, numbered: numbers, closedSince: moment, sharing: &room.shared) {
            take(&value, $0)
          }
        }
        return value
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }

  /// Gives jobs to `body`, one after the other, by row number.
  private static func eachJob(
    in database: Database, numbered numbers: ClosedRange<Int64>, closedSince moment: Int64,
    sharing shared: inout SharedValues, _ body: (StoredJob) -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, source, source_id, first_seen, last_seen, changed, closed, summary, fingerprint, restored,
          \(StoredJob.isUnasked), known_since
        FROM job
        WHERE number BETWEEN ? AND ? AND (closed IS NULL OR closed >= ?) ORDER BY number
        """, arguments: [numbers.lowerBound, numbers.upperBound, moment])
    while let row = try rows.next() {
      let id = JobID(source: try row.decode(atIndex: 1), sourceID: try row.decode(atIndex: 2))
      let summary = try row.withUnsafeBlob(at: 7) { (reader) throws(RowFault) in
        try JobSummary(id: id, from: &reader, sharing: &shared)
      }
      body(
        StoredJob(
          number: try row.decode(atIndex: 0), summary: summary, firstSeen: try row.decode(atIndex: 3),
          knownSince: try row.decode(atIndex: 11),
          lastSeen: try row.decode(atIndex: 4), changed: try row.decode(atIndex: 5), closed: try row.decode(atIndex: 6),
          isUnasked: try row.decode(atIndex: 10),
          content: Self.content(try row.decode(atIndex: 8), isRestored: try row.decode(atIndex: 9))))
    }
  }

  /// What `StoredJob.content` is of two columns of a row.
  static func content(_ fingerprint: Int64, isRestored: Bool) -> Fingerprint {
    var content = Fingerprint()
    content.add(UInt64(bitPattern: fingerprint))
    content.add(isRestored)
    return content
  }

  /// The words of every job, one after the other, by row number: for searches by keyword.
  ///
  /// - Parameter rows: only the jobs of these, where it is given.
  func eachWordSet(ofRows rows: Set<Int64>? = nil, _ body: (Int64, WordSet) -> Void) throws {
    try reading { database in
      try StoreStatement("SELECT job, words FROM vocabulary ORDER BY job", in: database).eachRow { row in
        let number = try row.number(0)
        guard rows?.contains(number) ?? true else { return }
        guard let words = WordSet(terms: row.bytes(1)) else { throw RowFault() }
        body(number, words)
      }
    }
  }

  /// Slugs that jobs had before, with the rows they belong to.
  func formerSlugs() throws -> [(slug: String, number: Int64)] {
    try reading { database in
      try Row.fetchAll(database, sql: "SELECT slug, number FROM former_slug ORDER BY slug").map { row in
        (try row.decode(atIndex: 0), try row.decode(atIndex: 1))
      }
    }
  }

  /// When the store was last brought up to date, in seconds since 1970 UTC; nil for a new one.
  func lastRun() throws -> Int64? {
    try reading { try Int64.fetchOne($0, sql: "SELECT max(last_run) FROM source") }
  }

  /// Whether any source ever gave an answer, be it without a job.
  func everAnswered() throws -> Bool {
    try reading {
      try Bool.fetchOne(
        $0,
        sql: """
          SELECT EXISTS (SELECT 1 FROM source WHERE outcome <> 'failed' OR last_complete IS NOT NULL OR delivered > 0)
          """
      ) ?? false
    }
  }

  /// The last deliveries of a source, the newest first.
  func deliveries(of source: String, atMost count: Int) throws -> [StoredDelivery] {
    try reading { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT run, outcome, reason, delivered, rejected, fresh, changed, closed, milliseconds FROM delivery
          WHERE source = ? ORDER BY run DESC LIMIT ?
          """, arguments: [source, count]
      ).map { row in
        StoredDelivery(
          run: try row.decode(atIndex: 0),
          outcome: SourceOutcome(word: try row.decode(atIndex: 1), reason: try row.decode(atIndex: 2)),
          delivered: try row.decode(atIndex: 3), rejected: try row.decode(atIndex: 4), new: try row.decode(atIndex: 5),
          changed: try row.decode(atIndex: 6), closed: try row.decode(atIndex: 7),
          milliseconds: try row.decode(atIndex: 8))
      }
    }
  }

  /// The sources that were ever asked.
  func sources() throws -> [StoredSource] {
    try reading { database in
      try Row.fetchAll(
        database,
        sql:
          "SELECT name, first_run, last_run, last_complete, outcome, reason, delivered, begun FROM source ORDER BY name"
      ).map { row in
        let outcome = SourceOutcome(word: try row.decode(atIndex: 4), reason: try row.decode(atIndex: 5))
        return StoredSource(
          name: try row.decode(atIndex: 0), firstRun: try row.decode(atIndex: 1), begun: try row.decode(atIndex: 7),
          lastRun: try row.decode(atIndex: 2), lastComplete: try row.decode(atIndex: 3), outcome: outcome,
          delivered: try row.decode(atIndex: 6))
      }
    }
  }

  func reading<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try database.read(body)
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

/// Reads full jobs from the store; one for each core.
struct JobReader {
  private let store: Store
  private let database: DatabaseQueue

  init(_ store: Store) throws {
    self.store = store
    database = try store.reader()
  }

  /// Gives the full job of each listing to `body`. The listings must be sorted by row number.
  /// - Parameter extent: with `.links` the jobs have no sections, places or facts.
  func read(
    _ jobs: ArraySlice<Listing>, _ extent: StoredExtent = .all, _ body: (Listing, consuming Job) throws -> Void
  ) throws {
    try reading { try read(jobs, extent, in: $0, body) }
  }

  private func read(
    _ jobs: ArraySlice<Listing>, _ extent: StoredExtent, in database: Database,
    _ body: (Listing, consuming Job) throws -> Void
  ) throws {
    let statement = try StoreStatement(
      "SELECT details, summary FROM text JOIN job USING (number) WHERE number = ?", in: database)
    for listing in jobs {
      let job = try statement.row(.number(listing.row)) { row in
        var job = try row.read(0) { (reader) throws(RowFault) in
          try Job(summary: listing.summary, detailsFrom: &reader, extent)
        }
        job.excerpt = try row.read(1, Job.excerpt)
        return job
      }
      guard let job else { throw RowFault() }
      try body(listing, job)
    }
  }

  /// Gives each listing to `body` with its page at its source and its excerpt, and nothing else of what lists do not show. Reads no text where
  /// the store noted the page beside it.
  func readPages(_ jobs: some Sequence<Listing>, _ body: (Listing, Job) throws -> Void) throws {
    try reading { database in
      let statement = try StoreStatement(
        "SELECT summary, (SELECT link FROM mark WHERE number = job.number AND page != 0) FROM job WHERE number = ?",
        in: database)
      for listing in jobs {
        let job = try statement.row(.number(listing.row)) { row in
          var job = Job(summary: listing.summary)
          job.excerpt = try row.read(0, Job.excerpt)
          job.sourceURL = row.optionalText(1).map(SafeURL.init(storedSafeURL:))
          return job
        }
        guard var job else { throw RowFault() }
        // It has none, or one that is no page of its own.
        if job.sourceURL == nil { try read([listing], .links, in: database) { job.sourceURL = $1.sourceURL } }
        try body(listing, job)
      }
    }
  }

  /// Looks at the store; what is wrong with it is said as the store says it, what `body` finds as it does.
  func reading(_ body: (Database) throws -> Void) throws {
    do {
      try database.read(body)
    } catch  where error is RowFault || error is RowDecodingError || error is DatabaseError {
      throw Store.finding(error, at: store.path)
    }
  }
}

extension Job {
  /// What the store has of a job beside what lists show.
  ///
  /// - Parameters:
  ///   - details: the column of the details.
  ///   - excerpt: the column of the summary, which has the excerpt.
  init(
    _ summary: JobSummary, in row: Row, details: Int, excerpt: Int, _ extent: StoredExtent = .all
  ) throws {
    self = try row.withUnsafeBlob(at: details) { (reader) throws(RowFault) in
      try Job(summary: summary, detailsFrom: &reader, extent)
    }
    self.excerpt = try row.withUnsafeBlob(at: excerpt, Job.excerpt)
  }
}

extension Row {
  /// Reads a blob where it lies, without a copy.
  func withUnsafeBlob<Value>(
    at index: Int, _ read: (inout RowReader) throws(RowFault) -> Value
  ) throws -> Value {
    try withUnsafeData(atIndex: index) { data in
      guard let data else { throw RowFault() }
      return try data.withUnsafeBytes { bytes in
        var reader = RowReader(bytes)
        return try read(&reader)
      }
    }
  }
}
