import Foundation
import GRDB

extension Store {
  /// Every source that was ever asked, by name. Passes over all jobs once.
  func keptSources() throws -> [KeptSource] {
    do {
      return try reader().read { database in
        // Row after row, and none twice.
        try database.execute(sql: "PRAGMA cache_size = -512")
        return try Row.fetchAll(
          database,
          sql: """
            SELECT name, first_run, last_run, last_complete,
              CASE WHEN delivered > 0 AND (outcome = 'failed' OR seen >= last_run) THEN seen END,
              outcome, reason, delivered, suspect_since, suspect_last, suspect_nights, suspect_count, asked_for,
              nullif(begun, first_run), question, suspect_missing
            FROM source LEFT JOIN (SELECT source, max(last_seen) AS seen FROM job GROUP BY source) ON source = name
            ORDER BY name
            """
        ).map { row in
          let reissued = try database.reissued(of: row.decode(atIndex: 0))
          return KeptSource(
            name: try row.decode(atIndex: 0), firstRun: try row.decode(atIndex: 1),
            begun: try row.decode(atIndex: 13), lastRun: try row.decode(atIndex: 2),
            lastComplete: try row.decode(atIndex: 3), seen: try row.decode(atIndex: 4),
            outcome: try row.decode(atIndex: 5), reason: try row.decode(atIndex: 6),
            delivered: try row.decode(atIndex: 7), suspectSince: try row.decode(atIndex: 8),
            suspectLast: try row.decode(atIndex: 9), suspectNights: try row.decode(atIndex: 10),
            suspectCount: try row.decode(atIndex: 11),
            suspectMissing: try row.decode(atIndex: 15), askedFor: try row.decode(atIndex: 12),
            question: try row.decode(atIndex: 14), reissued: reissued.isEmpty ? nil : reissued)
        }
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

extension Store {
  /// For each row its number in the index, and a number for what `readKept` gives of its history, without reading any text: the
  /// rows are passed over once, on every core.
  ///
  /// - Parameter seen: `KeptSource.seen` of each source.
  func keptMarks(seen: [String: Int64]) throws -> KeptMarks {
    do {
      let last = try database.read { try Int64.fetchOne($0, sql: "SELECT max(number) FROM job") ?? 0 }
      let ranges = shares(of: Int(last))
      let marks = try gathered(ranges.count) { index in
        try reader().read { try KeptMarks.read(ranges[index], seen: seen, in: $0) }
      }
      return KeptMarks(marks, editions: try reader().read { try KeptMarks.editions(of: Int(last), in: $0) })
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

/// For each row of the store its number in the index, and a number for what is kept of its history.
struct KeptMarks: Sendable {
  /// By row number from 1 on; 0 where there is no row.
  private var marks: [UInt64] = []
  /// In the same order.
  private let editions: [UInt32]

  private static let noEdition = UInt32.max

  fileprivate init(_ parts: [[UInt64]], editions: [UInt32]) {
    self.editions = editions
    for part in parts { marks += part }
  }

  /// Throws `RowFault` where there is no row.
  func mark(of listing: Listing) throws(RowFault) -> UInt64 { marks[try index(of: listing)] }

  /// Whether the row of a listing has this history and fingerprint. Throws `RowFault` where there is no row.
  ///
  /// - Parameter seen: `KeptSource.seen` of its source.
  func hold(_ kept: KeptListing, of listing: Listing, seen: Int64?) throws(RowFault) -> Bool {
    let mark = Self.mark(
      lastSeen: kept.lastSeen == seen ? nil : kept.lastSeen, isUnasked: kept.isUnasked, knownSince: kept.knownSince,
      [kept.missingSince, kept.closed, kept.firstSeen, kept.changed, Int64(bitPattern: kept.fingerprint)])
    return try self.mark(of: listing) == mark
  }

  /// The job's number in the index, when it has one. Throws `RowFault` where there is no row.
  func edition(of listing: Listing) throws(RowFault) -> Int? {
    let edition = editions[try index(of: listing)]
    return edition == Self.noEdition ? nil : Int(edition)
  }

  private func index(of listing: Listing) throws(RowFault) -> Int {
    let index = Int(listing.row) - 1
    guard marks.indices.contains(index), marks[index] != 0 else { throw RowFault() }
    return index
  }

  /// - Parameter count: how many rows there are.
  fileprivate static func editions(of count: Int, in database: Database) throws -> [UInt32] {
    var editions = [UInt32](repeating: noEdition, count: count)
    // Of a job with two numbers the first one stays.
    try StoreStatement("SELECT job, number FROM edition WHERE summary IS NULL ORDER BY number DESC", in: database)
      .eachRow { row in
        let index = Int(try row.number(0)) - 1
        guard editions.indices.contains(index), let number = UInt32(exactly: try row.number(1)) else {
          throw RowFault()
        }
        editions[index] = number
      }
    return editions
  }

  /// - Parameter range: row numbers less one.
  fileprivate static func read(
    _ range: Range<Int>, seen: [String: Int64], in database: Database
  ) throws -> [UInt64] {
    // Row after row, and none twice.
    try database.execute(sql: "PRAGMA cache_size = -512")
    var marks = [UInt64](repeating: 0, count: range.count)
    // Of the row before, whose source is nearly always the next one's too.
    var source: [UInt8]?
    var asked: Int64?
    try StoreStatement(
      """
      SELECT number, source, last_seen, missing_since, closed, first_seen, changed, fingerprint, \(StoredJob.isUnasked),
        known_since
      FROM job
      WHERE number > ? AND number <= ? ORDER BY number
      """, in: database
    ).eachRow(.number(Int64(range.lowerBound)), .number(Int64(range.upperBound))) { row in
      let name = row.bytes(1)
      if source.map({ !$0.elementsEqual(name) }) ?? true {
        source = Array(name)
        asked = seen[String(decoding: name, as: UTF8.self)]
      }
      let lastSeen = try row.number(2)
      marks[Int(try row.number(0)) - 1 - range.lowerBound] = try mark(
        lastSeen: lastSeen == asked ? nil : lastSeen, isUnasked: row.number(8) != 0, knownSince: row.optionalNumber(9),
        [
          row.optionalNumber(3), row.optionalNumber(4), row.optionalNumber(5), row.optionalNumber(6),
          row.optionalNumber(7),
        ])
    }
    return marks
  }

  /// - Parameters:
  ///   - lastSeen: nil when its source's last answer had it, which says nothing of it.
  ///   - others: since when it is missed, when it closed, when it was first seen and changed, its fingerprint.
  private static func mark(lastSeen: Int64?, isUnasked: Bool, knownSince: Int64?, _ others: [5 of Int64?]) -> UInt64 {
    var mark = Fingerprint()
    if isUnasked { mark.add(true) }
    if let knownSince { mark.add(UInt64(bitPattern: knownSince)) }
    mark.add(UInt64(bitPattern: lastSeen ?? -1))
    for index in others.indices { mark.add(UInt64(bitPattern: others[index] ?? -1)) }
    return max(mark.value, 1)
  }
}

extension JobReader {
  /// Gives what the store keeps of each listing but its number in the index to `body`, in their order. Those that closed or that
  /// their source's last answer did not have, whatever that answer was, have their text, because nobody may deliver it again; the
  /// others only what lists show and where they lead.
  ///
  /// - Parameters:
  ///   - seen: `KeptSource.seen` of each source.
  ///   - knows: asked before anything of a listing is read: when it says yes, `body` does not get it.
  func readKept(
    _ listings: ArraySlice<Listing>, seen: [String: Int64],
    unless knows: (Listing) throws -> Bool = { _ in false }, _ body: (Listing, KeptListing) throws -> Void
  ) throws {
    try reading { database in
      let histories = try StoreStatement(
        """
        SELECT first_seen, last_seen, changed, missing_since, closed, fingerprint, restored, summary, \(StoredJob.isUnasked),
          known_since
        FROM job WHERE number = ?
        """, in: database)
      let texts = try StoreStatement("SELECT details FROM text WHERE number = ?", in: database)
      for listing in listings where try !knows(listing) {
        let found: Void? = try histories.row(.number(listing.row)) { row in
          var kept = try KeptListing(Job(summary: listing.summary), row)
          let isSafe = listing.isOpen && kept.missingSince == nil && kept.lastSeen == seen[listing.id.source]
          let text: Void? = try texts.row(.number(listing.row)) { text in
            try text.read(0) { (row) throws(RowFault) in
              try kept.job.readDetails(from: &row, isSafe ? .conditions : .all)
            }
          }
          guard text != nil else { throw RowFault() }
          kept.job.excerpt = try row.read(7, Job.excerpt)
          let isRestored = try row.number(6) != 0
          kept.isWhole = !isSafe && (!isRestored || !kept.job.sections.isEmpty)
          try body(listing, kept)
        }
        guard found != nil else { throw RowFault() }
      }
    }
  }
}

extension KeptListing {
  /// - Parameter history: its moments and its fingerprint, from the first column on.
  fileprivate init(_ job: Job, _ history: StoredColumns) throws(RowFault) {
    try self.init(
      job: job, firstSeen: history.number(0), knownSince: history.optionalNumber(9), lastSeen: history.number(1),
      changed: history.number(2),
      missingSince: history.optionalNumber(3), closed: history.optionalNumber(4),
      isUnasked: history.number(8) != 0, fingerprint: UInt64(bitPattern: history.number(5)), isWhole: false)
  }
}
