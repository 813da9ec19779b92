/// A job as the index shows it, on offer or gone.
struct IndexRow {
  var number: UInt32
  var summary: JobSummary
  /// The day it was first seen.
  var firstSeen: Day
  var conditions: Conditions
}

extension IndexRow {
  /// Adds all that is said of the number: the same when its job is gone.
  func add(to fingerprint: inout Fingerprint) {
    // More than most have.
    var row = RowWriter(room: 1024)
    row.write(Int(number))
    row.write(summary.id.description)
    summary.write(to: &row)
    row.write(Int(firstSeen.number))
    for condition in Condition.allCases { row.write(conditions[condition]) }
    fingerprint.add(row.bytes)
  }

  /// The rows of some numbers, in their order.
  static func read(_ entries: ArraySlice<IndexPlan.Entry>, with press: Press) throws -> [IndexRow] {
    let board = press.site.board
    let gone = try press.reader.readGone(entries.filter { $0.position == nil }.map(\.number))
    let firstRuns = gone.isEmpty ? [:] : try board.firstRuns()
    return entries.compactMap { entry in
      if let position = entry.position {
        let job = board.jobs[Int(position)]
        return IndexRow(
          number: entry.number, summary: job.summary, firstSeen: Day(instant: job.firstSeen),
          conditions: job.conditions)
      }
      return gone[entry.number].map { former in
        // As `StoredListings` says it of one on offer.
        let isBaseline = firstRuns[former.summary.id.source] == former.firstSeen
        let firstSeen =
          isBaseline ? min(former.firstSeen, former.summary.posted.instant) : former.firstSeen
        return IndexRow(
          number: entry.number, summary: former.summary, firstSeen: Day(instant: firstSeen),
          conditions: former.conditions)
      }
    }
  }
}

extension Board {
  fileprivate func firstRuns() throws -> [String: Int64] {
    Dictionary(try store.sources().map { ($0.name, $0.firstRun) }, uniquingKeysWith: { first, _ in first })
  }
}

extension JobSummary {
  /// Whole degrees and hundredths are near enough for “within 25 miles”: north and east of each place that has them.
  var points: [Double] {
    places.prefix(Self.mostPoints).flatMap { place -> [Double] in
      guard let north = place.latitude, let east = place.longitude else { return [] }
      return [north, east].map { ($0 * 100).rounded() / 100 }
    }
  }

  /// More places than these are no point on a map.
  private static let mostPoints = 5
}
