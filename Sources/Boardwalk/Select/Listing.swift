/// A job as it stands today: what it is, since when the board knows it, whether it can still be applied for.
///
/// A class, because lists hand listings around by the million: a copy is one count, not one for each of thirty texts.
@dynamicMemberLookup
public final class Listing: Sendable {
  public let summary: JobSummary
  /// The row of its full text in the store; 0 for posts.
  public let row: Int64
  /// Seconds since 1970 UTC. For jobs that a source begins with the day they were posted, because a new board
  /// knows nothing of what is new.
  public let firstSeen: Int64
  /// When its content last became different, in seconds since 1970 UTC.
  public let changed: Int64
  /// When it was last known to be on offer, in seconds since 1970 UTC: its source had it, or gave all it has.
  public let checked: Int64
  private let sharedEnd: Shared<End>?
  public let state: State
  /// First seen today.
  public let isNew: Bool
  public let freshness: Freshness
  /// Whether its source lets the board pass it on: to search engines, in feeds, to other boards.
  public let mayPublishOnward: Bool
  /// Whether its page lies in folders by the letters of its name.
  let isDivided: Bool
  /// Where the same job is listed as well.
  public let also: [Also]
  /// Who may apply, what one must bring along, when one has to be there.
  public let conditions: Conditions
  /// Of everything that its source or its post says of it.
  let content: Fingerprint

  init(
    summary: JobSummary, row: Int64, firstSeen: Int64, changed: Int64, state: State, isNew: Bool, checked: Int64 = .max,
    freshness: Freshness = .fresh, end: End? = nil, content: Fingerprint = Fingerprint(), mayPublishOnward: Bool = true,
    also: [Also] = [], conditions: Conditions = Conditions(), isDivided: Bool = false
  ) {
    self.summary = summary
    self.row = row
    self.firstSeen = firstSeen
    self.changed = changed
    self.state = state
    self.isNew = isNew
    self.checked = checked
    self.freshness = freshness
    sharedEnd = end.map { Shared($0) }
    self.mayPublishOnward = mayPublishOnward
    self.also = also
    self.conditions = conditions
    self.isDivided = isDivided
    self.content = content
  }

  /// Where a job is in its life.
  public enum State: Sendable, Hashable {
    case open
    /// At most `soon` days are left.
    case closingSoon
    /// Closed on that day; the page stays for a while and says so.
    case closed(Day)

    var isOpen: Bool {
      if case .closed = self { return false }
      return true
    }
  }

  /// How well its being on offer is known.
  public enum Freshness: Sendable, Hashable {
    case fresh
    /// Not confirmed for `agingAfter` days: its page says so.
    case aging
    /// Not confirmed for `staleAfter` days: search engines are no longer told of it.
    case stale
  }

  /// How a job's time ended.
  public struct End: Sendable, Hashable {
    public enum Cause: String, Sendable, Hashable {
      /// Its own last day is over.
      case deadline
      /// Its source no longer has it, or says that it is over.
      case gone
      /// Its source has not confirmed it for `lostAfter` days.
      case lost
      /// Its source no longer has it since it is asked for something else: it may still be on offer there.
      case unasked
    }

    public var cause: Cause
    /// In seconds since 1970 UTC.
    public var instant: Int64
    /// The day that is shown.
    public var day: Day
  }

  /// Days without a sign of life from its source, after which a job's page says when it was last checked …
  public static let agingAfter = 3
  /// … search engines are no longer told of it …
  public static let staleAfter = 7
  /// … and it is taken as closed.
  public static let lostAfter = 30

  /// So many days before the deadline a listing is closing soon.
  public static let soon = 3

  /// Why it is closed; nil while it is open.
  public var end: End? { sharedEnd?.value }

  public subscript<Value>(dynamicMember path: KeyPath<JobSummary, Value>) -> Value { summary[keyPath: path] }
}

extension Listing {
  /// The page's path in the site: `jobs/hydrologist-k3x9p2q/index.html`.
  public var path: String { summary.path(isDivided: isDivided) }

  public var isOpen: Bool { state.isOpen }

  /// Of everything that its page and its row in a list say of it, but for what the day makes of that.
  var fingerprint: Fingerprint {
    var fingerprint = content
    fingerprint.add(UInt64(bitPattern: firstSeen))
    fingerprint.add(UInt64(bitPattern: changed))
    fingerprint.add(isNew)
    switch state {
    case .open: fingerprint.add(0)
    case .closingSoon: fingerprint.add(1)
    case .closed(let day): fingerprint.add(2 + Int(day.number))
    }
    // A page that says nothing of it must not be made again each night.
    fingerprint.add(freshness == .fresh ? 0 : UInt64(bitPattern: checked))
    fingerprint.add(freshness == .stale)
    if let end {
      fingerprint.add(end.cause.rawValue)
      fingerprint.add(Int(end.day.number))
    }
    fingerprint.add(mayPublishOnward)
    for other in also {
      fingerprint.add(other.name)
      fingerprint.add(other.link?.string ?? "")
      fingerprint.add(other.isFollowed)
    }
    return fingerprint
  }

  /// Newest first; equal ones in an order that never changes.
  static func newestFirst(_ left: Listing, _ right: Listing) -> Bool {
    if left.summary.posted != right.summary.posted { return left.summary.posted > right.summary.posted }
    if left.firstSeen != right.firstSeen { return left.firstSeen > right.firstSeen }
    return left.summary.id < right.summary.id
  }
}
