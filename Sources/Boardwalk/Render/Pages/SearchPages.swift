import Mustache

/// The saved searches: a page that names them all, and a paged list for each. Their feeds are written by `FeedFiles`.
enum SearchPages: PageType {
  static let name = "searches"
  static let templates = ["search": one, "searches": all]
  private static let one = pageShape(
    PagedList.fields + [
      Crumbs.field, ("introduction", .optional(.html)), ("direction", .optional(.text)),
      ("chips", .list(of: .text)), ("hasChips", .flag),
    ])
  private static let all = pageShape(ListFrame.fields + [("searches", .list(entry))])
  private static let entry = Shape([
    "title": .text, "href": .url, "feed": .url, "calendar": .url, "words": .optional(.text), "count": .text,
    "fresh": .optional(.text),
  ])

  static func folder(of search: SavedSearch) -> String { "searches/\(search.slug)/" }

  static func list(of result: SearchResult, on board: Board) -> PagedList {
    PagedList(folder: folder(of: result.search), jobs: result.jobs, of: board)
  }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    board.searches.isEmpty
      ? [] : [MenuEntry(title: language.say(.searches), href: "searches/index.html", rank: 20)]
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    guard !site.board.searches.isEmpty else { return }
    body(Address(path: "searches/index.html"))
    for search in site.board.searches { list(of: search, on: site.board).eachAddress(body) }
  }

  static func pass(on site: Site) -> Pass? { .rows }

  static func work(on site: Site) -> [Work] {
    let searches = site.board.searches
    guard !searches.isEmpty else { return [] }
    let overviewPage: Work = { press in try press.print("searches", overview(on: site), to: "searches/index.html") }
    let lists = searches.map { list(of: $0, on: site.board) }
    return ListStretches(of: lists, jobs: site.board.jobs.count).work(overview: overviewPage) { number, page, press in
      let (search, list, rows) = (searches[number].search, lists[number], press.rows)
      var fingerprint = site.fingerprint(of: list, page: page)
      fingerprint.add(Fingerprint(search.title, search.slug, search.introduction.html))
      for words in site.language.words(of: search, on: site.board.payCurrency) { fingerprint.add(words) }
      try press.print("search", to: list.path(page), madeOf: fingerprint) {
        record(of: search, list: list, page: page, on: site, rows: rows)
      }
    }
  }
}

extension SearchPages {
  private static func record(of search: SavedSearch, list: PagedList, page: Int, on site: Site, rows: RowCache)
    -> Record
  {
    let folder = folder(of: search)
    let language = site.language
    let words = language.words(of: search, on: site.board.payCurrency)
    let head = PageHead(
      path: list.path(page), title: list.title(search.title, page: page, in: language),
      description: language.say(
        .listOf,
        [
          "count": list.count(in: language), "what": words.isEmpty ? search.title : words.joined(separator: ", "),
        ]),
      feeds: FeedFiles.feeds(title: search.title, folder: folder, on: site.board), dataNote: site.dataNote,
      pager: list.pager(page, in: language))
    let frame = ListFrame(
      heading: search.title, count: 0, noun: list.noun, feed: folder + "feed.xml",
      jsonFeed: folder + "feed.json", calendar: folder + "closing.ics")
    let values = list.values(
      page: page, on: site, rows: rows, frame: frame, empty: language.say(.nothingMatches))
    return Record(
      one,
      head.values(on: site) + values + [
        Crumbs.value((language.say(.searches), "searches/index.html")),
        ("introduction", .html(page == 1 ? search.introduction.shown(namingTables: search.title) : nil)),
        ("direction", .text(site.direction(of: search.introduction)?.rawValue)), ("chips", .texts(words)),
        ("hasChips", .flag(!words.isEmpty)),
      ])
  }

  private static func overview(on site: Site) -> Record {
    let board = site.board
    let language = site.language
    let entries = board.searches.map { result in
      let folder = folder(of: result.search)
      let fresh = result.jobs.count { board.jobs[$0].isNew }
      return Record(
        entry,
        [
          "title": .text(result.search.title), "href": .url(folder + "index.html"), "feed": .url(folder + "feed.xml"),
          "calendar": .url(folder + "closing.ics"),
          "words": .text(language.words(of: result.search, on: board.payCurrency).joined(separator: " · ")),
          "count": .text(language.say(.openCount, result.jobs.count)),
          "fresh": .text(fresh > 0 ? language.say(.newCount, fresh) : nil),
        ])
    }
    let head = PageHead(
      path: "searches/index.html", title: language.say(.savedSearches),
      description: language.say(.searchesDescription),
      dataNote: site.dataNote)
    let frame = ListFrame(
      heading: language.say(.savedSearches), lede: language.say(.searchesLede), count: entries.count,
      noun: .savedSearchNoun)
    return Record(all, head.values(on: site) + frame.values(in: language) + [("searches", .records(entries))])
  }
}
