/// What a run did.
public struct BuildReport: Sendable {
  /// What was found on the way: warnings and notices; errors are thrown.
  public var findings: [Diagnostic] = []
  public var deliveries: [Delivery] = []
  /// Open jobs and referrals on the board.
  public var open = 0
  /// What was written; nil when nothing was to be published.
  public var published: Published?
  var counts = StoreRun.Counts()

  /// Jobs that were never seen before this run.
  public var new: Int { counts.new }
  /// Jobs whose content became different.
  public var changed: Int { counts.changed }
  /// Jobs that were taken as gone.
  public var closed: Int { counts.closed }
}

extension BuildReport {
  /// What a run that ends in an error has to say: what it found on its way, and the error last.
  func ending(with error: any Error) -> Findings {
    let faults = (error as? Findings)?.list ?? [error as? Diagnostic ?? Diagnostic(.error, "\(error)")]
    return Findings(findings + faults)
  }
}
