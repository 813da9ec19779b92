/// How a source's delivery ended.
public enum SourceOutcome: Sendable, Hashable {
  /// Everything on offer was delivered; what is missing twice in a row is gone.
  case complete
  /// Some of it is missing, for this reason; what came is taken, and nothing closes.
  case partial(String)
  /// It looks complete and is hard to believe, for this reason; taken as partial until the same answer came on
  /// `ShrinkGuard.nights` nights, or somebody says that it is right.
  case suspect(String)
  /// Nothing usable came, for this reason; what earlier deliveries brought stays.
  case failed(String)

  var isComplete: Bool { self == .complete }

  /// Whether it is as it always is with a source that shows its newest offers only: nothing is wrong.
  public var isOfNewest: Bool {
    if case .partial(let reason) = self { reason.hasSuffix(Ending.openEnd) } else { false }
  }

  /// The word in the store.
  public var word: String {
    switch self {
    case .complete: "complete"
    case .partial: "partial"
    case .suspect: "suspect"
    case .failed: "failed"
    }
  }

  /// In a few words: `complete`, `failed: no complete reply within 60 seconds.`
  public var summary: String { reason.map { "\(word): \($0)" } ?? word }

  /// Why it is not complete.
  public var reason: String? {
    switch self {
    case .complete: nil
    case .partial(let reason), .suspect(let reason), .failed(let reason): reason
    }
  }
}

extension SourceOutcome {
  /// Reads back what the store keeps. Any other word is taken as failed, which closes nothing.
  init(word: String, reason: String?) {
    let reason = reason ?? ""
    switch word {
    case "complete": self = .complete
    case "partial": self = .partial(reason)
    case "suspect": self = .suspect(reason)
    default: self = .failed(reason)
    }
  }
}
