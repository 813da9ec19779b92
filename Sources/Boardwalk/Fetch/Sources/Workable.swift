// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// The jobs of one employer at Workable, all in one reply: the list behind the widget that employers put on their pages.
///
/// No page of the service documents it; the shape is that of replies seen in 2026.
struct Workable: JobSource {
  static let name = "workable"
  static let policy = SourcePolicy(
    title: "Workable", home: "https://www.workable.com/")

  /// `acme` of `https://apply.workable.com/acme/`.
  let account: AccountName?
  /// The employer's name; nil takes the one in the reply.
  let organization: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Self.inquiry(about: account, setting: "account:", in: world).pages(
      from: Request(try address(in: world), asking: ["details": "true"]), to: page, reading: read)
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let account = try Self.required(account, "account", "Write `acme` of https://apply.workable.com/acme/.")
    return "https://apply.workable.com/api/v1/widget/accounts/\(account.text)"
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let jobs = wire.jobs ?? wire.results else { throw ReplyFault.missing("jobs") }
    let employer = organization ?? wire.name?.text.filled ?? account?.text
    var answer = Answer(jobs, announced: wire.total?.wholeNumber) { job throws(Rejection) in
      try draft(job, of: employer)
    }
    answer.page.drafts = Self.joined(answer.page.drafts)
    return answer
  }

  /// A job in several places is listed once for each of them.
  private static func joined(_ drafts: [JobDraft]) -> [JobDraft] {
    var jobs: [JobDraft] = []
    var positions: [String: Int] = [:]
    for draft in drafts {
      if let position = positions[draft.sourceID] {
        jobs[position].places += draft.places.filter { !jobs[position].places.contains($0) }
      } else {
        positions[draft.sourceID] = jobs.count
        jobs.append(draft)
      }
    }
    return jobs
  }
}

extension Workable {
  /// `results` and `total` are how the newer list calls them.
  private struct WireReply: Decodable {
    let name, total: WireText?
    let jobs, results: Offers<WireJob>?
  }

  private struct WireJob: WireOffer {
    static let idName = "shortcode"

    let shortcode, id, code, title, isInternal: WireText?
    let employment_type, type, workplace, telecommuting, remote: WireText?
    let published_on, published, created_at, url, application_url, shortlink: WireText?
    let city, state, country, industry, function, experience, education: WireText?
    let description, full_description, requirements, benefits: WireText?
    let department: WireTexts?
    let location: WirePlace?
    let locations: [WirePlace]?
    let salary: WirePay?
  }

  private struct WirePay: Decodable { let salary_from, salary_to, salary_currency: WireText? }

  private struct WirePlace: Decodable {
    let city, region, country, countryCode, country_code, telecommuting, hidden, workplace_type: WireText?
  }

  private func draft(_ job: WireJob, of employer: String?) throws(Rejection) -> JobDraft? {
    // In one of the lists `state` is the job's, in the other that of its place.
    let state = job.state?.text?.lowercased() ?? ""
    if job.isInternal?.flag == true || ["draft", "closed", "archived"].contains(state) { return nil }
    var draft = try JobDraft(id: job.shortcode, job.id)
    draft.title = job.title?.text ?? ""
    draft.organization = employer ?? Self.account(inAddress: job.url?.text)
    draft.department = job.department?.texts.first
    for department in job.department?.texts ?? [] { draft.claim(category: department) }
    draft.claim(category: job.function?.text)
    draft.announcement = job.code?.text
    draft.posted = job.published_on?.text.filled ?? job.published?.text.filled ?? job.created_at?.text
    draft.employment = [job.employment_type?.text.filled ?? job.type?.text ?? ""]
    draft.claim(fact: "Industry", job.industry?.text)
    draft.claim(fact: "Experience", job.experience?.text)
    draft.claim(fact: "Education", job.education?.text)
    let page = job.shortcode?.text.filled.map { "https://apply.workable.com/j/\($0)" }
    draft.sourceURL = job.url?.text.filled ?? job.shortlink?.text.filled ?? page
    draft.applyURL = job.application_url?.text.filled ?? draft.sourceURL
    claimPlaces(job, in: &draft)
    // `full_description` is all three together.
    draft.claim(.summary, job.description?.text.filled ?? job.full_description?.text)
    if job.description?.text.filled != nil || job.full_description?.text.filled == nil {
      draft.claim(.requirements, job.requirements?.text)
      draft.claim(.benefits, job.benefits?.text)
    }
    draft.claim(
      payFrom: job.salary?.salary_from?.text, to: job.salary?.salary_to?.text, unit: "",
      currency: job.salary?.salary_currency?.text)
    return draft
  }

  /// `acme` of `https://apply.workable.com/acme/j/1`; the short addresses have none.
  private static func account(inAddress address: String?) -> String? {
    let name = AccountName.inAddress(address, of: "apply.workable.com")
    return name == "j" ? nil : name
  }

  private func claimPlaces(_ job: WireJob, in draft: inout JobDraft) {
    // What is hidden is not shown on the employer's own page either.
    var places = (job.locations ?? []).filter { $0.hidden?.flag != true }
    if places.isEmpty, let location = job.location { places = [location] }
    draft.places = places.map { place in
      PlaceClaim(
        city: place.city?.text, region: place.region?.text,
        country: place.countryCode?.text.filled ?? place.country_code?.text.filled ?? place.country?.text)
    }
    if places.isEmpty {
      let region = job.state?.text == "published" ? nil : job.state?.text
      draft.places = [PlaceClaim(city: job.city?.text, region: region, country: job.country?.text)]
    }
    let workplace = job.workplace?.text.filled ?? job.location?.workplace_type?.text.filled
    draft.claim(workplace: workplace)
    if workplace == nil {
      draft.remote = job.telecommuting?.flag ?? job.remote?.flag ?? job.location?.telecommuting?.flag
    }
  }
}
