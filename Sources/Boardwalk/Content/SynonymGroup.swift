import Foundation

/// An entry of `synonyms:` in board.yml: `RN = registered nurse`.
struct SynonymGroup: ScalarSetting, Sendable {
  var members: [String]

  static let expectation = "words that mean the same, with = between them, such as RN = registered nurse"
  static let placeholder = SynonymGroup(members: [])
  /// More mean hardly the same.
  private static let most = 20
  /// Scalars of one of them.
  private static let longest = 100

  private init(members: [String]) { self.members = members }

  init?(setting text: SettingsTree.Text) {
    members = text.string.split(separator: "=", omittingEmptySubsequences: false).map { String($0).trimmed }
    let areWords = members.allSatisfy {
      $0.unicodeScalars.count <= Self.longest && !SearchWord.all(in: $0).isEmpty
    }
    guard areWords, (2...Self.most).contains(members.count) else { return nil }
  }
}
