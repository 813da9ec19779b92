import Foundation

/// schema.org's `JobPosting`, in every shape that pages write it in.
/// Source: https://schema.org/JobPosting and https://developers.google.com/search/docs/appearance/structured-data/job-posting
extension JobDraft {
  /// A draft of a posting; `address` is the page it stands on, and `host` the site's. Throws a `Rejection` when nothing in it
  /// can be an id.
  init(posting: WireTree, at address: String?, of host: String?) throws(Rejection) {
    let names = [
      posting["title"], posting["hiringOrganization"], posting["jobLocation"]?["address"]?["addressLocality"],
    ]
    try self.init(
      id: WireText(Self.identifier(of: posting, on: host)), WireText(posting["url"]?.text), WireText(address),
      .madeOf(names.map { $0?.text })
    )
    // Some pages name themselves by the path alone.
    let named = posting["url"]?.text.flatMap { hostOfAddress($0) == nil ? nil : $0 }
    sourceURL = named ?? address
    applyURL = sourceURL
    claim(posting)
  }

  /// What a posting says besides its id and its address.
  mutating func claim(_ posting: WireTree) {
    title = posting["title"]?.text ?? posting["name"]?.text ?? title
    // An identifier is named after the one who gave it, which is who hires.
    organization =
      posting["hiringOrganization"]?.text ?? posting["hiringOrganization"]?["legalName"]?.text
      ?? posting["identifier"]?["name"]?.text ?? organization
    department = posting["hiringOrganization"]?["department"]?.text
    posted = posting["datePosted"]?.text ?? posted
    closes = posting["validThrough"]?.text
    employment = (posting["employmentType"]?.texts ?? []).map(Self.term)
    openings = posting["totalJobOpenings"]?.text
    // A code alone, `15-1252.00`, is the name of no field of work.
    for category in posting["occupationalCategory"]?.items ?? []
    where category.text?.contains(where: \.isLetter) == true {
      claim(category: category.text, code: category["codeValue"]?.text)
    }
    claim(fact: "Industry", posting["industry"]?.text)
    claim(fact: "Hours", posting["workHours"]?.text)
    claimPlaces(posting)
    if let pay = posting["baseSalary"] { claimPay(pay, currency: posting["salaryCurrency"]?.text) }
    claimTexts(posting)
  }

  /// A `MonetaryAmount` with a span, with one figure, a bare figure, or words; or a `PriceSpecification`, which has the same by
  /// other names: https://schema.org/PriceSpecification
  private mutating func claimPay(_ pay: WireTree, currency: String?) {
    let amount = pay["value"] ?? pay
    let isSpan = ["minValue", "minPrice", "maxPrice"].contains { amount[$0] != nil }
    let single = amount["value"]?.text ?? amount["price"]?.text ?? (isSpan ? nil : amount.text)
    let unit = amount["unitText"]?.text ?? pay["unitText"]?.text ?? amount["unitCode"]?.text
    let currency =
      pay["currency"]?.text ?? amount["currency"]?.text ?? amount["priceCurrency"]?.text ?? pay["priceCurrency"]?.text
      ?? currency
    func end(_ names: String...) -> String? {
      names.lazy.compactMap { amount[$0]?.text ?? pay[$0]?.text }.first
    }
    if let single, Double(single.filter { $0 != "," && $0 != " " }) == nil {
      return claim(payInWords: single, unit: unit, currency: currency)
    }
    claim(
      payFrom: end("minValue", "minPrice") ?? single, to: end("maxValue", "maxPrice") ?? single, unit: unit,
      currency: currency)
  }

  private mutating func claimTexts(_ posting: WireTree) {
    let kinds: [(String, SectionKind)] = [
      ("description", .summary), ("responsibilities", .duties), ("experienceRequirements", .requirements),
      ("qualifications", .qualifications), ("educationRequirements", .education), ("jobBenefits", .benefits),
      ("incentiveCompensation", .benefits),
    ]
    for (name, kind) in kinds {
      for part in posting[name]?.items ?? [] { claim(kind, part["credentialCategory"]?.text ?? part.text) }
    }
    if let months = posting["experienceRequirements"]?["monthsOfExperience"]?.text {
      claim(fact: "Months of experience", months)
    }
    let skills = posting["skills"]?.texts ?? []
    self.skills = skills.count == 1 ? Self.parts(of: skills[0]) : skills
  }

  /// Of a list in one text: between semicolons, within which commas part nothing, or else between commas.
  private static func parts(of list: String) -> [String] {
    list.split(separator: list.utf8.contains(UInt8(ascii: ";")) ? ";" : ",").map(String.init)
  }

  /// `FULL_TIME` of `https://schema.org/FULL_TIME`: the word alone, where it is written as an address of the vocabulary.
  private static func term(_ word: String) -> String {
    guard let host = word.range(of: "schema.org/"), word.hasPrefix("http") else { return word }
    return String(word[host.upperBound...])
  }
}

extension JobDraft {
  /// The number that the employer gave a posting. Employers count for themselves, so it is the site's own only where the site
  /// is the employer's, `acme.com` of Acme; elsewhere it counts with the name. Nil where there is none, or a name in its place.
  private static func identifier(of posting: WireTree, on host: String?) -> String? {
    let claim = posting["identifier"]
    guard let number = (claim?["value"] ?? (claim?["name"] == nil ? claim : nil))?.text else { return nil }
    let names = [posting["hiringOrganization"], posting["hiringOrganization"]?["legalName"], claim?["name"]]
    let hirers = names.compactMap { $0?.text?.folded }.filter { !$0.isEmpty }
    if hirers.contains(where: { isName(number.folded, of: $0) }) { return nil }
    guard let hirer = hirers.first, !isUniqueAnywhere(number) else { return number }
    let site = (host ?? "").replacing("-", with: "").split(separator: ".")
    if site.contains(Substring(hirer.replacing(" ", with: ""))) { return number }
    return number + "-" + String(StableHash.of(hirer.utf8), radix: 36)
  }

  /// Whether it is the employer's name, or the short or the long form of it, which many pages put in its place.
  private static func isName(_ number: String, of hirer: String) -> Bool {
    number == hirer
      || !number.contains(where: \.isNumber) && (hirer.hasPrefix(number) || number.hasPrefix(hirer))
  }

  /// An address, a URN, an id of Boardwalk, `usajobs:793682000`, each of which says whose it is, or a UUID.
  private static func isUniqueAnywhere(_ number: String) -> Bool {
    let isNamed = number.firstIndex(of: ":").map { colon in
      number[..<colon].allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } && !number.contains(" ")
    }
    return isNamed == true || UUID(uuidString: number) != nil
  }
}
