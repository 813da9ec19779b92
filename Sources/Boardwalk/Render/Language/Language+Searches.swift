extension Language {
  private static let kilometresAMile = 1.609344

  /// The filters of a saved search, each in words: `Remote`, `At least $60,000 a year`.
  ///
  /// - Parameter currency: the board's; of one with others beside it every amount says which it is in.
  func words(of search: SavedSearch, on currency: PayCurrency? = nil) -> [String] {
    var words: [String] = []
    if let keywords = search.keywords { words.append(keywords) }
    if let location = search.location {
      words.append(
        search.radius.map { say(.withinOf, ["distance": figure(distance($0)), "place": location]) } ?? location)
    }
    if !search.organization.isEmpty { words.append(join(search.organization, .either)) }
    if !search.category.isEmpty { words.append(join(search.category, .either)) }
    if !search.grades.isEmpty { words.append(say(.gradeIs, ["grade": join(search.grades, .either)])) }
    if !search.schedule.isEmpty { words.append(join(search.schedule.map { title(of: $0) }, .either)) }
    if !search.workplace.isEmpty {
      let ways: [(Workplace, Phrase)] = [(.remote, .remote), (.telework, .hybridOrTelework), (.onSite, .onSite)]
      words.append(join(ways.filter { search.workplace.contains($0.0) }.map { say($0.1) }, .either))
    }
    if let remote = search.remote { words.append(say(remote ? .remote : .notRemote)) }
    let paidIn = search.salaryCurrency ?? (currency?.hasOthers == true ? currency?.code : nil)
    func amount(_ pay: Int) -> String { paidIn.map { money(pay * 100, $0) } ?? figure(pay) }
    if let least = search.salaryMin { words.append(say(.atLeast, ["amount": amount(least)])) }
    if let most = search.salaryMax { words.append(say(.atMost, ["amount": amount(most)])) }
    if let days = search.postedWithin { words.append(say(.postedWithin, days)) }
    if let kind = search.kind { words.append(say(kind == .job ? .jobsOnly : .referralsOnly)) }
    for condition in Condition.allCases {
      guard let values = search.conditions[condition], !values.isEmpty else { continue }
      words.append(say(.conditionIs, ["name": title(of: condition), "value": join(values.map(word), .either)]))
    }
    if !search.sources.isEmpty { words.append(say(.fromSource, ["source": join(search.sources, .either)])) }
    return words
  }

  /// What a filter by it is called.
  func title(of condition: Condition) -> String {
    switch condition {
    case .hiringPath: say(.filterHiringPath)
    case .clearance: say(.filterClearance)
    case .travel: say(.filterTravel)
    case .timeZone: say(.filterTimeZone)
    case .sponsorship: say(.filterSponsorship)
    }
  }

  private func distance(_ miles: Int) -> Int {
    formats.distance == .miles ? miles : Int((Double(miles) * Self.kilometresAMile).rounded())
  }
}
