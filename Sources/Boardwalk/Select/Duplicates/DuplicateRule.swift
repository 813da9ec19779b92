/// Why two listings are taken for one job.
public enum DuplicateRule: String, Sendable, Hashable, CaseIterable {
  /// A person said so, in `Content/duplicates.yml`.
  case verdict
  /// One service's id, asked for twice.
  case sameID = "same-id"
  /// They lead to one page.
  case sameAddress = "same-address"
  /// One organization, one title, one place.
  case sameOffer = "same-offer"

  /// For people.
  public var words: String {
    switch self {
    case .verdict: "Content/duplicates.yml says so"
    case .sameID: "the service's id is the same"
    case .sameAddress: "both lead to the same page"
    case .sameOffer: "the same organization, title and place"
    }
  }
}

/// A listing that is on the board under another one.
public struct Duplicate: Sendable {
  /// The one that is shown.
  public var kept: Listing
  /// The one that is not; its address leads to the other's page.
  public var hidden: Listing
  public var rule: DuplicateRule
}
