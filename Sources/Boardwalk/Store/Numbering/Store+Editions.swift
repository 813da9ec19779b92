import Foundation
import GRDB

/// A number of the index and the row of the job that it stands for.
struct StoredEdition: Sendable {
  var job: Int64
  var number: UInt32
  /// Whether the job has become another since.
  var isFormer: Bool
}

extension Store {
  /// The numbers of the index as the last run left them.
  func numbering() throws -> Numbering {
    do {
      return try database.read { try $0.numbering() }
    } catch {
      throw Self.finding(error, at: path)
    }
  }

  /// Every number that means something, ascending; without those of some sources.
  func editions(without sources: [String]) throws -> [StoredEdition] {
    do {
      return try reader().read { database in
        var hidden: Set<Int64> = []
        for source in sources {
          hidden.formUnion(
            try Int64.fetchAll(database, sql: "SELECT number FROM job WHERE source = ?", arguments: [source]))
        }
        var editions: [StoredEdition] = []
        let rows = try Row.fetchCursor(
          database, sql: "SELECT number, job, summary IS NOT NULL FROM edition ORDER BY number")
        while let row = try rows.next() {
          let job: Int64 = try row.decode(atIndex: 1)
          guard hidden.isEmpty || !hidden.contains(job) else { continue }
          editions.append(
            StoredEdition(job: job, number: try row.decode(atIndex: 0), isFormer: try row.decode(atIndex: 2)))
        }
        return editions
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}

/// What files that speak of a number depend on, where its job is not on offer or became another since: the same as when it was.
struct GoneEdition: Sendable {
  var id: JobID
  /// Seconds since 1970 UTC.
  var firstSeen: Int64
  var posted: Day
  /// See `StoredJob.content`.
  var content: Fingerprint
}

extension Store {
  /// What is known of some numbers, by these.
  func gone(_ numbers: [UInt32]) throws -> [UInt32: GoneEdition] {
    var gone: [UInt32: GoneEdition] = [:]
    do {
      try reader().read { database in
        let statement = try StoreStatement(
          """
          SELECT source, source_id, coalesce(edition.first_seen, job.first_seen), coalesce(edition.summary, job.summary),
            coalesce(edition.fingerprint, job.fingerprint), coalesce(edition.restored, job.restored)
          FROM edition JOIN job ON job.number = edition.job WHERE edition.number = ?
          """, in: database)
        for number in numbers {
          gone[number] = try statement.row(.number(Int64(number))) { row in
            GoneEdition(
              id: JobID(
                source: String(decoding: row.bytes(0), as: UTF8.self),
                sourceID: String(decoding: row.bytes(1), as: UTF8.self)),
              firstSeen: try row.number(2),
              posted: try row.read(3) { (row) throws(RowFault) in try JobTerm(from: &row).posted },
              content: Self.content(try row.number(4), isRestored: try row.number(5) != 0))
          }
        }
      }
    } catch {
      throw Self.finding(error, at: path)
    }
    return gone
  }
}

/// What the index said of a number whose job is closed or became another since.
struct FormerJob: Sendable {
  var summary: JobSummary
  /// Those that the job had last.
  var conditions: Conditions
}

extension JobReader {
  /// The jobs of numbers that stand for none on offer.
  func readGone(_ numbers: [UInt32]) throws -> [UInt32: FormerJob] {
    var gone: [UInt32: FormerJob] = [:]
    try reading { database in
      let statement = try database.cachedStatement(
        sql: """
          SELECT source, source_id, coalesce(edition.summary, job.summary), condition.facts
          FROM edition JOIN job ON job.number = edition.job LEFT JOIN condition ON condition.number = edition.job
          WHERE edition.number = ?
          """)
      for number in numbers {
        guard let row = try Row.fetchOne(statement, arguments: [number]) else { throw RowFault() }
        let id = JobID(source: try row.decode(atIndex: 0), sourceID: try row.decode(atIndex: 1))
        let summary = try row.withUnsafeBlob(at: 2) { (reader) throws(RowFault) in
          try JobSummary(id: id, from: &reader)
        }
        gone[number] = FormerJob(
          summary: summary,
          conditions: row.hasNull(atIndex: 3) ? Conditions() : try row.withUnsafeBlob(at: 3, Conditions.init))
      }
    }
    return gone
  }

  /// Gives `body` the words of each job, or of what it was, as `SearchTerms` has them; nil where they were not kept: by an
  /// older Boardwalk.
  func readWords(
    of editions: some Sequence<StoredEdition>, _ body: (StoredEdition, UnsafeRawBufferPointer?) throws -> Void
  ) throws {
    try reading { database in
      let current = try StoreStatement("SELECT words FROM vocabulary WHERE job = ?", in: database)
      let former = try StoreStatement("SELECT words FROM edition WHERE number = ?", in: database)
      for edition in editions {
        let isRead: Void? =
          edition.isFormer
          ? try former.bytes(.number(Int64(edition.number))) { try body(edition, $0) }
          : try current.bytes(.number(edition.job)) { try body(edition, $0) }
        if isRead == nil { try body(edition, nil) }
      }
    }
  }
}
