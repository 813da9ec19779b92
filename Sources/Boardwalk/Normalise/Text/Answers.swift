import Foundation
import Markup
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

/// What can be asked in several spellings that are equal.
protocol SpeltQuestion: Hashable, Sendable {
  func isSpelt(like other: Self) -> Bool
}

extension String: SpeltQuestion {
  func isSpelt(like other: String) -> Bool { withBytes { own in other.withBytes { own.equals($0) } } }

  /// Letters with their accents in one sign each: what is compared by its bytes elsewhere is then as equal as it looks.
  var composed: String { utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping }
}

extension PlaceClaim: SpeltQuestion {
  func isSpelt(like other: PlaceClaim) -> Bool {
    func same(_ one: String?, _ other: String?) -> Bool { one?.isSpelt(like: other ?? "") ?? true }
    return same(name, other.name) && same(city, other.city) && same(region, other.region)
      && same(country, other.country)
  }
}
