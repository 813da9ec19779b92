import Web

/// The jobs of one employer at SmartRecruiters: a list in pages of 100, and one more request for the text of each.
///
/// Documentation: https://developers.smartrecruiters.com/
struct SmartRecruiters: JobSource {
  static let name = "smartrecruiters"
  static let policy = SourcePolicy(
    title: "SmartRecruiters", home: "https://www.smartrecruiters.com/")

  /// `Acme` of `https://jobs.smartrecruiters.com/Acme`.
  let company: AccountName?
  /// The employer's name; nil takes the one in the reply.
  let organization: String?
  /// The most requests that a run makes for texts; nil makes 300, 0 shows the jobs without them.
  let details: Int?

  /// The most the API gives.
  private static let pageSize = 100
  /// No employer has more than 20,000 openings.
  private static let mostPages = 200

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let inquiry = Self.inquiry(about: company, setting: "company:", in: world)
    let address = try world.replies == nil ? self.address(in: world) : ""
    let details = Details(inquiry, atMost: details)
    return try await inquiry.pages(
      from: Self.request(address, offset: 0), atMost: Self.mostPages, laterCounts: true,
      to: { list in
        try await page(
          details.completing(list, from: { "\(address)/\(Query.percentEncoded($0.sourceID))" }) { try readDetail($1) })
      }, reading: read, next: { sweep, _ in Self.request(address, offset: sweep.rows) })
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let company = try Self.required(company, "company", "Write `Acme` of https://jobs.smartrecruiters.com/Acme.")
    return "https://api.smartrecruiters.com/v1/companies/\(company.text)/postings"
  }

  private static func request(_ address: String, offset: Int) -> Request {
    Request(address, asking: ["offset": "\(offset)", "limit": "\(pageSize)"])
  }
}

extension SmartRecruiters {
  /// A page of the list, or the reply for one posting among recorded ones.
  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireList.self, from: body)
    if let postings = wire.content {
      return Answer(postings, announced: wire.totalFound?.wholeNumber, draft: draft)
    }
    guard let posting = try readDetail(body) else { throw ReplyFault.missing("content") }
    return Answer(page: DraftPage(drafts: [posting]), rows: 1)
  }

  private func readDetail(_ body: [UInt8]) throws -> JobDraft? {
    let posting = try JSONReply.decode(WirePosting.self, from: body)
    guard posting.name != nil else { return nil }
    do {
      return try draft(posting)
    } catch {
      throw ReplyFault.unreadable(error.reason)
    }
  }

  private struct WireList: Decodable {
    let content: Offers<WirePosting>?
    let totalFound: WireText?
  }

  private struct WirePosting: WireOffer {
    let id, name, refNumber, releasedDate, active, postingUrl, applyUrl: WireText?
    let company: WireCompany?
    let location: WireLocation?
    let industry, function, department, typeOfEmployment, experienceLevel: WireLabel?
    let customField: [WireField]?
    let jobAd: WireAd?
  }

  private struct WireCompany: Decodable { let name, identifier: WireText? }
  private struct WireLabel: Decodable { let id, label: WireText? }
  private struct WireField: Decodable { let fieldId, fieldLabel, valueLabel: WireText? }
  private struct WireAd: Decodable { let sections: WireSections? }
  private struct WireSection: Decodable { let title, text: WireText? }

  private struct WireLocation: Decodable {
    let city, region, country, remote, hybrid, latitude, longitude, fullLocation: WireText?
  }

  private struct WireSections: Decodable {
    let companyDescription, jobDescription, qualifications, additionalInformation: WireSection?
  }

  private func draft(_ posting: WirePosting) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: posting.id)
    draft.title = posting.name?.text ?? ""
    draft.organization = organization ?? posting.company?.name?.text.filled ?? company?.text
    draft.department = posting.department?.label?.text
    draft.claim(category: posting.function?.label?.text, code: posting.function?.id?.text)
    draft.announcement = posting.refNumber?.text
    draft.posted = posting.releasedDate?.text
    draft.isClosed = posting.active?.flag == false
    if let place = posting.location {
      draft.placeText = place.fullLocation?.text
      draft.places = [
        PlaceClaim(
          city: place.city?.text, region: place.region?.text, country: place.country?.text,
          latitude: place.latitude?.number, longitude: place.longitude?.number)
      ]
      draft.remote = place.remote?.flag
      draft.telework = place.hybrid?.flag
    }
    // `permanent` is this service's code for full-time, in whatever language its label is.
    let isFullTime = posting.typeOfEmployment?.id?.text == "permanent"
    draft.employment = [isFullTime ? "full-time" : posting.typeOfEmployment?.label?.text ?? ""]
    claimFacts(posting, in: &draft)
    let owner = posting.company?.identifier?.text ?? company?.text
    let page = owner.map { "https://jobs.smartrecruiters.com/\($0)/\(draft.sourceID)" }
    draft.sourceURL = posting.postingUrl?.text ?? page
    draft.applyURL = posting.applyUrl?.text ?? draft.sourceURL
    let sections = posting.jobAd?.sections
    draft.claim(.summary, sections?.jobDescription?.text?.text)
    draft.claim(.qualifications, sections?.qualifications?.text?.text)
    draft.claim(.other, sections?.additionalInformation?.text?.text)
    draft.claim(.other, sections?.companyDescription?.text?.text, heading: sections?.companyDescription?.title?.text)
    return draft
  }

  private func claimFacts(_ posting: WirePosting, in draft: inout JobDraft) {
    draft.claim(fact: "Industry", posting.industry?.label?.text)
    if posting.experienceLevel?.id?.text != "not_applicable" {
      draft.claim(fact: "Experience", posting.experienceLevel?.label?.text)
    }
    // The country and the department are said already.
    for field in posting.customField ?? [] where field.fieldId?.text != "COUNTRY" {
      let value = field.valueLabel?.text
      if value != draft.department { draft.claim(fact: field.fieldLabel?.text ?? "", value) }
    }
  }
}
