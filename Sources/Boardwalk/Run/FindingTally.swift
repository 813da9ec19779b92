/// What was wrong with a source's items: the first are told one by one, the rest as a number. A source whose every item has a
/// fault must not print it ten thousand times, and none may be dropped without a word.
struct FindingTally: Sendable {
  private var told: [Diagnostic] = []
  private var untold = 0
  /// More than this nobody reads.
  private static let most = 50

  mutating func add(_ findings: [Diagnostic]) {
    let room = findings.prefix(max(0, Self.most - told.count))
    told += room
    untold += findings.count - room.count
  }

  /// What to print.
  ///
  /// - Parameter source: the source's name in `board.yml`.
  func findings(of source: String) -> [Diagnostic] {
    guard untold > 0 else { return told }
    let more = "There were \(untold) more findings like these, which are not listed."
    return told + [Diagnostic(.warning, at: .source(source), more)]
  }
}
