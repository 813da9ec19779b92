import Synchronization

/// A sum that several threads add to.
final class Bytes: Sendable {
  private let sum = Atomic(0)

  var count: Int { sum.load(ordering: .relaxed) }

  func add(_ bytes: Int) { sum.add(bytes, ordering: .relaxed) }
}
