import Synchronization

/// Answers that were found before, for what thousands of jobs say alike. Finding one again gives the same, so that any may be
/// forgotten.
final class Answers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  /// A board has a few thousand places; of more, all are forgotten from time to time.
  private static var most: Int { 10_000 }

  private let known = Mutex<[Question: Answer]>([:])

  func answer(to question: Question, _ find: (Question) -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find(question)
    known.withLock { known in
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[question] = answer
    }
    return answer
  }
}
