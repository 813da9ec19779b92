import Markup

extension DraftReading {
  /// No job needs more skills, fields of work or facts; what is beyond is left out.
  static let mostEntries = 200
  /// A fact is a sentence or two; what is longer belongs to the text.
  static let longestFact = 1000

  /// Who hires, or the words that nobody says it: a department alone, `Engineering`, is no employer.
  var organization: String {
    name(draft.organization).map(DraftReading.properCase) ?? JobSummary.noOrganization
  }

  mutating func fillNames(_ summary: inout JobSummary) {
    var hirer = summary.hirer.value
    hirer.department = realDepartment.flatMap { $0.folded == hirer.organization.folded ? nil : $0 }
    hirer.organizationCodes = names(draft.organizationCodes)
    hirer.categories = categories
    summary.hirer.value = hirer
    let employment = Employment(names(draft.employment))
    summary.terms.value = JobSummary.Terms(
      grade: grade(), schedule: draft.schedule ?? employment.schedule,
      appointment: name(draft.appointment) ?? employment.appointment)
    summary.openings = name(draft.openings)
    summary.skills = names(draft.skills)
  }

  mutating func facts(at whereabouts: Whereabouts, isPayRead: Bool) -> [Job.Fact] {
    let pay = isPayRead ? nil : payInWords(at: whereabouts.places)
    let claims = draft.facts.prefix(DraftReading.mostEntries) + [pay].compactMap { $0 }
    var facts = claims.compactMap { fact -> Job.Fact? in
      // The hour is what this reads of the last day itself, whatever a source calls its fields.
      guard let label = name(fact.label), label != Job.Fact.until,
        let value = name(fact.value, longest: DraftReading.longestFact)
      else { return nil }
      return FactVocabulary.plain(Job.Fact(label, value))
    }
    if !whereabouts.times.isEmpty, !facts.contains(where: { Condition($0) == .timeZone }) {
      facts.append(Job.Fact(Condition.timeZone.label, whereabouts.times.joined(separator: ", ")))
    }
    if let hour = closingHour { facts.append(Job.Fact(Job.Fact.until, hour)) }
    if isOpenUntilFilled {
      facts.append(.openUntilFilled)
      if let written = name(draft.closes), let time = WrittenTime(written) {
        facts.append(Job.Fact(Job.Fact.nextReview, time.day))
      }
    }
    return facts
  }

  mutating func referral() -> Referral? {
    guard let claim = draft.referral else { return nil }
    let contact = Contact(
      name: name(claim.contactName), email: email(claim.contactEmail),
      url: url(claim.contactURL, "address of the contact", in: "contact", mustBeWeb: true))
    let isEmpty = contact == Contact()
    return Referral(
      referrer: name(claim.referrer), positions: names(claim.positions), contact: isEmpty ? nil : contact,
      updated: claim.updated)
  }

  /// An address that is safe to link to; an unsafe one is left out, with a finding.
  mutating func url(_ text: String?, _ what: String, in field: String, mustBeWeb: Bool) -> SafeURL? {
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    if let url = SafeURL(text), url.isWeb || !mustBeWeb { return url }
    find("has an \(what) that cannot be linked to, “\(quoted(text))”; it is left out.", in: field)
    return nil
  }
}

extension DraftReading {
  /// The department, unless it is the name under which USAJobs keeps all agencies that have none.
  fileprivate var realDepartment: String? {
    guard let department = name(draft.department) else { return nil }
    let isCatchAll = department.folded == "other agencies and independent organizations"
    return isCatchAll ? nil : DraftReading.properCase(department)
  }

  private static let smallWords: [StaticString] = [" Of", " The", " And", " For"]

  /// USAJobs writes `Department Of The Interior` beside `Department of the Interior`; lists would show both.
  fileprivate static func properCase(_ name: String) -> String {
    guard name.hasPrefix("Department "), smallWords.contains(where: { name.holds($0) }) else { return name }
    return name.split(separator: " ").map { word in
      ["Of", "The", "And", "For"].contains(word) ? word.lowercased() : String(word)
    }.joined(separator: " ")
  }

  /// Each once, in whatever capitals, as it is written first.
  fileprivate func names(_ texts: [String]) -> [String] {
    let names = texts.prefix(DraftReading.mostEntries).compactMap { name($0) }
    guard names.count > 1 else { return names }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.withoutCapitals).inserted }
  }

  /// Each once, in whatever capitals, as it is written first. Its code may come later; with a second code it is another one.
  fileprivate var categories: [Category] {
    let categories = draft.categories.prefix(DraftReading.mostEntries).compactMap { category -> Category? in
      let code = name(category.code)
      return (name(category.name) ?? code).map { Category(code: code, name: $0) }
    }
    guard categories.count > 1 else { return categories }
    var kept: [Category] = []
    var places: [String: Int] = [:]
    for category in categories {
      let place = places[category.name.withoutCapitals, default: kept.count]
      if place == kept.count {
        places[category.name.withoutCapitals] = place
        kept.append(category)
      } else if let code = category.code {
        let known = kept[place]
        if known.code == nil {
          kept[place].code = code
        } else if !kept.contains(Category(code: code, name: known.name)) {
          kept.append(Category(code: code, name: known.name))
        }
      }
    }
    return kept
  }

  fileprivate func grade() -> Grade? {
    guard let claim = draft.grade else { return nil }
    let grade = Grade(plan: name(claim.plan), low: name(claim.low), high: name(claim.high))
    return grade == Grade(plan: nil, low: nil, high: nil) ? nil : grade
  }

  fileprivate mutating func email(_ text: String?) -> String? {
    guard let text = text.map(PlainText.clean), !text.isEmpty else { return nil }
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      halves.count == 2 && halves.allSatisfy { !$0.isEmpty } && text.utf8.count <= 254
      && text.utf8.allSatisfy { $0 > 0x20 && !"<>\"(),:;\\".utf8.contains($0) }
      // `o'brien` is an atom of RFC 5322; no host has such letters.
      && !halves[1].utf8.contains { "'`".utf8.contains($0) }
    if isAddress { return text }
    find("has a contact “\(quoted(text))” that is no e-mail address; it is left out.", in: "contact")
    return nil
  }
}
