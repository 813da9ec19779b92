/// What a run did.
public struct BuildReport: Sendable {
  /// What was found on the way: warnings and notices; errors are thrown.
  public var findings: [Diagnostic] = []
  public var deliveries: [Delivery] = []
  /// Open jobs and referrals on the board.
  public var open = 0
  /// Those of them that were written by hand.
  public var openPosts = 0
  /// What became of those.
  public var posts = PostFigures()
  /// Open listings of sources that are shown with another one of the same job, or not at all because that was taken down.
  public var duplicates = 0
  /// What was written; nil when nothing was to be published.
  public var published: Published?
  /// Jobs whose time ended since the run before: by their own date, by their source's word, or because it no longer has them.
  public var ended = 0
  var counts = StoreRun.Counts()

  /// Jobs that are on offer since this run: never seen before, or closed before.
  public var new: Int { counts.new + counts.reopened }
  /// Those of them that were closed before.
  public var back: Int { counts.reopened }
  /// Jobs whose content became different.
  public var changed: Int { counts.changed }
  /// Jobs that their sources no longer have.
  public var gone: Int { counts.closed }
}

extension BuildReport {
  /// Notes what was found, but for what was said already: what is wrong in one language may be so in all.
  mutating func note(_ some: [Diagnostic]) {
    for finding in some where !findings.contains(finding) { findings.append(finding) }
  }

  /// What a run that ends in an error has to say: what it found on its way, and the error last.
  func ending(with error: any Error) -> Findings {
    let faults = (error as? Findings)?.list ?? [error as? Diagnostic ?? Diagnostic(.error, "\(error)")]
    return Findings(findings + faults)
  }
}
