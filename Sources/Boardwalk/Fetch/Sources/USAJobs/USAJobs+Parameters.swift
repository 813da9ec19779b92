extension USAJobs {
  /// A query in the API's own parameter names, in the order they are sent.
  struct Parameters: Sendable, Hashable, CustomStringConvertible {
    var pairs: [(name: String, value: String)] = []

    var names: [String] { pairs.map(\.name) }

    /// How many days back it asks for, where it does not ask for all.
    var days: Int? { pairs.first { $0.name == "DatePosted" }.map { max(0, Int($0.value) ?? 0) } }

    /// `Keyword=nurse, LocationName=Ohio`; `everything` without any.
    var description: String {
      pairs.isEmpty ? "for everything" : "“" + pairs.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "”"
    }

    /// As sentences name it: `The query “Keyword=nurse”`.
    var name: String { "The query \(self)" }

    static func == (left: Parameters, right: Parameters) -> Bool { left.description == right.description }
    func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  /// Every parameter of the documentation that still has an effect, plus those its own examples use.
  /// Source: https://developer.usajobs.gov/api-reference/get-api-search
  static let parameterNames = [
    "DatePosted", "Fields", "GradeBucket", "HiringPath", "JobCategoryCode", "JobGradeCode", "Keyword", "LocationName",
    "MissionCriticalTags", "Organization", "Page", "PayGradeHigh", "PayGradeLow", "PositionOfferingTypeCode",
    "PositionSchedule", "PositionScheduleTypeCode", "PositionSensitivity", "PositionTitle", "PostingChannel", "Radius",
    "RelocationIndicator", "RemoteIndicator", "RemunerationMaximumAmount", "RemunerationMinimumAmount",
    "ResultsPerPage",
    "SalaryBucket", "SecurityClearanceRequired", "SortDirection", "SortField", "SupervisoryStatus", "TravelPercentage",
    "WhoMayApply",
  ]

  /// The queries of this run: those of `queries:`, or one for each saved search that federal jobs can match.
  func queries(for searches: [SavedSearch]) -> [Parameters] {
    var asked: [Parameters]
    switch queries ?? .savedSearches {
    case .listed(let list): asked = list
    case .savedSearches: asked = searches.filter { $0.kind != .referral }.map(Parameters.init(asking:))
    }
    if asked.isEmpty { asked = [Parameters()] }
    if let parameters {
      asked = asked.map { query in
        let added = parameters.pairs.filter { !query.names.contains($0.name) }
        return Parameters(pairs: query.pairs + added)
      }
    }
    var seen: Set<Parameters> = []
    return asked.filter { seen.insert($0).inserted }
  }
}

extension USAJobs.Parameters: Decodable {
  /// A map in the API's own names; a list of values is joined as the API wants it.
  init(from decoder: any Decoder) throws {
    let written = try decoder.container(keyedBy: Name.self)
    for name in USAJobs.parameterNames {
      guard let values = try written.decodeIfPresent(OneOrMany<String>.self, forKey: Name(stringValue: name)) else {
        continue
      }
      pairs.append((name, values.all.joined(separator: ";")))
    }
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension USAJobs.Parameters {
  /// What a saved search asks of this API. A filter the API cannot express is left to the check after the answer, and so is how long
  /// ago a job was posted: one that grows too old for a search would be missing from the answer as if it were gone.
  init(asking search: SavedSearch) {
    add("Keyword", search.keywords.map { KeywordQuery.wanted(in: $0, quotes: true) })
    add("LocationName", search.location)
    if search.location != nil { add("Radius", search.radius.map(String.init)) }
    // What is wanted by name cannot be asked for; asking for the half that is wanted by code would lose jobs.
    if search.organization.allSatisfy(Self.isAgencyCode) {
      add("Organization", search.organization.joined(separator: ";"))
    }
    if search.category.allSatisfy(Self.isSeries) { add("JobCategoryCode", search.category.joined(separator: ";")) }
    let grades = Self.grades(of: search)
    add("PayGradeLow", grades.first)
    add("PayGradeHigh", grades.last)
    let schedules = search.schedule.compactMap { schedule in USAJobs.schedules.first { $0.value == schedule }?.key }
    if schedules.count == search.schedule.count {
      add("PositionScheduleTypeCode", schedules.sorted().joined(separator: ";"))
    }
    add("HiringPath", Self.codes(of: search.conditions[.hiringPath], in: USAJobs.hiringPaths))
    add("TravelPercentage", Self.codes(of: search.conditions[.travel], in: USAJobs.travel))
    if search.remote == true || search.workplace == .remote { add("RemoteIndicator", "True") }
    if search.salaryCurrency ?? "USD" == "USD" {
      add("RemunerationMinimumAmount", search.salaryMin.map(String.init))
      add("RemunerationMaximumAmount", search.salaryMax.map(String.init))
    }
  }

  private mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    pairs.append((name, value))
  }

  /// The codes of some names; nil when one of them has none, because asking for the others would lose jobs.
  private static func codes(of names: [String]?, in list: [String: String]) -> String? {
    var codes: [String] = []
    for name in names ?? [] {
      let known = list.filter { $0.value.folded == name.folded }.keys
      if known.isEmpty { return nil }
      codes += known
    }
    return codes.sorted().joined(separator: ";")
  }

  /// The lowest and the highest of the General Schedule, `09`; none of another plan, for which the service makes up grades from the pay.
  private static func grades(of search: SavedSearch) -> [String] {
    guard let grade = search.grades.first, search.grades.count == 1,
      ["", "gs"].contains(grade.folded.filter { !$0.isNumber && !$0.isWhitespace })
    else { return [] }
    return grade.split { !$0.isNumber }.map { $0.utf8.count == 1 ? "0\($0)" : String($0) }
  }

  /// `2210`: the codes of the list `occupationalseries`.
  private static func isSeries(_ text: String) -> Bool {
    text.utf8.count == 4 && text.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// `TR`, `HE38`: the codes of the list `agencysubelements`. A name is checked afterwards instead.
  private static func isAgencyCode(_ text: String) -> Bool {
    (2...4).contains(text.utf8.count) && text.utf8.allSatisfy { (65...90).contains($0) || (48...57).contains($0) }
  }
}
