import Markup
import Web

/// The feeds and calendars: of everything, of each saved search, of the referrals.
enum FeedFiles: PageType {
  static let name = "feeds"
  /// The feed of everything is for looking in, and holds what came last.
  private static let mostOfEverything = 100
  /// The feed of a list that is followed holds every job, up to so many; one that cannot be whole is for news …
  static let mostWhole = 1000
  /// … and holds so many at least, those first seen last: readers fetch a feed again and again …
  static let leastNews = 250
  /// … and everything of so many seconds before the last one, for who looks once a day.
  static let newsTime: Int64 = 2 * 86_400
  /// A calendar holds so many last days, the next ones: the others come when their time does.
  static let mostClosing = 1000
  /// Up to so many items a feed shows each job's summary, beyond that its facts only, so that it stays below a megabyte.
  private static let mostWithSummary = 200
  /// So many items are made before it is asked whether a feed would be full with them.
  private static let itemsRead = 64

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    [
      MenuEntry(title: language.say(.feed), href: "feed.xml", rank: 80, isInFooter: true),
      MenuEntry(title: language.say(.calendar), href: "closing.ics", rank: 81, isInFooter: true),
    ]
  }

  static func work(on site: Site) -> [Work] {
    let board = site.board
    let onward = Positions(board.jobs.indices.lazy.filter { board.jobs[$0].mayPublishOnward })
    let everything = List(
      title: board.settings.title, description: board.settings.description, folder: "", page: "index.html",
      jobs: board.seenLast(mostOfEverything, of: onward), closing: onward, isWhole: onward.count <= mostOfEverything)
    let searches = board.searches.map { result in
      let jobs = result.jobs.filter { board.jobs[$0].mayPublishOnward }
      let shown = followed(jobs, on: board)
      let folder = SearchPages.folder(of: result.search)
      return List(
        title: "\(result.search.title) · \(board.settings.title)",
        description: site.language.words(of: result.search, on: board.payCurrency).joined(separator: ", "),
        folder: folder, page: folder + "index.html", jobs: shown, closing: jobs, isWhole: shown.count == jobs.count)
    }
    let referrals = Positions(board.jobs.indices.lazy.filter { board.jobs[$0].kind == .referral })
    let shown = followed(referrals, on: board)
    let list = List(
      title: "\(site.language.say(.referrals)) · \(board.settings.title)",
      description: site.language.say(.referralsFeed), folder: "referrals/", page: "referrals/index.html",
      jobs: shown, closing: nil, isWhole: shown.count == referrals.count)
    let lists = [everything] + searches + (ReferralPages.isEmpty(board) ? [] : [list])
    return lists.map { list in { press in try write(list, on: site, with: press) } }
  }

  /// What the feed of a list holds: all of it, or what is news.
  static func followed(_ jobs: Positions, on board: Board) -> Positions {
    guard jobs.count > mostWhole, let last = jobs.lazy.map({ board.jobs[$0].firstSeen }).max() else { return jobs }
    let news = jobs.filter { board.jobs[$0].firstSeen > last - newsTime }
    return news.count < leastNews ? board.seenLast(leastNews, of: jobs) : news
  }

  /// The feeds that the pages of a list tell browsers about.
  static func feeds(title: String, folder: String, on board: Board) -> [PageHead.Feed] {
    let atom = PageHead.Feed(title: title, path: folder + "atom.xml", type: "application/atom+xml")
    return [
      .init(title: title, path: folder + "feed.xml", type: "application/rss+xml"),
      .init(title: title, path: folder + "feed.json", type: "application/feed+json"),
    ] + (board.settings.outputs.contains(.atom) ? [atom] : [])
  }

  /// Those that every page names that has none of its own.
  static func everything(on board: Board) -> [PageHead.Feed] {
    feeds(title: board.settings.title, folder: "", on: board)
  }
}

extension FeedFiles {
  /// A list that can be followed.
  struct List: Sendable {
    var title: String
    var description: String?
    /// Where its feeds stand; ends with a slash, empty is the root.
    var folder: String
    var page: String
    var jobs: Positions
    /// What its calendar holds, as positions; nil without one.
    var closing: Positions?
    /// Whether nothing was left out.
    var isWhole: Bool
  }

