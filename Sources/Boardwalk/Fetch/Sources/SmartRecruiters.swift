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
  let details: WholeNumber<Details.Requests>?

  /// The most the API gives.
  private static let pageSize = 100
  /// No employer has more than 20,000 openings.
  private static let mostPages = 200

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let inquiry = Self.inquiry(about: company, setting: "company:", in: world)
    let address = try world.replies == nil ? self.address(in: world) : ""
    let details = Details(
      inquiry, atMost: details?.value, from: { draft in Query.pathStep(draft.sourceID).map { "\(address)/\($0)" } },
      reading: { try readDetail($1) })
    let ending = try await inquiry.pages(
      from: Self.request(address, offset: 0), atMost: Self.mostPages, laterCounts: true,
      to: { try await page(details.completing($0)) }, reading: read,
      next: { sweep, _ in Self.request(address, offset: sweep.rows) })
    try await details.finish(to: page)
    return ending
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
      return Answer(postings, announced: wire.totalFound?.wholeNumber) { posting throws(Rejection) in
        posting.isInternal ? nil : try draft(posting)
      }
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
    let id, name, refNumber, releasedDate, active, visibility, postingUrl, applyUrl, ref: WireText?
    let company: WireCompany?
    let location: WireLocation?
    let industry, function, department, typeOfEmployment, experienceLevel, language: WireLabel?
    let customField: [WireField]?
    let jobAd: WireAd?
    let compensation: WirePay?

    /// `INTERNAL`: for those who work there already.
    var isInternal: Bool { visibility?.text?.lowercased() == "internal" }
  }

  private struct WirePay: Decodable { let min, max, currency, period: WireText? }
  private struct WireCompany: Decodable { let name, identifier: WireText? }
  private struct WireLabel: Decodable { let id, label, code: WireText? }
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
    let owner = posting.company?.identifier?.text.filled ?? company?.text ?? Self.owner(ref: posting.ref?.text)
    draft.organization = organization ?? posting.company?.name?.text.filled ?? owner
    draft.department = posting.department?.label?.text
    let field = posting.function?.label?.text.filled == nil ? posting.department : posting.function
    draft.claim(category: field?.label?.text, code: field?.id?.text)
    draft.announcement = posting.refNumber?.text
    draft.posted = posting.releasedDate?.text
    // What its own reply alone calls internal is over for everybody else.
    draft.isClosed = posting.active?.flag == false || posting.isInternal
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
    draft.employment = [Self.employment(posting.typeOfEmployment)]
    if let pay = posting.compensation {
      draft.claim(payFrom: pay.min?.text, to: pay.max?.text, unit: pay.period?.text, currency: pay.currency?.text)
    }
    claimFacts(posting, in: &draft)
    let page = owner.map { "https://jobs.smartrecruiters.com/\($0)/\(draft.sourceID)" }
    draft.sourceURL = posting.postingUrl?.text.filled ?? page
    draft.applyURL = posting.applyUrl?.text.filled ?? draft.sourceURL
    let sections = posting.jobAd?.sections
    draft.claim(.summary, sections?.jobDescription?.text?.text)
    draft.claim(.qualifications, sections?.qualifications?.text?.text)
    draft.claim(.other, sections?.additionalInformation?.text?.text)
    draft.claim(.other, sections?.companyDescription?.text?.text, heading: sections?.companyDescription?.title?.text)
    return draft
  }

  /// `Acme` of `https://api.smartrecruiters.com/v1/companies/Acme/postings/1`, where a list does not say who hires.
  private static func owner(ref: String?) -> String? {
    let parts = (ref ?? "").split(separator: "/").map(String.init)
    guard let index = parts.firstIndex(of: "companies"), index + 1 < parts.count else { return nil }
    return AccountName(setting: SettingsTree.Text(string: parts[index + 1], style: .plain))?.text
  }

  /// The codes say it in whatever language the labels are; `permanent` is the one for full-time.
  private static func employment(_ type: WireLabel?) -> String {
    switch type?.id?.text {
    case "permanent": "full-time"
    case let code? where ["part-time", "contract", "intern", "temporary", "volunteer"].contains(code): code
    default: type?.label?.text ?? ""
    }
  }

  private func claimFacts(_ posting: WirePosting, in draft: inout JobDraft) {
    draft.claim(fact: "Industry", posting.industry?.label?.text)
    let level = posting.experienceLevel
    if level?.id?.text != "not_applicable" {
      let plain = level?.id?.text.flatMap { FactVocabulary.levels($0.wordsOfCode) }
      draft.claim(fact: "Experience", plain ?? level?.label?.text)
    }
    draft.claim(fact: "Language", posting.language?.code?.text.filled ?? posting.language?.label?.text)
    // The country and the department are said already.
    for field in posting.customField ?? [] where field.fieldId?.text != "COUNTRY" {
      let value = field.valueLabel?.text
      let label = field.fieldLabel?.text ?? ""
      if value == draft.department || draft.claims(payInWords: value, called: label) { continue }
      draft.claim(fact: label, value)
    }
  }
}
