import Mustache

/// The board on its way to becoming pages: what every page needs, worked out once.
///
/// A class: it has thirty parts, and every value of a page is made with it.
public final class Site: Sendable {
  public let board: Board
  public let theme: Theme
  /// Ends with a slash: `https://jobs.example.org/board/`.
  public let baseURL: String
  let menu: [MenuEntry]
  let frame: PageFrame
  private let tiles: [String: Tile]
  /// Whether any organization has a picture.
  let hasLogos: Bool
  /// For each position in `board.jobs` the positions of the searches that find it.
  let searchesOfJobs: NumberRows
  /// Whether the theme shows jobs that are alike, and what search engines are told of one.
  let showsSimilar, showsPostings: Bool
  let neighbours: Neighbours
  /// How the board is divided where that has pages.
  let facets: [Division: Facets]
  /// For each position in `board.jobs` a number for what pages show of the job today: a hundred lists and a hundred thousand
  /// pages ask for it.
  let rows: [UInt64]
  /// For each of the board's searches a number for what the page of a job says of it.
  let searchMarks: [UInt64]
  let policies: [String: SourcePolicy]
  /// What of the site this run makes.
  let shard: Shard
  let peopleByHandle: [String: Person]
  /// What rows say of days, and of what many jobs have alike.
  let days: DayTexts
  let rowTexts: RowTexts
  /// `Data from USAJOBS, complete on 20 November 2026.`
  let dataNote: String?
  /// The language of this site, and all that the board is published in.
  let spoken: SiteLanguage
  let languages: [SiteLanguage]
  /// Of what every page depends on: the settings, the theme, the menu.
  let fingerprint: Fingerprint

  public convenience init(board: Board, theme: Theme, shard: Shard? = nil) {
    let only = SiteLanguage(entry: LanguageEntry(tag: board.settings.language), name: theme.language.name, folder: "")
    self.init(board: board, theme: theme, in: only, of: [only], shard: shard)
  }

  init(board: Board, theme: Theme, in language: SiteLanguage, of languages: [SiteLanguage], shard: Shard?) {
    var board = board
    if languages.count > 1 { board.settings = board.settings.inLanguage(language.entry, folder: language.folder) }
    self.board = board
    self.theme = theme
    self.languages = languages
    self.shard = shard ?? .whole
    spoken = language
    baseURL = board.settings.baseURL
    showsSimilar = ["similar", "hasSimilar"].contains(where: theme.templates.asks)
    showsPostings = theme.templates.asks(for: "jobPosting")
    neighbours = Neighbours(of: showsSimilar ? board.jobs : [])
    facets = Dictionary(uniqueKeysWithValues: FacetKind.all.map { [board] in ($0.division, $0.facets(board)) })
    let today = board.today
    rows = board.jobs.mapInParallel { $0.fingerprint(on: today).value }
    searchMarks = board.searches.map { Fingerprint($0.search.slug, $0.search.title).value }
    policies = Dictionary(board.sources.map { ($0.name, $0.policy) }, uniquingKeysWith: { first, _ in first })
    peopleByHandle = Dictionary(board.people.map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
    let (jobs, language, runDay) = (board.jobs, theme.language, board.runDay)
    (days, rowTexts) = both {
      DayTexts(of: jobs, today: runDay, in: language)
    } _: {
      RowTexts(of: jobs, in: language)
    }
    tiles = Dictionary(
      Set(board.organizations.spellings).union(board.closed.lazy.map(\.organization)).map {
        ($0, Tile(of: $0, logos: theme))
      },
      uniquingKeysWith: { first, _ in first })
    hasLogos = tiles.values.contains { $0.logo != nil }
    searchesOfJobs = NumberRows(board.searches.map(\.jobs)).transposed(below: board.jobs.count)
    dataNote = board.dataNote(in: theme.language)
    let entries = pageTypes.flatMap { $0.menuEntries(of: board, in: theme.language) }
      .sorted { ($0.rank, $0.title) < ($1.rank, $1.title) }
    menu = entries.filter { !$0.isInFooter }
    frame = PageFrame(of: board, theme, menu: menu, footer: entries.filter(\.isInFooter))
    var fingerprint = board.settings.fingerprint
    fingerprint.add(theme.fingerprint)
    fingerprint.add(baseURL)
    for language in languages {
      fingerprint.add(language.name)
      fingerprint.add(language.folder)
    }
    for entry in entries {
      fingerprint.add(entry.title)
      fingerprint.add(entry.href)
    }
    self.fingerprint = fingerprint
  }
}

/// The square beside a name: two letters on one of the theme's colours.
struct Tile: Sendable {
  let monogram: String
  let hue: Int
  /// A picture among the theme's assets that takes the letters' place.
  let logo: String?

