import Mustache

/// The rows of jobs that stand beside each other on the board, made once for all pages that have them.
///
/// A job stands on a dozen lists, each in the board's order, and beside jobs that were posted about the same time. Pages are printed
/// side by side, a stretch of the board at a time, so that what few jobs look like is all there is to remember, however many the
/// board has.
final class RowCache {
  let fragments = FragmentCache()
  /// The stretch at hand, and what is near enough to be met from within it, as positions in `board.jobs`.
  private var reach = 0..<0
  /// By their positions in it: as lists have them, and as pages of other jobs have them.
  private var listed: [Record?] = []
  private var similar: [JobRowView?] = []

  /// Lists and similar jobs seldom lead further.
  private static let margin = 1024

  /// Goes on to a stretch of the board; what was known of another is forgotten.
  func turn(to stretch: Range<Int>) {
    let reach = max(0, stretch.lowerBound - Self.margin)..<stretch.upperBound + Self.margin
    guard reach != self.reach else { return }
    self.reach = reach
    listed = Array(repeating: nil, count: reach.count)
    similar = Array(repeating: nil, count: reach.count)
    fragments.removeAll()
  }

  /// The rows of a list that has the jobs at some positions.
  func records(_ positions: some Sequence<Int>, on site: Site) -> Value {
    .records(
      positions.map { position in
        row(at: position, in: &listed) { recurs in
          JobRowView(site.board.jobs[position], on: site, isRelative: true, recurs: recurs).record
        }
      })
  }

  /// The row of a job on the page of another one.
  func similar(at position: Int, on site: Site) -> JobRowView {
    row(at: position, in: &similar) { recurs in
      JobRowView(site.board.jobs[position], on: site, isRelative: false, recurs: recurs)
    }
  }

  private func row<Row>(at position: Int, in rows: inout [Row?], _ make: (_ recurs: Bool) -> Row) -> Row {
    let index = position - reach.lowerBound
    guard rows.indices.contains(index) else { return make(false) }
    if let row = rows[index] { return row }
    let row = make(true)
    rows[index] = row
    return row
  }
}
