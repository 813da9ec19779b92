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
            SELECT name, first_run, last_run, last_complete, seen, outcome, reason, delivered, suspect_since, suspect_last,
              suspect_nights, suspect_count, asked_for
            FROM source LEFT JOIN (SELECT source, max(last_seen) AS seen FROM job GROUP BY source) ON source = name
            ORDER BY name
            """
        ).map { row in
          KeptSource(
            name: try row.decode(atIndex: 0), firstRun: try row.decode(atIndex: 1), lastRun: try row.decode(atIndex: 2),
            lastComplete: try row.decode(atIndex: 3), seen: try row.decode(atIndex: 4),
            outcome: try row.decode(atIndex: 5), reason: try row.decode(atIndex: 6),
            delivered: try row.decode(atIndex: 7), suspectSince: try row.decode(atIndex: 8),
            suspectLast: try row.decode(atIndex: 9), suspectNights: try row.decode(atIndex: 10),
            suspectCount: try row.decode(atIndex: 11), askedFor: try row.decode(atIndex: 12))
        }
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

extension Store {
  /// For each row a number for what `readKept` gives of its history, without reading any text: the rows are passed over once,
  /// on every core.
  ///
  /// - Parameter seen: when each source last gave anything.
  func keptMarks(seen: [String: Int64]) throws -> KeptMarks {
    do {
      let last = try database.read { try Int64.fetchOne($0, sql: "SELECT max(number) FROM job") ?? 0 }
      let ranges = shares(of: Int(last))
      return KeptMarks(
        try gathered(ranges.count) { index in
          try reader().read { try KeptMarks.read(ranges[index], seen: seen, in: $0) }
        })
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

/// For each row of the store a number for what is kept of its history.
struct KeptMarks: Sendable {
  /// By row number from 1 on; 0 where there is no row.
  private var marks: [UInt64] = []

  fileprivate init(_ parts: [[UInt64]]) { for part in parts { marks += part } }

  /// Throws `RowFault` where there is no row.
  func mark(of listing: Listing) throws(RowFault) -> UInt64 {
    let index = Int(listing.row) - 1
    guard marks.indices.contains(index), marks[index] != 0 else { throw RowFault() }
    return marks[index]
  }

  /// - Parameter range: row numbers less one.
  fileprivate static func read(
    _ range: Range<Int>, seen: [String: Int64], in database: Database
  ) throws -> [UInt64] {
    // Row after row, and none twice.
    try database.execute(sql: "PRAGMA cache_size = -512")
    var marks = [UInt64](repeating: 0, count: range.count)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, source, last_seen, missing_since, closed, first_seen, changed FROM job
        WHERE number > ? AND number <= ? ORDER BY number
        """, arguments: [range.lowerBound, range.upperBound])
    while let row = try rows.next() {
      var mark = Fingerprint()
      let lastSeen = try row.decode(Int64.self, atIndex: 2)
      // What was there when its source was asked last says nothing of it.
      mark.add(UInt64(bitPattern: lastSeen == seen[try row.decode(String.self, atIndex: 1)] ? -1 : lastSeen))
      for index in 3...6 { mark.add(UInt64(bitPattern: try row.decode(Int64?.self, atIndex: index) ?? -1)) }
      marks[Int(try row.decode(Int64.self, atIndex: 0)) - 1 - range.lowerBound] = max(mark.value, 1)
    }
    return marks
  }
}

extension JobReader {
  /// Gives what the store keeps of each listing to `body`, in their order. Those that closed or that their source did not have
  /// the last time have their text, because nobody may deliver it again; the others only what lists show and where they lead.
  ///
  /// - Parameter knows: asked first, with the listing's history alone and whether its text belongs to it: when it says yes,
  ///   nothing more of it is read, and `body` does not get it.
  func readKept(
    _ listings: ArraySlice<Listing>,
    unless knows: (Listing, KeptListing, _ hasText: Bool) throws -> Bool = { _, _, _ in false },
    _ body: (Listing, KeptListing) throws -> Void
  ) throws {
    try reading { database in
      let histories = try database.cachedStatement(
        sql: """
          SELECT first_seen, last_seen, changed, missing_since, closed, fingerprint, restored,
            (SELECT number FROM edition WHERE job = job.number AND summary IS NULL)
          FROM job WHERE number = ?
          """)
      let texts = try database.cachedStatement(
        sql: "SELECT details, summary FROM text JOIN job USING (number) WHERE number = ?")
      for listing in listings {
        guard let row = try Row.fetchOne(histories, arguments: [listing.row]) else { throw RowFault() }
        var kept = KeptListing(
          job: Job(summary: listing.summary), firstSeen: try row.decode(atIndex: 0),
          lastSeen: try row.decode(atIndex: 1), changed: try row.decode(atIndex: 2),
          missingSince: try row.decode(atIndex: 3), closed: try row.decode(atIndex: 4),
          fingerprint: UInt64(bitPattern: try row.decode(Int64.self, atIndex: 5)), isWhole: false,
          edition: try row.decode(atIndex: 7))
        let isSafe = listing.isOpen && kept.missingSince == nil
        if try knows(listing, kept, !isSafe) { continue }
        let isRestored = try row.decode(Int.self, atIndex: 6) != 0
        guard let text = try Row.fetchOne(texts, arguments: [listing.row]) else { throw RowFault() }
        kept.job = try Job(listing.summary, in: text, details: 0, excerpt: 1, isSafe ? .facts : .all)
        kept.isWhole = !isRestored || !kept.job.sections.isEmpty
        if isSafe { kept.leaveOutText() }
        try body(listing, kept)
      }
    }
  }
}

extension KeptListing {
  /// Leaves what lists show, what searches narrow by, and where it leads.
  mutating func leaveOutText() {
    isWhole = false
    job.sections = []
    job.facts = job.facts.filter { Condition($0) != nil }
    job.allPlaces = []
  }
}
