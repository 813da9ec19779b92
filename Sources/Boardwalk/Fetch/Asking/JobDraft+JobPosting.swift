/// schema.org's `JobPosting`, in every shape that pages write it in.
/// Source: https://schema.org/JobPosting and https://developers.google.com/search/docs/appearance/structured-data/job-posting
extension JobDraft {
  /// A draft of a posting; `address` is the page it stands on. Throws a `Rejection` when nothing in it can be an id.
  init(posting: WireTree, at address: String?) throws(Rejection) {
    let identifier = posting["identifier"]?["value"] ?? posting["identifier"]
    let names = [
      posting["title"], posting["hiringOrganization"], posting["jobLocation"]?["address"]?["addressLocality"],
    ]
    try self.init(
      id: WireText(identifier?.text), WireText(posting["url"]?.text), WireText(address), .madeOf(names.map { $0?.text })
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
    employment = posting["employmentType"]?.texts ?? []
    openings = posting["totalJobOpenings"]?.text
    for category in posting["occupationalCategory"]?.items ?? [] {
      claim(category: category.text, code: category["codeValue"]?.text)
    }
    claim(fact: "Industry", posting["industry"]?.text)
    claim(fact: "Hours", posting["workHours"]?.text)
    claimPlaces(posting)
    if let pay = posting["baseSalary"] { claimPay(pay, currency: posting["salaryCurrency"]?.text) }
    claimTexts(posting)
  }

  private mutating func claimPlaces(_ posting: WireTree) {
    let locations = posting["jobLocation"]?.items ?? []
    // Some pages repeat the address of the first place for all of them, which only their names tell apart.
    let localities = Set(locations.map { $0["address"]?["addressLocality"]?.text })
    let isRepeated = localities.count == 1 && Set(locations.map { $0["name"]?.text }).count == locations.count
    places = locations.map { location in
      if isRepeated, locations.count > 1 { return PlaceClaim(name: location["name"]?.text) }
      let address = location["address"]
      return PlaceClaim(
        name: location["name"]?.text ?? (address?["addressLocality"] == nil ? address?.text ?? location.text : nil),
        city: address?["addressLocality"]?.text, region: address?["addressRegion"]?.text,
        country: address?["addressCountry"]?.text, latitude: location["geo"]?["latitude"]?.text.flatMap(Double.init),
        longitude: location["geo"]?["longitude"]?.text.flatMap(Double.init))
    }
    let types = posting["jobLocationType"]?.texts ?? []
    guard types.contains(where: { $0.uppercased().contains("TELECOMMUTE") }) else { return }
    remote = true
    for home in posting["applicantLocationRequirements"]?.items ?? [] { places.append(PlaceClaim(name: home.text)) }
  }

  /// A `MonetaryAmount` with a span, with one figure, a bare figure, or words.
  private mutating func claimPay(_ pay: WireTree, currency: String?) {
    let amount = pay["value"] ?? pay
    let single = amount["value"]?.text ?? (amount["minValue"] == nil ? amount.text : nil)
    let unit = amount["unitText"]?.text ?? pay["unitText"]?.text ?? amount["unitCode"]?.text
    let currency = pay["currency"]?.text ?? amount["currency"]?.text ?? currency
    if let single, Double(single.filter { $0 != "," && $0 != " " }) == nil {
      return claim(payInWords: single, unit: unit, currency: currency)
    }
    claim(
      payFrom: amount["minValue"]?.text ?? pay["minValue"]?.text ?? single,
      to: amount["maxValue"]?.text ?? pay["maxValue"]?.text ?? single, unit: unit, currency: currency)
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
    self.skills = skills.count == 1 ? skills[0].split(separator: ",").map(String.init) : skills
  }
}
