import Web

/// Remote jobs, the newest hundred in one reply.
///
/// Documentation: https://jobicy.com/jobs-rss-feed
struct Jobicy: JobSource {
  static let name = "jobicy"
  /// The terms forbid to hand its jobs on to Google and others, want every button to apply to lead to the address given, and
  /// at most one request an hour.
  static let policy = SourcePolicy(
    title: "Jobicy", home: "https://jobicy.com/", terms: "https://jobicy.com/jobs-rss-feed", mayIndex: false,
    pollingInterval: 60 * 60, attribution: .followedLink, applying: .atSource, standing: .gatherer)

  /// A region's slug: `usa`, `emea`.
  let geo: String?
  /// A field's slug: `engineering`.
  let industry: String?
  /// Words in the title or the text.
  let tag: String?

  /// The most the API gives.
  private static let most = 100

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let asked = [("count", "\(Self.most)"), ("geo", geo), ("industry", industry), ("tag", tag)]
    let query = Query(asked.compactMap { name, value in value.filled.map { (name, $0) } })
    let address = world.endpoint ?? "https://jobicy.com/api/v2/remote-jobs"
    return try await Inquiry(service: Self.policy.title, world: world)
      .pages(from: Request(address, asking: query), onlyNewest: true, to: page, reading: read)
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    guard let jobs = try JSONReply.decode(WireReply.self, from: body).jobs else { throw ReplyFault.missing("jobs") }
    return Answer(jobs, draft: draft)
  }
}

extension Jobicy {
  private struct WireReply: Decodable { let jobs: Offers<WireJob>? }

  private struct WireJob: WireOffer {
    let id, url, jobSlug, jobTitle, companyName, jobGeo, jobLevel, jobExcerpt, jobDescription, pubDate: WireText?
    let salaryMin, salaryMax, salaryCurrency, salaryPeriod: WireText?
    /// What they were called before 2026.
    let annualSalaryMin, annualSalaryMax: WireText?
    let jobIndustry, jobType: WireTexts?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id, job.jobSlug, job.url)
    draft.title = job.jobTitle?.text ?? ""
    draft.organization = job.companyName?.text
    for industry in job.jobIndustry?.texts ?? [] { draft.claim(category: industry) }
    draft.employment = job.jobType?.texts ?? []
    if job.jobLevel?.text != "Any" { draft.claim(fact: "Level", job.jobLevel?.text) }
    draft.claim(remoteFrom: job.jobGeo?.text)
    draft.posted = job.pubDate?.text
    draft.claim(
      payFrom: job.salaryMin?.text.filled ?? job.annualSalaryMin?.text,
      to: job.salaryMax?.text.filled ?? job.annualSalaryMax?.text,
      unit: job.salaryPeriod?.text.filled ?? "year", currency: job.salaryCurrency?.text)
    draft.sourceURL = job.url?.text
    draft.applyURL = job.url?.text
    draft.claim(.summary, job.jobDescription?.text.filled ?? job.jobExcerpt?.text)
    return draft
  }
}
