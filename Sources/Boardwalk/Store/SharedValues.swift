/// Lets jobs that say the same share it: a hundred thousand jobs have a few hundred organizations, places and fields of work.
struct SharedValues {
  var hirers = SharedParts<JobSummary.Hirer>()
  var workPlaces = SharedParts<JobSummary.WorkPlace>()
  var pays = SharedParts<Pay>()
  var terms = SharedParts<JobSummary.Terms>()
  var deadlines = SharedParts<Deadline>()
  var vacancies = SharedParts<JobSummary.Vacancy>()
  var skills = SharedSkills()

  /// For one job alone.
  static var none: SharedValues {
    SharedValues(
      hirers: SharedParts(keeps: false), workPlaces: SharedParts(keeps: false), pays: SharedParts(keeps: false),
      terms: SharedParts(keeps: false), deadlines: SharedParts(keeps: false), vacancies: SharedParts(keeps: false),
      skills: SharedSkills(keeps: false))
  }
}

/// The parts of one kind that were read so far, each found by the bytes it lies in: what is there is not read again.
struct SharedParts<Part: RowPart> {
  /// Whether there will be others.
  private let keeps: Bool
  // In an order of its own each time, so that nobody can write parts that all want one place.
  private var known = PathTable(seed: .random(in: .min ... .max))
  private var parts: [Shared<Part>] = []

  init(keeps: Bool = true) { self.keeps = keeps }

  /// The part that comes next in a row.
  mutating func next(in row: inout RowReader) throws(RowFault) -> Shared<Part> {
    try next(in: &row) { (row) throws(RowFault) in try Part(from: &row) }
  }

  /// - Parameter read: reads one that is not known.
  mutating func next(
    in row: inout RowReader, _ read: (inout RowReader) throws(RowFault) -> Part
  ) throws(RowFault) -> Shared<Part> {
    guard keeps else { return Shared(try read(&row)) }
    let bytes = try row.passed { (row) throws(RowFault) in try Part.skip(in: &row) }
    if let index = known.find(bytes) { return parts[index] }
    var reader = RowReader(bytes)
    let part = Shared(try read(&reader))
    _ = known.insert(bytes)
    parts.append(part)
    return part
  }
}

/// What jobs ask for: many ask for the very same, and most others for one thing less or more.
struct SharedSkills {
  private var lists: SharedParts<[String]>
  private var single: SharedParts<String>

  init(keeps: Bool = true) { (lists, single) = (SharedParts(keeps: keeps), SharedParts(keeps: keeps)) }

  /// The skills that come next in a row.
  mutating func next(in row: inout RowReader) throws(RowFault) -> [String] {
    try lists.next(in: &row) { (row) throws(RowFault) in
      try row.list { (row) throws(RowFault) in try single.next(in: &row).value }
    }.value
  }
}
