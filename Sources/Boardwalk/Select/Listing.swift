/// A job as it stands today: what it is, since when the board knows it, whether it can still be applied for.
///
/// A class, because lists hand listings around by the million: a copy is one count, not one for each of thirty texts.
@dynamicMemberLookup
public final class Listing: Sendable {
  public let summary: JobSummary
  /// The row of its full text in the store; 0 for posts.
  public let row: Int64
  /// Seconds since 1970 UTC. For jobs of a source's very first delivery the day they were posted, because a new board
  /// knows nothing of what is new.
  public let firstSeen: Int64
  /// When its content last became different, in seconds since 1970 UTC.
  public let changed: Int64
  public let state: State
  /// First seen today.
  public let isNew: Bool

  init(summary: JobSummary, row: Int64, firstSeen: Int64, changed: Int64, state: State, isNew: Bool) {
    self.summary = summary
    self.row = row
    self.firstSeen = firstSeen
    self.changed = changed
    self.state = state
    self.isNew = isNew
  }

  /// Where a job is in its life.
  public enum State: Sendable, Hashable {
    case open
    /// At most `soon` days are left.
    case closingSoon
    /// Closed on that day; the page stays for a while and says so.
    case closed(Day)
  }

  /// So many days before the deadline a listing is closing soon.
  public static let soon = 3

  public subscript<Value>(dynamicMember path: KeyPath<JobSummary, Value>) -> Value { summary[keyPath: path] }
}

extension Listing {
  /// The page's path in the site: `jobs/hydrologist-k3x9p2q/index.html`.
  public var path: String { "\(summary.kind.folder)/\(summary.slug)/index.html" }

  public var isOpen: Bool {
    if case .closed = state { return false }
    return true
  }

  /// Newest first; equal ones in an order that never changes.
  static func newestFirst(_ left: Listing, _ right: Listing) -> Bool {
    if left.summary.posted != right.summary.posted { return left.summary.posted > right.summary.posted }
    if left.firstSeen != right.firstSeen { return left.firstSeen > right.firstSeen }
    return left.summary.id < right.summary.id
  }
}
