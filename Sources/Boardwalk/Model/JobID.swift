/// Who a job is, for ever: the source it came from and the source's own id for it.
///
/// Titles, slugs and hosts may change; this never does. Feeds build their `guid` from it.
public struct JobID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The source's name in `board.yml`, or `jobs` and `referrals` for posts.
  public let source: String
  /// The id the source gives the job, with a number behind it where another job had that before; for posts the file's name
  /// without its ending.
  public let sourceID: String

  public init(source: String, sourceID: String) {
    self.source = source
    self.sourceID = sourceID
  }

  public var description: String { source + ":" + sourceID }

  public static func < (left: JobID, right: JobID) -> Bool {
    left.source == right.source ? left.sourceID < right.sourceID : left.source < right.source
  }
}
