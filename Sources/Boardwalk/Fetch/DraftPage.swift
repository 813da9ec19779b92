/// One page of a source's answer.
public struct DraftPage: Sendable {
  public var drafts: [JobDraft]
  /// What was wrong with single items of the page.
  public var findings: [Diagnostic]

  public init(drafts: [JobDraft], findings: [Diagnostic] = []) {
    self.drafts = drafts
    self.findings = findings
  }
}

/// What is known when a source has no more to give.
public enum Ending: Sendable, Hashable {
  /// Everything on offer was delivered; what is missing is gone.
  case complete
  /// More may be on offer than was delivered, for this reason; nothing that is missing may be closed.
  case partial(String)
}
