/// Everything the pages may ask: the open jobs as summaries, and which of them belong where. Full texts stay in the store.
public struct Board: Sendable {
  public var settings: BoardSettings
  /// The day of this run in the board's own zone, as it counts for last days.
  public var today: Day
  /// The day of this run as it counts for all else: a later one while the clock is in doubt. RunClock.swift
  public var runDay: Day
  /// The moment of this run, in seconds since 1970 UTC.
  var now: Int64
  /// The first moment after the run's at which the same store and content would give another board.
  var steadyUntil = Int64.max
  /// Open jobs and referrals, newest first.
  public var jobs: [Listing]
  /// Closed ones whose page still stands, newest first.
  public var closed: [Listing]
  public var searches: [SearchResult]
  public var organizations: Facets
  public var locations: Facets
  public var categories: Facets
  public var payCurrency: PayCurrency
  public var people: [Person]
  public var pages: [TextPage]
  /// Addresses that pages of the board's own had before.
  var aliases: [Alias] = []
  /// The board's own files that are published as they are, by their paths in the site.
  var staticFiles: [String: [UInt8]] = [:]
  public var sources: [SourceReport]
  /// Pages of jobs that ended so long ago that they have none any more; what was published of them may go.
  public var removed: Set<String>
  /// Jobs that ended since the run before this one.
  public var newlyEnded: Int
  /// Pages that moved: a former path and the listing it leads to.
  public var moved: [(path: String, listing: Listing)]
  /// Listings that are on the board under another one of the same job.
  public var duplicates: [Duplicate]
  /// Open copies of jobs that were taken down and whose page is gone: they are on the board no more than those.
  var withdrawn: [Listing] = []
  /// Full posts, by their id; everything else is read from the store.
  var posts: [JobID: Job]
  /// The file of each post, from the board's folder.
  var files: [JobID: String] = [:]
  var keptPosts: KeptPosts
  /// Of the days that posts are dated on.
  var postingFindings: [Diagnostic]
  var store: Store
}

/// A saved search and what it finds today.
public struct SearchResult: Sendable {
  public var search: SavedSearch
  /// In the board's order.
  public var jobs: Positions
}

/// How a source is doing.
public struct SourceReport: Sendable {
  /// Its name in `board.yml`.
  public var name: String
  public var policy: SourcePolicy
  /// Open jobs of it on the board.
  public var count: Int
  /// Jobs of it that are on the board under another source's listing.
  public var countElsewhere = 0
  /// The day it was last asked.
  public var lastAsked: Day?
  /// The day it last gave everything it has.
  public var lastComplete: Day?
  /// Jobs in the last delivery that brought any.
  public var delivered: Int?
  /// How the last delivery ended; nil when it was never asked.
  public var outcome: SourceOutcome?
}

