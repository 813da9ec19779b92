import Foundation
import GRDB

extension Store {
  /// Every source that was ever asked, by name. Passes over all jobs once.
  func keptSources() throws -> [KeptSource] {
    do {
      return try database.read { database in
        try Row.fetchAll(
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

extension JobReader {
  /// Of all that `readKept` gives of listings, without reading their texts.
  ///
  /// - Parameter seen: when each source last gave anything.
  func fingerprintOfKept(_ listings: ArraySlice<Listing>, seen: [String: Int64]) throws -> Fingerprint {
    var fingerprint = Fingerprint()
    try reading { database in
      let statement = try database.cachedStatement(
        sql: "SELECT last_seen, missing_since, closed, first_seen, changed FROM job WHERE number = ?")
      for listing in listings {
        guard let row = try Row.fetchOne(statement, arguments: [listing.row]) else { throw RowFault() }
        fingerprint.add(listing.fingerprint)
        fingerprint.add(listing.id.description)
        let lastSeen = try row.decode(Int64.self, atIndex: 0)
        // What was there when its source was asked last says nothing of it.
        fingerprint.add(UInt64(bitPattern: lastSeen == seen[listing.id.source] ? -1 : lastSeen))
        for index in 1...4 { fingerprint.add(UInt64(bitPattern: try row.decode(Int64?.self, atIndex: index) ?? -1)) }
      }
    }
    return fingerprint
  }

  /// Gives what the store keeps of each listing to `body`, in their order. Those that closed or that their source did not have
  /// the last time have their text, because nobody may deliver it again; the others only what lists show and where they lead.
  func readKept(_ listings: ArraySlice<Listing>, _ body: (Listing, KeptListing) throws -> Void) throws {
    try reading { database in
      let statement = try database.cachedStatement(
        sql: """
          SELECT first_seen, last_seen, changed, missing_since, closed, fingerprint, restored, details, job.summary,
            (SELECT number FROM edition WHERE job = job.number AND summary IS NULL)
          FROM job JOIN text USING (number) WHERE number = ?
          """)
      for listing in listings {
        guard let row = try Row.fetchOne(statement, arguments: [listing.row]) else { throw RowFault() }
        let isRestored = try row.decode(Int.self, atIndex: 6) != 0
        let missingSince = try row.decode(Int64?.self, atIndex: 3)
        let isSafe = listing.isOpen && missingSince == nil
        let job = try Job(listing.summary, in: row, details: 7, excerpt: 8, isSafe ? .facts : .all)
        var kept = KeptListing(
          job: job, firstSeen: try row.decode(atIndex: 0), lastSeen: try row.decode(atIndex: 1),
          changed: try row.decode(atIndex: 2), missingSince: missingSince,
          closed: try row.decode(atIndex: 4),
          fingerprint: UInt64(bitPattern: try row.decode(Int64.self, atIndex: 5)),
          isWhole: !isRestored || !job.sections.isEmpty, edition: try row.decode(atIndex: 9))
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
