@testable import Boardwalk

/// As it is built in, for tests that read what is said.
let english: Language = {
  do {
    return try Language.english()
  } catch {
    preconditionFailure("\(error)")
  }
}()

extension Pay {
  var text: String { english.pay(self) }
  var rowText: String { english.rowPay(self) }
}

extension SavedSearch {
  var words: [String] { english.words(of: self) }
}
