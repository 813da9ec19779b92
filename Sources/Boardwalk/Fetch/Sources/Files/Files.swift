import Markup
import Web

/// Jobs from files of your own: JSON or CSV that another program writes, in the folder that `replies:` names or at the
/// address that `endpoint:` names.
///
/// The columns are those of hand-posted jobs; the README lists them.
struct Files: JobSource {
  static let name = "files"
  static let policy = SourcePolicy(title: "Files", home: "")

  /// Who hires, where the rows do not say.
  let organization: String?
  /// What the columns are called, where they have other names: `{ title: Job Title }`.
  let columns: ColumnNames?

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    var inquiry = Inquiry(service: "The file", world: world)
    inquiry.missing.sentence = "There is no file at this address"
    inquiry.absence = Self.absence
    var known: Set<String> = []
    let ending = try await inquiry.pages(
      from: Request(
        url: try Self.required(
          world.endpoint, "replies", "Name the folder of the files, or with `endpoint:` the address of one.")),
      to: page, reading: { try read($0, noting: &known) })
    let plain = Set(known.map(FileRow.plain))
    let missing = (columns?.written ?? []).filter { !known.isEmpty && !plain.contains(FileRow.plain($0)) }
    var findings = missing.map { FileColumns.missing($0, of: known.sorted()) }
    if let unread = FileColumns.unread(of: known, as: columns) { findings.append(unread) }
    if !findings.isEmpty { try await page(DraftPage(drafts: [], findings: findings)) }
    return ending
  }

  /// What is said of a folder without a file that is read.
  private static let absence: @Sendable ([String]) -> (message: String, hint: String) = { names in
    let others = names.filter { !$0.hasPrefix(".") }.prefix(3).map { "“\(quoted($0))”" }
    return (
      "No file in this folder is read" + (others.isEmpty ? "." : ", such as \(others.joined(separator: ", "))."),
      "Call tables .csv, whatever parts their cells, and lists .json; or correct `replies:` in board.yml."
    )
  }

  /// - Parameter known: the columns of all files read so far.
  private func read(_ body: [UInt8], noting known: inout Set<String>) throws -> Answer {
    let body = UTF16Text.asUTF8(body) ?? body
    let first = body.first { $0 > 32 && ![0xEF, 0xBB, 0xBF].contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let table = isJSON ? nil : try CSVTable(body)
    let rows = try table?.rows ?? Self.rows(ofJSON: body)
    // A table without rows has columns as well: what has none that is called title is no table of jobs, but perhaps a sentence
    // that says why there is none.
    let columns =
      table.map { FileColumns($0.names, as: self.columns) } ?? FileColumns(rows.lazy.flatMap(\.keys), as: self.columns)
    if !rows.isEmpty { known.formUnion(columns.names) }
    try columns.requireTitle()
    let days = columns.names(of: [.posted, .closes])
    let order = DayOrder(of: rows.lazy.flatMap { row in days.lazy.compactMap { row[$0] } })
    var doubts = RowDoubts()
    var answer = Answer(rows) { row throws(Rejection) in
      let row = FileRow(row, in: columns)
      let made = try draft(row, order)
      doubts.look(at: row, for: made)
      return made
    }
    answer.page.findings += (table?.findings ?? []) + doubts.findings
    return answer
  }

  /// A list of objects, or the only list in an object.
  private static func rows(ofJSON body: [UInt8]) throws -> [[String: String]] {
    guard let rows = try JSONReply.decode(WireRows.self, from: body).rows else { throw ReplyFault.missing("jobs") }
    return rows.map(\.texts)
  }
}

extension Files {
  private func draft(_ row: FileRow, _ order: DayOrder) throws(Rejection) -> JobDraft {
    let made = WireText.madeOf([row[.title], row[.organization], row[.location]])
    guard let id = [WireText(row[.id]), WireText(row[.url]), made].lazy.compactMap({ $0?.text.filled }).first else {
      throw Rejection(reason: "it has no title")
    }
    var draft = JobDraft(sourceID: id)
    draft.title = row[.title] ?? ""
    draft.organization = row[.organization] ?? organization
    draft.department = row[.department]
    for category in row.list(.category) { draft.claim(category: category) }
    claimPlaces(row, in: &draft)
    draft.employment = row.list(.schedule) + row.list(.appointment)
    draft.posted = order.plain(row[.posted])
    draft.closes = order.plain(row[.closes])
    draft.openUntilFilled = row.flag(.openUntilFilled) ?? false
    draft.announcement = row[.announcement]
    draft.grade = row[.grade].map(Grade.init(written:))
    draft.claim(fact: Condition.hiringPath.label, Condition.list(row.list(.hiringPath)))
    draft.claim(fact: Condition.clearance.label, row[.clearance])
    draft.claim(fact: Condition.travel.label, row[.travel])
    draft.claim(fact: Condition.timeZone.label, row.list(.timeZone).joined(separator: ", "))
    draft.claim(fact: Condition.sponsorship.label, row.flag(.sponsorship).map { $0 ? "Yes" : "No" })
    draft.openings = row[.openings]
    draft.skills = row.list(.skills)
    claimPay(row, in: &draft)
    draft.sourceURL = row[.url]
    draft.applyURL = row[.apply].map { Self.isEmail($0) ? SafeURL.mailing($0) : $0 } ?? row[.url]
    claimContact(row, in: &draft)
    let texts: [(FileRow.Field, SectionKind)] = [
      (.description, .summary), (.duties, .duties), (.requirements, .requirements),
      (.qualifications, .qualifications), (.benefits, .benefits), (.howToApply, .howToApply),
    ]
    for (field, kind) in texts { draft.claim(kind, row[field]) }
    return draft
  }

