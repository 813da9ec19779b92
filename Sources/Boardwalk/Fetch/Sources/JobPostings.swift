import Web

/// Jobs on pages of any site that describes them for search engines, as Google for Jobs asks: schema.org's `JobPosting`.
///
/// Documentation: https://developers.google.com/search/docs/appearance/structured-data/job-posting
struct JobPostings: JobSource {
  static let name = "jobposting"
  static let policy = SourcePolicy(title: "Job postings", home: "", mayIndex: false, standing: .community)

  /// Pages with one job or several each.
  let pages: OneOrMany<EndpointAddress>?
  /// A site's map, whose pages are all looked at.
  let sitemap: EndpointAddress?
  /// Of the map's pages only those with this in their address: `/jobs/`.
  let within: String?
  /// The most pages that a run asks for; nil asks for 300.
  let most: WholeNumber<PagesAsked>?
  /// Whether search engines may be given the jobs, as the site's terms say; nil is no.
  let mayIndex: Bool?

  enum PagesAsked: NumberLimits { static let range = 1...20_000 }

  var policy: SourcePolicy {
    guard let host = (sitemap ?? pages?.all.first).flatMap({ hostOfAddress($0.url) }) else { return Self.policy }
    return SourcePolicy(title: host, home: "https://\(host)/", mayIndex: mayIndex ?? false, standing: .community)
  }

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let inquiry = Inquiry(service: policy.title, world: world)
    if let folder = world.replies {
      return try await inquiry.recorded(in: folder, to: page) { Self.answer($0, at: nil) }
    }
    let found = try await found(through: inquiry)
    if !found.findings.isEmpty { try await page(DraftPage(drafts: [], findings: found.findings)) }
    let limit = most?.value ?? Details.usualMost
    let turns = PageTurns(found.pages, atMost: limit, known: try await world.knownPages())
    var damaged = 0
    var failures = SingleFailures()
    for address in turns.asked {
      try await inquiry.pause()
      switch try await inquiry.single(Request(url: address), for: "a page", isDoubtful: failures.inARow > 0) {
      case .failed(let failure):
        failures.add(failure, of: address)
        try await page(DraftPage(at: PageOrigin(address, .failed)))
        try failures.check(atEnd: false)
      case .gone:
        failures.addSuccess()
        try await page(gone(address))
      case .body(let body):
        failures.addSuccess()
        let (found, isWhole) = self.found(in: body, at: address)
        damaged += isWhole ? 0 : 1
        try await page(found)
      }
    }
    try failures.check(atEnd: true)
    if !turns.standing.isEmpty { try await page(DraftPage(drafts: turns.standing)) }
    return ending(of: found, turns, damaged: damaged, failures)
  }

  /// The jobs of a page, and whether these are all that it describes.
  private func found(in body: [UInt8], at address: String) -> (page: DraftPage, isWhole: Bool) {
    var (answer, isWhole) = Self.read(body, at: address)
    // Maps lead to other pages too; one that the settings name is there for its jobs.
    if sitemap == nil, answer.rows == 0 {
      answer.page.findings.append(Diagnostic(.warning, "\(address) describes no job: it has no `JobPosting`."))
    }
    answer.page.origin = PageOrigin(address, isWhole ? .whole : .damaged)
    return (answer.page, isWhole)
  }

  /// Where pages wait for another run, what is missing is gone as long as each of them was read before.
  private func ending(
    of found: FoundPages, _ turns: PageTurns, damaged: Int, _ failures: SingleFailures
  ) -> Ending {
    let service = policy.title
    let addresses = found.pages
    var reasons = found.lacks
    if turns.hasUnread {
      reasons.append("\(service) has \(addresses.count) pages; \(turns.asked.count) were asked for.")
    }
    if let (address, failure) = failures.first {
      let which = failures.count == 1 ? "" : "the first: "
      reasons.append(
        "\(failures.count) of the \(addresses.count) pages of \(service) failed (\(which)\(quoted(address)), \(failure.reason))."
      )
    }
    if damaged > 0 {
      reasons.append("\(damaged) of the \(addresses.count) pages of \(service) could not be read whole.")
    }
    return reasons.isEmpty ? .complete : .partial(reasons.joined(separator: " "))
  }

  /// A page that is gone is a job that is over. Maps are made anew without it; settings name it for ever, or with a slip.
  private func gone(_ address: String) -> DraftPage {
    let finding = Diagnostic(
      .warning, "\(address) is not there, so its job is over.", hint: "Check `pages` in board.yml, or take it out.")
    return DraftPage(at: PageOrigin(address, .gone), findings: sitemap == nil ? [finding] : [])
  }

  /// What one page holds. A job that cannot be read is an item that cannot.
  static func answer(_ body: [UInt8], at asked: String?) -> Answer {
    var (answer, isWhole) = read(body, at: asked)
    if !isWhole { answer.page.unreadable += 1 }
    return answer
  }

  /// What one page holds, and whether that is every job that it describes.
  private static func read(_ body: [UInt8], at asked: String?) -> (answer: Answer, isWhole: Bool) {
    let address = asked ?? StructuredData.address(of: body)
    let (postings, lack) = StructuredData.read(body)
    var changes = ShapeChanges()
    var answer = Answer(postings) { posting throws(Rejection) in
      // The address of a page tells its jobs apart only where there is one.
      var draft = try JobDraft(
        posting: posting, at: postings.count == 1 ? address : nil, of: address.flatMap(hostOfAddress))
      draft.sourceURL = draft.sourceURL ?? address
      draft.applyURL = draft.applyURL ?? address
      changes.add(PostingShape(posting).changes, of: draft.sourceID)
      return draft
    }
    answer.page.findings += changes.findings
    if let lack {
      answer.rows += 1
      let what =
        switch lack {
        case .damaged: "a `JobPosting` that cannot be read: it is cut off or damaged"
        case .tooMany: "more than \(StructuredData.mostScripts) scripts with data, and those behind them are not read"
        }
      answer.page.findings.append(
        Diagnostic(
          .warning, "\(address ?? "A page") has \(what).", hint: "As long as that is so, no job of this source closes.")
      )
    }
    return (answer, lack == nil)
  }
}

