/// Looks at folders again and again and tells what changed.
struct FolderWatch: Sendable {
  var folders: [String]
  /// Short enough that nobody waits for it.
  var pause = Duration.milliseconds(100)
  /// Looking may take this part of the time at most, however many files there are.
  private static let share = 10

  /// Calls back with the paths that changed, once an editor has done writing. Ends when it is cancelled.
  func run(since start: Glimpse, _ changed: ([String]) async -> Void) async throws {
    var last = start
    while true {
      let (glimpse, cost) = look(after: last)
      let changes = last.changes(to: glimpse)
      last = changes.isEmpty ? glimpse : try await settled(glimpse)
      if !changes.isEmpty { await changed(changes) }
      try await Task.sleep(for: max(pause, cost * Self.share))
    }
  }

  private func look(after earlier: Glimpse) -> (Glimpse, Duration) {
    let start = ContinuousClock.now
    let glimpse = Glimpse(of: folders, after: earlier)
    return (glimpse, start.duration(to: .now))
  }

  /// Some editors write a file in two steps: waits until nothing moves, for a while.
  private func settled(_ glimpse: Glimpse) async throws -> Glimpse {
    var last = glimpse
    for _ in 0..<10 {
      try await Task.sleep(for: .milliseconds(20))
      let next = look(after: last).0
      let isCalm = last.changes(to: next).isEmpty
      last = next
      if isCalm { break }
    }
    return last
  }
}
