import Foundation
import GRDB

extension Database {
  /// Gives numbers to the jobs that came or changed in this run, and keeps the stretches in order.
  ///
  /// - Parameter now: the moment of the run, in seconds since 1970 UTC.
  func renumber(now: Int64) throws {
    var numbering = try numbering()
    let before = numbering
    let roll = try roll(now: now)
    let jobs = roll.open
    let fresh = numbering.next
    try insertEditions(from: numbering.next, of: roll.waiting)
    numbering.add(roll.waiting.count, jobs: jobs)
    if jobs <= Numbering.leastForStretches {
      // Its index is made anew each time, so nothing is kept of what is gone.
      try execute(sql: Self.clearing, arguments: [0, numbering.next])
      numbering.stretches = numbering.next > 0 ? [Numbering.Stretch(first: 0, last: numbering.next - 1)] : []
      numbering.shelves = []
      numbering.shelvedFor = 0
      if numbering != before { try setNumbering(numbering) }
      return
    }
    var (present, gone) = try tally(numbering.stretches, closed: roll.closed)
    for index in numbering.toClear(present: present, gone: gone, jobs: jobs) {
      try clear(numbering.stretches[index])
      present[index] -= gone[index]
      numbering.clear(index, left: present[index], jobs: jobs)
    }
    numbering.join(present: present, fresh: fresh, jobs: jobs)
    if numbering.needsShelves(jobs: jobs) {
      // Everything is written anew, so the stretches may be as well.
      numbering.divide(try Int.fetchAll(self, sql: "SELECT number FROM edition ORDER BY number"), jobs: jobs)
      numbering.shelves = try shelves(numbering, jobs: jobs)
      numbering.shelvedFor = jobs
    }
    if numbering != before { try setNumbering(numbering) }
  }

  /// The numbers given so far.
  func numbering() throws -> Numbering {
    guard let plan = try String.fetchOne(self, sql: "SELECT plan FROM numbering") else { return Numbering() }
    do {
      return try JSONDecoder().decode(Numbering.self, from: Data(plan.utf8))
    } catch {
      throw RowFault()
    }
  }

  func setNumbering(_ numbering: Numbering) throws {
    let plan = String(decoding: try JSONEncoder().encode(numbering), as: UTF8.self)
    try execute(sql: "DELETE FROM numbering")
    try execute(sql: "INSERT INTO numbering (plan) VALUES (?)", arguments: [plan])
  }

  func setVocabulary(_ words: SearchTerms, of job: Int64) throws {
    try StoreStatement("INSERT OR REPLACE INTO vocabulary (job, words) VALUES (?, ?)", in: self)
      .run(.number(job), .bytes(words.bytes[...]))
  }

  /// Keeps what a job is now under its number, before it becomes another.
  func retireEdition(of job: Int64) throws {
    try cachedStatement(
      sql: """
        UPDATE edition SET first_seen = job.first_seen, summary = job.summary, fingerprint = job.fingerprint,
          restored = job.restored, words = coalesce(vocabulary.words, x'')
        FROM job LEFT JOIN vocabulary ON vocabulary.job = job.number
        WHERE edition.job = ? AND edition.summary IS NULL AND job.number = edition.job
        """
    ).execute(arguments: [job])
  }

  func insertEdition(_ number: Int, of job: Int64) throws {
    try StoreStatement("INSERT OR IGNORE INTO edition (number, job) VALUES (?, ?)", in: self)
      .run(.number(Int64(number)), .number(job))
  }

  /// Gives numbers to jobs, from the first number on. A statement for each would take twice as long.
  func insertEditions(from first: Int, of jobs: [Int64]) throws {
    let statement = try StoreStatement(
      "INSERT OR IGNORE INTO edition (number, job) SELECT ?1 + key, value FROM json_each(?2)", in: self)
    for start in stride(from: 0, to: jobs.count, by: Self.editionsAtOnce) {
      let rows = jobs[start..<min(start + Self.editionsAtOnce, jobs.count)].map(String.init).joined(separator: ",")
      try statement.run(.number(Int64(first + start)), .text("[\(rows)]"))
    }
  }

  /// A list of so many row numbers has some thirty KB.
  private static var editionsAtOnce: Int { 4000 }
}

extension Database {
  /// What is to be known of the jobs, read in one pass: a large board's do not all stay in memory.
  private struct Roll {
    /// How many are on offer.
    var open = 0
    var closed: Set<Int64> = []
    /// The rows of those that are on offer and have no number, the oldest of the list first.
    var waiting: [Int64] = []
  }

