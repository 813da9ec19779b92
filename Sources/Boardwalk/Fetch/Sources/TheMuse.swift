// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// Jobs at employers who present themselves at The Muse, in pages of 20.
///
/// Documentation: https://www.themuse.com/developers/api/v2
struct TheMuse: JobSource {
  static let name = "themuse"
  /// Whether its jobs may be handed on to search engines is nowhere said, so they are not.
  static let policy = SourcePolicy(
    title: "The Muse", home: "https://www.themuse.com/",
    mayIndex: false, attribution: .followedLink, standing: .gatherer)

  /// Fields of work as the service names them: `Software Engineering`.
  let category: OneOrMany<String>?
  /// Places as the service names them: `Portland, ME`, `Flexible / Remote`.
  let location: OneOrMany<String>?
  /// `Internship`, `Entry Level`, `Mid Level`, `Senior Level`, `management`.
  let level: OneOrMany<String>?
  /// Employers as the service names them.
  let company: OneOrMany<String>?

  /// 2,000 jobs; without a key the service answers 500 requests an hour.
  private static let mostPages = 100

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let address = world.endpoint ?? "https://www.themuse.com/api/public/jobs"
    var inquiry = Inquiry(service: Self.policy.title, world: world)
    inquiry.key = ("to answer; it may be that it was asked too often", "Build again in an hour.")
    return try await inquiry.pages(
      from: request(page: 0, at: address), atMost: Self.mostPages, to: page, reading: read,
      next: { sweep, _ in request(page: sweep.pages, at: address) })
  }

  private func request(page: Int, at address: String) -> Request {
    var query: Query = ["page": "\(page)"]
    for (name, values) in [("category", category), ("location", location), ("level", level), ("company", company)] {
      for value in values?.all ?? [] { query.append(name, value) }
    }
    return Request(address, asking: query)
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let jobs = wire.results else { throw ReplyFault.missing("results") }
    return Answer(jobs, announced: wire.total?.wholeNumber, draft: draft)
  }
}

extension TheMuse {
  private struct WireReply: Decodable {
    let results: Offers<WireJob>?
    let total: WireText?
  }

  private struct WireJob: WireOffer {
    let id, name, contents, publication_date: WireText?
    let locations, categories, levels, tags: [WireNamed]?
    let refs: WireLinks?
    let company: WireNamed?
  }

  private struct WireNamed: Decodable { let name: WireText? }
  private struct WireLinks: Decodable { let landing_page: WireText? }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id, WireText(job.refs?.landing_page?.text))
    draft.title = job.name?.text ?? ""
    draft.organization = job.company?.name?.text
    for category in job.categories ?? [] { draft.claim(category: category.name?.text) }
    draft.claim(fact: "Level", Self.names(job.levels))
    draft.employment = (job.levels ?? []).compactMap { $0.name?.text }.filter(Employment.names)
    draft.claim(fact: "Tags", Self.names(job.tags))
    draft.placeText = Self.names(job.locations)
    draft.places = (job.locations ?? []).map { PlaceClaim(name: $0.name?.text) }
    draft.posted = job.publication_date?.text
    draft.sourceURL = job.refs?.landing_page?.text
    draft.applyURL = draft.sourceURL
    draft.claim(.summary, job.contents?.text)
    return draft
  }

  private static func names(_ list: [WireNamed]?) -> String? {
    (list ?? []).compactMap { $0.name?.text.filled }.joined(separator: ", ")
  }
}
