import GRDB
import Markup

/// Ids that a source gives to another job than before: the one who had it is gone, and the other gets an id of its own. Whoever
/// followed the first by its id, in a feed or on a device, does not take the second for it.
extension StoreRun {
  /// The ids of a source's jobs that took another's, by the id that the source gives them.
  func reissued(of source: String) throws -> [String: String] {
    try write { try $0.reissued(of: source) }
  }

  /// An id that now stands for another job, which is kept already, while the one that had it is still open.
  struct Reissue: Sendable {
    /// The row of the job that had the id.
    var former: Int64
    /// The other job's.
    var successor: Int64
    /// The id as the source gives it.
    var sourceID: String
    /// The id under which the other job is kept.
    var keptAs: String
  }

  /// What becomes of ids that stand for other jobs.
  enum Settlement: Sendable {
    /// The jobs that had them are over.
    case ending
    /// The others are kept beside the jobs that had them, of which the answer says nothing.
    case adding
    /// The answer is not believed: as if the others had not come.
    case refusing
  }

  /// Keeps the job that took another's id.
  ///
  /// - Parameter wasOver: whether the one that had the id was over already.
  /// - Returns: what is to be settled once the whole answer is known; nil where nothing is, because the one that had it
  ///   is over.
  func reissue(
    _ entry: JobEntry, instead number: Int64, wasOver: Bool, in database: Database, _ counts: inout Counts
  ) throws -> Reissue? {
    let former = try formerSummary(of: number, entry.id, in: database)
    let source = entry.id.source
    let given = try String.fetchOne(
      database, sql: "SELECT source_id FROM reissue WHERE source = ? AND kept_as = ?",
      arguments: [source, entry.id.sourceID])
    let sourceID = given ?? entry.id.sourceID
    let id = try database.freeID(like: JobID(source: source, sourceID: sourceID))
    guard try insert(try entry.named(id), in: database) else { throw RowFault() }
    let successor = try Int64.fetchOne(
      database, sql: "SELECT number FROM job WHERE source = ? AND source_id = ?", arguments: [source, id.sourceID])
    guard let successor else { throw RowFault() }
    counts.new += 1
    counts.reused += 1
    let reissue = Reissue(former: number, successor: successor, sourceID: sourceID, keptAs: id.sourceID)
    guard wasOver || former.deadline.map({ $0.instant < now }) ?? false else { return reissue }
    try settle(reissue, .ending, of: source, in: database)
    counts.closed += wasOver ? 0 : 1
    return nil
  }

  /// Ends what ids that stand for other jobs began, as far as the answer that has them is believed.
  func settle(_ reissues: [Reissue], _ settlement: Settlement, of source: String, _ counts: inout Counts) throws {
    try write { database in
      for reissue in reissues { try settle(reissue, settlement, of: source, in: database) }
    }
    switch settlement {
    case .ending: counts.closed += reissues.count
    case .adding: break
    case .refusing:
      counts.new -= reissues.count
      counts.reused -= reissues.count
    }
  }

  private func settle(
    _ reissue: Reissue, _ settlement: Settlement, of source: String, in database: Database
  ) throws {
    if settlement == .refusing {
      try database.execute(sql: "DELETE FROM job WHERE number = ?", arguments: [reissue.successor])
      return
    }
    if settlement == .ending {
      try database.execute(
        sql: "UPDATE job SET closed = ?1, missing_since = NULL WHERE number = ?2 AND closed IS NULL",
        arguments: [now, reissue.former])
    }
    try database.execute(
      sql: "INSERT OR REPLACE INTO reissue (source, source_id, kept_as) VALUES (?, ?, ?)",
      arguments: [source, reissue.sourceID, reissue.keptAs])
  }
}

extension Database {
  func reissued(of source: String) throws -> [String: String] {
    let rows = try Row.fetchAll(
      self, sql: "SELECT source_id, kept_as FROM reissue WHERE source = ?", arguments: [source])
    return try rows.reduce(into: [:]) { $0[try $1.decode(atIndex: 0)] = try $1.decode(atIndex: 1) }
  }

  /// `7~~2` for `7`, or with the first number behind it that no job has.
  fileprivate func freeID(like id: JobID) throws -> JobID {
    var number = 1
    while true {
      number += 1
      let ending = "~~\(number)"
      var stem = id.sourceID
      while stem.utf8.count + ending.utf8.count > DraftReading.longestID { stem.removeLast() }
      let free = JobID(source: id.source, sourceID: stem + ending)
      let isTaken = try Bool.fetchOne(
        self, sql: "SELECT EXISTS (SELECT 1 FROM job WHERE source = ? AND source_id = ?)",
        arguments: [free.source, free.sourceID])
      if isTaken != true { return free }
    }
  }
}

extension JobEntry {
  /// The same job under another id, which its address is made of, and as one that is seen for the first time.
  fileprivate func named(_ id: JobID) throws -> JobEntry {
    var job = try summary.withUnsafeBytes { bytes in
      var row = RowReader(bytes)
      var job = Job(summary: try JobSummary(id: id, from: &row))
      job.excerpt = try row.string()
      return job
    }
    try details.withUnsafeBytes { bytes in
      var row = RowReader(bytes)
      try job.readDetails(from: &row)
    }
    if let postedIfNew { job.summary.posted = postedIfNew }
    job.summary.slug = Slug(title: job.title, id: id)
    return JobEntry(job)
  }
}
