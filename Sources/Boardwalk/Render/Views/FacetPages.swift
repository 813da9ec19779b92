import Mustache

/// The pages of one way of dividing the jobs: a list of all its values, and a paged list of jobs for each.
protocol FacetPages: PageType {
  static var kind: FacetKind { get }
}

extension FacetPages {
  static var templates: [String: Shape] { ["facet": FacetViews.one, "facets": FacetViews.all] }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    kind.facets(board).values.isEmpty
      ? []
      : [
        MenuEntry(
          title: language.say(kind.title), href: "\(kind.folder)index.html", rank: kind.rank, isInFooter: true)
      ]
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    let facets = kind.facets(site).values
    guard !facets.isEmpty else { return }
    body(Address(path: "\(kind.folder)index.html"))
    for facet in facets { kind.list(of: facet, on: site.board).eachAddress(body) }
  }

  static func pass(on site: Site) -> Pass? { .rows }

  static func work(on site: Site) -> [Work] {
    let facets = kind.facets(site).values
    guard !facets.isEmpty else { return [] }
    let overview: Work = { press in
      let path = "\(kind.folder)index.html"
      try press.print("facets", FacetViews.record(of: facets, kind: kind, path: path, on: site), to: path)
    }
    let lists = facets.map { kind.list(of: $0, on: site.board) }
    return ListStretches(of: lists, jobs: site.board.jobs.count).work(overview: overview) { number, page, press in
      let (facet, list, rows) = (facets[number], lists[number], press.rows)
      var fingerprint = site.fingerprint(of: list, page: page)
      fingerprint.add(facet.title)
      try press.print("facet", to: list.path(page), madeOf: fingerprint) {
        FacetViews.record(of: facet, list: list, page: page, kind: kind, on: site, rows: rows)
      }
    }
  }
}

/// What the templates `facet` and `facets` are given.
enum FacetViews {
  static let one = pageShape(
    PagedList.fields + [
      Crumbs.field, ("monogram", .optional(.text)), ("hue", .number), ("introduction", .optional(.html)),
    ])
  static let all = pageShape(ListFrame.fields + [Crumbs.field, ("hasLetters", .flag), ("groups", .list(group))])
  private static let group = Shape(["letter": .text, "id": .text, "anchor": .url, "values": .list(value)])
  private static let value = Shape([
    "title": .text, "href": .url, "count": .text, "monogram": .optional(.text), "hue": .number,
  ])

  static func record(of facet: Facet, list: PagedList, page: Int, kind: FacetKind, on site: Site, rows: RowCache)
    -> Record
  {
    let language = site.language
    let heading = kind.heading(of: facet, in: language)
    let head = PageHead(
      path: list.path(page), title: list.title(heading, page: page, in: language),
      description: language.say(.listOf, ["count": list.count(in: language), "what": heading]),
      dataNote: site.dataNote, pager: list.pager(page, in: language))
    let frame = ListFrame(heading: heading, count: 0, noun: list.noun)
    let values = list.values(
      page: page, on: site, rows: rows, frame: frame, empty: language.say(.noneOpenHere))
    return Record(
      one,
      head.values(on: site) + values + [
        Crumbs.value((language.say(.jobs), "index.html"), (language.say(kind.title), "\(kind.folder)index.html")),
        ("monogram", .text(kind.hasMonogram ? Words.monogram(facet.title) : nil)),
        ("hue", .number(Words.hue(facet.title))), ("introduction", .missing),
      ])
  }

  static func record(of facets: [Facet], kind: FacetKind, path: String, on site: Site) -> Record {
    let language = site.language
    var groups: [(letter: String, facets: [(title: String, facet: Facet)])] = []
    let titled = facets.map { (title: kind.title(of: $0, in: language), facet: $0) }
    let order = TitleOrder(in: language.code)
    for facet in order.sorted(titled, by: \.title) {
      let letter = order.letter(of: facet.title)
      if let last = groups.last, order.areOne(last.letter, letter) {
        groups[groups.count - 1].facets.append(facet)
      } else {
        groups.append((letter, [facet]))
      }
    }
    let records = groups.enumerated().map { index, group in
      Record(
        Self.group,
        [
          "letter": .text(group.letter), "id": .text("letter-\(index + 1)"), "anchor": .url("#letter-\(index + 1)"),
          "values": .records(group.facets.map { value(of: $0.facet, $0.title, kind: kind, in: language) }),
        ])
    }
    let title = language.say(kind.title)
    let head = PageHead(path: path, title: title, description: language.say(kind.lede), dataNote: site.dataNote)
    let frame = ListFrame(heading: title, count: facets.count, noun: kind.noun)
    return Record(
      all,
      head.values(on: site) + frame.values(in: language) + [
        Crumbs.value((language.say(.jobs), "index.html")), ("hasLetters", .flag(groups.count > 1)),
        ("groups", .records(records)),
      ])
  }

  private static func value(of facet: Facet, _ title: String, kind: FacetKind, in language: Language) -> Record {
    Record(
      value,
      [
        "title": .text(title), "href": .url(kind.path(of: facet)),
        "count": .text(language.figure(facet.jobs.count)),
        "monogram": .text(kind.hasMonogram ? Words.monogram(facet.title) : nil), "hue": .number(Words.hue(facet.title)),
      ])
  }
}
