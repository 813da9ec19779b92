import Web

/// The jobs of one employer at Lever.
///
/// Documentation: https://github.com/lever/postings-api
struct Lever: JobSource {
  static let name = "lever"
  static let policy = SourcePolicy(
    title: "Lever", home: "https://www.lever.co/", terms: "https://github.com/lever/postings-api")

  /// `acme` of `https://jobs.lever.co/acme`.
  let site: AccountName?
  /// `eu` for the addresses that begin with `https://jobs.eu.lever.co/`; nil is `global`.
  let region: Region?
  /// The employer's name; the replies do not hold it.
  let organization: String?

  enum Region: String, CaseIterable, Decodable, Sendable { case global, eu }

  /// A hundred postings with their texts have a megabyte.
  private static let pageSize = 100
  /// No employer has more than 20,000 openings.
  private static let mostPages = 200

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Self.inquiry(about: site, setting: "site:", in: world).pages(
      from: try request(skip: 0, in: world), atMost: Self.mostPages, to: page, reading: read,
      // The total is not said. A page that is not full is the last, or the service gives all whatever was asked.
      next: { sweep, _ in
        sweep.lastRows == Self.pageSize ? try request(skip: sweep.rows, in: world) : nil
      })
  }

  private func request(skip: Int, in world: World) throws -> Request {
    var address = world.endpoint
    if address == nil {
      let site = try Self.required(site, "site", "Write `acme` of https://jobs.lever.co/acme.")
      address = "https://api.\(region == .eu ? "eu." : "")lever.co/v0/postings/\(site.text)"
    }
    return Request(address ?? "", asking: ["mode": "json", "skip": "\(skip)", "limit": "\(Self.pageSize)"])
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    guard let postings = wire.postings else {
      throw wire.error.map(ReplyFault.refused) ?? ReplyFault.unreadable("it is no list of postings")
    }
    return Answer(postings, draft: draft)
  }
}

extension Lever {
  /// A list of postings; an object with an error in its place.
  private struct WireReply: Decodable {
    let postings: Offers<WirePosting>?
    let error: String?

    init(from decoder: any Decoder) throws {
      do {
        postings = try Offers(from: decoder)
        error = nil
      } catch DecodingError.typeMismatch {
        postings = nil
        error = try WireError(from: decoder).error?.text
      }
    }
  }

  private struct WireError: Decodable { let error: WireText? }

  private struct WirePosting: WireOffer {
    let id, text, country, workplaceType, createdAt, hostedUrl, applyUrl: WireText?
    let description, opening, descriptionBody, additional, salaryDescription: WireText?
    let descriptionPlain, openingPlain, descriptionBodyPlain, additionalPlain, salaryDescriptionPlain: WireText?
    let categories: WireCategories?
    let lists: [WireList]?
    let salaryRange: WirePay?
  }

  private struct WireCategories: Decodable {
    let commitment, department, team, location, level: WireText?
    let allLocations: WireTexts?
  }

  /// `content` is bare items, without the list around them.
  private struct WireList: Decodable { let text, content: WireText? }
  private struct WirePay: Decodable { let min, max, currency, interval: WireText? }

  private func draft(_ posting: WirePosting) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: posting.id)
    let categories = posting.categories
    draft.title = posting.text?.text ?? ""
    draft.organization =
      organization ?? site?.text ?? AccountName.inAddress(posting.hostedUrl?.text, of: "jobs.lever.co")
      ?? AccountName.inAddress(posting.hostedUrl?.text, of: "jobs.eu.lever.co")
    draft.department = categories?.department?.text.filled ?? categories?.team?.text
    draft.claim(category: categories?.department?.text)
    draft.claim(category: categories?.team?.text)
    draft.claim(fact: "Level", categories?.level?.text)
    draft.employment = [categories?.commitment?.text ?? ""]
    // Milliseconds, in every recorded reply though not in the documentation.
    draft.posted = posting.createdAt?.text
    draft.sourceURL = posting.hostedUrl?.text
    draft.applyURL = posting.applyUrl?.text.filled ?? posting.hostedUrl?.text
    claimPlaces(posting, in: &draft)
    claimTexts(posting, in: &draft)
    if let pay = posting.salaryRange {
      draft.claim(payFrom: pay.min?.text, to: pay.max?.text, unit: pay.interval?.text, currency: pay.currency?.text)
    }
    return draft
  }

  /// The country belongs to the first place.
  private func claimPlaces(_ posting: WirePosting, in draft: inout JobDraft) {
    let all = (posting.categories?.allLocations?.texts ?? []).filter { Optional($0).filled != nil }
    let main = posting.categories?.location?.text.filled ?? all.first
    draft.placeText = main
    let others = all.filter { $0 != main }
    draft.places = [PlaceClaim(name: main, country: posting.country?.text)] + others.map { PlaceClaim(name: $0) }
    draft.claim(workplace: posting.workplaceType?.text)
  }

  private func claimTexts(_ posting: WirePosting, in draft: inout JobDraft) {
    let opening = Self.text(posting.opening, posting.openingPlain)
    // `description` is the opening and the body together; older postings have nothing else.
    if let body = Self.text(posting.descriptionBody, posting.descriptionBodyPlain) {
      draft.claim(.summary, opening)
      draft.claim(.summary, body)
    } else {
      draft.claim(.summary, Self.text(posting.description, posting.descriptionPlain) ?? opening)
    }
    var kind = SectionKind.summary
    for list in posting.lists ?? [] {
      guard let items = list.content?.text.filled else { continue }
      let isBare = items.trimmed.lowercased().hasPrefix("<li")
      draft.claim(
        SectionKind.part(under: list.text?.text, behind: &kind), isBare ? "<ul>\(items)</ul>" : items,
        heading: list.text?.text)
    }
    draft.claim(.benefits, Self.text(posting.salaryDescription, posting.salaryDescriptionPlain))
    draft.claim(.other, Self.text(posting.additional, posting.additionalPlain))
  }

  /// The text, or the same without its markup where that is all there is.
  private static func text(_ html: WireText?, _ plain: WireText?) -> String? { html?.text.filled ?? plain?.text.filled }
}
