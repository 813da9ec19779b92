import Web

/// Remote jobs with the countries and time zones they can be done from, newest first in pages of 20.
///
/// Documentation: https://himalayas.app/docs/data-dictionary
struct Himalayas: JobSource {
  static let name = "himalayas"
  /// Whether its jobs may be handed on to search engines is nowhere said, so they are not.
  static let policy = SourcePolicy(
    title: "Himalayas", home: "https://himalayas.app/", mayIndex: false, attribution: .followedLink,
    standing: .gatherer)

  /// How many of the newest jobs are asked for; nil asks for 500. The service has a hundred thousand.
  let most: WholeNumber<JobsAsked>?

  enum JobsAsked: NumberLimits { static let range = 1...20_000 }

  /// The most the API gives.
  private static let pageSize = 20

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let address = world.endpoint ?? "https://himalayas.app/jobs/api"
    /// By the sign of the page before; a service that gives none counts jobs.
    func request(_ cursor: String?, _ offset: Int) -> Request {
      Request(
        address,
        asking: Query([("limit", "\(Self.pageSize)"), cursor.map { ("cursor", $0) } ?? ("offset", "\(offset)")]))
    }
    let pages = ((most?.value ?? 500) + Self.pageSize - 1) / Self.pageSize
    var hasCursors = false
    return try await Inquiry(service: Self.policy.title, world: world).pages(
      from: request(nil, 0), atMost: pages, onlyNewest: true, to: page, reading: read,
      next: { sweep, answer in
        hasCursors = hasCursors || answer.next != nil
        return hasCursors && answer.next == nil ? nil : request(answer.next, sweep.rows)
      })
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let jobs = wire.jobs else { throw ReplyFault.missing("jobs") }
    return Answer(jobs, next: wire.nextCursor?.text.filled, draft: draft)
  }
}

extension Himalayas {
  private struct WireReply: Decodable {
    let jobs: Offers<WireJob>?
    let nextCursor: WireText?
  }

  private struct WireJob: WireOffer {
    static let idName = "guid"

    let guid, title, excerpt, companyName, employmentType, minSalary, maxSalary, salaryPeriod, currency: WireText?
    let description, pubDate, expiryDate, applicationLink: WireText?
    let seniority, categories, parentCategories, timezoneRestrictions: WireTexts?
    /// Countries' names, or objects that hold them.
    let locationRestrictions: WireTree?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.guid, job.applicationLink)
    draft.title = job.title?.text ?? ""
    draft.organization = job.companyName?.text
    let parents = job.parentCategories?.texts ?? []
    // Where no field of work is named, what the work is about stands for it.
    for category in parents.isEmpty ? job.categories?.texts ?? [] : parents { draft.claim(category: category) }
    draft.skills = parents.isEmpty ? [] : job.categories?.texts ?? []
    draft.employment = [job.employmentType?.text ?? ""]
    draft.remote = true
    let places = job.locationRestrictions?.texts ?? []
    draft.placeText = places.isEmpty ? nil : places.joined(separator: ", ")
    draft.places = places.map { PlaceClaim(country: $0) }
    draft.posted = job.pubDate?.text
    draft.closes = job.expiryDate?.text
    draft.claim(
      payFrom: job.minSalary?.text, to: job.maxSalary?.text, unit: job.salaryPeriod?.text.filled ?? "annual",
      currency: job.currency?.text)
    draft.claim(fact: "Level", job.seniority?.texts.joined(separator: ", "))
    let zones = (job.timezoneRestrictions?.texts ?? []).map { hours in
      let zone = "UTC\(hours.hasPrefix("-") ? "" : "+")\(hours)"
      return Condition.zone(zone) ?? zone
    }
    draft.claim(fact: "Time zones", zones.joined(separator: ", "))
    draft.sourceURL = job.applicationLink?.text
    draft.applyURL = job.applicationLink?.text
    draft.claim(.summary, job.description?.text.filled ?? job.excerpt?.text)
    return draft
  }
}
