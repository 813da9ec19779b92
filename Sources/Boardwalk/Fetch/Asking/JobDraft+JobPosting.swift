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
    sourceURL = posting["url"]?.text ?? address
    applyURL = sourceURL
    claim(posting)
  }

  /// What a posting says besides its id and its address.
  mutating func claim(_ posting: WireTree) {
    title = posting["title"]?.text ?? posting["name"]?.text ?? title
    // An identifier is named after the one who gave it, which is who hires.
    organization = posting["hiringOrganization"]?.text ?? posting["identifier"]?["name"]?.text ?? organization
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
    if let pay = posting["baseSalary"] { claimPay(pay) }
    claimTexts(posting)
  }

  private mutating func claimPlaces(_ posting: WireTree) {
    places = (posting["jobLocation"]?.items ?? []).map { location in
      let address = location["address"]
      return PlaceClaim(
        name: location["name"]?.text ?? (address?["addressLocality"] == nil ? address?.text ?? location.text : nil),
        city: address?["addressLocality"]?.text, region: address?["addressRegion"]?.text,
        country: address?["addressCountry"]?.text, latitude: location["geo"]?["latitude"]?.text.flatMap(Double.init),
        longitude: location["geo"]?["longitude"]?.text.flatMap(Double.init))
    }
    guard posting["jobLocationType"]?.texts.contains("TELECOMMUTE") == true else { return }
    remote = true
    for home in posting["applicantLocationRequirements"]?.items ?? [] { places.append(PlaceClaim(name: home.text)) }
  }

  /// A `MonetaryAmount` with a span, with one figure, or a bare figure.
  private mutating func claimPay(_ pay: WireTree) {
    let amount = pay["value"] ?? pay
    let single = amount["value"]?.text ?? (amount["minValue"] == nil ? amount.text : nil)
    claim(
      payFrom: amount["minValue"]?.text ?? pay["minValue"]?.text ?? single,
      to: amount["maxValue"]?.text ?? pay["maxValue"]?.text ?? single,
      unit: amount["unitText"]?.text ?? pay["unitText"]?.text, currency: pay["currency"]?.text)
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
    let skills = posting["skills"]?.texts ?? []
    self.skills = skills.count == 1 ? skills[0].split(separator: ",").map(String.init) : skills
  }
}