extension JobPostings {
  /// Maps of maps are followed once, and not without end.
  private static let mostMaps = 50

  /// What is to be asked for, each address once.
  private func found(through inquiry: Inquiry) async throws -> FoundPages {
    if let endpoint = inquiry.world.endpoint { return FoundPages(pages: [endpoint]) }
    var found = FoundPages(pages: pages?.all.map(\.url) ?? [])
    if let sitemap {
      var inquiry = inquiry
      inquiry.missing = ("There is no map of the site at this address", "Check `sitemap:` in board.yml.")
      let body = try await inquiry.body(of: Request(url: sitemap.url), for: "the site's map")
      let map = try inquiry.reading(body, of: "the site's map", Self.map)
      if map.name == "urlset" {
        found.add(map, of: sitemap.url, within)
      } else {
        try await add(mapsOf: map, at: sitemap.url, to: &found, through: inquiry)
      }
      found.within = within
    } else if found.pages.isEmpty {
      _ = try Self.required(nil as String?, "pages", "Write the addresses of pages, or that of a `sitemap`.")
    }
    var seen: Set<String> = []
    found.pages.removeAll { !seen.insert($0).inserted }
    return found
  }

  /// Adds the pages of all maps that a map of maps names. One that fails takes no other with it, and the answer is less
  /// than all.
  private func add(
    mapsOf map: XMLTree, at site: String, to found: inout FoundPages, through inquiry: Inquiry
  ) async throws {
    let maps = found.places(map, in: "sitemap", of: site)
    var failures = SingleFailures()
    for address in maps.prefix(Self.mostMaps) {
      try await inquiry.pause()
      switch try await single(address, through: inquiry, isDoubtful: failures.inARow > 0) {
      case .success(let map):
        failures.addSuccess()
        found.add(map, of: site, within)
      case .failure(let failure):
        failures.add(failure, of: address)
        try failures.check(atEnd: false)
      }
    }
    let all = "of the \(maps.count) maps of \(inquiry.service)"
    if let (address, failure) = failures.first {
      if failures.successes == 0 { throw failure.fault }
      let which = failures.count == 1 ? "" : "the first: "
      found.lacks.append("\(failures.count) \(all) failed (\(which)\(quoted(address)), \(failure.reason)).")
    }
    if found.deeper > 0 { found.lacks.append("\(found.deeper) \(all) name only maps again, which are not read.") }
    if maps.count > Self.mostMaps { found.lacks.append("\(Self.mostMaps) \(all) were read, and no more are.") }
  }

