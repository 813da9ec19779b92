import Mustache

/// A page for every job, open or lately closed.
enum JobPages: PageType {
  static let name = "jobs"
  static let templates = ["job": page]
  private static let page = pageShape([
    Crumbs.field, ("job", .record(shape)), ("similar", .list(JobRowView.shape)), ("hasSimilar", .flag),
    ("similarHeading", .text),
  ])
  private static let shape = Shape([
    "id": .text, "href": .url, "state": .text, "closes": .optional(.text), "pay": .optional(.text),
    "logo": .optional(.url), "title": .text, "organization": .text, "organizationHref": .optional(.url),
    "department": .optional(.text),
    "placeText": .optional(.text), "monogram": .text, "hue": .number, "posted": .record(JobView.posted),
    "closed": .optional(.text), "checked": .optional(.text), "note": .optional(.text), "facts": .list(JobView.fact),
    "sections": .list(JobView.section), "hasContents": .flag, "places": .optional(.record(places)),
    "applyURL": .optional(.url), "applyText": .optional(.text), "applyHost": .optional(.text),
    "sourceURL": .optional(.url), "sourceText": .optional(.text), "sourceRel": .text, "sourceLine": .optional(.text),
    "also": .list(AlsoOn.shape), "hasAlso": .flag,
    "skills": .list(of: .text), "hasSkills": .flag, "categories": .list(link), "hasCategories": .flag,
    "searches": .list(link), "hasSearches": .flag,
  ])
  private static let places = Shape(["title": .text, "names": .list(of: .text)])
  private static let link = Shape(["title": .text, "href": .url])
  /// Enough for a piece to be worth handing out, few enough for both cores to end together.
  private static let jobsAPiece = 500
  /// A page that lists ten thousand places helps nobody.
  private static let mostPlaces = 1000

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    for job in site.board.jobs where job.kind == .job && site.mayIndex(job) {
      body(Address(path: job.path, changed: Day(instant: job.changed)))
    }
  }

  static let isShared = true

  static func pathsElsewhere(of site: Site) -> [String] {
    (site.board.jobs + site.board.closed).filter { $0.kind == .job && !site.shard.holds($0.id) }.flatMap { listing in
      [listing.path] + site.compressions.map { "\(listing.path).\($0.rawValue)" }
    }
  }

  static func work(on site: Site) -> [Work] {
    var all: [Place] = []
    all.reserveCapacity(site.board.jobs.count + site.board.closed.count)
    for (index, listing) in site.board.jobs.enumerated() where isMade(listing, on: site) {
      all.append(Place(row: listing.row, index: Int32(index), isOpen: true))
    }
    for (index, listing) in site.board.closed.enumerated() where isMade(listing, on: site) {
      all.append(Place(row: listing.row, index: Int32(index), isOpen: false))
    }
    all.sort { ($0.row, $0.isOpen ? 0 : 1, $0.index) < ($1.row, $1.isOpen ? 0 : 1, $1.index) }
    return pieces(of: all, on: site)
  }

  /// Where a job stands: in the store, and among the open or the closed ones of the board.
  private struct Place {
    var row: Int64
    var index: Int32
    var isOpen: Bool

    /// Among the open ones.
    var position: Int? { isOpen ? Int(index) : nil }

    func listing(on board: Board) -> Listing { isOpen ? board.jobs[Int(index)] : board.closed[Int(index)] }
  }

  private static func isMade(_ listing: Listing, on site: Site) -> Bool {
    listing.kind == .job && site.shard.holds(listing.id)
  }

  /// - Parameter all: by row.
  private static func pieces(of all: [Place], on site: Site) -> [Work] {
    stride(from: 0, to: all.count, by: jobsAPiece).map { first in
      { press in
        var unknown: [Listing] = []
        var known: [JobID: (position: Int?, fingerprint: Fingerprint)] = [:]
        for place in all[first..<min(first + jobsAPiece, all.count)] {
          let listing = place.listing(on: site.board)
          let fingerprint = fingerprint(of: listing, at: place.position, on: site)
          if try press.takes(listing.path, madeOf: fingerprint) { continue }
          unknown.append(listing)
          known[listing.id] = (place.position, fingerprint)
        }
        var printer = press
        try press.read(unknown) { listing, job in
          guard let (position, fingerprint) = known[listing.id] else { return }
          let similar = JobView.similar(to: listing, at: position, on: site)
          let record = record(of: job, listing, at: position, similar, on: site)
          try printer.print("job", record, about: listing.id, to: listing.path, madeOf: fingerprint)
        }
      }
    }
  }
}

extension JobPages {
  /// Of everything that a job's page depends on.
  private static func fingerprint(of listing: Listing, at position: Int?, on site: Site) -> Fingerprint {
    var fingerprint = site.fingerprint
    fingerprint.add(position.map { site.rows[$0] } ?? site.fingerprint(of: listing).value)
    fingerprint.add(FacetKind.organizations.facets(site.board).slug(of: listing.organization))
    let categories = FacetKind.categories.facets(site.board)
    for category in listing.categories { fingerprint.add(categories.slug(of: category.name)) }
    if let position { for search in site.searchesOfJobs[position] { fingerprint.add(site.searchMarks[Int(search)]) } }
    fingerprint.add(JobView.fingerprint(ofSimilarTo: listing, at: position, on: site))
    return fingerprint
  }

