/// How somebody is employed, in the words that search engines know.
///
/// https://developers.google.com/search/docs/appearance/structured-data/job-posting#job-posting-definition
enum EmploymentType: String {
  case fullTime = "FULL_TIME"
  case partTime = "PART_TIME"
  case contractor = "CONTRACTOR"
  case temporary = "TEMPORARY"
  case intern = "INTERN"
  case volunteer = "VOLUNTEER"
  case perDiem = "PER_DIEM"
  case other = "OTHER"

  /// What a job's schedule and its appointment say, each once and in this order.
  static func all(of job: Job) -> [EmploymentType] {
    var types: [EmploymentType] =
      switch job.schedule {
      case .fullTime: [.fullTime]
      case .partTime, .jobSharing: [.partTime]
      case .multiple: [.fullTime, .partTime]
      case .contract: [.contractor]
      case .intermittent, .shifts: [.other]
      case nil: []
      }
    for (index, part) in (job.appointment?.lowercased().utf8.split(separator: UInt8(ascii: ",")) ?? []).enumerated() {
      // Parts stand behind a comma and a space.
      guard index == 0 || part.first == UInt8(ascii: " ") else { continue }
      if let type = appointed(index == 0 ? part : part.dropFirst()), !types.contains(type) { types.append(type) }
    }
    return types
  }

  /// Which type an appointment is of, by the words that its name begins with: “Internal candidates” are no interns.
  private static func appointed(_ words: Substring.UTF8View) -> EmploymentType? {
    appointments.first { _, beginnings in
      beginnings.contains { beginning in
        guard words.starts(with: beginning.utf8) else { return false }
        return words.dropFirst(beginning.utf8.count).first.map { !(0x61...0x7A).contains($0) } ?? true
      }
    }?.type
  }

  private static let appointments: [(type: EmploymentType, beginnings: [String])] = [
    (.intern, ["intern", "interns", "internship", "internships"]),
    (.volunteer, ["volunteer", "volunteers", "volunteering"]),
    (.perDiem, ["per diem", "per_diem"]),
    (
      .temporary,
      [
        "temporary", "temp", "term", "fixed-term", "fixed term", "limited-term", "limited term", "seasonal", "summer",
      ]
    ),
    (.contractor, ["contract", "contractor", "contractual", "freelance", "freelancer"]),
  ]
}
