import Foundation
import Synchronization

/// Prints every page of the site on every core and hands each to `write` as it is made.
///
/// - Parameter progress: called with the pieces of work done and to do.
/// Throws the first `Diagnostic` that a page or `write` throws; no new piece is begun after it.
func render(
  _ site: Site, progress: @escaping @Sendable (Int, Int) -> Void,
  write: @escaping @Sendable (String, [UInt8]) throws -> Void
) async throws {
  let work = pageTypes.flatMap { $0.work(on: site) }
  let next = Atomic(0)
  let done = Atomic(0)
  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
      group.addTask {
        var press = try Press(site, write: write)
        while !Task.isCancelled {
          let piece = next.add(1, ordering: .relaxed).oldValue
          guard piece < work.count else { return }
          try work[piece](&press)
          progress(done.add(1, ordering: .relaxed).newValue, work.count)
        }
      }
    }
    // A thrown error cancels the others, each of which stops after its piece.
    for try await _ in group {}
  }
}
