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
  try gathered(count, keeping: ()) { (index, _) throws(Failure) in try make(index) }
}

/// The same where each core keeps something from one number to the next. A core that comes late, since it had other work to do,
/// takes what the others have not begun.
///
/// - Parameter room: makes what a core keeps.
func gathered<Value: Sendable, Room, Failure>(
  _ count: Int, keeping room: @autoclosure @Sendable () throws(Failure) -> Room,
  _ make: @Sendable (Int, inout Room) throws(Failure) -> Value
) throws(Failure) -> [Value] {
  let results = Mutex<[Result<Value, Failure>?]>(Array(repeating: nil, count: count))
  let next = Atomic(0)
  let cores = min(count, ProcessInfo.processInfo.activeProcessorCount)
  DispatchQueue.concurrentPerform(iterations: cores) { _ in
    var own: Room?
    while case let index = next.add(1, ordering: .relaxed).oldValue, index < count {
      let result: Result<Value, Failure>
      do throws(Failure) {
        // Taken out, so that what is kept is not copied when it changes.
        var kept = if let mine = exchange(&own, with: nil) { mine } else { try room() }
        result = .success(try make(index, &kept))
        own = kept
      } catch {
        result = .failure(error)
      }
      results.withLock { $0[index] = result }
    }
  }
  var values: [Value] = []
  for result in results.withLock({ $0 }) {
    if let result { values.append(try result.get()) }
  }
  return values
}

/// What two pieces of work give that are done side by side. Throws what the first threw, or else the second.
func both<One: Sendable, Other: Sendable, Failure>(
  _ one: @Sendable () throws(Failure) -> One, _ other: @Sendable () throws(Failure) -> Other
) throws(Failure) -> (One, Other) {
  let results = Mutex<(one: Result<One, Failure>?, other: Result<Other, Failure>?)>((nil, nil))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      let result = Result(catching: one)
      results.withLock { $0.one = result }
    } else {
      let result = Result(catching: other)
      results.withLock { $0.other = result }
    }
  }
  guard case (let one?, let other?) = results.withLock({ $0 }) else { preconditionFailure("both were done") }
  return (try one.get(), try other.get())
}

extension Array where Element: Sendable {
  /// What `make` gives of every element, in their order, made on every core.
  func mapInParallel<Value: Sendable>(_ make: @Sendable (Element) -> Value) -> [Value] {
    let ranges = shares(of: count)
    return gathered(ranges.count) { self[ranges[$0]].map(make) }.flatMap { $0 }
  }
}

/// The numbers below `count` in as many ranges of about the same length as there are cores, or some for each core, and no more
/// than there are numbers.
func shares(of count: Int, forEachCore some: Int = 1) -> [Range<Int>] {
  let shares = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount * some))
  return (0..<shares).map { $0 * count / shares..<($0 + 1) * count / shares }
}
