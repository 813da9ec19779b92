extension JobSummary {
  /// What every job has of its own, in one piece of memory: two would take as much again for what the system notes of each.
  struct Names: Sendable, Hashable {
    /// The slug and the title, one behind the other.
    private let text: String
    private let slugBytes: UInt16

    /// Both as UTF-8.
    init(slug: UnsafeRawBufferPointer, title: UnsafeRawBufferPointer) {
      slugBytes = UInt16(clamping: slug.count)
      text = String(unsafeUninitializedCapacity: slug.count + title.count) { room in
        let room = UnsafeMutableRawBufferPointer(room)
        room.copyBytes(from: slug)
        UnsafeMutableRawBufferPointer(rebasing: room[slug.count...]).copyBytes(from: title)
        return slug.count + title.count
      }
    }

    init(slug: Slug, title: String) {
      self = slug.text.withBytes { slug in title.withBytes { Names(slug: slug, title: $0) } }
    }

    var slug: Slug { Slug(stored: withSlug { String(decoding: $0, as: UTF8.self) }) }
    var title: String { withTitle { String(decoding: $0, as: UTF8.self) } }

    /// The title's bytes where they lie.
    func withTitle<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      text.withBytes { body(UnsafeRawBufferPointer(rebasing: $0.dropFirst(Int(slugBytes)))) }
    }

    /// The slug's bytes where they lie.
    func withSlug<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      text.withBytes { body(UnsafeRawBufferPointer(rebasing: $0.prefix(Int(slugBytes)))) }
    }
  }
}

extension JobSummary.Names: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["slug": slug, "title": title]) }
}

/// The parts of a summary that many jobs have alike.
extension JobSummary {
  /// Who hires, and for what.
  struct Hirer: Sendable, Hashable {
    var organization: String
    var department: String?
    var organizationCodes: [String] = []
    var categories: [Category] = []
  }

  /// Where the work is.
  struct WorkPlace: Sendable, Hashable {
    var places: [Place] = []
    var placeCount = 0
    var placeText = ""
    var workplace: Workplace = []
  }

  /// What kind of post it is.
  struct Terms: Sendable, Hashable {
    var grade: Grade?
    var schedule: Schedule?
    var appointment: String?
  }

  /// How many are wanted, and how many may ask.
  struct Vacancy: Sendable, Hashable {
    var earlyClose: String?
    var openings: String?
  }
}

extension JobSummary {
  /// Who hires.
  public var organization: String {
    get { hirer.value.organization }
    set { hirer.value.organization = newValue }
  }
  /// Who hires; nil where the job does not say.
  @inline(__always)
  var statedOrganization: String? { organization == Self.noOrganization ? nil : organization }
  /// `Clerk, City`; the title alone where the job does not say who hires.
  @inline(__always)
  var titleAndOrganization: String { statedOrganization.map { "\(title), \($0)" } ?? title }
  /// What the organization belongs to, when the source names it and it says something.
  public var department: String? {
    get { hirer.value.department }
    set { hirer.value.department = newValue }
  }
  /// The source's codes for the organization, outermost first: `DJ`, `DJ01`.
  public var organizationCodes: [String] {
    get { hirer.value.organizationCodes }
    set { hirer.value.organizationCodes = newValue }
  }
  public var categories: [Category] {
    get { hirer.value.categories }
    set { hirer.value.categories = newValue }
  }
  /// Distinct places, at most `Place.listed`; beyond that only their regions and countries.
  public var places: [Place] {
    get { workPlace.value.places }
    set { workPlace.value.places = newValue }
  }
  /// How many places the source named.
  public var placeCount: Int {
    get { workPlace.value.placeCount }
    set { workPlace.value.placeCount = newValue }
  }
  /// The place in words: `Portland, Maine`, `673 locations`, `Anywhere in the U.S. (remote job)`.
  public var placeText: String {
    get { workPlace.value.placeText }
    set { workPlace.value.placeText = newValue }
  }
  public var workplace: Workplace {
    get { workPlace.value.workplace }
    set { workPlace.value.workplace = newValue }
  }
  public var grade: Grade? {
    get { terms.value.grade }
    set { terms.value.grade = newValue }
  }
  public var schedule: Schedule? {
    get { terms.value.schedule }
    set { terms.value.schedule = newValue }
  }
  /// `Permanent`, `Term`, `Internship`.
  public var appointment: String? {
    get { terms.value.appointment }
    set { terms.value.appointment = newValue }
  }
  /// `May close early, after 500 applications.`
  public var earlyClose: String? {
    get { vacancy.value.earlyClose }
    set { vacancy.value.earlyClose = newValue }
  }
  /// How many are wanted, in the source's words: `3`, `Many`.
  public var openings: String? {
    get { vacancy.value.openings }
    set { vacancy.value.openings = newValue }
  }
}
