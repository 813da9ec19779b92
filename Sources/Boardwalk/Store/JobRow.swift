import Markup

/// How jobs lie in the store. Whoever changes the order or the meaning of a value here writes a migration.
extension JobSummary {
  func write(to row: inout RowWriter) {
    row.write(kind == .job ? 0 : 1)
    row.write(slug.text)
    row.write(title)
    row.write(organization)
    row.write(department)
    row.write(organizationCodes)
    row.write(categories) { row, category in
      row.write(category.code)
      row.write(category.name)
    }
    row.write(places) { row, place in place.write(to: &row) }
    row.write(placeCount)
    row.write(placeText)
    row.write(Int(workplace.rawValue))
    row.write(pay) { row, pay in pay.write(to: &row) }
    row.write(grade) { row, grade in
      row.write(grade.plan)
      row.write(grade.low)
      row.write(grade.high)
    }
    row.write(schedule?.rawValue)
    row.write(appointment)
    row.write(Int(posted.number))
    row.write(deadline) { row, deadline in
      row.write(Int(deadline.day.number))
      row.write(Int(deadline.instant))
      row.write(deadline.zone)
    }
    row.write(earlyClose)
    row.write(openings)
    row.write(skills)
    row.write(excerpt)
  }

  init(id: JobID, from row: inout RowReader) throws(RowFault) {
    let kind: JobKind = try row.int() == 0 ? .job : .referral
    let slug = Slug(stored: try row.string())
    self.init(
      id: id, kind: kind, slug: slug, title: try row.string(), organization: try row.string(), posted: Day(number: 0))
    department = try row.optionalString()
    organizationCodes = try row.strings()
    categories = try row.list { (row) throws(RowFault) in
      Category(code: try row.optionalString(), name: try row.string())
    }
    places = try row.list { (row) throws(RowFault) in try Place(from: &row) }
    placeCount = try row.int()
    placeText = try row.string()
    workplace = Workplace(rawValue: UInt8(truncatingIfNeeded: try row.int()))
    pay = try row.optional { (row) throws(RowFault) in try Pay(from: &row) }
    grade = try row.optional { (row) throws(RowFault) in
      Grade(plan: try row.optionalString(), low: try row.optionalString(), high: try row.optionalString())
    }
    schedule = try row.optionalString().flatMap(Schedule.init)
    appointment = try row.optionalString()
    posted = Day(number: Int32(truncatingIfNeeded: try row.int()))
    deadline = try row.optional { (row) throws(RowFault) in
      Deadline(
        day: Day(number: Int32(truncatingIfNeeded: try row.int())), instant: Int64(try row.int()),
        zone: try row.optionalString())
    }
    earlyClose = try row.optionalString()
    openings = try row.optionalString()
    skills = try row.strings()
    excerpt = try row.string()
  }
}

/// From when and until when a job is on offer: what of a summary its number depends on, read without the rest.
struct JobTerm {
  let posted: Day
  /// When its deadline is over, in seconds since 1970 UTC.
  let end: Int64?

  init(from row: inout RowReader) throws(RowFault) {
    func skip(_ count: Int) throws(RowFault) {
      for _ in 0..<count { _ = try row.optional { (row) throws(RowFault) in try row.skipString() } }
    }
    _ = try row.int()
    for _ in 0..<3 { try row.skipString() }
    try skip(1)
    try row.skipList { (row) throws(RowFault) in try row.skipString() }
    try row.skipList { (row) throws(RowFault) in
      _ = try row.optional { (row) throws(RowFault) in try row.skipString() }
      try row.skipString()
    }
    try row.skipList { (row) throws(RowFault) in try Place.skip(in: &row) }
    _ = try row.int()
    try row.skipString()
    _ = try row.int()
    _ = try row.optional { (row) throws(RowFault) in try Pay(from: &row) }
    try skip(try row.int() == 0 ? 0 : 3)
    try skip(2)
    posted = Day(number: Int32(truncatingIfNeeded: try row.int()))
    end = try row.optional { (row) throws(RowFault) in
      _ = try row.int()
      return Int64(try row.int())
    }
  }
}

extension Job {
  /// Everything but the summary.
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
  }

  init(
    summary: JobSummary, detailsFrom row: inout RowReader, _ extent: StoredExtent = .all
  ) throws(RowFault) {
    self.init(summary: summary)
    if extent == .all {
      allPlaces = try row.list { (row) throws(RowFault) in try Place(from: &row) }
      sections = try row.list { (row) throws(RowFault) in
        Section(SectionKind(rawValue: try row.string()) ?? .other, SafeHTML(storedSafeHTML: try row.string()))
      }
    } else {
      try row.skipList { (row) throws(RowFault) in try Place.skip(in: &row) }
      try row.skipPairs()
    }
    if extent == .links {
      try row.skipPairs()
    } else {
      facts = try row.list { (row) throws(RowFault) in Fact(try row.string(), try row.string()) }
    }
    applyURL = try row.optionalString().map(SafeURL.init(storedSafeURL:))
    sourceURL = try row.optionalString().map(SafeURL.init(storedSafeURL:))
    announcement = try row.optionalString()
  }
}

/// How much of a job is read where not all of it is needed: texts are most of it.
enum StoredExtent {
  case all
  /// Without sections and places.
  case facts
  /// Without facts as well: only where it leads.
  case links
}

extension Place {
  fileprivate static func skip(in row: inout RowReader) throws(RowFault) {
    for _ in 0..<5 { try row.optional { (row) throws(RowFault) in try row.skipString() } }
    for _ in 0..<2 { _ = try row.optionalInt() }
  }

  fileprivate func write(to row: inout RowWriter) {
    for text in [city, region, regionCode, country, countryName] { row.write(text) }
    for degrees in [latitude, longitude] { row.write(degrees) { $0.write($1) } }
  }

  fileprivate init(from row: inout RowReader) throws(RowFault) {
    self.init(
      city: try row.optionalString(), region: try row.optionalString(), regionCode: try row.optionalString(),
      country: try row.optionalString(), countryName: try row.optionalString(),
      latitude: try row.optional { (row) throws(RowFault) in try row.double() },
      longitude: try row.optional { (row) throws(RowFault) in try row.double() })
  }
}

extension Pay {
  fileprivate func write(to row: inout RowWriter) {
    row.write(currency)
    row.write(minimum)
    row.write(maximum)
    row.write(unit.rawValue)
  }

  fileprivate init(from row: inout RowReader) throws(RowFault) {
    let currency = try row.string()
    let minimum = try row.optionalInt()
    let maximum = try row.optionalInt()
    guard let unit = PayUnit(rawValue: try row.string()) else { throw RowFault() }
    self.init(currency: currency, minimum: minimum, maximum: maximum, unit: unit)
  }
}
