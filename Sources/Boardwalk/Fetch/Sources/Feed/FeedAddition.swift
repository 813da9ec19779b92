/// What job boards add to the items of their feeds. The names are those of We Work Remotely, of WP Job Manager's feeds and of job
/// feeds for aggregators, without their prefix and in small letters.
enum FeedAddition: CaseIterable {
  case organization, city, state, country, place, region, employment, closes, workplace, department, skills, pay

  var names: [String] {
    switch self {
    case .organization: ["company", "company_name", "companyname", "employer", "hiringorganization", "job_company"]
    case .city: ["city"]
    case .state: ["state"]
    case .country: ["country"]
    case .place: ["location", "job_location"]
    case .region: ["region"]
    case .employment: ["job_type", "jobtype", "employment_type", "type"]
    case .closes: ["expires_at", "expires", "expirationdate", "closing_date", "deadline"]
    case .workplace: ["remotestatus", "workplace_type", "remotetype"]
    case .department: ["department"]
    case .skills: ["skills"]
    case .pay: ["salary", "compensation"]
    }
  }

  /// Every name that is read.
  static let allNames = Set(allCases.flatMap(\.names))
}
