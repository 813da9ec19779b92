import Foundation
import Web

/// The jobs of one employer at Ashby, all in one reply.
///
/// Documentation: https://developers.ashbyhq.com/docs/public-job-posting-api
struct Ashby: JobSource {
  static let name = "ashby"
  static let policy = SourcePolicy(
    title: "Ashby", home: "https://www.ashbyhq.com/")

  /// `acme` of `https://jobs.ashbyhq.com/acme`.
  let board: BoardName?
  /// The employer's name; the reply does not hold it.
  let organization: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Self.inquiry(named: board?.text, setting: "board:", in: world).pages(
      from: Request(try address(in: world), asking: ["includeCompensation": "true"]), to: page,
      reading: read)
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let board = try Self.required(board, "board", "Write `acme` of https://jobs.ashbyhq.com/acme.")
    return "https://api.ashbyhq.com/posting-api/job-board/\(Query.percentEncoded(board.text))"
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    guard let jobs = try JSONReply.decode(WireBoard.self, from: body).jobs else { throw ReplyFault.missing("jobs") }
    return Answer(jobs, draft: draft)
  }
}

extension Ashby {
  /// `acme` of `https://jobs.ashbyhq.com/acme`, and `The Browser Company` of `https://jobs.ashbyhq.com/The%20Browser%20Company`.
  struct BoardName: ScalarSetting, Sendable {
    let text: String

    static let expectation = "the board's name in the address of its page"
    static let placeholder = BoardName(text: "")

    private init(text: String) { self.text = text }

    init?(setting text: SettingsTree.Text) {
      let plain = text.string.removingPercentEncoding ?? text.string
      let isPath = plain.utf8.contains { $0 < 0x20 || "/?#%\\".utf8.contains($0) }
      guard (1...100).contains(plain.utf8.count), !isPath, plain.contains(where: { $0.isLetter || $0.isNumber }) else {
        return nil
      }
      self.text = plain
    }

    static func hint(for text: SettingsTree.Text) -> String? {
      text.string.contains("/") ? "write only the name, such as `acme` of https://jobs.ashbyhq.com/acme" : nil
    }

    /// The name in the address of a job's page.
    static func inAddress(_ address: String) -> String? {
      AccountName.firstStep(of: address, at: "jobs.ashbyhq.com").flatMap {
        BoardName(setting: SettingsTree.Text(string: $0, style: .plain))?.text
      }
    }
  }

  private struct WireBoard: Decodable { let jobs: Offers<WireJob>? }

  private struct WireJob: WireOffer {
    let id, title, department, team, departmentName, teamName, employmentType, location: WireText?
    let publishedAt, publishedDate, isListed, isRemote, workplaceType, jobUrl, applyUrl: WireText?
    let descriptionHtml, descriptionPlain, shouldDisplayCompensationOnJobPostings: WireText?
    let address: WireAddress?
    let secondaryLocations: [WirePlace]?
    let compensation: WireCompensation?
  }

  private struct WirePlace: Decodable {
    let location: WireText?
    let address: WireAddress?
  }

  /// With a postal address in it, or that itself, as secondary places have it.
  private struct WireAddress: Decodable {
    let postalAddress: WirePostalAddress?
    let addressLocality, addressRegion, addressCountry: WireText?
  }

  private struct WirePostalAddress: Decodable {
    let addressLocality, addressRegion, addressCountry: WireText?
  }

  private struct WireCompensation: Decodable {
    let compensationTierSummary, scrapeableCompensationSalarySummary: WireText?
    let summaryComponents, compensationComponents: [WireComponent]?
    let compensationTiers: [WireTier]?
  }

  private struct WireTier: Decodable {
    let components: [WireComponent]?
    /// Where a tier is one of a component's, and not the other way round.
    let tierFloor, tierCeiling, currency, interval: WireText?
  }

  private struct WireComponent: Decodable {
    let compensationType, interval, currencyCode, minValue, maxValue: WireText?
    let tiers: [WireTier]?

    var isSalary: Bool { compensationType?.text == "Salary" }

    var pay: PayClaim {
      let tier = tiers?.first
      let interval = interval?.text.filled ?? tier?.interval?.text
      return PayClaim(
        minimum: minValue?.text.filled ?? tier?.tierFloor?.text,
        maximum: maxValue?.text.filled ?? tier?.tierCeiling?.text,
        unit: interval == "NONE" ? nil : interval, currency: currencyCode?.text.filled ?? tier?.currency?.text)
    }
  }

  /// Nil for a job that can only be reached by those who know its address.
  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft? {
    if job.isListed?.flag == false { return nil }
    var draft = try JobDraft(id: job.id)
    draft.title = job.title?.text ?? ""
    draft.organization =
      organization ?? board?.text ?? job.jobUrl?.text.flatMap(BoardName.inAddress)
    draft.department = job.department?.text.filled ?? job.departmentName?.text
    draft.claim(category: draft.department)
    draft.claim(category: job.team?.text.filled ?? job.teamName?.text)
    draft.employment = [job.employmentType?.text ?? ""]
    draft.placeText = job.location?.text
    let places = [WirePlace(location: job.location, address: job.address)] + (job.secondaryLocations ?? [])
    draft.places = places.map(Self.place)
    // `isRemote` is true for hybrid work as well.
    draft.claim(workplace: job.workplaceType?.text)
    if job.workplaceType?.text == nil { draft.remote = job.isRemote?.flag }
    draft.posted = job.publishedAt?.text.filled ?? job.publishedDate?.text
    draft.sourceURL = job.jobUrl?.text
    draft.applyURL = job.applyUrl?.text.filled ?? job.jobUrl?.text
    if job.shouldDisplayCompensationOnJobPostings?.flag != false, let pay = job.compensation {
      claim(pay, in: &draft)
    }
    draft.claim(.summary, job.descriptionHtml?.text.filled ?? job.descriptionPlain?.text)
    return draft
  }

  private static func place(_ place: WirePlace) -> PlaceClaim {
    let (outer, inner) = (place.address, place.address?.postalAddress)
    return PlaceClaim(
      name: place.location?.text, city: inner?.addressLocality?.text.filled ?? outer?.addressLocality?.text,
      region: inner?.addressRegion?.text.filled ?? outer?.addressRegion?.text,
      country: inner?.addressCountry?.text.filled ?? outer?.addressCountry?.text)
  }

  /// A salary stands among equity and commissions, in any order; the summary says all of it in words.
  private func claim(_ compensation: WireCompensation, in draft: inout JobDraft) {
    // The summary is of all tiers; without one each of them says its own.
    let summary = (compensation.summaryComponents ?? []).filter(\.isSalary)
    let tiers = (compensation.compensationTiers ?? []).flatMap { $0.components ?? [] }.filter(\.isSalary)
    let own = (compensation.compensationComponents ?? []).filter(\.isSalary)
    let salaries = [summary, tiers, own].first { !$0.isEmpty } ?? []
    if let pay = PayClaim.whole(of: salaries.map(\.pay)) {
      draft.claim(payFrom: pay.minimum, to: pay.maximum, unit: pay.unit, currency: pay.currency)
    }
    let words = [compensation.scrapeableCompensationSalarySummary?.text, compensation.compensationTierSummary?.text]
    draft.claim(fact: "Compensation", words.lazy.compactMap(\.filled).last)
    if draft.pay == nil { draft.pay = words.lazy.compactMap(\.filled).compactMap { PayClaim(words: $0) }.first }
  }
}
