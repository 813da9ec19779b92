import Mustache

/// The saved searches: a page that names them all, and a paged list for each. Their feeds are written by `FeedFiles`.
enum SearchPages: PageType {
  static let name = "searches"
  static let templates = ["search": one, "searches": all]
  private static let one = pageShape(
    PagedList.fields + [
      Crumbs.field, ("introduction", .optional(.html)), ("chips", .list(of: .text)), ("hasChips", .flag),
    ])
  private static let all = pageShape(ListFrame.fields + [("searches", .list(entry))])
  private static let entry = Shape([
    "title": .text, "href": .url, "feed": .url, "calendar": .url, "words": .optional(.text), "count": .text,
    "fresh": .optional(.text),
  ])

  static func folder(of search: SavedSearch) -> String { "searches/\(search.slug)/" }

  private static func list(of result: SearchResult, on board: Board) -> PagedList {
    PagedList(folder: folder(of: result.search), jobs: result.jobs, of: board)
  }

  static func menuEntries(of site: Site) -> [MenuEntry] {
    site.board.searches.isEmpty ? [] : [MenuEntry(title: "Searches", href: "searches/index.html", rank: 20)]
  }

  static func addresses(of site: Site) -> [Address] {
    guard !site.board.searches.isEmpty else { return [] }
    return [Address(path: "searches/index.html")]
      + site.board.searches.flatMap { list(of: $0, on: site.board).addresses }
  }

  static func work(on site: Site) -> [Work] {
    let searches = site.board.searches
    guard !searches.isEmpty else { return [] }
    let overviewPage: Work = { press in try press.print("searches", overview(on: site), to: "searches/index.html") }
    return [overviewPage]
      + searches.flatMap { result in
        let list = list(of: result, on: site.board)
        return list.work { page, press in
          var fingerprint = site.fingerprint(of: list, page: page)
          fingerprint.add(Fingerprint(result.search.title, result.search.slug, result.search.introduction.html))
          for words in result.search.words { fingerprint.add(words) }
          try press.print("search", to: list.path(page), madeOf: fingerprint) {
            record(of: result.search, list: list, page: page, on: site)
          }
        }
      }
  }
}

extension SearchPages {
  private static func record(of search: SavedSearch, list: PagedList, page: Int, on site: Site) -> Record {
    let folder = folder(of: search)
    let head = PageHead(
      path: list.path(page), title: page == 1 ? search.title : "\(search.title), page \(page) of \(list.pageCount)",
      description: "\(Words.count(list.jobs.count, "open job", "open jobs")): \(search.words.joined(separator: ", ")).",
      feeds: FeedFiles.feeds(title: search.title, folder: folder, on: site.board), dataNote: site.dataNote,
      pager: list.pager(page))
    let frame = ListFrame(
      heading: search.title, count: 0, noun: ("open job", "open jobs"), feed: folder + "feed.xml",
      jsonFeed: folder + "feed.json", calendar: folder + "closing.ics")
    let values = list.values(
      page: page, on: site, frame: frame, empty: "Nothing matches today. The feed tells you when something does.")
    return Record(
      one,
      head.values(on: site) + values + [
        Crumbs.value(("Searches", "searches/index.html")),
        ("introduction", .html(page == 1 ? search.introduction.html : nil)), ("chips", .texts(search.words)),
        ("hasChips", .flag(!search.words.isEmpty)),
      ])
  }

  private static func overview(on site: Site) -> Record {
    let board = site.board
    let entries = board.searches.map { result in
      let folder = folder(of: result.search)
      let fresh = result.jobs.count { board.jobs[$0].isNew }
      return Record(
        entry,
        [
          "title": .text(result.search.title), "href": .url(folder + "index.html"), "feed": .url(folder + "feed.xml"),
          "calendar": .url(folder + "closing.ics"), "words": .text(result.search.words.joined(separator: " · ")),
          "count": .text("\(Words.count(result.jobs.count)) open"),
          "fresh": .text(fresh > 0 ? "\(Words.count(fresh)) new" : nil),
        ])
    }
    let head = PageHead(
      path: "searches/index.html", title: "Saved searches",
      description: "Searches to follow by page, feed or calendar.",
      dataNote: site.dataNote)
    let frame = ListFrame(
      heading: "Saved searches",
      lede: "Each of them is asked again with every build. Follow one in a feed reader or a calendar.",
      count: entries.count, noun: ("saved search", "saved searches"))
    return Record(all, head.values(on: site) + frame.values + [("searches", .records(entries))])
  }
}
