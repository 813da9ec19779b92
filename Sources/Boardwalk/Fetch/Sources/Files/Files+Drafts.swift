import Markup

/// What a row of a file claims.
extension Files {
  /// - Parameter file: what is known of the file that it is in.
  func draft(_ row: FileRow, of file: FileSurvey) throws(Rejection) -> JobDraft {
    guard let id = file.ids.id(of: row) else { throw Rejection(reason: "it has no title") }
    var draft = JobDraft(sourceID: id)
    draft.title = row[.title] ?? ""
    draft.organization = row[.organization] ?? organization
    draft.department = row[.department]
    for category in file.lists.categories(of: row) { draft.claim(category: category) }
    claimPlaces(row, in: &draft)
    draft.employment = row.list(.schedule) + row.list(.appointment)
    (draft.posted, draft.closes) = file.days.plain((row[.posted], row[.closes]))
    draft.openUntilFilled = row.flag(.openUntilFilled) ?? false
    draft.announcement = row[.announcement]
    draft.grade = row[.grade].map(Grade.init(written:))
    draft.claim(fact: Condition.hiringPath.label, Condition.list(row.list(.hiringPath)))
    draft.claim(fact: Condition.clearance.label, row[.clearance])
    draft.claim(fact: Condition.travel.label, row[.travel])
    draft.claim(fact: Condition.timeZone.label, row.list(.timeZone).joined(separator: ", "))
    draft.claim(fact: Condition.sponsorship.label, row.flag(.sponsorship).map { $0 ? "Yes" : "No" })
    draft.openings = row[.openings]
    draft.skills = file.lists.skills(of: row)
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