  private func roll(now: Int64) throws -> Roll {
    var roll = Roll()
    var waiting: [(posted: Day, firstSeen: Int64, id: JobID, job: Int64)] = []
    let rows = try Row.fetchCursor(
      self,
      sql: """
        SELECT job.number, closed IS NOT NULL, edition.number IS NULL, source, source_id, job.first_seen, job.summary
        FROM job LEFT JOIN edition ON edition.job = job.number AND edition.summary IS NULL
        """)
    var last: Int64?
    while let row = try rows.next() {
      let job: Int64 = try row.decode(atIndex: 0)
      if try row.decode(Bool.self, atIndex: 1) {
        roll.closed.insert(job)
        continue
      }
      // One with two numbers comes twice, side by side.
      if job != last { roll.open += 1 }
      last = job
      guard try row.decode(Bool.self, atIndex: 2) else { continue }
      let id = JobID(source: try row.decode(atIndex: 3), sourceID: try row.decode(atIndex: 4))
      let term = try row.withUnsafeBlob(at: 6) { (reader) throws(RowFault) in try JobTerm(from: &reader) }
      if let end = term.end, end < now { continue }
      waiting.append((term.posted, try row.decode(atIndex: 5), id, job))
    }
    // The reverse of `Listing.newestFirst`.
    waiting.sort {
      $0.posted == $1.posted
        ? $0.firstSeen == $1.firstSeen ? $1.id < $0.id : $0.firstSeen < $1.firstSeen : $0.posted < $1.posted
    }
    roll.waiting = waiting.map(\.job)
    return roll
  }

  /// For each stretch how many numbers mean something, and how many of these are of what is closed or changed.
  private func tally(
    _ stretches: [Numbering.Stretch], closed: Set<Int64>
  ) throws -> (present: [Int], gone: [Int]) {
    var present = [Int](repeating: 0, count: stretches.count)
    var gone = present
    let rows = try Row.fetchCursor(
      self,
      sql: "SELECT number, summary IS NOT NULL, job FROM edition ORDER BY number")
    var index = 0
    while let row = try rows.next() {
      let number: Int = try row.decode(atIndex: 0)
      while index < stretches.count, stretches[index].last < number { index += 1 }
      guard index < stretches.count, number >= stretches[index].first else { continue }
      present[index] += 1
      if try row.decode(Bool.self, atIndex: 1) || closed.contains(try row.decode(atIndex: 2)) { gone[index] += 1 }
    }
    return (present, gone)
  }

  /// Forgets the numbers of what is closed or changed; a job that comes back gets a new one.
  private func clear(_ stretch: Numbering.Stretch) throws {
    try execute(sql: Self.clearing, arguments: [stretch.first, stretch.last])
  }

  private static let clearing = """
    DELETE FROM edition WHERE number BETWEEN ? AND ? AND (summary IS NOT NULL
      OR job IN (SELECT number FROM job WHERE closed IS NOT NULL))
    """

  /// Divides the words of the board so that each shelf of a full stretch is about as large as another.
  private func shelves(_ numbering: Numbering, jobs: Int) throws -> [String] {
    var division = ShelfDivision()
    let count = try Int.fetchOne(self, sql: "SELECT count(*) FROM edition WHERE summary IS NULL") ?? 0
    let rows = try Row.fetchCursor(
      self,
      sql: """
        WITH chosen AS (
          SELECT job FROM (SELECT job, row_number() OVER (ORDER BY number) AS place FROM edition WHERE summary IS NULL)
          WHERE place % ? = 0)
        SELECT words FROM chosen JOIN vocabulary USING (job)
        """, arguments: [max(1, count / ShelfDivision.sample)])
    while let row = try rows.next() {
      try row.withUnsafeData(atIndex: 0) { data in data?.withUnsafeBytes { division.take($0) } }
    }
    return division.shelves(span: Numbering.span(of: jobs))
  }
}

extension SearchTerms {
  /// Notes the words of the jobs of which a store of an older Boardwalk has none.
  static func fill(_ database: Database) throws {
    try JobMarks.eachJob(in: database, where: "number NOT IN (SELECT job FROM vocabulary)") { number, job in
      try database.setVocabulary(SearchTerms(job), of: number)
    }
  }

  /// The same of all jobs, where an older Boardwalk read others in them.
  static func fillAnew(_ database: Database) throws {
    try JobMarks.eachJob(in: database) { number, job in try database.setVocabulary(SearchTerms(job), of: number) }
  }
}
