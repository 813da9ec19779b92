/// How near a source is to the employer.
public enum SourceStanding: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Written for this board.
  case own
  /// The employer's own list of jobs.
  case employer
  /// People who post for their employers somewhere else; feeds and pages of nobody knows whom.
  case community
  /// Somebody who gathers jobs.
  case gatherer
  /// Nobody has confirmed it for long.
  case lost

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
