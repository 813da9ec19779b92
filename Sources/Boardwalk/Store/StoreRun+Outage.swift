import GRDB

/// A source that fails night after night, and its jobs that end because nobody confirms them. Lifetime.swift
extension StoreRun {
  /// The run before took those jobs of a source as lost that were last seen then, or before; the earliest moment there is where
  /// it took none.
  func lastSeenOfLost(of source: String, in database: Database) throws -> Int64 {
    try lastSeenOfLost(of: source, at: before, in: database) ?? .min
  }

  /// With what is to be said of an outage: since when the source fails, where that is more than a night, and how many jobs end
  /// tonight because it has not confirmed them.
  ///
  /// - Parameter dayOf: the day of a moment where the board is.
  func tellingOutage(of delivery: Delivery, dayOf: (Int64) -> Day) throws -> Delivery {
    if delivery.outcome == .complete { return delivery }
    var delivery = delivery
    var isFailed = false
    if case .failed(let reason) = delivery.outcome {
      isFailed = true
      let place = delivery.findings.firstIndex { $0.message == reason }
      if let place, let since = try failing(delivery.source), now - since >= Self.certainAfter {
        delivery.findings[place].message += " It has failed since \(dayOf(since).words)."
      }
    }
    let lost = try newlyLost(of: delivery.source)
    if lost > 0 {
      let jobs = Words.count(lost, "job of it is", "jobs of it are")
      let message = "\(jobs) taken as closed, not confirmed for \(Listing.lostAfter) days."
      delivery.findings.append(
        isFailed
          ? Diagnostic(.warning, at: .source(delivery.source), message)
          : .usual(at: .source(delivery.source), message))
    }
    return delivery
  }
}

extension StoreRun {
  /// Since when a source has failed in every run before this one, in seconds since 1970 UTC; nil when it did not in the last.
  private func failing(_ source: String) throws -> Int64? {
    try write { database in
      try Int64.fetchOne(
        database,
        sql: """
          SELECT min(run) FROM delivery WHERE source = ?1 AND run < ?2
            AND run > coalesce((SELECT max(run) FROM delivery WHERE source = ?1 AND outcome <> 'failed'), ?3)
          """, arguments: [source, now, Int64.min])
    }
  }

  /// The jobs of a source that are taken as lost at a moment were last seen then, or before; nil where there are none.
  private func lastSeenOfLost(of source: String, at moment: Int64, in database: Database) throws -> Int64? {
    let lastComplete = try Int64.fetchOne(
      database, sql: "SELECT last_complete FROM source WHERE name = ?", arguments: [source])
    let (edge, isBeforeAll) = moment.subtractingReportingOverflow(Int64(Listing.lostAfter) * 86_400)
    return isBeforeAll || lastComplete.map { $0 > edge } ?? false ? nil : edge
  }

  /// How many jobs of a source are taken as lost since this run.
  private func newlyLost(of source: String) throws -> Int {
    try write { database in
      guard let edge = try lastSeenOfLost(of: source, at: now, in: database) else { return 0 }
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT source_id, summary FROM job WHERE source = ? AND closed IS NULL AND last_seen <= ? AND last_seen > ?
          """, arguments: [source, edge, try lastSeenOfLost(of: source, in: database)])
      var lost = 0
      while let row = try rows.next() {
        let id = JobID(source: source, sourceID: try row.decode(atIndex: 0))
        let job = try row.withUnsafeBlob(at: 1) { (reader) throws(RowFault) in try JobSummary(id: id, from: &reader) }
        if job.deadline.map({ $0.instant >= now }) ?? true { lost += 1 }
      }
      return lost
    }
  }
}