  private static func write(_ list: List, on site: Site, with press: Press) throws {
    var fingerprint = fingerprint(of: list, on: site)
    let hasAtom = site.board.settings.outputs.contains(.atom)
    let begun = hasAtom && list.jobs.isEmpty ? try site.board.begun() : 0
    fingerprint.add(UInt64(bitPattern: begun))
    let paths =
      ["feed.xml", "feed.json"] + (hasAtom ? ["atom.xml"] : []) + (list.closing == nil ? [] : ["closing.ics"])
    let made = try paths.filter { try !press.takes(list.folder + $0, madeOf: fingerprint) }
    if made.isEmpty { return }
    let items = try items(of: list, on: site, with: press)
    let settings = site.board.settings
    let description = list.description.flatMap { $0.isEmpty ? nil : $0 } ?? site.language.say(.feedDescription)
    var rss = RSSFeed(
      title: list.title, link: site.absolute(list.page), selfURL: site.absolute(list.folder + "feed.xml"),
      description: description, language: settings.language, items: items.rss)
    rss.stylesheet = Site.root(from: list.folder) + "assets/feed.css"
    rss.isComplete = list.isWhole && items.rss.count == list.jobs.count
    rss.mostItems = list.jobs.count
    rss.hub = settings.hub
    var bytes: [UInt8] = []
    rss.append(to: &bytes)
    if made.contains("feed.xml") { try press.write(bytes, to: list.folder + "feed.xml", madeOf: fingerprint) }

    var json = JSONFeed(
      title: list.title, homePageURL: site.absolute(list.page), feedURL: site.absolute(list.folder + "feed.json"),
      language: settings.language, items: items.json)
    json.description = description
    json.mostItems = list.jobs.count
    json.hub = settings.hub
    bytes.removeAll(keepingCapacity: true)
    json.append(to: &bytes)
    if made.contains("feed.json") { try press.write(bytes, to: list.folder + "feed.json", madeOf: fingerprint) }

    if made.contains("atom.xml") {
      var atom = AtomFeed(
        title: list.title, link: site.absolute(list.page), selfURL: site.absolute(list.folder + "atom.xml"),
        subtitle: description, language: settings.language, entries: items.atom)
      atom.begun = begun
      atom.stylesheet = rss.stylesheet
      atom.isComplete = rss.isComplete
      atom.hub = settings.hub
      bytes.removeAll(keepingCapacity: true)
      atom.append(to: &bytes)
      try press.write(bytes, to: list.folder + "atom.xml", madeOf: fingerprint)
    }

    guard let closing = list.closing, made.contains("closing.ics") else { return }
    bytes.removeAll(keepingCapacity: true)
    ClosingCalendar(
      title: list.title, language: settings.language,
      events: soonest(of: closing, on: site.board).compactMap { event(of: site.board.jobs[$0], on: site) }
    )
    .append(to: &bytes)
    try press.write(bytes, to: list.folder + "closing.ics", madeOf: fingerprint)
  }

  /// The newest first, as many as could ever stand in a feed.
  private static func items(of list: List, on site: Site, with press: Press) throws -> Items {
    let withSummary = list.jobs.count <= mostWithSummary
    let listings: [Listing] = list.jobs.map { site.board.jobs[$0] }
    let newest = listings.sorted {
      $0.firstSeen == $1.firstSeen ? $0.summary.id < $1.summary.id : $0.firstSeen > $1.firstSeen
    }
    var items = Items()
    for start in stride(from: 0, to: newest.count, by: itemsRead) where !items.areTooMany {
      let some = newest[start..<min(start + itemsRead, newest.count)]
      func take(_ listing: Listing, _ job: Job) {
        items.append(listing, job, on: site, withSummary: withSummary)
      }
      if withSummary {
        for (listing, job) in try press.jobs(some) { take(listing, job) }
      } else {
        try press.readPages(some, take)
      }
    }
    return items
  }

  /// What closes next.
  private static func soonest(of jobs: Positions, on board: Board) -> Positions {
    guard jobs.count > mostClosing else { return jobs }
    let closing = jobs.compactMap { job in board.jobs[job].deadline.map { (day: $0.day, job: job) } }
    let days = closing.map(\.day).sorted()
    guard closing.count > mostClosing else { return Positions(closing.map(\.job)) }
    // Only of those that close on the last of the days some have no place.
    let last = days[mostClosing - 1]
    let some = closing.filter { $0.day == last }.map(\.job).sorted { board.jobs[$0].id < board.jobs[$1].id }
    let before = closing.filter { $0.day < last }.map(\.job)
    return Positions(before + some.prefix(mostClosing - before.count))
  }

  /// Of everything that a list's feeds depend on.
  private static func fingerprint(of list: List, on site: Site) -> Fingerprint {
    var fingerprint = site.fingerprint
    for text in [list.title, list.description, list.folder, list.page] { fingerprint.add(text) }
    fingerprint.add(list.isWhole)
    for jobs in [list.jobs, list.closing == list.jobs ? [] : list.closing ?? []] {
      fingerprint.add(jobs.count)
      for position in jobs { fingerprint.add(site.rows[position]) }
    }
    return fingerprint
  }

  /// A closing date; nil for what stays open.
  private static func event(of job: Listing, on site: Site) -> ClosingCalendar.Event? {
    guard let deadline = job.deadline else { return nil }
    return ClosingCalendar.Event(
      id: site.guid(of: job.summary.id), day: deadline.day,
      title: site.language.say(.closesEvent, ["title": job.summary.title]), description: job.statedOrganization ?? "",
      url: site.address(of: job), place: site.language.place(job.placeText), changed: job.changed)
  }
}

extension Site {
  /// What search engines are told of a job; nil for one that they cannot or may not be given.
  func posting(of job: Job, _ listing: Listing) -> JobPosting? {
    // A part of a text is no description.
    guard policies[listing.id.source]?.text != .excerpt else { return nil }
    do throws(JobPosting.NotEligible) {
      return try JobPosting(job, at: absolute(listing.path), mayIndex: mayIndex(listing), in: language)
    } catch {
      return nil
    }
  }

  /// Who a job is, for ever, as feeds and calendars say it: a tag URI (RFC 4151). It does not name the board's host, since
  /// a board may move and its readers must not see every job as new.
  func guid(of id: JobID) -> String { "tag:boardwalk,2026:\(id.source):\(Query.percentEncoded(id.sourceID))" }
}
