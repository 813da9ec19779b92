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
      .pages(from: Request(try address(in: world), asking: Self.asked), to: page, reading: read)
  }

  /// Texts, and ranges of pay, which the service gives of the list as well as of one job, where it documents them.
  private static let asked: Query = ["content": "true", "pay_transparency": "true"]

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    let board = try Self.required(board, "board", "Write `acme` of https://job-boards.greenhouse.io/acme.")
    return "https://boards-api.greenhouse.io/v1/boards/\(board.text)/jobs"
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let wire = try JSONReply.decode(WireBoard.self, from: body)
    guard let jobs = wire.jobs else { throw ReplyFault.missing("jobs") }
    return Answer(jobs, announced: WireText(wire.meta?["total"]?.text).wholeNumber, draft: draft)
  }
}

extension Greenhouse {
  private struct WireBoard: Decodable {
    let jobs: Offers<WireJob>?
    let meta: WireTree?
  }

  private struct WireJob: WireOffer {
    let id, title, company_name, absolute_url, requisition_id, content: WireText?
    let first_published, updated_at, application_deadline, language: WireText?
    let location: WireNamed?
    let departments, offices: [WireNamed]?
    let metadata: [WireField]?
    let pay_input_ranges: [WirePay]?
  }

  private struct WireNamed: Decodable {
    let id, name, location: WireText?

    /// `{"id": 0, "name": "No Department"}` stands for none, in the board's language.
    var isOne: Bool { id?.text != "0" }
  }

  /// A field that the employer made: a text, several, a flag, an amount of money or two.
  private struct WireField: Decodable {
    let name: WireText?
    let value: WireTree?
  }

  private struct WirePay: Decodable { let min_cents, max_cents, currency_type, title: WireText? }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: job.id)
    draft.title = job.title?.text ?? ""
    draft.organization = organization ?? job.company_name?.text.filled ?? board?.text
    let departments = (job.departments ?? []).filter(\.isOne)
    draft.department = departments.first?.name?.text
    for department in departments { draft.claim(category: department.name?.text) }
    draft.placeText = job.location?.name?.text
    draft.places = Self.places(of: job).map { PlaceClaim(name: $0) }
    // `updated_at` moves without anything having changed, but older replies have no other date.
    draft.posted = job.first_published?.text.filled ?? job.updated_at?.text
    draft.closes = job.application_deadline?.text
    draft.announcement = job.requisition_id?.text
    draft.sourceURL = job.absolute_url?.text
    draft.applyURL = job.absolute_url?.text
    draft.claim(fact: "Language", job.language?.text)
    claimPay(job, in: &draft)
    draft.claim(.summary, job.content?.text)
    return draft
  }

  /// The job's own place; the offices it belongs to where it has none, or none but `Multiple Locations`.
  private static func places(of job: WireJob) -> [String] {
    let offices = (job.offices ?? []).filter(\.isOne).compactMap { $0.location?.text.filled ?? $0.name?.text.filled }
    guard let name = job.location?.name?.text.filled else { return offices }
    let isOpen = ["multiple", "various"].contains { name.folded.hasPrefix($0) }
    return isOpen ? [name] + offices : [name]
  }
}

extension Greenhouse {
  /// A range of pay, or an amount or two in a field of the employer's own.
  private struct Span {
    let title: String
    let from, to, currency: String?
    /// Whether it can be what the job pays.
    let isPay: Bool

    init(_ range: WirePay) {
      title = range.title?.text.filled ?? "Pay"
      (from, to) = (range.min_cents?.text.flatMap(Greenhouse.units), range.max_cents?.text.flatMap(Greenhouse.units))
      currency = range.currency_type?.text
      isPay = from != nil || to != nil
    }

    /// Nil for a field that holds no amount.
    init?(_ field: WireField) {
      guard case .object(let members)? = field.value else { return nil }
      title = field.name?.text ?? ""
      let amount = Self.amount(members["amount"])
      from = Self.amount(members["min_value"]) ?? amount
      to = Self.amount(members["max_value"]) ?? amount
      currency = members["unit"]?.text
      let isNamedPay = ["salary", "pay ", "compensation"].contains(where: (title.folded + " ").contains)
      isPay = isNamedPay && (from != nil || to != nil)
    }

