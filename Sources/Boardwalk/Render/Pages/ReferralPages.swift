import Mustache

/// The list of referrals and a page for each.
enum ReferralPages: PageType {
  static let name = "referrals"
  static let templates = ["referral": page, "referrals": listShape]
  private static let listShape = pageShape(PagedList.fields + [("newURL", .optional(.url))])
  private static let page = pageShape([
    Crumbs.field, ("referral", .record(shape)), ("similar", .list(JobRowView.shape)), ("hasSimilar", .flag),
    ("similarHeading", .text),
  ])
  private static let shape = Shape([
    "person": .optional(.record(person)), "contact": .optional(.record(ContactView.shape)), "id": .text, "href": .url,
    "state": .text, "closes": .optional(.text), "until": .optional(.text),
    "pay": .optional(.text), "logo": .optional(.url), "title": .text,
    "organization": .text, "organizationHref": .optional(.url), "placeText": .optional(.text), "monogram": .text,
    "hue": .number, "posted": .record(JobView.posted), "closed": .optional(.text), "positions": .list(of: .text),
    "skills": .list(of: .text), "hasPositions": .flag, "hasSkills": .flag, "firstSkills": .list(of: .text),
    "moreSkills": .optional(.record(JobView.more)), "facts": .list(JobView.fact),
    "sections": .list(JobView.section), "places": .optional(.record(JobView.places)),
    "editURL": .optional(.url),
  ])
  private static let person = Shape([
    "name": .text, "href": .optional(.url), "role": .optional(.text), "organization": .optional(.text),
    "picture": .optional(.url), "monogram": .text, "hue": .number,
  ])

  static func list(of board: Board) -> PagedList {
    PagedList(
      folder: "referrals/", jobs: Positions(board.jobs.indices.lazy.filter { board.jobs[$0].kind == .referral }),
      of: board)
  }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    isEmpty(board) ? [] : [MenuEntry(title: language.say(.referrals), href: "referrals/index.html", rank: 10)]
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    guard !isEmpty(site.board) else { return }
    list(of: site.board).eachAddress(body)
    for job in site.board.jobs where job.kind == .referral {
      body(Address(path: job.path, changed: Day(instant: job.changed)))
    }
  }

  static func work(on site: Site) -> [Work] {
    guard !isEmpty(site.board) else { return [] }
    let list = list(of: site.board)
    let pages: Work = { press in
      let listings = (site.board.jobs + site.board.closed).filter { $0.kind == .referral }
      for (listing, job) in try press.jobs(listings) {
        try press.print(
          "referral", record(of: job, listing, on: site, rows: press.rows), about: listing.id, to: listing.path)
      }
    }
    return [pages]
      + list.work { page, press in
        try press.print("referrals", overview(list, page: page, on: site, rows: press.rows), to: list.path(page))
      }
  }

  static func isEmpty(_ board: Board) -> Bool { !board.posts.values.contains { $0.kind == .referral } }
}

extension ReferralPages {
  private static func overview(_ list: PagedList, page: Int, on site: Site, rows: RowCache) -> Record {
    let language = site.language
    let title = language.say(.referrals)
    let head = PageHead(
      path: list.path(page), title: list.title(title, page: page, in: language),
      description: language.say(.referralsDescription),
      feeds: FeedFiles.feeds(title: title, folder: "referrals/", on: site.board), dataNote: site.dataNote,
      pager: list.pager(page, in: language))
    let frame = ListFrame(
      heading: title, lede: language.say(.referralsLede), count: 0, noun: .openReferralNoun, feed: "referrals/feed.xml")
    let values = list.values(page: page, on: site, rows: rows, frame: frame, empty: language.say(.noneReferred))
    let newURL = page == 1 ? site.newURL(.referral, title: "Title of the position") : nil
    return Record(listShape, head.values(on: site) + values + [("newURL", .url(newURL))])
  }

  private static func record(of job: Job, _ listing: Listing, on site: Site, rows: RowCache) -> Record {
    let board = site.board
    let job = listing.isOpen ? job : job.withoutApplying
    let head = PageHead(
      path: listing.path, title: job.summary.titleAndOrganization.withSignsInPlace, description: job.excerpt,
      noindex: !listing.isOpen,
      feeds: FeedFiles.feeds(title: site.language.say(.referrals), folder: "referrals/", on: board),
      picture: PictureFiles.path(of: listing, on: site))
    let similar = JobView.similar(JobView.nearest(to: listing, on: site), on: site, rows: rows)
    return Record(
      page,
      head.values(on: site) + [
        Crumbs.value((site.language.say(.referrals), "referrals/index.html")),
        ("referral", .record(referral(job, listing, on: site))),
        ("similar", .records(similar.map(\.record))),
        ("hasSimilar", .flag(!similar.isEmpty)),
        ("similarHeading", .text(site.language.say(.similar))),
      ])
  }

  private static func referral(_ job: Job, _ listing: Listing, on site: Site) -> Record {
    let referrer = job.referral?.referrer.flatMap { site.peopleByHandle[$0] }
    let contact = job.referral?.contact?.reached(through: referrer?.contact) ?? referrer?.contact
    let positions = job.referral?.positions ?? []
    let language = site.language
    var closed: String?
    if case .closed(let day) = listing.state { closed = language.say(.referralEnded, ["day": language.day(day)]) }
    return Record(
      shape,
      [
        "person": .record(referrer.map { person($0, on: site) }),
        "contact": .record(listing.isOpen ? ContactView.record(contact) : nil),
        "id": .text(listing.id.description), "href": .url(listing.path), "state": .text(JobView.state(listing)),
        "closes": .text(JobView.lastDay(job, listing)?.description),
        "until": .text(listing.isOpen ? job.deadline?.until?.description : nil),
        "pay": .text(job.pay.map(language.rowPay)),
        "logo": .url(site.tile(of: job.organization).logo),
        "title": .text(job.title.withSignsInPlace), "organization": .text(job.organization),
        "organizationHref": .url(
          FacetKind.organizations.facets(site)[job.organization].map(FacetKind.organizations.path)),
        "placeText": .text(language.place(job.placeText)), "monogram": .text(site.tile(of: job.organization).monogram),
        "hue": .number(site.tile(of: job.organization).hue), "posted": .record(JobView.posted(job, on: site)),
        "closed": .text(closed),
        "positions": .texts(positions.map(\.withSignsInPlace)), "skills": .texts(job.skills),
        "firstSkills": .texts(JobView.first(job.skills)), "moreSkills": .record(JobView.more(job.skills)),
        "hasPositions": .flag(!positions.isEmpty),
        "hasSkills": .flag(!job.skills.isEmpty),
        "facts": .records(JobView.facts(job, listing, on: site)),
        "sections": .records(JobView.sections(job, on: site)),
        "places": .record(JobView.places(job, in: language)),
        "editURL": .url(site.editURL(of: listing)),
      ])
  }

  private static func person(_ person: Person, on site: Site) -> Record {
    Record(
      Self.person,
      [
        "name": .text(person.name), "href": .url(PeoplePages.path(of: person)), "role": .text(person.role),
        "organization": .text(person.organization), "picture": .url(site.picture(of: person)),
        "monogram": .text(Words.monogram(person.name)), "hue": .number(Words.hue(person.name)),
      ])
  }
}
