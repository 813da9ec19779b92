// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// Jobs that Adzuna collected in one country, by search; of the texts it gives the beginning.
///
/// Documentation: https://developer.adzuna.com/docs/search
struct Adzuna: JobSource {
  static let name = "adzuna"
  /// The beginning of a text is no description to give to a search engine. The terms ask for the name and a link.
  static let policy = SourcePolicy(
    title: "Adzuna", home: "https://www.adzuna.com/", terms: "https://developer.adzuna.com/docs/terms_of_service",
    mayIndex: false, attribution: .followedLink, text: .excerpt, standing: .gatherer)

  /// `$ADZUNA_APP_ID` and `$ADZUNA_APP_KEY`: what developer.adzuna.com gives for nothing. The id is no secret: the links
  /// to the jobs hold it, as `utm_source`.
  let appID: EnvironmentText?
  let appKey: EnvironmentSecret?
  /// `us`, `gb`, `de` …
  let country: AccountName?
  /// Words; with `where` in place of what the saved searches ask.
  let what: String?
  /// A place.
  let `where`: String?
  /// A category's tag: `it-jobs`.
  let category: String?
  /// Days since a job was posted.
  let maxDaysOld: WholeNumber<DaysBack>?

  /// The most the API gives.
  private static let pageSize = 50
  /// 1,000 jobs of one query.
  private static let mostPages = 20
  /// Of a run, over all its queries, which take turns where there are more: the terms allow 250 requests a day.
  private static let mostRequests = 120
  /// The terms allow 25 requests a minute.
  private static let rest = Duration.milliseconds(2500)

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    var inquiry = Inquiry(service: Self.policy.title, world: world, rest: Self.rest)
    inquiry.key = ("the id or the key", "Check that both variables belong together.")
    if let folder = world.replies { return try await inquiry.recorded(in: folder, to: page, reading: read) }
    let address = try address(in: world)
    let login = try login(in: world)
    let queries = queries(for: searches)
    let asked = queries.inTurn(Self.mostRequests, at: world.now).prefix(Self.mostRequests)
    let share = max(1, min(Self.mostPages, Self.mostRequests / max(1, asked.count)))
    var doubts = try await inquiry.each(of: Array(asked), named: Self.words) { query, inquiry in
      let request = { (number: Int) in Request("\(address)/\(number)", asking: Query(login + query)) }
      let ending = try await inquiry.pages(
        from: request(1), atMost: share, to: page, reading: read,
        next: { sweep, _ in request(sweep.pages + 1) })
      if case .partial(let doubt) = ending { return doubt }
      return nil
    }
    if asked.count < queries.count {
      doubts.append("\(Self.policy.title) has \(queries.count) queries, which take turns; \(asked.count) were asked.")
    }
    guard doubts.isEmpty else { return .partial(doubts.joined(separator: " ")) }
    return maxDaysOld.map { .newest(of: Self.policy.title, days: $0.value) } ?? .complete
  }

  func wanted(by searches: [SavedSearch]) -> [String] {
    queries(for: searches).map { $0.map { "\($0)=\($1)" }.joined(separator: "&") }
  }

  /// `The query “what=nurse, where=Hull”`
  private static func words(_ query: [(String, String)]) -> String {
    let pairs = query.filter { $0.0 != "results_per_page" }.map { "\($0)=\($1)" }
    return "The query " + (pairs.isEmpty ? "for everything" : "“\(quoted(pairs.joined(separator: ", ")))”")
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let country = try Self.required(country, "country", "Write `us`, `gb`, `de` or another of its countries.")
    return "https://api.adzuna.com/v1/api/jobs/\(country.text.lowercased())/search"
  }

  private func login(in world: World) throws -> [(String, String)] {
    let hint = "Ask for both at https://developer.adzuna.com/; they are free."
    let id = try Self.required(appID, "app-id", hint)
    let key = try Self.required(appKey, "app-key", hint)
    func value(_ setting: String, _ variable: String, _ value: String?) throws -> String {
      guard let value else {
        throw Diagnostic(.error, "Adzuna needs its \(setting): the environment variable \(variable) is not set.")
      }
      return value
    }
    return [
      ("app_id", try value("app-id", id.name, id.value(in: world.environment))),
      ("app_key", try value("app-key", key.name, key.value(in: world.environment))),
    ]
  }

  private func queries(for searches: [SavedSearch]) -> [[(String, String)]] {
    let isAsked = what != nil || self.where != nil
    let pairs =
      isAsked || searches.isEmpty
      ? [(what, self.where)]
      : searches.filter { $0.kind != .referral }.map { search in
        (search.keywords.map { KeywordQuery.wanted(in: $0, quotes: false) }, search.location)
      }
    var seen: Set<String> = []
    return pairs.filter { seen.insert("\($0 ?? "")|\($1 ?? "")").inserted }.map { what, place in
      let asked = [
        ("results_per_page", "\(Self.pageSize)"), ("what", what), ("where", place), ("category", category),
        ("max_days_old", maxDaysOld.map { "\($0.value)" }),
      ]
      return asked.compactMap { name, value in value.filled.map { (name, $0) } }
    }
  }
}

