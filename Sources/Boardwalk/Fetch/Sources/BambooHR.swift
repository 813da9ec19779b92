import Web

/// The jobs of one employer at BambooHR: a sparse list, and one more request for the text of each.
///
/// The addresses are those that an employer's own careers page asks: `https://acme.bamboohr.com/careers`.
struct BambooHR: JobSource {
  static let name = "bamboohr"
  static let policy = SourcePolicy(
    title: "BambooHR", home: "https://www.bamboohr.com/")

  /// `acme` of `https://acme.bamboohr.com/careers`.
  let company: AccountName?
  /// The employer's name; the replies do not hold it.
  let organization: String?
  /// The most requests that a run makes for texts; nil makes 300, 0 shows the jobs without them.
  let details: WholeNumber<Details.Requests>?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let inquiry = Self.inquiry(about: company, setting: "company:", in: world)
    let list = try world.replies == nil ? self.address(in: world) : ""
    let careers = list.hasSuffix("/list") ? String(list.dropLast("/list".count)) : list
    let details = Details(
      inquiry, atMost: details?.value,
      from: { draft in Query.pathStep(draft.sourceID).map { "\(careers)/\($0)/detail" } },
      reading: { try withText($0, $1) })
    let ending = try await inquiry.pages(
      from: Request(url: list), laterCounts: true, to: { try await page(details.completing($0)) }, reading: read)
    try await details.finish(to: page)
    return ending
  }

  private var careers: String? { company.map { "https://\($0.text).bamboohr.com/careers" } }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    _ = try Self.required(company, "company", "Write `acme` of https://acme.bamboohr.com/careers.")
    return (careers ?? "") + "/list"
  }
}

extension BambooHR {
  /// The list, or the reply for one job among recorded ones.
  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireReply.self, from: body)
    if let jobs = wire.list {
      return Answer(jobs, announced: WireText(wire.meta?["totalCount"]?.text).wholeNumber, draft: draft)
    }
    guard let job = wire.single else { throw ReplyFault.missing("result") }
    return Answer([job], draft: draft)
  }

  /// The list has nothing that the job's own reply has not, but for its id.
  private func withText(_ draft: JobDraft, _ body: [UInt8]) throws -> JobDraft? {
    guard let job = try JSONReply.decode(WireReply.self, from: body).single else {
      throw ReplyFault.missing("jobOpening")
    }
    var full = draft
    claim(job, in: &full)
    return full
  }

  private struct WireReply: Decodable {
    let meta: WireTree?
    let list: Offers<WireJob>?
    let single: WireJob?

    enum CodingKeys: CodingKey { case meta, result }

    /// `result` is a list, or an object that holds one job.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      meta = try container.decodeIfPresent(WireTree.self, forKey: .meta)
      do {
        list = try container.decodeIfPresent(Offers<WireJob>.self, forKey: .result)
        single = nil
      } catch DecodingError.typeMismatch {
        list = nil
        single = try container.decode(WireDetail.self, forKey: .result).jobOpening
      }
    }
  }

  private struct WireDetail: Decodable { let jobOpening: WireJob? }

  private struct WireJob: WireOffer {
    let id, jobOpeningName, departmentLabel, employmentStatusLabel, isRemote, locationType: WireText?
    let location, atsLocation: WirePlace?
    /// Only in the reply for one job.
    let jobOpeningShareUrl, jobOpeningStatus, description, compensation, datePosted, minimumExperience: WireText?
  }

  private struct WirePlace: Decodable { let city, state, province, country, addressCountry: WireText? }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    let number = job.jobOpeningShareUrl?.text?.split(separator: "/").last.map(String.init)
    var draft = try JobDraft(id: job.id, WireText(number))
    draft.organization =
      organization ?? company?.text ?? AccountName.inAddress(job.jobOpeningShareUrl?.text, of: "bamboohr.com")
    claim(job, in: &draft)
    return draft
  }

  private func claim(_ job: WireJob, in draft: inout JobDraft) {
    draft.title = job.jobOpeningName?.text.filled ?? draft.title
    draft.department = job.departmentLabel?.text.filled ?? draft.department
    draft.claim(category: job.departmentLabel?.text)
    draft.employment = job.employmentStatusLabel?.text.map { [$0] } ?? draft.employment
    draft.posted = job.datePosted?.text
    draft.isClosed = ["Closed", "Filled", "Canceled"].contains(job.jobOpeningStatus?.text)
    // Each says what the other leaves out: lists have the country in the second only.
    let city = job.location?.city?.text.filled
    let sides = [job.location, job.atsLocation].filter { side in
      city == nil || side?.city?.text.filled.map { $0 == city } ?? true
    }
    func first(_ parts: KeyPath<WirePlace, WireText?>...) -> String? {
      sides.lazy.compactMap { side in parts.lazy.compactMap { side?[keyPath: $0]?.text.filled }.first }.first
    }
    let place = PlaceClaim(
      city: first(\.city), region: first(\.state, \.province), country: first(\.country, \.addressCountry))
    if place != PlaceClaim() { draft.places = [place] }
    // 0 is at the place, 1 remote, 2 partly so, whatever the flag says.
    switch job.locationType?.text {
    case "0": draft.remote = false
    case "1": draft.remote = true
    case "2": draft.telework = true
    default: draft.remote = job.isRemote?.flag
    }
    draft.claim(fact: "Experience", job.minimumExperience?.text)
    draft.claim(payInWords: job.compensation?.text)
    draft.sourceURL =
      job.jobOpeningShareUrl?.text.filled ?? careers.map { "\($0)/\(Query.percentEncoded(draft.sourceID))" }
    draft.applyURL = draft.sourceURL
    draft.claim(.summary, job.description?.text)
  }
}
