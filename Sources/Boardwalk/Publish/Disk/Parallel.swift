import Dispatch
import Synchronization

/// Does a piece of work for every number below `count`, in slices, on every core. After a failure no new slice is
/// begun; the failure of the lowest slice that failed is thrown.
func inParallel(
  _ count: Int, _ body: @Sendable (Range<Int>) throws(SystemFailure) -> Void
) throws(SystemFailure) {
  // Small enough to share out evenly, large enough that sharing out costs nothing beside a system call.
  let width = 128
  guard count > width else { return try body(0..<count) }
  let failed = Mutex<(slice: Int, failure: SystemFailure)?>(nil)
  DispatchQueue.concurrentPerform(iterations: (count + width - 1) / width) { slice in
    guard failed.withLock({ $0 == nil }) else { return }
    do throws(SystemFailure) {
      try body(slice * width..<min(count, (slice + 1) * width))
    } catch {
      failed.withLock { known in
        if known.map({ slice < $0.slice }) ?? true { known = (slice, error) }
      }
    }
  }
  if let failure = failed.withLock({ $0?.failure }) { throw failure }
}
