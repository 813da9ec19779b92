import Foundation

/// The filters of a saved search, made ready to be asked a hundred thousand times.
struct Filters: Sendable {
  private let search: SavedSearch
  private let today: Day
  private let payCurrency: PayCurrency
  private let location: LocationName?
  private let centre: SearchCentre.Point?
  private let organizations: [Wanted]
  private let categories: [Wanted]
  private let grades: [WantedGrade]
  private let conditions: [(condition: Condition, wanted: Set<String>)]
  /// What was found of jobs' fields of work, by the group of jobs that have them alike: a board has a hundred thousand jobs and
  /// a few hundred of these.
  private var known: [Bool?] = []
  private var knownGrades: [Grade: Bool] = [:]

  /// A name or a code that is asked for.
  private struct Wanted: Sendable {
    /// The code, folded.
    let code: String
    /// The words, as searches compare them: `Nurse` is `Nurses`.
    let words: [UInt64]

    init(_ text: String) {
      code = text.folded
      words = SearchWord.all(in: text)
    }

    /// Whether its words stand in a name side by side: `IT` in `IT support`, and not in `Hospitality`.
    func isPart(of name: String) -> Bool { SearchWord.all(in: name).holds(words) }
  }

  init(
    _ search: SavedSearch, centre: SearchCentre.Point?, payCurrency: PayCurrency, today: Day
  ) {
    self.search = search
    self.today = today
    self.payCurrency = search.salaryCurrency.map(PayCurrency.init(code:)) ?? payCurrency
    self.centre = centre
    location = search.location.map { LocationName($0) }
    organizations = search.organization.map(Wanted.init)
    categories = search.category.map(Wanted.init)
    conditions = search.conditions.map { ($0, Set($1.map(\.folded))) }
    grades = search.grades.map { WantedGrade($0) }
  }

  /// Whether every filter that is set holds.
  ///
  /// - Parameters:
  ///   - group: of those who hire alike, from 0 on.
  ///   - everywhere: all places of the job where its summary has only their regions.
  mutating func match(_ job: Listing, of group: Int, at everywhere: @autoclosure () -> [Place]?) -> Bool {
    // Member by member: a copy of the whole summary would count thirty references each time.
    if let kind = search.kind, kind != job.summary.kind { return false }
    if !categories.isEmpty, !matchCategory(job, of: group) { return false }
    if let remote = search.remote, remote != job.summary.workplace.contains(.remote) { return false }
    if !search.workplace.isEmpty, search.workplace.isDisjoint(with: job.summary.workplace) { return false }
    if !search.schedule.isEmpty, job.summary.schedule.map(search.schedule.contains) != true { return false }
    // USAJOBS calls today alone 0.
    if let days = search.postedWithin, today - job.summary.posted >= max(days, 1) { return false }
    if !search.isAsked(of: job.summary.id.source), !job.also.contains(where: { search.isAsked(of: $0.id.source) }) {
      return false
    }
    if !conditions.allSatisfy({ match(job.conditions[$0.condition], $0) }) { return false }
    if search.salaryMin != nil || search.salaryMax != nil, !matchPay(payCurrency.comparable(job.summary.pay)) {
      return false
    }
    if !grades.isEmpty, !match(job.summary.grade) { return false }
    if !organizations.isEmpty, !matchOrganization(job.summary) { return false }
    return location == nil || matchLocation(job.summary, at: everywhere() ?? job.summary.places)
  }
}

extension Filters {
  /// A wanted minimum is compared with the top of the range, a maximum with its bottom; unknown pay meets neither.
  private func matchPay(_ pay: Pay?) -> Bool {
    if let minimum = search.salaryMin {
      guard let top = pay?.yearlyMaximum, top >= minimum else { return false }
    }
    if let maximum = search.salaryMax {
      guard let bottom = pay?.yearlyMinimum, bottom <= maximum else { return false }
    }
    return true
  }

  /// A job that names no zones does not mind them; whatever else is wanted must be said.
  private func match(_ values: [String], _ filter: (condition: Condition, wanted: Set<String>)) -> Bool {
    if filter.condition == .timeZone, values.isEmpty { return true }
    return values.contains { filter.wanted.contains($0.folded) }
  }

  private mutating func match(_ grade: Grade?) -> Bool {
    guard let grade else { return false }
    if let answer = knownGrades[grade] { return answer }
    let answer = grades.contains { $0.matches(grade) }
    knownGrades[grade] = answer
    return answer
  }

  private func matchOrganization(_ summary: JobSummary) -> Bool {
    let codes = summary.organizationCodes.map(\.folded)
    return organizations.contains { wanted in
      summary.statedOrganization.map(wanted.isPart) == true || summary.department.map(wanted.isPart) == true
        || codes.contains(wanted.code)
    }
  }

  private mutating func matchCategory(_ job: Listing, of group: Int) -> Bool {
    if group < known.count, let answer = known[group] { return answer }
    let answer = job.summary.categories.contains { category in
      categories.contains { $0.isPart(of: category.name) || category.code?.folded == $0.code }
    }
    while known.count <= group { known.append(nil) }
    known[group] = answer
    return answer
  }

  private func matchLocation(_ summary: JobSummary, at places: [Place]) -> Bool {
    guard let location else { return true }
    if location.isRemote, summary.workplace.contains(.remote) { return true }
    guard let centre, let radius = search.radius else {
      return places.contains(where: location.matches) || location.isWithin(summary.placeText)
    }
    let isNear = places.contains { place in
      if !centre.isCity, location.matches(place) { return true }
      // Of a place that is nobody knows where the name has to do.
      guard let north = place.latitude, let east = place.longitude else { return location.namesCity(of: place) }
      return miles(from: (centre.latitude, centre.longitude), to: (north, east)) <= Double(radius)
    }
    let isSomewhere = centre.isCity && places.contains { $0.latitude != nil }
    return isNear || !isSomewhere && location.isWithin(summary.placeText)
  }
}

/// The great-circle distance in miles, on a sphere of 3,958.8 miles; points in degrees.
func miles(from: (latitude: Double, longitude: Double), to: (latitude: Double, longitude: Double)) -> Double {
  let radians = Double.pi / 180
  let north = (to.latitude - from.latitude) * radians / 2
  let east = (to.longitude - from.longitude) * radians / 2
  let chord =
    sin(north) * sin(north) + cos(from.latitude * radians) * cos(to.latitude * radians) * sin(east) * sin(east)
  return 2 * 3958.8 * asin(min(1, chord.squareRoot()))
}
