import Foundation
import Markup

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
