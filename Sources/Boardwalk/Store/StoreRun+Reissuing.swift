import GRDB
import Markup

/// Ids that a source gives to another job than before: the one who had it is gone, and the other gets an id of its own. Whoever
/// followed the first by its id, in a feed or on a device, does not take the second for it.
extension StoreRun {
  /// The ids of a source's jobs that took another's, by the id that the source gives them.
  func reissued(of source: String) throws -> [String: String] {
    try write { try $0.reissued(of: source) }
  }

  /// Closes a job and keeps the one that took its id.
  ///
  /// - Parameter wasOver: whether the one that had the id was over already.
  func reissue(
    _ entry: JobEntry, instead number: Int64, wasOver: Bool, in database: Database, _ counts: inout Counts
  ) throws {
    try database.execute(
      sql: "UPDATE job SET closed = ?1, missing_since = NULL WHERE number = ?2 AND closed IS NULL",
      arguments: [now, number])
    let source = entry.id.source
    let given = try String.fetchOne(
      database, sql: "SELECT source_id FROM reissue WHERE source = ? AND kept_as = ?",
      arguments: [source, entry.id.sourceID])
    let sourceID = given ?? entry.id.sourceID
    let id = try database.freeID(like: JobID(source: source, sourceID: sourceID))
    guard try insert(try entry.named(id), in: database) else { throw RowFault() }
    try database.execute(
      sql: "INSERT OR REPLACE INTO reissue (source, source_id, kept_as) VALUES (?, ?, ?)",
      arguments: [source, sourceID, id.sourceID])
    counts.new += 1
    counts.reused += 1
    counts.closed += wasOver ? 0 : 1
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
  /// The same job under another id, which its address is made of.
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
    job.summary.slug = Slug(title: job.title, id: id)
    return JobEntry(job)
  }
}
