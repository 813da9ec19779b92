/// What of a `JobPosting` says something in a way that schema.org does not know, so that it cannot be read: a number of objects
/// without names where a text is due.
struct PostingShape {
  /// Names of what cannot be read.
  private(set) var changes: Set<String> = []

  init(_ posting: WireTree) {
    for name in Self.texts { note(posting[name], as: name) }
    note(posting["hiringOrganization"], as: "hiringOrganization", unlessIn: ["legalName"])
    note(posting["educationRequirements"], as: "educationRequirements", unlessIn: ["credentialCategory"])
    note(
      posting["experienceRequirements"], as: "experienceRequirements",
      unlessIn: ["credentialCategory", "monthsOfExperience"])
    note(posting["identifier"], as: "identifier", unlessIn: ["value"])
    note(posting["baseSalary"], as: "baseSalary", unlessIn: Self.figures)
    note(posting["baseSalary"]?["value"], as: "baseSalary.value", unlessIn: Self.figures)
    for place in posting["jobLocation"]?.items ?? [] where place["@type"]?.text != "VirtualLocation" {
      note(place, as: "jobLocation", unlessIn: ["address", "geo"])
      note(
        place["address"], as: "jobLocation.address", unlessIn: Self.partsOfAddresses + ["streetAddress", "postalCode"])
      for part in Self.partsOfAddresses { note(place["address"]?[part], as: "jobLocation.address.\(part)") }
    }
  }

  /// Members that are a text, a list of texts, or things with a name.
  private static let texts = [
    "title", "datePosted", "validThrough", "employmentType", "totalJobOpenings", "occupationalCategory", "industry",
    "workHours", "jobLocationType", "description", "responsibilities", "qualifications", "jobBenefits",
    "incentiveCompensation", "skills", "url", "salaryCurrency",
  ]
  private static let figures = ["value", "minValue", "maxValue", "price", "minPrice", "maxPrice"]
  private static let partsOfAddresses = ["addressLocality", "addressRegion", "addressCountry"]

  private mutating func note(_ value: WireTree?, as name: String, unlessIn members: [String] = []) {
    guard let value, value.isFilled, value.text == nil, !members.contains(where: { value[$0]?.isFilled == true }) else {
      return
    }
    changes.insert(name)
  }
}

extension WireTree {
  /// Whether it holds anything but its own type.
  fileprivate var isFilled: Bool {
    switch self {
    case .scalar(let scalar): scalar.text.filled != nil
    case .list(let items): items.contains(where: \.isFilled)
    case .object(let members): members.contains { $0.key != "@type" && $0.value.isFilled }
    }
  }
}
