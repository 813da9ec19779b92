import Markup
import Mustache

/// The page of a job, as templates ask for it.
final class JobPageView: Sendable {
  private let job: Job
  private let listing: Listing
  /// In `Board.jobs`; nil for a closed one.
  private let position: Int?
  private let site: Site
  private let head: HeadView
  private let policy: SourcePolicy?
  private let applyURL: SafeURL?
  private let similar: [SimilarRowView]
  /// Its fields of work that have pages.
  private let fieldsOfWork: [Facet]

  private init(
    _ job: consuming Job, _ listing: Listing, at position: Int?, _ nearest: [Neighbours.Neighbour], on site: Site,
    rows: RowCache
  ) {
    if !listing.isOpen { job = job.withoutApplying }
    self.job = job
    self.listing = listing
    self.position = position
    self.site = site
    policy = site.policies[listing.id.source]
    applyURL = listing.isOpen ? policy?.applyURL(of: job) ?? job.applyURL : nil
    similar = JobView.similar(nearest, on: site, rows: rows)
    fieldsOfWork = Self.fieldsOfWork(of: listing, on: site)
    head = HeadView(
      PageHead(
        path: listing.path, title: job.summary.titleAndOrganization.withSignsInPlace, description: job.excerpt,
        noindex: !listing.isOpen || !site.mayIndex(listing),
        jobPosting: listing.isOpen ? Self.posting(of: job, listing, on: site) : nil,
        picture: PictureFiles.path(of: listing, on: site)), on: site)
  }

  static let fields = Fields<JobPageView>(
    PageHead.fields.map { name, field in (name, field.of(\.head)) } + [
      ("crumbs", .records(Crumbs.shape) { $0.crumbs }), ("job", .record(own.shape) { Record(own, of: $0) }),
      ("similar", .records(JobRowView.shape) { $0.similar.map(\.record) }),
      ("hasSimilar", .flag { !$0.similar.isEmpty }), ("similarHeading", .text { $0.language.say(.similar) }),
    ])

  private static let own = Fields<JobPageView>(listFields + textFields + linkFields)

  /// What lists show of it as well, and what became of it.
  private static let listFields: [(String, Field<JobPageView>)] = [
    ("id", .text { $0.listing.id.description }), ("href", .url { $0.listing.path }),
    ("state", .text { JobView.state($0.listing) }),
    ("closes", .optionalText { JobView.lastDay($0.job, $0.listing)?.description }),
    ("until", .optionalText { $0.listing.isOpen ? $0.job.deadline?.until?.description : nil }),
    ("pay", .optionalText { $0.job.pay.map($0.language.rowPay) }), ("logo", .optionalURL { $0.tile.logo }),
    ("title", .text { $0.job.title.withSignsInPlace }),
    ("organization", .text { $0.site.organization(of: $0.job.summary) }),
    ("organizationHref", .optionalURL { $0.organizationPath }), ("department", .optionalText { $0.job.department }),
    ("placeText", .optionalText { $0.language.place($0.job.placeText) }), ("monogram", .text { $0.tile.monogram }),
    ("hue", .number { $0.tile.hue }), ("posted", .record(JobView.posted) { JobView.posted($0.job, on: $0.site) }),
    ("closed", .optionalText { JobView.closed($0.listing, in: $0.language) }),
    ("checked", .optionalText { JobView.checked($0.listing, on: $0.site) }),
    ("note", .optionalText { $0.listing.isOpen ? $0.language.earlyClose($0.job.summary) : nil }),
  ]

  private static let textFields: [(String, Field<JobPageView>)] = [
    ("facts", .records(JobView.fact) { JobView.facts($0.job, $0.listing, on: $0.site) }),
    ("keyFacts", .record(JobView.someFacts) { $0.keyFacts }),
    ("moreFacts", .optionalRecord(JobView.someFacts) { $0.moreFacts }),
    ("sections", .records(JobView.section) { JobView.sections($0.job, on: $0.site) }),
    ("hasContents", .flag { $0.job.sections.count > 1 }),
    ("places", .optionalRecord(JobView.places) { JobView.places($0.job, in: $0.language) }),
    ("mapURL", .optionalURL { MapLink.address(of: $0.job) }),
    ("applyURL", .optionalURL { $0.applyURL?.string }), ("applyText", .optionalText { $0.applyText }),
    ("applyMailHTML", .optionalHTML { $0.applyMailHTML }), ("applyHost", .optionalText { $0.applyHost }),
    ("contact", .optionalRecord(ContactView.shape) { $0.contact }),
    ("sourceURL", .optionalURL { $0.sourceURL?.string }),
    ("sourceText", .optionalText { $0.sourceText }),
    ("sourceRel", .text { AlsoOn.rel(isFollowed: $0.isNamedByLink) }), ("sourceLine", .optionalText { $0.sourceLine }),
  ]

