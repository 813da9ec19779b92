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
    return Answer(root.all("position"), draft: draft)
  }
}

extension Personio {
  /// The names are the service's own: https://developer.personio.de/docs/retrieving-open-job-positions
  private func draft(_ position: XMLTree) throws(Rejection) -> JobDraft {
    var draft = try JobDraft(id: WireText(position["id"]?.text))
    draft.title = position["name"]?.text ?? ""
    draft.organization = organization ?? position["subcompany"]?.text ?? company?.text
    draft.department = position["department"]?.text
    draft.claim(category: position["department"]?.text)
    draft.claim(category: position["recruitingCategory"]?.text)
    draft.claim(category: position["occupationCategory"]?.text?.wordsOfCode)
    draft.claim(fact: "Occupation", position["occupation"]?.text?.wordsOfCode)
    draft.claim(fact: "Level", position["seniority"]?.text?.wordsOfCode)
    draft.claim(fact: "Years of experience", position["yearsOfExperience"]?.text)
    draft.employment = [position["schedule"]?.text ?? "", position["employmentType"]?.text?.wordsOfCode ?? ""]
    draft.skills = (position["keywords"]?.text ?? "").split(separator: ",").map(String.init)
    let offices = [position["office"]] + (position["additionalOffices"]?.all("office") ?? [])
    draft.placeText = position["office"]?.text
    draft.places = offices.compactMap { $0?.text }.map { PlaceClaim(name: $0) }
    draft.posted = position["createdAt"]?.text
    draft.sourceURL = site.map { "\($0)/job/\(Query.percentEncoded(draft.sourceID))" }
    draft.applyURL = draft.sourceURL
    for part in position["jobDescriptions"]?.all("jobDescription") ?? [] {
      let heading = part["name"]?.text
      draft.claim(SectionKind(heading: heading) ?? .summary, part["value"]?.text, heading: heading)
    }
    return draft
  }
}