  /// Its fields of work that have pages.
  private static func fields(of listing: Listing, on board: Board) -> [Facet] {
    let facets = FacetKind.categories.facets(board)
    return listing.categories.compactMap { facets[$0.name] }
  }

  /// The saved searches that find a job; none of one that is closed.
  private static func searches(at position: Int?, on site: Site) -> [SavedSearch] {
    position.map { site.searchesOfJobs[$0].map { site.board.searches[Int($0)].search } } ?? []
  }

  private static func record(
    of job: Job, _ listing: Listing, at position: Int?, _ similar: [SimilarJob], on site: Site
  ) -> Record {
    let board = site.board
    let head = PageHead(
      path: listing.path, title: "\(job.title), \(job.organization)", description: job.excerpt,
      noindex: !listing.isOpen || !site.mayIndex(listing),
      jobPosting: listing.isOpen ? posting(of: job, listing, on: site) : nil,
      picture: PictureFiles.path(of: listing, on: site))
    let crumb = fields(of: listing, on: board).first
    let home = (title: site.language.say(.jobs), href: "index.html")
    let crumbs =
      crumb.map { Crumbs.value(home, ($0.title, FacetKind.categories.path(of: $0))) } ?? Crumbs.value(home)
    return Record(
      page,
      head.values(on: site) + [
        crumbs,
        ("job", .record(record(of: job, listing, searches: searches(at: position, on: site), on: site))),
        (
          "similar",
          .records(similar.map { JobRowView.record($0.listing, on: site, relative: false, reason: $0.reason) })
        ),
        ("hasSimilar", .flag(!similar.isEmpty)),
        ("similarHeading", .text(site.language.say(.similar))),
      ])
  }

  private static func record(of job: Job, _ listing: Listing, searches: [SavedSearch], on site: Site) -> Record {
    let board = site.board
    let policy = site.policies[listing.id.source]
    let apply = listing.isOpen ? policy?.applyURL(of: job) ?? job.applyURL : nil
    let isNamedByLink = policy?.attribution == .followedLink
    let source = job.sourceURL == apply && !isNamedByLink ? nil : job.sourceURL
    let categories = fields(of: listing, on: board)
    let language = site.language
    let sourceLine = [
      policy.map { language.say(.sourceIs, ["name": $0.title]) },
      job.announcement.map { language.say(.announcement, ["number": $0]) },
    ]
    return Record(
      shape,
      [
        "title": .text(job.title), "organization": .text(job.organization),
        "organizationHref": .url(
          FacetKind.organizations.facets(board)[job.organization].map(FacetKind.organizations.path)),
        "department": .text(job.department), "placeText": .text(language.place(job.placeText)),
        "id": .text(listing.id.description), "href": .url(listing.path), "state": .text(JobView.state(listing)),
        "closes": .text(job.deadline?.day.description), "pay": .text(job.pay.map(language.rowPay)),
        "logo": .url(site.tile(of: job.organization).logo),
        "monogram": .text(site.tile(of: job.organization).monogram),
        "hue": .number(site.tile(of: job.organization).hue),
        "posted": .record(JobView.posted(job, in: language)),
        "closed": .text(JobView.closed(listing, in: language)),
        "checked": .text(JobView.checked(listing, on: site)),
        "note": .text(listing.isOpen ? language.earlyClose(job.summary) : nil),
        "facts": JobView.facts(job, listing, today: board.today, in: language),
        "sections": JobView.sections(job, in: language),
        "hasContents": .flag(job.sections.count > 1), "places": .record(places(of: job, in: language)),
        "applyURL": .url(apply?.string),
        "applyText": .text(
          apply.map { language.say(.applyAt, ["name": policy?.title ?? $0.host ?? job.organization]) }),
        "applyHost": .text(apply?.host), "sourceURL": .url(source?.string),
        "sourceText": .text(
          source.map { language.say(.seeAt, ["name": policy?.title ?? $0.host ?? language.say(.itsSource)]) }),
        "sourceRel": .text(AlsoOn.rel(isFollowed: isNamedByLink)), "also": AlsoOn.records(listing),
        "hasAlso": .flag(!listing.also.isEmpty),
        "sourceLine": .text(sourceLine.compactMap { $0 }.joined(separator: " ")), "skills": .texts(job.skills),
        "hasSkills": .flag(!job.skills.isEmpty),
        "categories": .records(
          categories.map { Record(link, ["title": .text($0.title), "href": .url(FacetKind.categories.path(of: $0))]) }),
        "hasCategories": .flag(!categories.isEmpty),
        "searches": .records(
          searches.map { search in
            Record(link, ["title": .text(search.title), "href": .url(SearchPages.folder(of: search) + "index.html")])
          }),
        "hasSearches": .flag(!searches.isEmpty),
      ])
  }

  /// The whole script element; nil for a job that search engines cannot or may not be given.
  private static func posting(of job: Job, _ listing: Listing, on site: Site) -> String? {
    guard site.showsPostings, let posting = site.posting(of: job, listing) else { return nil }
    var bytes: [UInt8] = []
    posting.appendMarkup(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func places(of job: Job, in language: Language) -> Record? {
    guard job.allPlaces.count > 1 else { return nil }
    let names = job.allPlaces.prefix(mostPlaces).map(\.text).filter { !$0.isEmpty }
    return Record(
      places,
      ["title": .text(language.say(.allPlaces, job.allPlaces.count)), "names": .texts(names)])
  }
}
