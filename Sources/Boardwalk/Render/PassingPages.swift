import Markup

/// The pages that come and go with what is open: of jobs and referrals, of organizations, places and fields of work, and all but
/// the first page of each list. They may be gone on a night on which nobody changed anything.
struct PassingPages {
  private let board: Board
  private let kinds: [FacetKind]

  init(of board: Board) {
    self.board = board
    kinds = board.settings.facetKinds
  }

  /// Those of the paths that are pages of the board.
  func standing(of paths: Set<String>) -> Set<String> {
    var standing: Set<String> = []
    func note(_ path: String) { if paths.contains(path) { standing.insert(path) } }
    for listing in board.jobs + board.closed { note(listing.path) }
    for (path, _) in board.moved { note(path) }
    for kind in kinds { for facet in kind.facets(board).values { kind.formerPaths(of: facet).forEach(note) } }
    for list in lists { list.eachAddress { note($0.path) } }
    for kind in kinds where !kind.facets(board).values.isEmpty { note("\(kind.folder)index.html") }
    return standing
  }

  private var lists: [PagedList] {
    [HomePages.list(of: board)] + (ReferralPages.isEmpty(board) ? [] : [ReferralPages.list(of: board)])
      + board.searches.map { SearchPages.list(of: $0, on: board) }
      + kinds.flatMap { kind in kind.facets(board).values.map { kind.list(of: $0, on: board) } }
  }
}

extension BoardSettings {
  fileprivate var facetKinds: [FacetKind] { FacetKind.all.filter { listsBy.contains($0.division) } }

  /// Whether a path, in any of the board's languages, can be that of a page that comes and goes with what is open.
  func isPassingPage(_ path: String) -> Bool {
    guard path.hasSuffix("/index.html") else { return false }
    let path = withoutLanguage(path)
    let posts = [JobKind.job, .referral].map { "\($0.folder)/" }
    return posts.contains { path.hasPrefix($0) && path != "\($0)index.html" }
      || facetKinds.contains { path.hasPrefix($0.folder) }
      || path.wholeMatch(of: /(searches\/[^\/]+\/)?page\/[0-9\/]+\/index\.html/) != nil
  }

  fileprivate func withoutLanguage(_ path: String) -> String {
    let language = languageFolders.first { !$0.isEmpty && path.hasPrefix($0) }
    return String(path.dropFirst(language?.count ?? 0))
  }
}

extension Board {
  /// Takes the links to passing pages that are not there out of the board's own texts, and says where they stand: a board that
  /// nobody looks after must not stop because a job ended.
  mutating func leaveOutPassedLinks(_ links: [WrittenLink]) -> [Diagnostic] {
    let pages = PassingPages(of: self)
    let leading = links.compactMap { link in
      link.path(on: settings).flatMap { settings.isPassingPage($0) ? (link: link, path: $0) : nil }
    }
    guard !leading.isEmpty else { return [] }
    let standing = pages.standing(of: Set(leading.map(\.path)))
    let passed = leading.filter { !standing.contains($0.path) }
    let addresses = Dictionary(grouping: passed.map(\.link), by: \.folder).mapValues { Set($0.map(\.address)) }
    func shown(_ text: SafeHTML, on shelf: Shelf, _ name: String) -> SafeHTML {
      text.withoutLinks(to: addresses[shelf.page(of: name)] ?? [])
    }
    for index in self.pages.indices {
      self.pages[index].body = shown(self.pages[index].body, on: .pages, self.pages[index].slug)
    }
    for index in people.indices { people[index].about = shown(people[index].about, on: .people, people[index].handle) }
    for index in searches.indices {
      let search = searches[index].search
      searches[index].search.introduction = shown(search.introduction, on: .searches, search.slug)
    }
    var told: Set<WrittenLink> = []
    return passed.filter { told.insert($0.link).inserted }.map { link, path in
      Diagnostic(
        .warning, at: link.spot,
        "The link “\(link.address)” is left out and its words are shown: “\(path)” is not part of the site now.",
        hint: "A page of what is open goes with it: link to a saved search or elsewhere, or take the link out.")
    }
  }
}

extension WrittenLink {
  /// The file it leads to, the same in each of the board's languages; nil when that is not in the site.
  fileprivate func path(on settings: BoardSettings) -> String? {
    file(below: Site.basePath(of: settings.baseURL)).map(settings.withoutLanguage)
  }
}
