import Synchronization

/// Answers that were found before, for what thousands of jobs say alike. Finding one again gives the same, so that any may be
/// forgotten.
final class Answers<Question: SpeltQuestion, Answer: Sendable>: Sendable {
  /// A board has a few thousand places; of more, all are forgotten from time to time.
  private static var most: Int { 10_000 }

  private let known = Mutex<[Question: (asked: Question, answer: Answer)]>([:])

  func answer(to question: Question, _ find: (Question) -> Answer) -> Answer {
    // `é` in one sign and in two is the same to Swift, and an answer has the letters of its question: whose cores come first must not
    // decide which.
    if let known = known.withLock({ $0[question] }), known.asked.isSpelt(like: question) { return known.answer }
    let answer = find(question)
    known.withLock { known in
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[question] = (question, answer)
    }
    return answer
  }
}
