// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// Jobs in Germany and remote ones in Europe, in pages.
///
/// Documentation: https://www.arbeitnow.com/api/job-board-api
struct Arbeitnow: JobSource {
  static let name = "arbeitnow"
  /// Whether its jobs may be handed on to search engines is nowhere said, so they are not.
  static let policy = SourcePolicy(
    title: "Arbeitnow", home: "https://www.arbeitnow.com/", mayIndex: false, attribution: .followedLink,
    standing: .gatherer)

  /// Pages hold a hundred jobs; the service has some thousand.
  private static let mostPages = 100

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let address = world.endpoint ?? "https://www.arbeitnow.com/api/job-board-api"
    return try await Inquiry(service: Self.policy.title, world: world).pages(
      from: Request(address, asking: ["page": "1"]), atMost: Self.mostPages, to: page, reading: read,
      // The address of the next page is not followed but counted, so that a mirror is asked to the end.
      next: { sweep, answer in
        answer.next == nil ? nil : Request(address, asking: ["page": "\(sweep.pages + 1)"])
      })
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let jobs = wire.data else { throw ReplyFault.missing("data") }
    return Answer(jobs, next: wire.links?["next"]?.text, draft: draft)
  }
}

extension Arbeitnow {
  private struct WireReply: Decodable {
    let data: Offers<WireJob>?
    let links: WireTree?
  }

  private struct WireJob: WireOffer {
    static let idName = "slug"

    let slug, company_name, title, description, remote, url, location, created_at: WireText?
    let tags, job_types: WireTexts?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.slug)
    draft.title = job.title?.text ?? ""
    draft.organization = job.company_name?.text
    for tag in job.tags?.texts ?? [] { draft.claim(category: tag) }
    // Some of them are levels: `professional / experienced`, `geschäftsleitung`.
    for type in job.job_types?.texts ?? [] {
      if let level = FactVocabulary.levels(type), !Employment.names(type) {
        draft.claim(fact: "Level", level)
      } else {
        draft.employment.append(type)
      }
    }
    draft.posted = job.created_at?.text
    draft.timeZone = "Europe/Berlin"
    draft.remote = job.remote?.flag
    draft.placeText = job.location?.text
    draft.places = job.location?.text.filled.map { [PlaceClaim(name: $0)] } ?? []
    draft.sourceURL = job.url?.text
    draft.applyURL = job.url?.text
    // At times coded twice.
    draft.claim(.summary, job.description?.text)
    return draft
  }
}