  /// One map of several.
  private func single(
    _ address: String, through inquiry: Inquiry, isDoubtful: Bool
  ) async throws -> Result<XMLTree, SingleFailure> {
    switch try await inquiry.single(Request(url: address), for: "a map of the site", isDoubtful: isDoubtful) {
    case .failed(let failure): return .failure(failure)
    case .gone:
      let fault = Diagnostic(.error, "\(address), a map that the site's map names, is not there.")
      return .failure(SingleFailure(reason: "it is not there", fault: fault))
    case .body(let body):
      do {
        return .success(try Self.map(body))
      } catch let fault as ReplyFault {
        let finding = Diagnostic(.error, "A map of the site, \(address), cannot be read: \(fault.sentence)")
        return .failure(SingleFailure(reason: String(fault.sentence.dropLast()), fault: finding))
      }
    }
  }

  private static func map(_ body: [UInt8]) throws -> XMLTree {
    let map = try XMLReply.read(body)
    guard ["urlset", "sitemapindex"].contains(map.name) else { throw ReplyFault.missing("urlset", format: "XML") }
    return map
  }
}

/// The pages to ask for, and what is to be said of the maps that lead to them.
private struct FoundPages {
  var pages: [String]
  /// Why these may not be all, as sentences.
  var lacks: [String] = []
  /// Maps that are maps of maps again.
  private(set) var deeper = 0
  /// Addresses outside the map's own site: it could be a stranger's way to ask others through us.
  private var elsewhere: [String] = []
  /// What the settings want in addresses.
  var within: String?
  /// The addresses of the maps that are wanted, and the others of which there is one at least.
  private var wanted = 0
  private var others = (count: 0, first: "")
  private var changes = ShapeChanges()

  init(pages: [String]) { self.pages = pages }

  /// Adds the pages of a map that have this in their address.
  mutating func add(_ map: XMLTree, of site: String, _ within: String?) {
    guard map.name == "urlset" else {
      deeper += 1
      return
    }
    pages += places(map, in: "url", of: site) { within.map($0.contains) ?? true }
  }

  /// The addresses in a map, or in a map of maps, that are wanted and of its own site.
  mutating func places(
    _ map: XMLTree, in name: String, of site: String, where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    let site = Origin(site)
    return map.all(name).map(XMLOffer.init).compactMap { place in
      let address = place.text("loc")
      changes.add(address == nil ? ["\(name).loc"] : [], of: nil)
      guard let address else { return nil }
      guard isWanted(address) else {
        others = (others.count + 1, others.count == 0 ? address : others.first)
        return nil
      }
      wanted += name == "url" ? 1 : 0
      if site?.isSite(of: address) ?? false { return address }
      elsewhere.append(address)
      return nil
    }
  }

  var findings: [Diagnostic] { changes.findings + [unmatched, elsewhereFinding].compactMap { $0 } }

  /// A slip in the settings looks like a site without jobs.
  private var unmatched: Diagnostic? {
    guard let within, wanted == 0, others.count > 0 else { return nil }
    let pages = others.count == 1 ? "1 page" : "\(others.count) pages"
    return Diagnostic(
      .warning, "The map has \(pages), but none with “\(quoted(within))” in its address, as `within` says.",
      hint: "Write what the addresses of jobs have in common; the first of the map is \(quoted(others.first)).")
  }

  private var elsewhereFinding: Diagnostic? {
    guard let first = elsewhere.first else { return nil }
    let pages = elsewhere.count == 1 ? "an address" : "\(elsewhere.count) addresses"
    return Diagnostic(
      .warning,
      "The map leads to \(pages) outside its own site, and only its own is asked; the first: \(quoted(first)).",
      hint: "Write pages of other sites under `pages` in board.yml, or leave them out with `within`.")
  }
}
