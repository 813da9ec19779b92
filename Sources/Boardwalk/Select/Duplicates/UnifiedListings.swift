import Markup

/// The board's listings, each job once.
struct UnifiedListings {
  /// What is shown: open, and closed with its page still standing.
  private(set) var listings: [Listing]
  private(set) var duplicates: [Duplicate] = []
  /// The addresses of what is not shown, and the listing each leads to.
  private(set) var moved: [(path: String, listing: Listing)] = []
  /// Copies of jobs that were taken down and whose page is gone: neither has an address.
  private(set) var withdrawn: [Listing] = []

  /// - Parameter past: listings whose page is gone.
  init(_ current: [Listing], past: [Listing], posts: [Job], store: Store, content: BoardContent) throws {
    var all = current
    listings = all
    let sources = content.settings.sources
    let mayHaveAny =
      sources.count > 1 || !posts.isEmpty && !sources.isEmpty || sources.contains { $0.policy.standing >= .community }
      || !content.verdicts.named.isEmpty
    guard mayHaveAny else { return }
    var candidates = try Self.candidates(all + past, posts: posts, store: store, sources: sources)
    let taken = Self.withdrawn(among: candidates, past: past.count, content.verdicts)
    withdrawn = taken.sorted().map { all[$0] }
    candidates = all.indices.filter { !taken.contains($0) }.map { candidates[$0] }
    all = candidates.map(\.listing)
    listings = all
    var finder = DuplicateFinder(verdicts: content.verdicts)
    let found = finder.find(among: candidates)
    guard !found.isEmpty else { return }
    let links = try store.links(of: found.map { all[$0.hidden].row }.filter { $0 > 0 })
    let titles = Dictionary(sources.map { ($0.name, $0.policy) }, uniquingKeysWith: { first, _ in first })
    for (kept, pairs) in Dictionary(grouping: found, by: \.kept).sorted(by: { $0.key < $1.key }) {
      let hidden = pairs.map { all[$0.hidden] }
      let also = hidden.map { listing in
        Listing.Also(
          id: listing.id, name: titles[listing.id.source]?.title ?? "this board",
          link: links[listing.row].flatMap { SafeURL($0) },
          isFollowed: titles[listing.id.source]?.attribution == .followedLink)
      }
      let shown = all[kept].unified(with: hidden, also: also.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
      listings[kept] = shown
      for pair in pairs {
        duplicates.append(Duplicate(kept: shown, hidden: all[pair.hidden], rule: pair.rule))
        moved.append((all[pair.hidden].path, shown))
      }
    }
    let gone = Set(found.map(\.hidden))
    listings = listings.indices.filter { !gone.contains($0) }.map { listings[$0] }
    duplicates.sort { ($0.kept.id, $0.hidden.id) < ($1.kept.id, $1.hidden.id) }
    moved.sort { $0.path < $1.path }
  }

  /// By the rows of some jobs, what stands for them on the board.
  func listings(ofRows rows: Set<Int64>) -> [Int64: Listing] {
    if rows.isEmpty { return [:] }
    var found: [Int64: Listing] = [:]
    for listing in listings where listing.row > 0 && rows.contains(listing.row) {
      if found[listing.row] == nil { found[listing.row] = listing }
    }
    for pair in duplicates where pair.hidden.row > 0 && rows.contains(pair.hidden.row) {
      if found[pair.hidden.row] == nil { found[pair.hidden.row] = pair.kept }
    }
    return found
  }

  /// The positions of what only still stands at others. What stands for another offer that is there is not meant.
  ///
  /// - Parameter count: so many candidates, the last ones, have no page any more.
  private static func withdrawn(
    among candidates: [DuplicateCandidate], past count: Int, _ verdicts: DuplicateVerdicts
  ) -> Set<Int> {
    if count == 0 { return [] }
    let end = candidates.count - count
    var finder = DuplicateFinder(verdicts: verdicts)
    let gone = Set(finder.find(among: candidates).filter { $0.kept >= end && $0.hidden < end }.map(\.hidden))
      .filter { candidates[$0].listing.isOpen }
    if gone.isEmpty { return [] }
    finder = DuplicateFinder(verdicts: verdicts)
    let shown = Dictionary(
      finder.find(among: Array(candidates[..<end])).map { ($0.hidden, $0.kept) },
      uniquingKeysWith: { first, _ in first })
    return gone.filter { gone.contains(shown[$0] ?? $0) }
  }

  private static func candidates(
    _ all: [Listing], posts: [Job], store: Store, sources: [SourceEntry]
  ) throws -> [DuplicateCandidate] {
    let marks = try store.marks()
    let posted = Dictionary(posts.map { ($0.summary.id, $0) }, uniquingKeysWith: { first, _ in first })
    let entries = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var organizations: [String: UInt64?] = [:]
    return all.map { listing in
      let name = listing.organization
      let organization = organizations[name] ?? OrganizationKey.of(name)
      organizations[name] = .some(organization)
      let entry = entries[listing.id.source]
      let marks = listing.row > 0 ? marks[listing.row] : posted[listing.id].map { JobMarks($0) }
      return DuplicateCandidate(
        listing: listing, marks: marks ?? JobMarks(), standing: entry?.policy.standing ?? .own,
        service: entry.map { type(of: $0.source).name } ?? listing.id.source,
        organization: listing.isNamedAfterTeam ? nil : organization)
    }
  }
}

extension Listing {
  /// Another place where the same job is listed.
  public struct Also: Sendable, Hashable {
    public var id: JobID
    /// The source's name: `Adzuna`.
    public var name: String
    /// The job's page there.
    public var link: SafeURL?
    /// Whether the source wants search engines to follow the link.
    public var isFollowed: Bool
  }

  /// Whether what it says of who hires is only the name of a team: every employer has an `Engineering`.
  fileprivate var isNamedAfterTeam: Bool {
    let organization = summary.organization
    return summary.categories.contains { $0.name == organization }
  }

  /// This one, known as long as any of the others that it stands for.
  fileprivate func unified(with others: [Listing], also: [Also]) -> Listing {
    let since = others.map(\.firstSeen).min() ?? firstSeen
    return Listing(
      summary: summary, row: row, firstSeen: min(firstSeen, since), changed: changed, state: state,
      isNew: isNew && since >= firstSeen, checked: checked, freshness: freshness, end: end,
      content: content, mayPublishOnward: mayPublishOnward, also: also, conditions: conditions,
      isDivided: isDivided)
  }
}
