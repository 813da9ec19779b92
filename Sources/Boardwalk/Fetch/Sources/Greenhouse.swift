// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// The jobs of one employer's board at Greenhouse, all in one reply.
///
/// Documentation: https://developers.greenhouse.io/job-board.html#list-jobs
struct Greenhouse: JobSource {
  static let name = "greenhouse"
  static let policy = SourcePolicy(
    title: "Greenhouse", home: "https://www.greenhouse.com/")

  /// `acme` of `https://job-boards.greenhouse.io/acme`.
  let board: AccountName?
  /// The employer's name; nil takes the one in the reply.
  let organization: String?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    try await Self.inquiry(about: board, setting: "board:", in: world)
      .pages(from: Request(try address(in: world), asking: ["content": "true"]), to: page, reading: read)
  }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let board = try Self.required(board, "board", "Write `acme` of https://job-boards.greenhouse.io/acme.")
    return "https://boards-api.greenhouse.io/v1/boards/\(board.text)/jobs"
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireBoard.self, from: body)
    guard let jobs = wire.jobs else { throw ReplyFault.missing("jobs") }
    return Answer(jobs, announced: wire.meta?.total?.wholeNumber, draft: draft)
  }
}

extension Greenhouse {
  private struct WireBoard: Decodable {
    let jobs: Offers<WireJob>?
    let meta: WireMeta?
  }

  private struct WireMeta: Decodable { let total: WireText? }

  private struct WireJob: WireOffer {
    let id, title, company_name, absolute_url, requisition_id, content: WireText?
    let first_published, application_deadline, language: WireText?
    let location: WireNamed?
    let departments, offices: [WireNamed]?
    let metadata: [WireField]?
    let pay_input_ranges: [WirePay]?
  }

  private struct WireNamed: Decodable { let name, location: WireText? }

  /// A field that the employer made: a text, several, or something else that cannot be shown.
  private struct WireField: Decodable {
    let name: WireText?
    let value: WireTexts?
  }

  private struct WirePay: Decodable { let min_cents, max_cents, currency_type, title: WireText? }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id)
    draft.title = job.title?.text ?? ""
    draft.organization = organization ?? job.company_name?.text.filled ?? board?.text
    draft.department = job.departments?.first?.name?.text
    for department in job.departments ?? [] { draft.claim(category: department.name?.text) }
    draft.placeText = job.location?.name?.text
    let names = job.location?.name?.text.filled.map { [$0] }
    let offices = (job.offices ?? []).compactMap { $0.location?.text.filled ?? $0.name?.text.filled }
    draft.places = (names ?? offices).map { PlaceClaim(name: $0) }
    // `updated_at` moves without anything having changed.
    draft.posted = job.first_published?.text
    draft.closes = job.application_deadline?.text
    draft.announcement = job.requisition_id?.text
    draft.sourceURL = job.absolute_url?.text
    draft.applyURL = job.absolute_url?.text
    // The unit is not said, nor is it anything but a year's or an hour's pay.
    if let pay = job.pay_input_ranges?.first {
      draft.claim(
        payFrom: Self.units(pay.min_cents), to: Self.units(pay.max_cents), unit: nil, currency: pay.currency_type?.text)
    }
    draft.claim(fact: "Language", job.language?.text)
    for field in job.metadata ?? [] {
      draft.claim(fact: field.name?.text ?? "", field.value?.texts.joined(separator: ", "))
    }
    draft.claim(.summary, job.content?.text)
    return draft
  }

  private static func units(_ cents: WireText?) -> String? { cents?.wholeNumber.map { String($0 / 100) } }
}
