import Mustache

/// The people of the board: a paged list and a page for each, with what they refer.
enum PeoplePages: PageType {
  static let name = "people"
  static let templates = ["people": listShape, "person": page]
  private static let listShape = pageShape(
    ListFrame.fields + [("people", .list(entry)), ("newURL", .optional(.url))])
  private static let entry = Shape([
    "name": .text, "href": .url, "role": .optional(.text), "organization": .optional(.text),
    "picture": .optional(.url), "monogram": .text, "hue": .number, "posts": .optional(.text),
  ])
  private static let page = pageShape([
    Crumbs.field, ("person", .record(shape)), ("jobs", .list(JobRowView.shape)), ("jobsHeading", .optional(.text)),
  ])
  private static let shape = Shape([
    "name": .text, "role": .optional(.text), "organization": .optional(.text),
    "picture": .optional(.url), "monogram": .text, "hue": .number,
    "contact": .optional(.record(ContactView.shape)), "about": .optional(.html), "direction": .optional(.text),
    "editURL": .optional(.url),
  ])

  static func path(of person: Person) -> String { "people/\(person.handle)/index.html" }

  private static func list(of board: Board) -> PagedList {
    PagedList(
      folder: "people/", count: board.people.count, size: board.settings.pageSize,
      isDivided: board.settings.isDivided)
  }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    board.people.isEmpty ? [] : [MenuEntry(title: language.say(.people), href: "people/index.html", rank: 30)]
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    guard !site.board.people.isEmpty else { return }
    list(of: site.board).eachAddress(body)
    for person in site.board.people { body(Address(path: path(of: person))) }
  }

  static func work(on site: Site) -> [Work] {
    let people = site.board.people
    guard !people.isEmpty else { return [] }
    let referrals = referrals(on: site.board)
    let list = list(of: site.board)
    let pages: Work = { press in
      for person in people {
        try press.print(
          "person", record(of: person, referrals: referrals[person.handle] ?? [], on: site), to: path(of: person))
      }
    }
    return [pages]
      + list.work { number, press in
        let shown = people.dropFirst((number - 1) * list.size).prefix(list.size)
        let record = overview(of: Array(shown), list: list, page: number, referrals: referrals, on: site)
        try press.print("people", record, to: list.path(number))
      }
  }
}

extension PeoplePages {
  /// The open referrals of each handle.
  private static func referrals(on board: Board) -> [String: [Listing]] {
    let open = board.jobs.filter { $0.kind == .referral }
    return Dictionary(grouping: open) { board.posts[$0.id]?.referral?.referrer ?? "" }
  }

  private static func overview(
    of people: [Person], list: PagedList, page: Int, referrals: [String: [Listing]], on site: Site
  ) -> Record {
    let language = site.language
    let entries = people.map { person in
      let count = referrals[person.handle]?.count ?? 0
      return Record(
        entry,
        [
          "name": .text(person.name), "href": .url(path(of: person)), "role": .text(person.role),
          "organization": .text(person.organization), "picture": .url(site.picture(of: person)),
          "monogram": .text(Words.monogram(person.name)),
          "hue": .number(Words.hue(person.name)),
          "posts": .text(count > 0 ? language.say(.referralCount, count) : nil),
        ])
    }
    let head = PageHead(
      path: list.path(page), title: list.title(language.say(.people), page: page, in: language),
      description: language.say(.peopleDescription), pager: list.pager(page, in: language))
    let frame = ListFrame(heading: language.say(.people), count: list.jobs.count, noun: .personNoun)
    return Record(
      listShape,
      head.values(on: site) + frame.values(in: language) + [
        ("people", .records(entries)), ("newURL", .url(page == 1 ? site.newURL(.person, title: "Your name") : nil)),
      ])
  }

  private static func record(of person: Person, referrals: [Listing], on site: Site) -> Record {
    let head = PageHead(
      path: path(of: person), title: person.name,
      description: [person.name, person.role, person.organization].compactMap { $0 }.joined(separator: ", "))
    let shown = Record(
      shape,
      [
        "name": .text(person.name), "role": .text(person.role), "organization": .text(person.organization),
        "picture": .url(site.picture(of: person)),
        "monogram": .text(Words.monogram(person.name)), "hue": .number(Words.hue(person.name)),
        "contact": .record(ContactView.record(person.contact)),
        "about": .html(person.about.shown(namingTables: person.name)),
        "direction": .text(site.direction(of: person.about)?.rawValue),
        "editURL": .url(site.editURL(of: person.file)),
      ])
    return Record(
      page,
      head.values(on: site) + [
        Crumbs.value((site.language.say(.people), "people/index.html")), ("person", .record(shown)),
        ("jobs", .records(referrals.map { JobRowView($0, on: site, isRelative: true).record })),
        ("jobsHeading", .text(referrals.isEmpty ? nil : site.language.say(.referralsBy, ["name": person.name]))),
      ])
  }
}
