import Boardwalk
import Foundation

extension ListFormat {
  /// Prints pairs of listings of one job: the one that is shown, the one that is not, and why they are one.
  func print(_ duplicates: [Duplicate]) {
    let pairs = duplicates.map(DuplicateRow.init)
    switch self {
    case .table: table(pairs)
    case .csv: csv([DuplicateRow.names] + pairs.map(\.cells))
    case .json: json(pairs)
    }
  }

  private func table(_ pairs: [DuplicateRow]) {
    guard !pairs.isEmpty else { return Output.print("No duplicates.") }
    for pair in pairs {
      Output.print(
        """
        \(pair.title), \(pair.organization)
          shown    \(pair.shown)  \(pair.shownPlace)
          hidden   \(pair.hidden)  \(pair.hiddenPlace)
          because  \(pair.why)

        """)
    }
    Output.print("\(pairs.count) \(pairs.count == 1 ? "duplicate" : "duplicates")")
  }
}

/// A pair as `list --duplicates` shows it.
private struct DuplicateRow: Encodable {
  let shown, hidden, rule, why, title, hiddenTitle, organization, hiddenOrganization, shownPlace, hiddenPlace,
    url: String

  init(_ pair: Duplicate) {
    shown = pair.kept.id.description
    hidden = pair.hidden.id.description
    rule = pair.rule.rawValue
    why = pair.rule.words
    title = pair.kept.title
    hiddenTitle = pair.hidden.title
    organization = pair.kept.organization
    hiddenOrganization = pair.hidden.organization
    shownPlace = pair.kept.placeText
    hiddenPlace = pair.hidden.placeText
    url = pair.kept.path
  }

  static let names = [
    "shown", "hidden", "rule", "why", "title", "hiddenTitle", "organization", "hiddenOrganization", "shownPlace",
    "hiddenPlace", "url",
  ]

  var cells: [String] {
    [
      shown, hidden, rule, why, title, hiddenTitle, organization, hiddenOrganization, shownPlace, hiddenPlace, url,
    ]
  }
}
