/// One page of a source's answer.
public struct DraftPage: Sendable {
  public var drafts: [JobDraft]
  /// What was wrong with single items of the page.
  public var findings: [Diagnostic]
  /// Items that are no draft, because they have no id or another shape than documented. Many of them say that the
  /// source's shape changed.
  public var unreadable: Int
  /// Whether one of those has an id.
  var hasUnreadJob = false
  /// The page of the site that these are the jobs of, where the store is to remember that it was asked for.
  var origin: PageOrigin?

  public init(drafts: [JobDraft], findings: [Diagnostic] = [], unreadable: Int = 0) {
    self.drafts = drafts
    self.findings = findings
    self.unreadable = unreadable
  }
}

/// What is known when a source has no more to give.
public enum Ending: Sendable, Hashable {
  /// Everything on offer was delivered; what is missing is gone.
  case complete
  /// More may be on offer than was delivered, for this reason; nothing that is missing may be closed.
  case partial(String)
  /// As partial, and as it always is with this source: it shows its newest offers only, in the words of this reason, which
  /// end in `openEnd`. All that were posted in the last `days` days, today being one of them, are among these where it says so.
  case newest(String, days: Int? = nil)

  /// Of a source that was asked for no others than those.
  static func newest(of service: String, days: Int) -> Ending {
    .newest(
      "\(service) was asked only for what was posted within \(Words.count(days, "day", "days")); \(openEnd)", days: days
    )
  }

  /// What is to be said of every source that shows its newest offers only.
  static let openEnd = "a job that is missing may still be open."
}
