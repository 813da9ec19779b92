/// The jobs of some numbers: what the files that speak of them are made of, and what stands in those that have to be written.
final class IndexRows {
  private let entries: ArraySlice<IndexPlan.Entry>
  private let plan: IndexPlan
  private let press: Press
  /// For each number of all that is said of it: the same when its job is gone.
  private let marks: [Fingerprint]
  private var contents: Contents?

  /// What is read for the first file that has to be written: most files stand as they would be made.
  private final class Contents {
    let rows: [IndexRow]
    var table: IndexTable

    init(_ rows: [IndexRow], on site: Site) {
      self.rows = rows
      let origins = Set(IndexField.all(on: site).compactMap(\.origin))
      table = IndexTable(of: rows, alike: RowGroups.all(Array(origins), of: rows.lazy.map(\.job)), on: site)
    }
  }

  /// - Parameter range: of `IndexPlan.entries`. All places are said so.
  init(_ range: Range<Int>, of plan: IndexPlan, with press: Press) throws {
    entries = plan.entries[range]
    self.plan = plan
    self.press = press
    let jobs = press.site.board.jobs
    marks = try entries.map { entry in
      if let position = entry.position {
        let job = jobs[Int(position)]
        return IndexPlan.mark(of: entry.number, job.summary.id, job.content, firstSeen: job.firstSeen)
      }
      guard let gone = plan.gone[entry.number] else { throw RowFault() }
      return gone.mark
    }
  }

  /// Of what files are made of that say something of some numbers and of nothing else.
  func fingerprint(of range: Range<Int>) -> Fingerprint {
    var fingerprint = press.site.fingerprint
    fingerprint.add(press.site.hasLogos)
    for mark in marks[range.lowerBound - entries.startIndex..<range.upperBound - entries.startIndex] {
      fingerprint.add(mark)
    }
    return fingerprint
  }

  /// The day on which the job of a number was posted.
  func posted(_ place: Int) -> Day? {
    let entry = entries[place]
    guard let position = entry.position else { return plan.gone[entry.number]?.posted }
    return press.site.board.jobs[Int(position)].summary.posted
  }

  /// The rows of some numbers.
  func rows(_ range: Range<Int>) throws -> ArraySlice<IndexRow> {
    try read().rows[range.lowerBound - entries.startIndex..<range.upperBound - entries.startIndex]
  }

  /// Some fields of some rows as JSON.
  func table(_ fields: [IndexField], of places: some Collection<Int>) throws -> [UInt8] {
    let start = entries.startIndex
    return try read().table.json(fields, of: places.lazy.map { $0 - start })
  }

  private func read() throws -> Contents {
    if let contents { return contents }
    let contents = Contents(try IndexRow.read(entries, of: plan, with: press), on: press.site)
    self.contents = contents
    return contents
  }
}