extension Adzuna {
  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let jobs = wire.results else { throw ReplyFault.missing("results") }
    return Answer(jobs, announced: wire.count?.wholeNumber, draft: draft)
  }

  private struct WireReply: Decodable {
    let results: Offers<WireJob>?
    let count: WireText?
  }

  private struct WireJob: WireOffer {
    let id, title, description, created, redirect_url, contract_time, contract_type: WireText?
    let salary_min, salary_max, salary_is_predicted, latitude, longitude: WireText?
    let company: WireCompany?
    let category: WireCategory?
    let location: WirePlace?
  }

  private struct WireCompany: Decodable { let display_name: WireText? }
  private struct WireCategory: Decodable { let tag, label: WireText? }

  /// `area` leads from the country down to the town.
  private struct WirePlace: Decodable {
    let display_name: WireText?
    let area: WireTexts?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id, job.redirect_url)
    draft.title = job.title?.text ?? ""
    draft.organization = job.company?.display_name?.text
    if job.category?.tag?.text != "unknown" {
      draft.claim(category: job.category?.label?.text, code: job.category?.tag?.text)
    }
    draft.employment = [job.contract_time?.text ?? "", job.contract_type?.text ?? ""]
    draft.posted = job.created?.text
    draft.sourceURL = job.redirect_url?.text
    draft.applyURL = job.redirect_url?.text
    draft.claim(.summary, job.description?.text)
    claimPlace(job, in: &draft)
    // Pay that Adzuna guessed is nobody's offer.
    if job.salary_is_predicted?.flag != true {
      draft.claim(
        payFrom: job.salary_min?.text, to: job.salary_max?.text, unit: "year", currency: currency(in: job.location))
    }
    return draft
  }

  private func claimPlace(_ job: WireJob, in draft: inout JobDraft) {
    let area = job.location?.area?.texts ?? []
    draft.placeText = job.location?.display_name?.text
    draft.places = [
      PlaceClaim(
        name: area.isEmpty ? job.location?.display_name?.text : nil, city: area.count > 2 ? area.last : nil,
        region: area.count > 1 ? area[1] : nil, country: area.first, latitude: job.latitude?.number,
        longitude: job.longitude?.number)
    ]
  }

  /// Amounts come without one; each country of the service has its own. Nil when the country cannot be known.
  private func currency(in place: WirePlace?) -> String? {
    [place?.area?.texts.first, country?.text].lazy.compactMap { $0.flatMap(Self.currency(ofCountry:)) }.first
  }

  private static func currency(ofCountry name: String) -> String? {
    switch name.lowercased() {
    case "uk", "gb": "GBP"
    case "us": "USD"
    case "au", "australia": "AUD"
    case "br", "brasil": "BRL"
    case "ca", "canada": "CAD"
    case "ch", "schweiz": "CHF"
    case "in", "india": "INR"
    case "mx", "méxico": "MXN"
    case "nz", "new zealand": "NZD"
    case "pl", "polska": "PLN"
    case "sg", "singapore": "SGD"
    case "za", "south africa": "ZAR"
    case "at", "be", "de", "es", "fr", "it", "nl", "österreich", "belgië", "deutschland", "españa", "france", "italia",
      "nederland":
      "EUR"
    default: nil
    }
  }
}
