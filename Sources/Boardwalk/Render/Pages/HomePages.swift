import Mustache

/// The home page and the pages after it: every open job, newest first.
enum HomePages: PageType {
  static let name = "home"
  static let templates = ["list": shape]
  private static let shape = pageShape(PagedList.fields + fields)
  private static let fields: [(String, Kind)] = [
    ("filters", .list(filter)), ("payCurrency", .optional(.text)), ("payCompared", .optional(.text)),
    ("facets", .list(facetGroup)),
  ]
  private static let filter = Shape(["name": .text, "title": .text, "folded": .flag, "values": .list(filterValue)])
  private static let filterValue = Shape(["value": .text, "title": .text, "count": .text])
  private static let facetGroup = Shape(["title": .text, "href": .url, "all": .text, "values": .list(facetLink)])
  private static let facetLink = Shape(["title": .text, "href": .url, "count": .text])
  /// So many of the largest are named on the home page; all of them have a page of their own.
  private static let named = 8
  /// Values of a condition: there are some twenty hiring paths and 38 time zones.
  private static let mostConditions = 40
  private static let folded = Set(["organization", "grade", "source"] + Condition.allCases.map(\.rawValue))

  static func list(of board: Board) -> PagedList {
    PagedList(folder: "", jobs: Positions(board.jobs.indices), of: board)
  }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    [
      MenuEntry(
        title: language.say(.jobs), href: "index.html", rank: 0,
        tab: .init(title: language.say(.search), icon: "search"))
    ]
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) { list(of: site.board).eachAddress(body) }

  static func pass(on site: Site) -> Pass? { .rows }

  static func work(on site: Site) -> [Work] {
    let list = list(of: site.board)
    return ListStretches(of: [list], jobs: site.board.jobs.count).work { _, page, press in
      let rows = press.rows
      // The first page has counts of everything.
      guard page > 1 else {
        return try press.print("list", record(of: list, page: 1, on: site, rows: rows), to: list.path(1))
      }
      try press.print("list", to: list.path(page), madeOf: site.fingerprint(of: list, page: page)) {
        record(of: list, page: page, on: site, rows: rows)
      }
    }
  }

  private static func record(of list: PagedList, page: Int, on site: Site, rows: RowCache) -> Record {
    let board = site.board
    let language = site.language
    let isHome = page == 1
    let title = isHome ? board.settings.title : list.title(language.say(.openJobs), page: page, in: language)
    let head = PageHead(
      path: list.path(page), title: title, description: board.settings.description,
      feeds: FeedFiles.everything(on: site.board),
      dataNote: site.dataNote, pager: list.pager(page, in: language))
    // All jobs are counted for them.
    func isShown(_ name: String) -> Bool { isHome && site.theme.templates.asks(for: name) }
    let own: [(String, Value)] = [
      ("filters", .records(isShown("filters") ? filters(of: board, in: language) : [])),
      ("payCurrency", .text(isHome ? board.payCurrency.code : nil)),
      ("payCompared", .text(isHome ? payCompared(on: board, in: language) : nil)),
      ("facets", .records(isShown("facets") ? facets(of: board, in: language) : [])),
    ]
    let frame = ListFrame(
      heading: isHome ? board.settings.heading : language.say(.openJobs),
      lede: isHome ? board.settings.description : nil, count: 0,
      noun: list.noun, isHome: isHome, feed: "feed.xml", calendar: "closing.ics"
    )
    let values = list.values(
      page: page, on: site, rows: rows, frame: frame, empty: language.say(.noneOpen))
    return Record(shape, head.values(on: site) + values + own)
  }
}

extension HomePages {
  private static func filters(of board: Board, in language: Language) -> [Record] {
    let counts = FilterCounts(of: board.jobs)
    func values(_ facets: Facets) -> [(String, String, Int)] {
      facets.largest(named).map { ($0.title, $0.title, $0.jobs.count) }
    }
    /// The commonest values of what jobs have one of.
    func values(_ counts: [String: Int]) -> [(String, String, Int)] {
      FilterCounts.largest(counts, named).map { ($0, $0, $1) }
    }
    let schedules = Dictionary(uniqueKeysWithValues: Schedule.allCases.map { ($0.text, language.title(of: $0)) })
    let groups: [(String, Phrase, [(String, String, Int)])] = [
      (
        "workplace", .filterWorkplace,
        [
          ("remote", language.say(.remote), counts.remote),
          ("telework", language.say(.hybridOrTelework), counts.telework),
          ("on-site", language.say(.onSite), counts.onSite),
        ]
      ),
      (
        "kind", .filterKind,
        [("job", language.say(.job), counts.jobs), ("referral", language.say(.referral), counts.referrals)]
      ),
      ("category", .filterCategory, values(board.categories)),
      ("schedule", .filterSchedule, values(counts.schedules).map { ($0.0, schedules[$0.0] ?? $0.1, $0.2) }),
      ("organization", .filterOrganization, values(board.organizations)),
      ("grade", .filterGrade, values(counts.grades)),
      ("source", .filterSource, values(counts.sources)),
    ]
    let conditions = Condition.allCases.map { condition in
      (
        condition.rawValue, language.title(of: condition),
        FilterCounts.largest(counts.conditions[condition] ?? [:], mostConditions).map {
          ($0, language.word($0), $1 + (condition == .timeZone ? counts.indifferent : 0))
        }
      )
    }
    return (groups.map { ($0, language.say($1), $2) } + conditions).compactMap { name, title, values in
      let present = values.filter { $0.2 > 0 }
      // A single value would narrow nothing, unless not every job has it.
      let isCondition = Condition(rawValue: name) != nil
      guard present.count > 1 || isCondition && present.contains(where: { $0.2 < board.jobs.count }) else { return nil }
      let records = present.map {
        Record(filterValue, ["value": .text($0.0), "title": .text($0.1), "count": .text(language.figure($0.2))])
      }
      return Record(
        filter,
        [
          "name": .text(name), "title": .text(title),
          "folded": .flag(folded.contains(name)),
          "values": .records(records),
        ])
    }
  }

  private static func facets(of board: Board, in language: Language) -> [Record] {
    FacetKind.all.compactMap { kind in
      let facets = kind.facets(board)
      guard !facets.values.isEmpty else { return nil }
      let links = facets.largest(named).map { facet in
        Record(
          facetLink,
          [
            "title": .text(kind.title(of: facet, in: language)), "href": .url(kind.path(of: facet)),
            "count": .text(language.figure(facet.jobs.count)),
          ])
      }
      return Record(
        facetGroup,
        [
          "title": .text(language.say(kind.title)), "href": .url("\(kind.folder)index.html"),
          "all": .text(language.say(kind.all, facets.values.count)),
          "values": .records(links),
        ])
    }
  }

  /// What to know of the slider for pay where not all jobs are paid in its currency.
  private static func payCompared(on board: Board, in language: Language) -> String? {
    guard board.payCurrency.hasOthers, let code = board.payCurrency.code else { return nil }
    return language.say(.payCompared, ["currency": code])
  }
}
