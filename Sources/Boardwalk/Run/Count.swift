import Synchronization

/// A number that several cores count.
final class Count: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .relaxed) }

  func increment() { number.add(1, ordering: .relaxed) }
}
