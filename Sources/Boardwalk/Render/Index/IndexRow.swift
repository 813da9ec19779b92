/// A number of the index and the job that it stands for, on offer or gone.
struct IndexRow {
  let number: UInt32
  let job: Listing

  /// The day the job was first seen.
  var firstSeen: Day { Day(instant: job.firstSeen) }
}

extension IndexRow {
  /// The rows of some numbers, in their order.
  static func read(_ entries: ArraySlice<IndexPlan.Entry>, with press: Press) throws -> [IndexRow] {
    let board = press.site.board
    var gone: [UInt32] = []
    for entry in entries where entry.position == nil { gone.append(entry.number) }
    let former = try press.reader.readGone(gone)
    let firstRuns = former.isEmpty ? [:] : try board.firstRuns()
    return try entries.map { entry in
      if let position = entry.position { return IndexRow(number: entry.number, job: board.jobs[Int(position)]) }
      guard let job = former[entry.number] else { throw RowFault() }
      let firstRun = firstRuns[job.summary.id.source]
      return IndexRow(number: entry.number, job: job.listing(firstRun: firstRun, board.settings))
    }
  }
}

extension FormerJob {
  /// The job as it was on offer, as `StoredListings` says it.
  ///
  /// - Parameter firstRun: of its source.
  fileprivate func listing(firstRun: Int64?, _ settings: BoardSettings) -> Listing {
    Listing(
      summary: summary, row: 0,
      firstSeen: firstRun == firstSeen ? min(firstSeen, settings.moment(of: summary.posted)) : firstSeen,
      changed: firstSeen,
      state: .closed(summary.posted), isNew: false, conditions: conditions)
  }
}

extension Board {
  /// When each source was asked first, in seconds since 1970 UTC.
  func firstRuns() throws -> [String: Int64] {
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
