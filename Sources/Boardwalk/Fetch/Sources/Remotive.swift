// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// Remote jobs, all in one reply.
///
/// Documentation: https://remotive.com/remote-jobs/api
struct Remotive: JobSource {
  static let name = "remotive"
  /// The terms forbid to hand its jobs on to Google and others, advise at most four requests a day, and ask for its name
  /// with a link.
  static let policy = SourcePolicy(
    title: "Remotive", home: "https://remotive.com/", terms: "https://remotive.com/api-documentation", mayIndex: false,
    pollingInterval: 6 * 60 * 60, attribution: .followedLink, standing: .gatherer)

  /// A category's slug: `software-dev`.
  let category: String?
  /// Part of the employer's name.
  let companyName: String?
  /// Words in the title or the text.
  let search: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let asked = [("category", category), ("company_name", companyName), ("search", search)]
    let query = Query(asked.compactMap { name, value in value.filled.map { (name, $0) } })
    let address = world.endpoint ?? "https://remotive.com/api/remote-jobs"
    return try await Inquiry(service: Self.policy.title, world: world)
      .pages(from: Request(address, asking: query), to: page, reading: read)
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let jobs = wire.jobs else { throw ReplyFault.missing("jobs") }
    return Answer(jobs, announced: wire.total?.wholeNumber, draft: draft)
  }
}

extension Remotive {
  private struct WireReply: Decodable {
    let jobs: Offers<WireJob>?
    let total: WireText?

    enum CodingKeys: String, CodingKey {
      case jobs
      case total = "total-job-count"
    }
  }

  private struct WireJob: WireOffer {
    let id, url, title, company_name, category, job_type, publication_date: WireText?
    let candidate_required_location, salary, description: WireText?
    let tags: WireTexts?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id, job.url)
    draft.title = job.title?.text ?? ""
    draft.organization = job.company_name?.text
    draft.claim(category: job.category?.text)
    draft.skills = job.tags?.texts ?? []
    draft.employment = [job.job_type?.text ?? ""]
    draft.posted = job.publication_date?.text
    draft.claim(remoteFrom: job.candidate_required_location?.text)
    draft.claim(payInWords: job.salary?.text)
    draft.sourceURL = job.url?.text
    draft.applyURL = job.url?.text
    draft.claim(.summary, job.description?.text)
    return draft
  }
}
