/// A number of the index and the job that it stands for, on offer or gone.
struct IndexRow {
  let number: UInt32
  let job: Listing

  /// The day the job was first seen.
  var firstSeen: Day { Day(instant: job.firstSeen) }
}

extension IndexRow {
  /// The rows of some numbers, in their order.
  static func read(
    _ entries: ArraySlice<IndexPlan.Entry>, of plan: IndexPlan, with press: Press
  ) throws -> [IndexRow] {
    var gone: [UInt32] = []
    for entry in entries where entry.position == nil { gone.append(entry.number) }
    let former = try press.reader.readGone(gone)
    return try entries.map { entry in
      let number = entry.number
      if let position = entry.position { return IndexRow(number: number, job: press.site.board.jobs[Int(position)]) }
      guard let job = former[number], let firstSeen = plan.gone[number]?.firstSeen else { throw RowFault() }
      return IndexRow(number: number, job: job.listing(firstSeen: firstSeen))
    }
  }
}

extension FormerJob {
  /// The job as it was on offer, as far as the index says it.
  fileprivate func listing(firstSeen: Int64) -> Listing {
    Listing(
      summary: summary, row: 0, firstSeen: firstSeen, changed: firstSeen, state: .closed(summary.posted), isNew: false,
      conditions: conditions)
  }
}

extension JobSummary {
  /// Whole degrees and hundredths are near enough for “within 25 miles”: north and east of each place that has them.
  var points: [Double] {
    places.prefix(Self.mostPoints).flatMap { place -> [Double] in
      guard let north = place.latitude, let east = place.longitude else { return [] }
      return [north, east].map(\.inHundredths)
    }
  }

  /// More places than these are no point on a map.
  private static let mostPoints = 5
}
