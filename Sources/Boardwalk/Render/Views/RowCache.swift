import Mustache

/// The rows of jobs that stand beside each other on the board, made once for all lists that have them.
///
/// A job stands on a dozen lists, each in the board's order. Lists are printed side by side, a stretch of the board at a time, so that
/// what few jobs look like is all there is to remember, however many the board has.
final class RowCache {
  let fragments = FragmentCache()
  /// Positions in `board.jobs`.
  private var stretch = 0..<0
  /// By their positions in the stretch.
  private var rows: [Record?] = []

  /// Goes on to a stretch of the board; what was known of another is forgotten.
  func turn(to stretch: Range<Int>) {
    guard stretch != self.stretch else { return }
    self.stretch = stretch
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(nil, count: stretch.count))
    fragments.removeAll()
  }

  /// The rows of jobs at some positions.
  func records(_ positions: some Sequence<Int>, on site: Site) -> Value {
    .records(positions.map { record(at: $0, on: site) })
  }

  private func record(at position: Int, on site: Site) -> Record {
    let job = site.board.jobs[position]
    guard stretch.contains(position) else { return JobRowView.record(job, on: site) }
    if let row = rows[position - stretch.lowerBound] { return row }
    let row = JobRowView.record(job, on: site, isRecurring: true)
    rows[position - stretch.lowerBound] = row
    return row
  }
}
