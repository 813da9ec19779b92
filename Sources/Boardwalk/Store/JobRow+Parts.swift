/// A part of a summary that lies in a row in one piece, and that many jobs have alike.
protocol RowPart: Hashable, Sendable {
  init(from row: inout RowReader) throws(RowFault)
  func write(to row: inout RowWriter)
  /// Goes past one.
  static func skip(in row: inout RowReader) throws(RowFault)
}

extension JobSummary.Hirer: RowPart {
  func write(to row: inout RowWriter) {
    row.write(organization)
    row.write(department)
    row.write(organizationCodes)
    row.write(categories) { row, category in
      row.write(category.code)
      row.write(category.name)
    }
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(
      organization: try row.string(), department: try row.optionalString(), organizationCodes: try row.strings(),
      categories: try row.list { (row) throws(RowFault) in
        Category(code: try row.optionalString(), name: try row.string())
      })
  }

  static func skip(in row: inout RowReader) throws(RowFault) {
    try row.skipString()
    try row.skipOptionalStrings(1)
    try row.skipList { (row) throws(RowFault) in try row.skipString() }
    try row.skipList { (row) throws(RowFault) in
      try row.skipOptionalStrings(1)
      try row.skipString()
    }
  }
}

extension JobSummary.WorkPlace: RowPart {
  func write(to row: inout RowWriter) {
    row.write(places) { row, place in place.write(to: &row) }
    row.write(placeCount)
    row.write(placeText)
    row.write(Int(workplace.rawValue))
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(
      places: try row.list { (row) throws(RowFault) in try Place(from: &row) }, placeCount: try row.int(),
      placeText: try row.string(), workplace: Workplace(rawValue: UInt8(truncatingIfNeeded: try row.int())))
  }

  static func skip(in row: inout RowReader) throws(RowFault) {
    try row.skipList { (row) throws(RowFault) in try Place.skip(in: &row) }
    _ = try row.int()
    try row.skipString()
    _ = try row.int()
  }
}

extension JobSummary.Terms: RowPart {
  func write(to row: inout RowWriter) {
    row.write(grade) { row, grade in
      row.write(grade.plan)
      row.write(grade.low)
      row.write(grade.high)
    }
    row.write(schedule?.rawValue)
    row.write(appointment)
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(
      grade: try row.optional { (row) throws(RowFault) in
        Grade(plan: try row.optionalString(), low: try row.optionalString(), high: try row.optionalString())
      }, schedule: try row.optionalString().flatMap(Schedule.init), appointment: try row.optionalString())
  }

  static func skip(in row: inout RowReader) throws(RowFault) {
    try row.skipOptional { (row) throws(RowFault) in try row.skipOptionalStrings(3) }
    try row.skipOptionalStrings(2)
  }
}

extension JobSummary.Vacancy: RowPart {
  func write(to row: inout RowWriter) {
    row.write(earlyClose)
    row.write(openings)
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(earlyClose: try row.optionalString(), openings: try row.optionalString())
  }

  static func skip(in row: inout RowReader) throws(RowFault) { try row.skipOptionalStrings(2) }
}

extension Deadline: RowPart {
  func write(to row: inout RowWriter) {
    row.write(Int(day.number))
    row.write(Int(instant))
    row.write(zone)
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(
      day: Day(number: Int32(truncatingIfNeeded: try row.int())), instant: Int64(try row.int()),
      zone: try row.optionalString())
  }

  static func skip(in row: inout RowReader) throws(RowFault) {
    for _ in 0..<2 { _ = try row.int() }
    try row.skipOptionalStrings(1)
  }
}

extension Pay: RowPart {
  func write(to row: inout RowWriter) {
    row.write(currency)
    row.write(minimum)
    row.write(maximum)
    row.write(unit.rawValue)
  }

  init(from row: inout RowReader) throws(RowFault) {
    let currency = try row.string()
    let minimum = try row.optionalInt()
    let maximum = try row.optionalInt()
    guard let unit = PayUnit(rawValue: try row.string()) else { throw RowFault() }
    self.init(currency: currency, minimum: minimum, maximum: maximum, unit: unit)
  }

  static func skip(in row: inout RowReader) throws(RowFault) {
    try row.skipString()
    for _ in 0..<2 { _ = try row.optionalInt() }
    try row.skipString()
  }
}

extension Place: RowPart {
  func write(to row: inout RowWriter) {
    for text in [city, region, regionCode, country, countryName] { row.write(text) }
    for degrees in [latitude, longitude] { row.write(degrees) { $0.write($1) } }
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(
      city: try row.optionalString(), region: try row.optionalString(), regionCode: try row.optionalString(),
      country: try row.optionalString(), countryName: try row.optionalString(),
      latitude: try row.optional { (row) throws(RowFault) in try row.double() },
      longitude: try row.optional { (row) throws(RowFault) in try row.double() })
  }

  static func skip(in row: inout RowReader) throws(RowFault) {
    try row.skipOptionalStrings(5)
    for _ in 0..<2 { _ = try row.optionalInt() }
  }
}

extension [String]: RowPart {
  func write(to row: inout RowWriter) { row.write(self) }

  init(from row: inout RowReader) throws(RowFault) { self = try row.strings() }

  static func skip(in row: inout RowReader) throws(RowFault) {
    try row.skipList { (row) throws(RowFault) in try row.skipString() }
  }
}

extension String: RowPart {
  func write(to row: inout RowWriter) { row.write(self) }

  init(from row: inout RowReader) throws(RowFault) { self = try row.string() }

  static func skip(in row: inout RowReader) throws(RowFault) { try row.skipString() }
}
