import Foundation
import Synchronization

/// Where printed pages go.
struct Outlet: Sendable {
  /// Takes a file, with the fingerprint of what it was made of when that is known.
  var write: @Sendable (_ path: String, _ bytes: [UInt8], _ madeOf: Fingerprint?) throws -> Void
  /// Takes the file of the site that stands when it was made of the same; false when it has to be made.
  var takes: @Sendable (_ path: String, _ madeOf: Fingerprint) throws -> Bool = { _, _ in false }
  /// The bytes of a file of the site that stands.
  var standing: @Sendable (_ path: String) throws -> [UInt8] = { _ in [] }
}

/// Prints every page of the site on every core and hands each to the outlet as it is made.
///
/// - Parameter progress: called with the pieces of work done and to do.
/// Throws the first `Diagnostic` that a page or the outlet throws; no new piece is begun after it.
func render(_ site: Site, progress: @escaping @Sendable (Int, Int) -> Void, to outlet: Outlet) async throws {
  let pieces = pageTypes.flatMap { $0.work(on: site) }
  let queue = WorkQueue(pieces: pieces)
  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
      group.addTask {
        var press = try Press(site, outlet)
        while !Task.isCancelled, let piece = queue.next() {
          try piece(&press)
          progress(queue.finish(), pieces.count)
        }
      }
    }
    // A thrown error cancels the others, each of which stops after its piece.
    for try await _ in group {}
  }
}

/// Pieces of work that several cores take from.
private final class WorkQueue: Sendable {
  private let pieces: [Work]
  private let taken = Atomic(0)
  private let done = Atomic(0)

  init(pieces: [Work]) { self.pieces = pieces }

  /// The next piece; nil when none is left.
  func next() -> Work? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < pieces.count ? pieces[index] : nil
  }

  /// Notes that a piece is done; gives how many are.
  func finish() -> Int { done.add(1, ordering: .relaxed).newValue }
}
