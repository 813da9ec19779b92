/// A board cut into stretches of jobs that stand beside each other. All that is printed stretch by stretch is cut at the same places,
/// so that the rows of jobs can be shared (`RowCache`).
struct BoardStretches {
  /// Positions in `board.jobs`; one at least.
  let ranges: [Range<Int>]
  /// So many jobs are a stretch, but for the last.
  let size: Int

  /// What is met from within a stretch is seldom further away than a thousand jobs; what is remembered of it takes a few megabytes.
  private static let most = 4096
  private static let least = 256
  /// All cores shall end together.
  private static let pieces = 24

  /// - Parameter jobs: how many the board has.
  init(jobs: Int) {
    let size = min(max(jobs / Self.pieces, Self.least), Self.most)
    self.size = size
    ranges = stride(from: 0, to: max(jobs, 1), by: size).map { $0..<min($0 + size, jobs) }
  }

  /// The number of the stretch that has a position.
  func number(of position: Int) -> Int { position / size }
}