  init(of name: String, logos: Theme? = nil) {
    monogram = Words.monogram(name)
    hue = Words.hue(name)
    logo = logos?.picture("logo-\(Slug(name: name).text)")
  }
}

extension Site {
  /// Who hires, or in the site's language that the job does not say.
  @inline(__always)
  func organization(of job: JobSummary) -> String { job.statedOrganization ?? language.say(.organizationNotStated) }

  /// The tile of an organization; where a job does not say who hires, one without letters.
  func tile(of organization: String?) -> Tile { organization.flatMap { tiles[$0] } ?? Tile(of: organization ?? "") }

  /// The portrait of a person among the theme's assets; nil where there is none.
  func picture(of person: Person) -> String? { theme.picture("person-\(person.handle)") }

  /// Of a listing as a page shows it today.
  func fingerprint(of listing: Listing) -> Fingerprint { listing.fingerprint(on: board.today) }

  /// Of a page of a list: its rows say “today” and the list where its data is from, so it changes with the day.
  func fingerprint(of list: PagedList, page: Int) -> Fingerprint {
    var fingerprint = fingerprint
    for day in [board.today, board.runDay] { fingerprint.add(Int(day.number)) }
    fingerprint.add(dataNote)
    for number in [page, list.pageCount, list.jobs.count, list.fresh, list.referrals] { fingerprint.add(number) }
    for position in list.positions(onPage: page) { fingerprint.add(rows[position]) }
    return fingerprint
  }

  /// What smaller files stand beside each.
  var compressions: [Compression] { board.settings.compressions }

  /// The address a page is known by to the world: without `index.html`.
  func absolute(_ path: String) -> String {
    guard path.hasSuffix("index.html") else { return baseURL + path }
    return baseURL + Substring(path.utf8.dropLast("index.html".utf8.count))
  }

  /// The address of a listing's page.
  func address(of listing: Listing) -> String {
    listing.summary.path(isDivided: listing.isDivided, under: baseURL, to: "")
  }

  /// From a page back to the site's root: `../../`.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.withBytes { $0.count { $0 == UInt8(ascii: "/") } })
  }
}

extension Site {
  /// Where the site begins on its host: `/board/`.
  var basePath: String { Self.basePath(of: baseURL) }

  static func basePath(of baseURL: String) -> String {
    let afterScheme = baseURL.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).last ?? ""
    return afterScheme.firstIndex(of: "/").map { String(afterScheme[$0...]) } ?? "/"
  }

  /// Whether search engines may be given a job: its source decides, and it has to be known to be on offer.
  func mayIndex(_ listing: Listing) -> Bool {
    listing.freshness != .stale && listing.mayPublishOnward
  }

  /// What the site says its texts in.
  var language: Language { theme.language }
}

extension Board {
  /// The line below lists.
  fileprivate func dataNote(in language: Language) -> String? {
    let titles = sources.map(\.policy.title)
    guard !titles.isEmpty else { return nil }
    let names = language.list(Set(titles).sorted())
    guard let oldest = sources.filter({ $0.outcome?.isOfNewest != true }).compactMap(\.lastComplete).min() else {
      return language.say(.dataFrom, ["sources": names])
    }
    return language.say(.dataFromOn, ["sources": names, "day": language.day(oldest)])
  }
}

extension Listing {
  fileprivate func fingerprint(on today: Day) -> Fingerprint {
    var fingerprint = fingerprint
    // Only then a page counts the days.
    if state == .closingSoon { fingerprint.add(Int(today.number)) }
    return fingerprint
  }
}
