import Web

/// The jobs of one employer at Personio, all in one reply of XML.
///
/// Documentation: https://developer.personio.de/docs/retrieving-open-job-positions
struct Personio: JobSource {
  static let name = "personio"
  static let policy = SourcePolicy(
    title: "Personio", home: "https://www.personio.com/")

  /// `acme` of `https://acme.jobs.personio.de/`.
  let company: AccountName?
  /// `com` for the addresses that end in it; nil is `de`.
  let domain: Domain?
  /// The language of the texts: `en`, `de`; nil takes the employer's own.
  let language: String?
  /// The employer's name; nil takes the one in the reply.
  let organization: String?

  enum Domain: String, CaseIterable, Decodable, Sendable { case com, de }

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let query = Query(language.map { [("language", $0)] } ?? [])
    return try await Self.inquiry(about: company, setting: "company:", in: world)
      .pages(from: Request(try address(in: world), asking: query), to: page, reading: read)
  }

  private var site: String? { company.map { "https://\($0.text).jobs.personio.\((domain ?? .de).rawValue)" } }

  private func address(in world: World) throws -> String {
    if let endpoint = world.endpoint { return endpoint }
    _ = try Self.required(company, "company", "Write `acme` of https://acme.jobs.personio.de/.")
    return (site ?? "") + "/xml"
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    let root = try XMLReply.read(body)
    guard root.name == "workzag-jobs" else { throw ReplyFault.missing("workzag-jobs", format: "XML") }
    let positions = root.all("position")
    // An employer without jobs has an empty list; anything else in it is another service than the documented one.
    guard !positions.isEmpty || root.children.isEmpty else { throw ReplyFault.missing("position", format: "XML") }
    return Answer(positions, draft: draft)
  }
}

extension Personio {
  /// `lt-1` and `ht15`, less than one and more than fifteen; `2-5` says it itself.
  private static func years(_ code: String) -> String {
    let figures = code.drop { !$0.isNumber }
    guard !figures.isEmpty, figures.allSatisfy(\.isNumber) else { return code }
    return code.hasPrefix("lt")
      ? "Less than \(figures)" : code.hasPrefix("ht") || code.hasPrefix("gt") ? "More than \(figures)" : code
  }

  /// The names are the service's own: https://developer.personio.de/docs/retrieving-open-job-positions
  private func draft(_ position: XMLOffer) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: WireText(position.text("id")))
    draft.title = position.text("name") ?? ""
    draft.organization = organization ?? position.text("subcompany").filled ?? company?.text
    draft.department = position.text("department")
    draft.claim(category: position.text("department"))
    draft.claim(category: position.text("recruitingCategory"))
    draft.claim(category: position.text("occupationCategory")?.wordsOfCode)
    draft.claim(fact: "Occupation", position.text("occupation")?.wordsOfCode)
    draft.claim(fact: "Level", position.text("seniority")?.wordsOfCode)
    draft.claim(fact: "Years of experience", position.text("yearsOfExperience").map(Self.years))
    draft.employment = [position.text("schedule") ?? "", position.text("employmentType")?.wordsOfCode ?? ""]
    draft.skills = (position.text("keywords") ?? "").split(separator: ",").map(String.init)
    draft.placeText = position.text("office")
    let offices = position.list("additionalOffices", of: "office").compactMap(\.text)
    draft.places = ([draft.placeText].compactMap(\.self) + offices).map { PlaceClaim(name: $0) }
    for pay in position.all("salaryInformation").prefix(1) {
      draft.claim(
        payFrom: pay.text("min"), to: pay.text("max"), unit: pay.text("type"), currency: pay.text("currencyCode"))
    }
    draft.posted = position.text("createdAt")
    draft.sourceURL = site.map { "\($0)/job/\(Query.percentEncoded(draft.sourceID))" }
    draft.applyURL = draft.sourceURL
    var kind = SectionKind.summary
    for part in position.list("jobDescriptions", of: "jobDescription") {
      let heading = part.text("name")
      draft.claim(SectionKind.part(under: heading, behind: &kind), part.text("value"), heading: heading)
    }
    return draft
  }
}
