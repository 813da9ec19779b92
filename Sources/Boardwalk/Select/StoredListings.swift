/// The store's jobs as they stand at the moment of a run.
struct StoredListings: Sendable {
  /// Open ones, and closed ones whose page still stands.
  private(set) var listings: [Listing] = []
  /// Closed ones whose page went lately, on a board that may have copies of them.
  private(set) var past: [Listing] = []
  /// Pages of closed ones that are due to go, or went lately.
  private(set) var removed: Set<String> = []
  /// The first moment after this run's at which the same store gives something else; the days apart.
  private(set) var steadyUntil = Int64.max
  /// How those that are over ended, and when they were first seen.
  fileprivate var ends: [(end: Listing.End, firstSeen: Int64)] = []
  /// Moments of days on which jobs were posted: where a day begins is looked up once.
  private var moments: [Day: Int64] = [:]

  /// So many days after its removal a page is no longer remembered: a site that was not built for longer is rare, and so is a copy
  /// that stands for longer.
  private static let removedRemembered = 60

  /// - Parameter before: the moment of the run before this one: what stood then and went since was due to go, however long ago
  ///   that is.
  init(
    of store: Store, sources: [StoredSource], settings: BoardSettings, clock: RunClock, since before: Int64? = nil
  ) throws {
    let now = clock.shown
    let policies = Dictionary(settings.sources.map { ($0.name, $0.policy) }, uniquingKeysWith: { first, _ in first })
    let known = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let (today, runDay) = (settings.day(of: now), settings.day(of: clock.now))
    let conditions = try store.conditions()
    let oldest = now - Int64(settings.removeClosedAfter + Self.removedRemembered) * 86_400
    let pause = max(0, now - (before ?? now))
    let parts = try store.gatherJobs(closedSince: oldest - pause, into: StoredListings()) { found, job in
      guard let policy = policies[job.summary.id.source] else { return }
      let source = known[job.summary.id.source]
      let life = Lifetime(of: job, lastComplete: source?.lastComplete, now: now, today: today, settings: settings)
      if let end = life.end { found.ends.append((end, job.firstSeen)) }
      found.steadyUntil = min(found.steadyUntil, life.steadyUntil)
      // A source may go on listing what it no longer takes applications for; then the page stays as well.
      let isPast =
        life.end.map { today - max($0.day, settings.day(of: job.lastSeen)) > settings.removeClosedAfter } ?? false
      if isPast {
        // Nobody took it down where it ended by itself, so that the store gives it as long as it has it.
        let left = max(life.end?.instant ?? .max, job.lastSeen)
        if left < oldest - pause { return }
        found.removed.insert(job.summary.path(isDivided: settings.isDivided))
        if policies.count == 1 || left < oldest { return }
      }
      let isBaseline = source?.begins(withJobOf: job.firstSeen) == true
      let begun = isBaseline ? min(job.firstSeen, found.moment(of: job.summary.posted, settings)) : job.firstSeen
      let firstSeen = min(begun, job.knownSince ?? .max)
      let listing = Listing(
        summary: job.summary, row: job.number, firstSeen: firstSeen,
        changed: isBaseline && job.changed == job.firstSeen ? firstSeen : job.changed, state: life.state,
        isNew: firstSeen == begun && settings.day(of: job.firstSeen) == runDay
          && (!isBaseline || job.summary.posted == runDay),
        checked: life.checked,
        freshness: life.freshness, end: life.end, content: job.content, mayPublishOnward: policy.mayIndex,
        conditions: conditions[job.number] ?? Conditions(), isDivided: settings.isDivided)
      if isPast { found.past.append(listing) } else { found.listings.append(listing) }
    }
    for part in parts {
      listings += part.listings
      past += part.past
      removed.formUnion(part.removed)
      steadyUntil = min(steadyUntil, part.steadyUntil)
      ends += part.ends
    }
  }

  private init() {}

  private mutating func moment(of day: Day, _ settings: BoardSettings) -> Int64 {
    if let moment = moments[day] { return moment }
    let moment = settings.moment(of: day)
    moments[day] = moment
    return moment
  }

  /// How many are over and were open at a moment, in seconds since 1970 UTC, or were over when they came after it. Nil is
  /// before everything.
  func ended(since moment: Int64?) -> Int {
    ends.count { end, firstSeen in
      guard let moment, firstSeen <= moment else { return true }
      // The last second of a deadline still counts; a job that is gone was closed in the very second it was found gone.
      return end.cause == .deadline ? end.instant >= moment : end.instant > moment
    }
  }
}
