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
      let (glimpse, cost) = look()
      let changes = last.changes(to: glimpse)
      if !changes.isEmpty {
        last = try await settled(glimpse)
        await changed(changes)
      }
      try await Task.sleep(for: max(pause, cost * Self.share))
    }
  }

  private func look() -> (Glimpse, Duration) {
    let start = ContinuousClock.now
    let glimpse = Glimpse(of: folders)
    return (glimpse, start.duration(to: .now))
  }

  /// Some editors write a file in two steps: waits until nothing moves, for a while.
  private func settled(_ glimpse: Glimpse) async throws -> Glimpse {
    var last = glimpse
    for _ in 0..<10 {
      try await Task.sleep(for: .milliseconds(20))
      let next = look().0
      if next == last { break }
      last = next
    }
    return last
  }
}
