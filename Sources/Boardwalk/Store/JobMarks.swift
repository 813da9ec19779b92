import Foundation
import GRDB
import Markup

/// What two listings of one job have in common beside what lists show: where they lead, the announcement's number, the
/// words. Hashes, so that a board of a hundred thousand compares them in memory; 0 is unknown.
struct JobMarks: Sendable, Hashable {
  /// Of the address to apply at, without what only tracks.
  var apply: UInt64 = 0
  /// Of the page at the source.
  var page: UInt64 = 0
  /// Of the announcement's or requisition's number.
  var announcement: UInt64 = 0
  /// Of the text's letters and digits.
  var text: UInt64 = 0
  /// When the store first had it, in seconds since 1970 UTC; 0 for what is not in the store.
  var since: Int64 = 0

  /// Texts with fewer letters are phrases that many jobs share.
  private static let shortestText = 200

  init() {}

  /// - Parameter text: the hash of the letters that `readLetters` gives, and how many they are.
  init(_ job: Job, text: (hash: UInt64, letters: Int)) {
    apply = job.applyURL.flatMap(CanonicalAddress.hash) ?? 0
    page = job.sourceURL.flatMap(CanonicalAddress.hash) ?? 0
    if let announcement = job.announcement, !announcement.folded.isEmpty {
      self.announcement = StableHash.of(announcement.folded.utf8)
    }
    self.text = text.letters < Self.shortestText ? 0 : text.hash
  }

  init(_ job: Job) {
    var letters: [UInt8] = []
    let count = Self.readLetters(of: job, to: &letters)
    self.init(job, text: (StableHash.of(letters[..<count]), count))
  }

  /// Writes the letters and digits of a job's text outside of tags, small, over the beginning of `letters`.
  /// - Returns: how many there are.
  static func readLetters(of job: Job, to letters: inout [UInt8]) -> Int {
    let most = job.sections.reduce(0) { $0 + $1.html.html.utf8.count }
    if letters.count < most { letters = [UInt8](repeating: 0, count: most) }
    return letters.withUnsafeMutableBufferPointer { letters in
      job.sections.reduce(0) { count, section in
        var html = section.html.html
        return count
          + html.withUTF8 { Self.copyLetters(of: $0, to: UnsafeMutableBufferPointer(rebasing: letters[count...])) }
      }
    }
  }

  /// - Returns: how many there are.
  private static func copyLetters(
    of html: UnsafeBufferPointer<UInt8>, to letters: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let text = html.baseAddress, let letters = letters.baseAddress else { return 0 }
    var count = 0
    var index = 0
    while index < html.count {
      while index + EightLetters.count <= html.count {
        let eight = EightLetters(at: text + index)
        guard eight.lack(UInt8(ascii: "<")) else { break }
        count += eight.copySmallLetters(to: letters + count)
        index += EightLetters.count
      }
      // What stands before a tag or the end, and then the tag.
      while index < html.count, html[index] != UInt8(ascii: "<") {
        if let letter = smallLetter(html[index]) {
          letters[count] = letter
          count += 1
        }
        index += 1
      }
      while index < html.count, html[index] != UInt8(ascii: ">") { index += 1 }
    }
    return count
  }

  /// The small letter or the digit that a byte is, or the part of a letter that is not ASCII; nil for others.
  private static func smallLetter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x80...: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }
}

extension JobMarks {
  /// Notes the marks of a job in the store, and where it leads.
  func keep(linking address: SafeURL?, number: Int64, in database: Database) throws {
    let link = address.map { StoreStatement.Value.text($0.string) }
    try StoreStatement(
      "INSERT OR REPLACE INTO mark (number, apply, page, announcement, text, link) VALUES (?, ?, ?, ?, ?, ?)",
      in: database
    ).run(
      .number(number), .number(Int64(bitPattern: apply)), .number(Int64(bitPattern: page)),
      .number(Int64(bitPattern: announcement)), .number(Int64(bitPattern: text)), link ?? .none)
  }
}

extension JobMarks {
  /// Notes the marks of everything that a store of an older Boardwalk has.
  static func fill(_ database: Database) throws {
    try eachJob(in: database) { try JobMarks($1).keep(linking: $1.sourceURL ?? $1.applyURL, number: $0, in: database) }
  }

  /// Gives every job of a store to `body`, which may write; for steps from an older Boardwalk's store.
  ///
  /// - Parameter condition: of SQL, which the jobs fulfil.
  static func eachJob(
    in database: Database, where condition: String = "true", _ body: (Int64, Job) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: "SELECT number, source, source_id, summary, details FROM job JOIN text USING (number) WHERE \(condition)")
    var waiting: [(Int64, Job)] = []
    func flush() throws {
      for (number, job) in waiting { try body(number, job) }
      waiting.removeAll(keepingCapacity: true)
    }
    while let row = try rows.next() {
      let id = JobID(source: try row.decode(atIndex: 1), sourceID: try row.decode(atIndex: 2))
      let summary = try row.withUnsafeBlob(at: 3) { (reader) throws(RowFault) in try JobSummary(id: id, from: &reader) }
      waiting.append((try row.decode(atIndex: 0), try Job(summary, in: row, details: 4, excerpt: 3)))
      if waiting.count == 500 { try flush() }
    }
    try flush()
  }
}

extension Store {
  /// The marks of every job, by row number.
  func marks() throws -> [Int64: JobMarks] {
    try marking { database in
      var marks: [Int64: JobMarks] = [:]
      marks.reserveCapacity(try Int.fetchOne(database, sql: "SELECT count(*) FROM mark") ?? 0)
      let rows = try Row.fetchCursor(
        database,
        sql: "SELECT number, apply, page, announcement, text, first_seen FROM mark JOIN job USING (number)")
      while let row = try rows.next() {
        var mark = JobMarks()
        mark.apply = UInt64(bitPattern: try row.decode(atIndex: 1))
        mark.page = UInt64(bitPattern: try row.decode(atIndex: 2))
        mark.announcement = UInt64(bitPattern: try row.decode(atIndex: 3))
        mark.text = UInt64(bitPattern: try row.decode(atIndex: 4))
        mark.since = try row.decode(atIndex: 5)
        marks[try row.decode(atIndex: 0)] = mark
      }
      return marks
    }
  }

  /// Where a listing leads: its page at its source, or where one applies.
  func links(of numbers: [Int64]) throws -> [Int64: String] {
    try marking { database in
      let statement = try database.cachedStatement(sql: "SELECT link FROM mark WHERE number = ?")
      var links: [Int64: String] = [:]
      for number in numbers { links[number] = try String.fetchOne(statement, arguments: [number]) }
      return links
    }
  }

  private func marking<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try database.read(body)
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}
