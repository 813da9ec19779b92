import Dispatch
import Foundation
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

/// What `make` gives of every number below `count`, in their order, made on every core. Throws what `make` threw for the
/// lowest number.
func gathered<Value: Sendable, Failure>(
  _ count: Int, _ make: @Sendable (Int) throws(Failure) -> Value
) throws(Failure) -> [Value] {
  let results = Mutex<[Result<Value, Failure>?]>(Array(repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let result: Result<Value, Failure>
    do throws(Failure) {
      result = .success(try make(index))
    } catch {
      result = .failure(error)
    }
    results.withLock { $0[index] = result }
  }
  var values: [Value] = []
  for result in results.withLock({ $0 }) {
    if let result { values.append(try result.get()) }
  }
  return values
}

extension Array where Element: Sendable {
  /// What `make` gives of every element, in their order, made on every core.
  func mapInParallel<Value: Sendable>(_ make: @Sendable (Element) -> Value) -> [Value] {
    let ranges = shares(of: count)
    return gathered(ranges.count) { self[ranges[$0]].map(make) }.flatMap { $0 }
  }
}

/// The numbers below `count` in as many ranges of about the same length as there are cores, and no more than there are numbers.
func shares(of count: Int) -> [Range<Int>] {
  let shares = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))
  return (0..<shares).map { $0 * count / shares..<($0 + 1) * count / shares }
}