  private static let linkFields: [(String, Field<JobPageView>)] = [
    ("also", .records(AlsoOn.shape) { AlsoOn.records($0.listing) }), ("hasAlso", .flag { !$0.listing.also.isEmpty }),
    ("skills", .texts { $0.job.skills }), ("firstSkills", .texts { JobView.first($0.job.skills) }),
    ("moreSkills", .optionalRecord(JobView.more) { JobView.more($0.job.skills) }),
    ("hasSkills", .flag { !$0.job.skills.isEmpty }),
    ("categories", .records(link) { $0.categories }),
    ("firstCategories", .records(link) { JobView.first($0.categories) }),
    ("moreCategories", .optionalRecord(moreLinks) { moreLinks($0.categories) }),
    ("hasCategories", .flag { !$0.fieldsOfWork.isEmpty }),
    ("searches", .records(link) { $0.searches }),
    ("firstSearches", .records(link) { JobView.first($0.searches) }),
    ("moreSearches", .optionalRecord(moreLinks) { moreLinks($0.searches) }),
    ("hasSearches", .flag { !$0.searches.isEmpty }),
    ("editURL", .optionalURL { $0.site.editURL(of: $0.listing) }),
  ]
  private static let link = Shape(["title": .text, "href": .url])
  private static let moreLinks = Shape(["links": .list(link)])

  private static func moreLinks(_ links: [Record]) -> Record? {
    let more = JobView.rest(links)
    return more.isEmpty ? nil : Record(moreLinks, ["links": .records(more)])
  }

  /// - Parameters:
  ///   - nearest: the jobs that are most like it.
  ///   - rows: of jobs, which other pages have as well.
  static func record(
    of job: consuming Job, _ listing: Listing, at position: Int?, _ nearest: [Neighbours.Neighbour], on site: Site,
    rows: RowCache
  ) -> Record {
    Record(fields, of: JobPageView(job, listing, at: position, nearest, on: site, rows: rows))
  }
}

extension JobPageView {
  private var language: Language { site.language }

  private var tile: Tile { site.tile(of: job.summary.statedOrganization) }

  private static func fieldsOfWork(of listing: Listing, on site: Site) -> [Facet] {
    let facets = FacetKind.categories.facets(site)
    var fields: [Facet] = []
    for category in listing.categories {
      guard let facet = facets[category.name], !fields.contains(where: { $0.slug == facet.slug }) else { continue }
      fields.append(facet)
    }
    return fields
  }

  private var crumbs: [Record] {
    let home = (title: language.say(.jobs), href: "index.html")
    let field = fieldsOfWork.first.map { (title: $0.title, href: FacetKind.categories.path(of: $0)) }
    return [home, field].compactMap { $0 }.map(Crumbs.record)
  }

  private var organizationPath: String? {
    FacetKind.organizations.facets(site)[job.organization].map(FacetKind.organizations.path)
  }

  private var keyFacts: Record {
    Record(JobView.someFacts, ["facts": .records(JobView.keyFacts(job, listing, on: site))])
  }

  private var moreFacts: Record? {
    let facts = JobView.moreFacts(job, in: language)
    return facts.isEmpty ? nil : Record(JobView.someFacts, ["facts": .records(facts)])
  }

  private var contact: Record? { listing.isOpen ? ContactView.record(job.referral?.contact) : nil }

  private var applyText: String? {
    applyURL.map {
      let name = policy?.name ?? $0.shownHost ?? job.summary.statedOrganization
      return language.say(.applyAt, ["name": name ?? language.say(.itsSource)])
    }
  }

  /// Where the button leads; nil where its own words are that.
  private var applyHost: String? { policy?.name == nil ? nil : applyURL?.shownHost }

  /// The button where one applies by e-mail.
  private var applyMailHTML: String? {
    guard let applyURL, applyURL.string.hasPrefix("mailto:"), let applyText else { return nil }
    return SafeHTML.mailLink(
      applyURL, attributes: " class=\"button apply\" rel=\"noopener noreferrer nofollow ugc\"", words: applyText)
  }

  /// Whether the source's terms ask for a link that search engines follow.
  private var isNamedByLink: Bool { policy?.attribution == .followedLink }

  private var sourceURL: SafeURL? { job.sourceURL == applyURL && !isNamedByLink ? nil : job.sourceURL }

  private var sourceText: String? {
    sourceURL.map { language.say(.seeAt, ["name": policy?.name ?? $0.shownHost ?? language.say(.itsSource)]) }
  }

  private var sourceLine: String {
    [
      policy?.name.map { language.say(.sourceIs, ["name": $0]) },
      job.announcement.map { language.say(.announcement, ["number": $0]) },
    ].compactMap { $0 }.joined(separator: " ")
  }

  private var categories: [Record] {
    fieldsOfWork.map {
      Record(Self.link, ["title": .text($0.title), "href": .url(FacetKind.categories.path(of: $0))])
    }
  }

  /// The saved searches that find it; none of one that is closed.
  private var searches: [Record] {
    guard let position else { return [] }
    return site.searchesOfJobs[position].map { number in
      let search = site.board.searches[Int(number)].search
      return Record(
        Self.link, ["title": .text(search.title), "href": .url(SearchPages.folder(of: search) + "index.html")])
    }
  }

  /// The whole script element; nil for a job that search engines cannot or may not be given.
  private static func posting(of job: Job, _ listing: Listing, on site: Site) -> String? {
    guard site.showsPostings, let posting = site.posting(of: job, listing) else { return nil }
    var bytes: [UInt8] = []
    posting.appendMarkup(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
