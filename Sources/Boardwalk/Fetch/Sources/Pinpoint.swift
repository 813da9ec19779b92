// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// The jobs of one employer at Pinpoint, all in one reply.
///
/// Documentation: https://developers.pinpointhq.com/
struct Pinpoint: JobSource {
  static let name = "pinpoint"
  static let policy = SourcePolicy(
    title: "Pinpoint", home: "https://www.pinpointhq.com/")

  /// `acme` of `https://acme.pinpointhq.com/`.
  let company: AccountName?
  /// The employer's name; the reply does not hold it.
  let organization: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Self.inquiry(about: company, setting: "company:", in: world)
      .pages(from: Request(url: try address(in: world)), to: page, reading: read)
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    _ = try Self.required(company, "company", "Write `acme` of https://acme.pinpointhq.com/.")
    return (site ?? "") + "/postings.json"
  }

  private var site: String? { company.map { "https://\($0.text).pinpointhq.com" } }

  private func read(_ body: [UInt8]) throws -> Answer {
    guard let postings = try JSONReply.decode(WireReply.self, from: body).data else { throw ReplyFault.missing("data") }
    return Answer(postings, draft: draft)
  }
}

extension Pinpoint {
  private struct WireReply: Decodable { let data: Offers<WirePosting>? }

  private struct WirePosting: WireOffer {
    let id, title, url, path, description, deadline_at: WireText?
    let employment_type, employment_type_text, workplace_type: WireText?
    let key_responsibilities, key_responsibilities_header: WireText?
    let skills_knowledge_expertise, skills_knowledge_expertise_header: WireText?
    let benefits, benefits_header: WireText?
    let compensation, compensation_visible, compensation_minimum, compensation_maximum: WireText?
    let compensation_currency, compensation_frequency: WireText?
    let location: WirePlace?
    let department, division: WireNamed?
    let job: WireJob?
  }

  private struct WireNamed: Decodable { let name: WireText? }
  private struct WirePlace: Decodable { let name, city, province: WireText? }

  private struct WireJob: Decodable {
    let requisition_id: WireText?
    let department, division: WireNamed?
  }

  private func draft(_ posting: WirePosting) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: posting.id)
    draft.title = posting.title?.text ?? ""
    draft.organization =
      organization ?? company?.text ?? AccountName.inAddress(posting.url?.text, of: "pinpointhq.com")
    draft.department = posting.job?.department?.name?.text.filled ?? posting.department?.name?.text
    draft.claim(category: draft.department)
    draft.claim(fact: "Division", posting.job?.division?.name?.text.filled ?? posting.division?.name?.text)
    draft.announcement = posting.job?.requisition_id?.text
    draft.placeText = posting.location?.name?.text.filled ?? posting.location?.city?.text
    draft.places = [
      PlaceClaim(
        name: posting.location?.name?.text, city: posting.location?.city?.text, region: posting.location?.province?.text
      )
    ]
    draft.claim(workplace: posting.workplace_type?.text)
    draft.employment = [Self.employment(posting)]
    draft.closes = posting.deadline_at?.text
    let page = posting.path?.text.flatMap { path in site.map { $0 + path } }
    draft.sourceURL = posting.url?.text.filled ?? page
    draft.applyURL = draft.sourceURL
    if posting.compensation_visible?.flag != false {
      claimPay(posting, in: &draft)
    }
    draft.claim(.summary, posting.description?.text)
    draft.claim(.duties, posting.key_responsibilities?.text, heading: posting.key_responsibilities_header?.text)
    draft.claim(
      .requirements, posting.skills_knowledge_expertise?.text, heading: posting.skills_knowledge_expertise_header?.text)
    draft.claim(.benefits, posting.benefits?.text, heading: posting.benefits_header?.text)
    return draft
  }

  /// The code says it in whatever language the text beside it is; a code that says nothing leaves it to the text.
  private static func employment(_ posting: WirePosting) -> String {
    let code = posting.employment_type?.text.filled
    if let code, Employment.isUsual(code) { return code }
    return posting.employment_type_text?.text.filled ?? code ?? ""
  }

  /// In figures of a known currency, beside which words may be written, or in words that are as good.
  private func claimPay(_ posting: WirePosting, in draft: inout JobDraft) {
    let (words, unit, currency) = (
      posting.compensation?.text, posting.compensation_frequency?.text, posting.compensation_currency?.text
    )
    let (minimum, maximum) = (posting.compensation_minimum, posting.compensation_maximum)
    let hasFigures = [minimum, maximum].contains { $0?.text.filled != nil && $0?.number != 0 }
    let isTold = hasFigures && currency.filled != nil
    if !isTold, let words, PayClaim(words: words, unit: unit, currency: currency) != nil {
      return draft.claim(payInWords: words, unit: unit, currency: currency)
    }
    draft.claim(payFrom: minimum?.text, to: maximum?.text, unit: unit, currency: currency)
    draft.claim(fact: "Compensation", words)
  }
}
