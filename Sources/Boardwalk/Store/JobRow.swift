import Markup

/// How jobs lie in the store. Whoever changes the order or the meaning of a value here writes a migration.
extension JobSummary {
  func write(to row: inout RowWriter) {
    row.write(kind == .job ? 0 : 1)
    row.write(slug.text)
    row.write(title)
    hirer.value.write(to: &row)
    workPlace.value.write(to: &row)
    row.write(pay) { $1.write(to: &$0) }
    terms.value.write(to: &row)
    row.write(Int(posted.number))
    row.write(deadline) { $1.write(to: &$0) }
    vacancy.value.write(to: &row)
    row.write(skills)
  }

  init(id: JobID, from row: inout RowReader) throws(RowFault) {
    var shared = SharedValues.none
    try self.init(id: id, from: &row, sharing: &shared)
  }

  /// - Parameter shared: what jobs before it had; it takes from there what it has alike.
  init(id: JobID, from row: inout RowReader, sharing shared: inout SharedValues) throws(RowFault) {
    let kind: JobKind = try row.int() == 0 ? .job : .referral
    let names = Names(slug: try row.text(), title: try row.text())
    self.init(id: id, kind: kind, names: names, hirer: try shared.hirers.next(in: &row), posted: Day(number: 0))
    workPlace = try shared.workPlaces.next(in: &row)
    let pay = try row.optional { (row) throws(RowFault) in try shared.pays.next(in: &row) }
    terms = try shared.terms.next(in: &row)
    posted = Day(number: Int32(truncatingIfNeeded: try row.int()))
    share(pay, try row.optional { (row) throws(RowFault) in try shared.deadlines.next(in: &row) })
    vacancy = try shared.vacancies.next(in: &row)
    skills = try shared.skills.next(in: &row)
  }

  /// Goes past one.
  static func skip(in row: inout RowReader) throws(RowFault) {
    _ = try JobTerm(from: &row)
    try Vacancy.skip(in: &row)
    try row.skipList { (row) throws(RowFault) in try row.skipString() }
  }
}

/// From when and until when a job is on offer: what of a summary its number depends on, read without the rest.
struct JobTerm {
  let posted: Day
  /// When its deadline is over, in seconds since 1970 UTC.
  let end: Int64?

  init(from row: inout RowReader) throws(RowFault) {
    _ = try row.int()
    try row.skipStrings(2)
    try JobSummary.Hirer.skip(in: &row)
    try JobSummary.WorkPlace.skip(in: &row)
    try row.skipOptional { (row) throws(RowFault) in try Pay.skip(in: &row) }
    try JobSummary.Terms.skip(in: &row)
    posted = Day(number: Int32(truncatingIfNeeded: try row.int()))
    end = try row.optional { (row) throws(RowFault) in try Deadline(from: &row).instant }
  }
}

extension Job {
  /// What lists show, and the excerpt.
  func writeSummary(to row: inout RowWriter) {
    summary.write(to: &row)
    row.write(excerpt)
  }

  /// The excerpt of a job whose summary and excerpt lie in a row.
  static func excerpt(from row: inout RowReader) throws(RowFault) -> String {
    try JobSummary.skip(in: &row)
    return try row.string()
  }

  /// Everything but the summary and the excerpt.
  func writeDetails(to row: inout RowWriter) {
    row.write(allPlaces) { row, place in place.write(to: &row) }
    row.write(sections) { row, section in
      row.write(section.kind.rawValue)
      row.write(section.html.html)
    }
    row.write(facts) { row, fact in
      row.write(fact.label)
      row.write(fact.value)
    }
    row.write(applyURL?.string)
    row.write(sourceURL?.string)
    row.write(announcement)
    // Few have one. The rows of all others are those from before contacts were kept, and so are their fingerprints.
    referral?.contact?.write(to: &row)
  }

  init(
    summary: JobSummary, detailsFrom row: inout RowReader, _ extent: StoredExtent = .all
  ) throws(RowFault) {
    self.init(summary: summary)
    try readDetails(from: &row, extent)
  }

  /// Reads everything but the summary and the excerpt.
  mutating func readDetails(from row: inout RowReader, _ extent: StoredExtent = .all) throws(RowFault) {
    if extent == .all {
      allPlaces = try row.list { (row) throws(RowFault) in try Place(from: &row) }
      sections = try row.list { (row) throws(RowFault) in
        Section(SectionKind(rawValue: try row.string()) ?? .other, SafeHTML(storedSafeHTML: try row.string()))
      }
    } else {
      try row.skipList { (row) throws(RowFault) in try Place.skip(in: &row) }
      try row.skipPairs()
    }
    switch extent {
    case .all: facts = try row.list { (row) throws(RowFault) in Fact(try row.string(), try row.string()) }
    case .conditions: facts = try Fact.readConditions(from: &row)
    case .links: try row.skipPairs()
    }
    applyURL = try row.optionalString().map(SafeURL.init(storedSafeURL:))
    sourceURL = try row.optionalString().map(SafeURL.init(storedSafeURL:))
    announcement = try row.optionalString()
    guard extent == .all, !row.isAtEnd else { return }
    referral = Referral(referrer: nil, positions: [], contact: try Contact(from: &row))
  }
}

extension Job.Fact {
  /// Those of a list of facts that name conditions.
  fileprivate static func readConditions(from row: inout RowReader) throws(RowFault) -> [Job.Fact] {
    var facts: [Job.Fact] = []
    try row.skipList { (row) throws(RowFault) in
      let label = try row.text()
      guard Condition.mayName(label) else { return try row.skipString() }
      let fact = Job.Fact(String(decoding: label, as: UTF8.self), try row.string())
      if Condition(fact) != nil { facts.append(fact) }
    }
    return facts
  }
}

extension Contact {
  fileprivate func write(to row: inout RowWriter) {
    for text in [name, email, url?.string] { row.write(text) }
  }

  fileprivate init(from row: inout RowReader) throws(RowFault) {
    self.init(
      name: try row.optionalString(), email: try row.optionalString(),
      url: try row.optionalString().map(SafeURL.init(storedSafeURL:)))
  }
}

/// How much of a job is read where not all of it is needed: texts are most of it.
enum StoredExtent: CaseIterable {
  case all
  /// Without sections, places and the facts that name no condition.
  case conditions
  /// Without any fact as well: only where it leads.
  case links
}