    /// `0.0` stands for none.
    private static func amount(_ value: WireTree?) -> String? {
      guard let text = value?.text.filled else { return nil }
      return Double(text) == 0 ? nil : text
    }

    /// Whether it says how far pay goes, and not only where its middle is.
    var isRange: Bool { from != to }

    /// `Base pay (excluding bonus)` is no bonus.
    var kind: PayComponent.Kind {
      let kind = PayWords.kind(of: title)
      let words = title.folded
      let isBase = ["base", "excl"].contains(where: words.contains) && !words.contains("total")
      return kind == .other && isBase ? .salary : kind
    }

    var words: String {
      let ends = [from, to == from ? nil : to].compactMap { $0 }.joined(separator: " – ")
      return [ends, ends.isEmpty ? nil : currency].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Of all ranges and amounts the first salary is the pay, or else what one earns on target, a range before the middle of one; the
  /// others, for other places or parts, are told in words, and of several ranges each under its title.
  private func claimPay(_ job: WireJob, in draft: inout JobDraft) {
    let ranges = (job.pay_input_ranges ?? []).map(Span.init)
    let fields = (job.metadata ?? []).map { ($0, Span($0)) }
    let spans = ranges + fields.compactMap(\.1)
    let kind: PayComponent.Kind = spans.contains { $0.isPay && $0.kind == .salary } ? .salary : .onTarget
    let choice = spans.indices.filter { spans[$0].isPay && spans[$0].kind == kind }
    let chosen = choice.first { $0 < ranges.count || spans[$0].isRange } ?? choice.first
    if let chosen { claim(pay: spans[chosen], in: &draft) }
    for (index, range) in ranges.enumerated() where index != chosen || ranges.count > 1 {
      draft.claim(fact: range.title, range.words)
    }
    var index = ranges.count
    for (field, span) in fields {
      guard let span else {
        claim(field, in: &draft)
        continue
      }
      if index != chosen { draft.claim(fact: span.title, span.words) }
      index += 1
    }
  }

  private func claim(pay span: Span, in draft: inout JobDraft) {
    let unit = Self.unit(span.title)
    if span.kind == .onTarget {
      draft.claim(payInWords: "OTE \(span.words)", unit: unit, currency: span.currency)
    } else {
      draft.claim(payFrom: span.from, to: span.to, unit: unit, currency: span.currency)
    }
  }

  private func claim(_ field: WireField, in draft: inout JobDraft) {
    let name = field.name?.text ?? ""
    switch name.folded {
    case "workplace type", "workplace", "work location", "location type":
      if draft.claim(workplace: field.value?.text) { return }
    case "employment type", "time type", "job type": draft.employment += field.value?.texts ?? []
    default: break
    }
    switch field.value {
    case .scalar(let value)? where value.text == "true" || value.text == "false":
      draft.claim(fact: name, value.text == "true" ? "Yes" : "No")
    case .scalar(let value)? where draft.claims(payInWords: value.text, called: name): break
    case let value?: draft.claim(fact: name, value.texts.joined(separator: ", "))
    case nil: break
    }
  }

  /// 1850 cents are `18.5`.
  private static func units(_ cents: String) -> String? {
    Int(cents).map { $0 % 100 == 0 ? String($0 / 100) : String(Double($0) / 100) }
  }

  /// What the title of a range says of its unit: `Annual base salary range:`. Nil leaves it to the figures, which are a year's
  /// or an hour's.
  private static func unit(_ title: String) -> String? {
    let words = " \(title.folded) "
    let units = [
      (" bi weekly", "two weeks"), (" biweekly", "two weeks"), (" fortnight", "two weeks"), (" two weeks", "two weeks"),
      (" hour", "hour"), (" annual", "year"), (" year", "year"), (" month", "month"), (" week", "week"),
      (" day ", "day"), (" daily ", "day"),
    ]
    return units.first { words.contains($0.0) }?.1
  }
}
