import Markup

extension FeedFiles {
  /// Jobs as items of each kind of feed.
  struct Items {
    private(set) var rss: [RSSFeed.Item] = []
    private(set) var json: [JSONFeed.Item] = []
    /// None where there is no Atom feed.
    private(set) var atom: [AtomFeed.Entry] = []
    /// What they take in each kind of feed at least.
    private var (leastXML, leastJSON) = (0, 0)

    /// Bytes of what stands around an item's texts: of an RSS item its elements and a moment, of an Atom entry more; of a JSON
    /// item the names of five members and a moment.
    private static let (frameXML, frameJSON) = (150, 80)
    /// Bytes around a category, the element of RSS being the shortest, and around a member that not every item has.
    private static let (frameCategory, frameMember) = (20, 8)
    /// Bytes that the reference for one of the signs that XML cannot do without has more than the sign.
    private static let escape = 5

    /// Whether any feed would be full before all of them were in it.
    var areTooMany: Bool { min(leastXML, leastJSON) > RSSFeed.mostBytes }

    mutating func append(_ listing: Listing, _ job: Job, on site: Site, withSummary: Bool) {
      let guid = site.guid(of: listing.id)
      let url = site.address(of: listing)
      let title = job.summary.titleAndOrganization.withSignsInPlace
      let hirer = job.summary.statedOrganization
      let facts = Self.facts(of: job, until: listing.summary.deadline, on: site)
      let line = SafeHTML(text: facts) + site.attribution(of: job)
      let summary = withSummary ? job.shownSections.first?.html : SafeHTML(text: job.excerpt)
      let body = summary.map { line + $0 } ?? line
      let categories = job.categories.map(\.name)
      let excerpt = job.excerpt.isEmpty ? nil : job.excerpt
      count(body.html, [title, url, guid], categories, [job.sourceURL?.string, excerpt, hirer])
      rss.append(
        RSSFeed.Item(
          title: title, link: url, guid: guid, published: listing.firstSeen, changed: listing.changed,
          author: hirer, categories: categories, description: body))
      var item = JSONFeed.Item(id: guid, title: title, url: url, content: body, published: listing.firstSeen)
      if listing.changed > listing.firstSeen { item.modified = listing.changed }
      item.externalURL = job.sourceURL?.string
      item.summary = excerpt
      item.authors = hirer.map { [.init(name: $0)] } ?? []
      item.tags = categories
      if withSummary, listing.kind == .job { item.posting = site.posting(of: job, listing) }
      json.append(item)
      guard site.board.settings.outputs.contains(.atom) else { return }
      var entry = AtomFeed.Entry(
        title: title, link: url, id: guid, published: listing.firstSeen, updated: listing.changed,
        // Every entry has to name one: https://www.rfc-editor.org/rfc/rfc4287#section-4.1.2
        author: hirer ?? site.board.settings.title, content: body)
      entry.categories = categories
      atom.append(entry)
    }

    /// Counts what every kind of feed says of an item, and what only the JSON Feed does.
    private mutating func count(
      _ html: String, _ texts: [String], _ categories: [String], _ inJSON: [String?]
    ) {
      let bytes = texts.reduce(html.utf8.count) { $0 + $1.utf8.count }
      let signs = html.withBytes { html in
        html.reduce(0) { $0 + ($1 == UInt8(ascii: "<") || $1 == UInt8(ascii: ">") ? 1 : 0) }
      }
      leastXML += Self.frameXML + bytes + signs * Self.escape
      leastXML += categories.reduce(0) { $0 + Self.frameCategory + $1.utf8.count }
      leastJSON += Self.frameJSON + bytes + inJSON.reduce(0) { $0 + ($1.map { Self.frameMember + $0.utf8.count } ?? 0) }
    }

    /// `Portland, Maine · $50,000 · Full-time · Closes on 3 December`; of a job that says nothing of this, who hires, if that is known.
    private static func facts(of job: Job, until deadline: Deadline?, on site: Site) -> String {
      let language = site.language
      var facts = language.place(job.summary.placeText)
      func add(_ fact: String) {
        if !facts.isEmpty, !fact.isEmpty { facts += " · " }
        facts += fact
      }
      if let pay = job.summary.pay { add(language.pay(pay)) }
      if let schedule = job.summary.schedule { add(language.title(of: schedule)) }
      if let deadline {
        add(language.say(.closesOn, ["day": language.day(deadline.day)]))
      } else if job.facts.contains(.openUntilFilled) {
        add(language.word(Job.Fact.openUntilFilled.value))
      }
      return facts.isEmpty ? site.organization(of: job.summary) : facts
    }
  }
}

extension Site {
  /// The line that names a job's source with a link that search engines follow, where its terms ask for that.
  func attribution(of job: Job) -> SafeHTML {
    guard let policy = policies[job.id.source], policy.attribution == .followedLink, let link = job.sourceURL
    else { return .empty }
    return SafeHTML(line: language.say(.fromLink), followedLink: link, title: policy.title)
  }
}
