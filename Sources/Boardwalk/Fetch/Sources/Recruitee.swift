// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// The jobs of one employer at Recruitee (Tellent), all in one reply.
///
/// Documentation: https://docs.recruitee.com/
struct Recruitee: JobSource {
  static let name = "recruitee"
  static let policy = SourcePolicy(
    title: "Recruitee", home: "https://recruitee.com/")

  /// `acme` of `https://acme.recruitee.com/`.
  let company: AccountName?
  /// The employer's name; nil takes the one in the reply.
  let organization: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Self.inquiry(about: company, setting: "company:", in: world)
      .pages(from: Request(url: try address(in: world)), to: page, reading: read)
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let company = try Self.required(company, "company", "Write `acme` of https://acme.recruitee.com/.")
    return "https://\(company.text).recruitee.com/api/offers/"
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    guard let offers = try JSONReply.decode(WireReply.self, from: body).offers else {
      throw ReplyFault.missing("offers")
    }
    return Answer(offers, draft: draft)
  }
}

extension Recruitee {
  private struct WireReply: Decodable { let offers: Offers<WireJob>? }

  private struct WireJob: WireOffer {
    let id, title, company_name, department, category_code, status: WireText?
    let location, city, state_name, state, country, country_code, remote, hybrid, on_site: WireText?
    let published_at, created_at, close_at, careers_url, careers_apply_url: WireText?
    let employment_type_code, experience_code, education_code, min_hours, max_hours: WireText?
    let description, requirements, highlight: WireText?
    let salary_min, salary_max, salary_period, salary_currency: WireText?
    let translations: [String: WireTranslation]?
    let locations: [WirePlace]?
    let salary: WirePay?
    let tags: WireTexts?
  }

  private struct WireTranslation: Decodable { let title, description, requirements: WireText? }
  private struct WirePlace: Decodable { let name, city, state, country, country_code: WireText? }
  private struct WirePay: Decodable { let min, max, period, currency: WireText? }

  /// Nil for what is not published, such as internal offers.
  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft? {
    if let status = job.status?.text, !["published", "closed"].contains(status) { return nil }
    var draft = try JobDraft(id: job.id)
    let translation = job.translations.flatMap { $0["en"] ?? $0.min { $0.key < $1.key }?.value }
    draft.title = job.title?.text.filled ?? translation?.title?.text ?? ""
    draft.organization =
      organization ?? job.company_name?.text.filled ?? company?.text
      ?? AccountName.inAddress(job.careers_url?.text, of: "recruitee.com")
    draft.department = job.department?.text
    draft.claim(category: job.department?.text)
    draft.claim(category: job.category_code?.text?.wordsOfCode, code: job.category_code?.text)
    draft.isClosed = job.status?.text == "closed"
    // Written as `2026-08-05 09:41:37 UTC`.
    draft.posted = job.published_at?.text.filled ?? job.created_at?.text
    draft.closes = job.close_at?.text
    draft.employment = [job.employment_type_code?.text ?? ""]
    draft.sourceURL = job.careers_url?.text
    draft.applyURL = job.careers_apply_url?.text.filled ?? job.careers_url?.text
    draft.skills = job.tags?.texts ?? []
    claimPlaces(job, in: &draft)
    let pay = job.salary
    draft.claim(
      payFrom: pay?.min?.text.filled ?? job.salary_min?.text, to: pay?.max?.text.filled ?? job.salary_max?.text,
      unit: pay?.period?.text.filled ?? job.salary_period?.text,
      currency: pay?.currency?.text.filled ?? job.salary_currency?.text)
    draft.claim(fact: "Experience", job.experience_code?.text?.wordsOfCode)
    draft.claim(fact: "Education", job.education_code?.text?.wordsOfCode)
    let hours = [job.min_hours?.text, job.max_hours?.text].compactMap { $0 == "0" ? nil : $0.filled }
    draft.claim(fact: "Hours a week", hours.first == hours.last ? hours.first : hours.joined(separator: " – "))
    draft.claim(.summary, job.highlight?.text)
    draft.claim(.summary, job.description?.text.filled ?? translation?.description?.text)
    draft.claim(.requirements, job.requirements?.text.filled ?? translation?.requirements?.text)
    return draft
  }

  private func claimPlaces(_ job: WireJob, in draft: inout JobDraft) {
    // Of a remote job it is a word of the board's language, and no place.
    let names = [job.city?.text, job.country?.text].compactMap { $0?.filled?.folded }
    let location = job.location?.text?.folded ?? ""
    draft.placeText = names.isEmpty || names.contains(where: location.contains) ? job.location?.text : nil
    draft.places = (job.locations ?? []).map { place in
      PlaceClaim(
        name: place.name?.text, city: place.city?.text, region: place.state?.text,
        country: place.country_code?.text.filled ?? place.country?.text)
    }
    if draft.places.isEmpty {
      draft.places = [
        PlaceClaim(
          name: job.location?.text, city: job.city?.text, region: Self.region(of: job),
          country: job.country_code?.text.filled ?? job.country?.text)
      ]
    }
    // Of the three flags at least one is true; several are where the employee may choose.
    draft.remote = job.remote?.flag
    draft.onSite = job.on_site?.flag == true
    draft.telework = job.hybrid?.flag
  }

  /// Short lists say it in the place's name only: `Poznań, Wielkopolskie, Poland`.
  private static func region(of job: WireJob) -> String? {
    if let region = job.state_name?.text.filled ?? job.state?.text.filled { return region }
    let parts = (job.location?.text ?? "").split(separator: ",").map(\.trimmed)
    return parts.count == 3 && parts[0] == job.city?.text && parts[2] == job.country?.text ? parts[1] : nil
  }
}
