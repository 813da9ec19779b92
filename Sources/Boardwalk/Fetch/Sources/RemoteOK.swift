// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// Remote jobs of every kind, the newest in one reply.
///
/// Documentation: https://remoteok.com/api, whose first item is its terms.
struct RemoteOK: JobSource {
  static let name = "remoteok"
  /// The terms ask for a link that search engines follow, and for the name without the logo.
  static let policy = SourcePolicy(
    title: "Remote OK", home: "https://remoteok.com/", terms: "https://remoteok.com/api", attribution: .followedLink,
    mayShowLogo: false, standing: .gatherer)
  /// The feed holds pages that are no jobs: parts of sites, advice to applicants.
  static let quality = QualityGate(
    refusedTitles: [
      "menu", "home", "home page", "about", "about us", "contact", "contact us", "faq", "privacy policy",
      "terms of service",
      "login", "sign in", "sign up", "newsletter", "pricing", "compatibility", "how to *", "why you *",
      "* things on your *",
      "* reason you are *", "* tips for *", "* mistakes to *", "* ways to *",
    ].map { TitlePattern($0) })

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Inquiry(service: Self.policy.title, world: world).pages(
      from: Request(url: world.endpoint ?? "https://remoteok.com/api"), onlyNewest: true, to: page, reading: read)
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let rows = try JSONReply.decode(Offers<WireJob>.self, from: body)
    return Answer(rows.without { $0.legal != nil }, draft: draft)
  }
}

extension RemoteOK {
  private struct WireJob: WireOffer {
    let legal: WireText?
    let id, slug, position, company, location, date, epoch, url, apply_url, description: WireText?
    let salary_min, salary_max: WireText?
    let tags: WireTexts?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id, job.slug, job.url)
    draft.title = job.position?.text ?? ""
    draft.organization = job.company?.text
    draft.posted = job.date?.text.filled ?? job.epoch?.text
    draft.skills = job.tags?.texts ?? []
    draft.claim(remoteFrom: job.location?.text)
    draft.claim(payFrom: job.salary_min?.text, to: job.salary_max?.text, unit: "year", currency: "USD")
    draft.sourceURL = job.url?.text
    draft.applyURL = job.apply_url?.text.filled ?? job.url?.text
    draft.claim(.summary, job.description?.text)
    return draft
  }
}
