import GRDB

/// What is known of a job without its texts.
extension StoreRun {
  /// Takes the source's word that a job is over, at once. A job that was never seen is not begun with.
  /// - Returns: whether it was open.
  func end(_ id: JobID) throws -> Bool {
    try write { database in
      try database.execute(
        sql: """
          UPDATE job SET last_seen = max(last_seen, ?1), missing_since = NULL WHERE source = ?2 AND source_id = ?3
          """, arguments: [now, id.source, id.sourceID])
      try database.execute(
        sql: "UPDATE job SET closed = ?1 WHERE source = ?2 AND source_id = ?3 AND closed IS NULL",
        arguments: [now, id.source, id.sourceID])
      return database.changesCount > 0
    }
  }

  /// Notes that a job is still listed, though nothing of what its source says of it now can be believed.
  func touch(_ id: JobID) throws {
    try write { database in
      try database.execute(
        sql: """
          UPDATE job SET last_seen = max(last_seen, ?1), missing_since = NULL
          WHERE source = ?2 AND source_id = ?3 AND closed IS NULL
          """, arguments: [now, id.source, id.sourceID])
    }
  }

  /// Notes that a job is listed and leaves it as it is; one that was gone is open again.
  /// - Returns: whether it was gone, and its last day was not over before this run.
  func relist(_ id: JobID) throws -> Bool {
    try write { database in
      let gone = try Int64.fetchOne(
        database,
        sql: """
          SELECT number FROM job WHERE source = ?2 AND source_id = ?3 AND (closed IS NOT NULL OR last_seen <= ?1)
          """, arguments: [try lastSeenOfLost(of: id.source, in: database), id.source, id.sourceID])
      try database.execute(
        sql: """
          UPDATE job SET last_seen = max(last_seen, ?1), missing_since = NULL, closed = NULL
          WHERE source = ?2 AND source_id = ?3
          """, arguments: [now, id.source, id.sourceID])
      guard let gone else { return false }
      return try formerSummary(of: gone, id, in: database).deadline.map { $0.instant >= before } ?? true
    }
  }
}

extension StoreRun.Counts {
  static func += (left: inout Self, right: Self) {
    left.new += right.new
    left.changed += right.changed
    left.same += right.same
    left.closed += right.closed
    left.reopened += right.reopened
    left.reused += right.reused
    left.endedOtherwise += right.endedOtherwise
  }

  /// Counts a job that was known before this run by whether it was over then and is over now. `StoredListings.ended` goes by the
  /// last day alone: what passed since the run before is counted there.
  ///
  /// - Parameters:
  ///   - deadline: the last second of its last day; it and the moments of both runs are in seconds since 1970 UTC.
  mutating func add(wasOver: Bool, deadline: Int64?, since before: Int64, _ now: Int64) {
    guard let deadline, deadline < now else {
      reopened += wasOver ? 1 : 0
      return
    }
    endedOtherwise += (wasOver ? 0 : 1) - (deadline >= before ? 1 : 0)
  }
}