  /// In figures, in words, or by a unit that says something without a figure: `unpaid`.
  private func claimPay(_ row: FileRow, in draft: inout JobDraft) {
    let (unit, currency) = (row[.salaryUnit], row[.currency])
    let claim = PayClaim(minimum: row[.salaryMin], maximum: row[.salaryMax], unit: unit, currency: currency)
    let known = unit.flatMap(PayUnit.init(written:))
    let isBare = claim.words == nil && row[.salary] == nil
    if let known, known == .unpaid || isBare && known.timesAYear == nil {
      draft.pay = claim
    } else {
      draft.claim(payFrom: claim.minimum, to: claim.maximum, unit: unit ?? "", currency: currency)
    }
    draft.claim(payInWords: row[.salary], unit: unit, currency: currency)
  }

  /// Whom to ask: an address in one column, or a name and addresses in columns of their own.
  private func claimContact(_ row: FileRow, in draft: inout JobDraft) {
    let (plain, name) = (row[.contact], row[.contactName])
    let isEmail = plain.map(Self.isEmail) ?? false
    let isLink = plain?.contains("://") ?? false
    let said = name ?? (isEmail || isLink ? nil : plain)
    let email = row[.contactEmail] ?? (isEmail ? plain : nil)
    let url = row[.contactURL] ?? (isLink ? plain : nil)
    if said == nil, email == nil, url == nil { return }
    draft.referral = ReferralClaim(
      referrer: nil, positions: [], contactName: said, contactEmail: email, contactURL: url)
  }

  private static func isEmail(_ text: String) -> Bool { text.contains("@") && !text.contains(":") }

  /// The columns beside `location` say more of it; of several locations only what holds for all, or a country each.
  private func claimPlaces(_ row: FileRow, in draft: inout JobDraft) {
    let places = row.list(.location)
    let countries = row.list(.country)
    draft.placeText = places.isEmpty ? nil : places.joined(separator: "; ")
    draft.places = places.enumerated().map { index, name in
      let isOnly = places.count == 1
      let country = countries.count == places.count ? countries[index] : countries.count == 1 ? countries[0] : nil
      return PlaceClaim(
        name: name, city: isOnly ? row[.city] : nil, region: isOnly ? row[.region] : nil, country: country)
    }
    let place = PlaceClaim(city: row[.city], region: row[.region], country: row[.country])
    if places.isEmpty, place != PlaceClaim() { draft.places = [place] }
    draft.remote = row.flag(.remote)
    draft.telework = row.flag(.telework)
    // `Hybrid` in a column for yes and no.
    for word in [row[.remote], row[.telework], row[.workplace]] { draft.claim(workplace: word) }
  }
}

/// Words in columns for yes and no that are neither, and figures of pay in no money.
private struct RowDoubts {
  private static let fields: [FileRow.Field] = [.remote, .telework, .openUntilFilled, .sponsorship]
  private var words: [FileRow.Field: (count: Int, first: String)] = [:]
  private var withoutCurrency: (count: Int, first: String) = (0, "")

  mutating func look(at row: FileRow, for made: JobDraft) {
    if made.pay == nil, row[.currency] == nil, let figure = row[.salaryMin] ?? row[.salaryMax],
      figure.contains(where: { ("1"..."9").contains($0) })
    {
      withoutCurrency.count += 1
      if withoutCurrency.count == 1 { withoutCurrency.first = figure }
    }
    for field in Self.fields where row.flag(field) == nil {
      guard let word = row[field] else { continue }
      var draft = JobDraft(sourceID: "")
      if field == .remote || field == .telework, draft.claim(workplace: word) { continue }
      words[field] = ((words[field]?.count ?? 0) + 1, words[field]?.first ?? word)
    }
  }

  /// What is to be said of them.
  var findings: [Diagnostic] {
    let unclear = Self.fields.compactMap { field -> Diagnostic? in
      guard let (count, first) = words[field] else { return nil }
      return Diagnostic(
        .warning,
        "The column `\(field.rawValue)` says neither yes nor no in \(Self.rows(count)): “\(quoted(first))”.",
        hint: "As long as it does, it says nothing there; `true` and `false` are understood everywhere.")
    }
    let (count, first) = withoutCurrency
    if count == 0 { return unclear }
    return unclear + [
      Diagnostic(
        .warning, "Pay is in figures without a currency in \(Self.rows(count)): “\(quoted(first))”.",
        hint: "It is shown as it is written, and no filter knows it; a column `currency` says `EUR` or `USD`.")
    ]
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "one row" : "\(count) rows, in the first" }
}