extension Board {
  /// Reads the store and the posts and answers every question once.
  ///
  /// - Parameters:
  ///   - clock: the moment of the run, and the one that last days are shown at.
  ///   - before: the moment of the run before this one.
  ///   - ownWords: what pages say of a job in words that it has not, for searches by keyword.
  static func select(
    from store: Store, with content: BoardContent, at clock: RunClock, since before: Int64? = nil,
    ownWords: @escaping @Sendable (Listing) -> [String] = { _ in [] }
  ) throws -> Board {
    let now = clock.shown
    // Whoever prints the pages reads with eyes of their own.
    defer { store.releaseMemory() }
    let settings = content.settings
    let today = settings.day(of: now)
    let sources = try store.sources()
    // Whoever only looks sees what a build would note.
    let keptPosts = try store.posts().following(content.posts, at: clock, settings)
    let listed = ListedPosts(of: content, keptPosts, at: clock.now)
    let posts = listed.posts
    let stored = try StoredListings(of: store, sources: sources, settings: settings, clock: clock, since: before)
    let written = posts.compactMap { post in
      keptPosts.posts[post.id].map { Listing(post: post, $0, clock: clock, settings) }
    }
    // The page of a post that ended so long ago is gone.
    func isPast(_ post: Listing) -> Bool { post.end.map { today - $0.day > settings.removeClosedAfter } ?? false }
    let unified = try UnifiedListings(
      stored.listings + written.filter { !isPast($0) }, past: stored.past + written.filter(isPast), posts: posts,
      store: store, content: content)
    let listings = unified.listings
    let ordered = NewestFirst(listings)
    let jobs = ordered.open
    let byID = Dictionary(posts.map { ($0.summary.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ways = [
      .locations,
      Facets.Way(origin: .hirer, titles: { $0.statedOrganization.map { [$0] } ?? [] }),
      Facets.Way(origin: .hirer, titles: { $0.categories.map(\.name) }),
    ]
    let (facets, (payCurrency, moved, counts)) = try both {
      Facets.all(of: jobs, in: ways)
    } _: {
      (PayCurrency(of: jobs), try Self.moved(in: unified, store), jobs.countsOfSources)
    }
    let deadlines = posts.compactMap(\.deadline).map { $0.instant + 1 }.filter { $0 > now }
    return Board(
      settings: settings, today: today, runDay: settings.day(of: clock.now), now: clock.now,
      steadyUntil: min(
        stored.steadyUntil, deadlines.min() ?? .max, settings.nextDay(after: now),
        // What is from a day that has not begun at Greenwich is from another one there. The newest is the first.
        jobs.first.map(\.posted.instant).flatMap { $0 > clock.now ? $0 : nil } ?? .max), jobs: jobs,
      closed: ordered.closed,
      searches: try Matcher(
        jobs: jobs, posts: byID, store: store, today: settings.day(of: clock.now), payCurrency: payCurrency,
        synonyms: settings.synonyms, ownWords: ownWords
      ).results(of: content.searches),
      organizations: facets[1], locations: facets[0], categories: facets[2], payCurrency: payCurrency,
      people: content.people.sorted { ($0.name, $0.handle) < ($1.name, $1.handle) },
      pages: content.pages.sorted { ($0.menu ?? .max, $0.title) < ($1.menu ?? .max, $1.title) },
      aliases: content.aliases, staticFiles: content.staticFiles,
      sources: settings.sources.map { entry in
        let known = sources.first { $0.name == entry.name }
        return SourceReport(
          name: entry.name, policy: entry.policy, count: counts[entry.name] ?? 0,
          countElsewhere: unified.duplicates.count { $0.hidden.id.source == entry.name },
          lastAsked: known.map { settings.day(of: $0.lastRun) },
          lastComplete: known?.lastComplete.map(settings.day(of:)), delivered: known?.delivered, outcome: known?.outcome
        )
      },
      removed: stored.removed.union(unified.withdrawn.map(\.path)), newlyEnded: stored.ended(since: before),
      moved: moved, duplicates: unified.duplicates,
      withdrawn: unified.withdrawn, posts: byID, files: content.files, keptPosts: keptPosts,
      postingFindings: listed.findings,
      store: store)
  }

  /// Since when it is a board, in seconds since 1970 UTC: its first source's first run, without one its oldest post. It stays the
  /// same from night to night.
  func begun() throws -> Int64 {
    if let first = try store.sources().map(\.firstRun).min() { return first }
    return [jobs, closed].joined().lazy.map(\.firstSeen).min() ?? 0
  }

  /// Pages that moved, and the listings they lead to.
  private static func moved(
    in unified: UnifiedListings, _ store: Store
  ) throws -> [(path: String, listing: Listing)] {
    let former = try store.formerSlugs()
    let byRow = unified.listings(ofRows: Set(former.map(\.number)))
    // The address of a listing that is shown under another one is named already, and may have been taken over as well.
    let current = paths(of: unified.listings, withSlugs: Set(former.map(\.slug))).union(unified.moved.map(\.path))
    return unified.moved
      + former.compactMap { former in
        guard let listing = byRow[former.number] else { return nil }
        let path = listing.kind.path(of: Slug(stored: former.slug), isDivided: listing.isDivided)
        return current.contains(path) ? nil : (path, listing)
      }
  }

  /// The paths of those of the listings whose slug is one of these.
  private static func paths(of listings: [Listing], withSlugs slugs: Set<String>) -> Set<String> {
    if slugs.isEmpty { return [] }
    return Set(listings.lazy.filter { slugs.contains($0.summary.slug.text) }.map(\.path))
  }
}

extension Listing {
  fileprivate convenience init(post: Job, _ kept: KeptPost, clock: RunClock, _ settings: BoardSettings) {
    let today = settings.day(of: clock.shown)
    let state = State(deadline: post.deadline, now: clock.shown, today: today)
    var end: End?
    if case .closed(let day) = state {
      end = End(cause: .deadline, instant: post.deadline?.instant ?? day.instant, day: day)
    }
    // Nothing is dated after the run, unless it is the clock that is behind.
    let latest = clock.doubt == nil ? clock.now : .max
    let firstSeen = min(kept.firstSeen, latest)
    // The days it is listed as posted and updated on may become others without a change of the file.
    var content = kept.fingerprint
    content.add(Int(post.posted.number))
    if let updated = post.referral?.updated { content.add(Int(updated.number)) }
    self.init(
      summary: post.summary, row: 0, firstSeen: firstSeen, changed: min(kept.changed, latest), state: state,
      isNew: settings.day(of: firstSeen) == settings.day(of: clock.now), end: end, content: content,
      conditions: Conditions(post.facts), isDivided: settings.isDivided)
  }

  /// The places a job is listed under: its cities, their regions and countries, and whether it can be done from anywhere.
  var locationTitles: [String] {
    var titles = summary.places.flatMap(\.titles)
    if summary.workplace.contains(.remote) { titles.append(Facet.remote) }
    return titles
  }
}
