/// What a list, a facet or the index needs to know of a job: some three hundred bytes, because what many jobs have alike is
/// there once for all of them.
public struct JobSummary: Sendable, Hashable {
  public var id: JobID
  private var names: Names
  public var kind: JobKind
  /// The day the source says it was published; never later than the day it was fetched.
  public var posted: Day
  public var skills: [String] = []
  var hirer: Shared<Hirer>
  var workPlace = Shared(WorkPlace())
  var terms = Shared(Terms())
  var vacancy = Shared(Vacancy())
  private(set) var sharedPay: Shared<Pay>?
  private(set) var sharedDeadline: Shared<Deadline>?

  /// Stored where a job does not say who hires. What pages say is a text of the language.
  static let noOrganization = "Organization not stated"

  public init(id: JobID, kind: JobKind, slug: Slug, title: String, organization: String, posted: Day) {
    self.init(
      id: id, kind: kind, names: Names(slug: slug, title: title), hirer: Shared(Hirer(organization: organization)),
      posted: posted)
  }

  init(id: JobID, kind: JobKind, names: Names, hirer: Shared<Hirer>, posted: Day) {
    self.id = id
    self.kind = kind
    self.names = names
    self.hirer = hirer
    self.posted = posted
  }

  // What is asked of a listing's summary is worked out where it is asked for: else all of the summary is copied first.

  /// The last part of the page's path; ends in a short id that never changes.
  public var slug: Slug {
    @inline(__always) get { names.slug }
    set { names = Names(slug: newValue, title: names.title) }
  }
  public var title: String {
    @inline(__always) get { names.title }
    set { names = Names(slug: names.slug, title: newValue) }
  }

  /// The title's bytes where they lie.
  @inline(__always)
  func withTitle<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { names.withTitle(body) }

  /// See `JobKind.path`.
  @inline(__always)
  func path(isDivided: Bool, under base: String = "", to file: String = "index.html") -> String {
    names.withSlug { kind.path(of: $0, isDivided: isDivided, under: base, to: file) }
  }

  public var pay: Pay? {
    get { sharedPay?.value }
    set { sharedPay = newValue.map { Shared($0) } }
  }
  /// Until when one can apply; nil is not known, or open until filled, which is a fact then.
  public var deadline: Deadline? {
    get { sharedDeadline?.value }
    set { sharedDeadline = newValue.map { Shared($0) } }
  }

  /// Takes both from where other jobs have them.
  mutating func share(_ pay: Shared<Pay>?, _ deadline: Shared<Deadline>?) {
    (sharedPay, sharedDeadline) = (pay, deadline)
  }
}

/// What kind of offer a listing is.
public enum JobKind: String, Sendable, Hashable, Codable, CaseIterable {
  case job, referral

  /// The folder its page is published in.
  public var folder: String { self == .job ? "jobs" : "referrals" }

  /// The path of a page in the site: `jobs/hydrologist-k3x9p2q/index.html`.
  /// - Parameters:
  ///   - isDivided: whether pages lie in folders by the last two letters of their names, of which no folder has many:
  ///     `jobs/q/2/hydrologist-k3x9p2q/index.html`.
  ///   - base: what stands before it.
  ///   - file: what stands in the page's folder.
  func path(of slug: Slug, isDivided: Bool, under base: String = "", to file: String = "index.html") -> String {
    slug.text.withBytes { path(of: $0, isDivided: isDivided, under: base, to: file) }
  }

  /// The same of a slug that lies in memory, in one piece: a board asks for the path of a job a dozen times.
  fileprivate func path(
    of slug: UnsafeRawBufferPointer, isDivided: Bool, under base: String, to file: String
  ) -> String {
    let (slash, folder) = (UInt8(ascii: "/"), folder)
    let length = base.utf8.count + folder.utf8.count + slug.count + file.utf8.count + (isDivided ? 6 : 2)
    return String(unsafeUninitializedCapacity: length) { path in
      let path = UnsafeMutableRawBufferPointer(path)
      var end = base.withBytes { path.write($0, at: 0) }
      end = folder.withBytes { path.write($0, at: end) }
      path[end] = slash
      end += 1
      for place in 1..<(isDivided ? 3 : 1) {
        path[end] = place <= slug.count ? slug[slug.count - place] : UInt8(ascii: "0")
        path[end + 1] = slash
        end += 2
      }
      end = path.write(slug, at: end)
      path[end] = slash
      return file.withBytes { path.write($0, at: end + 1) }
    }
  }
}

/// Where the work can be done. The three are kept apart: telework is not remote.
public struct Workplace: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// From anywhere; nobody expects you at an office.
  public static let remote = Workplace(rawValue: 1)
  /// Partly from home, partly at the place named.
  public static let telework = Workplace(rawValue: 2)
  /// At the place named.
  public static let onSite = Workplace(rawValue: 4)

  /// The words of the index and of saved searches, in a fixed order.
  public var names: [String] { Self.words.filter { contains($0.workplace) }.map(\.word) }

  /// All of the three, with what each is called.
  static let words = [
    (workplace: Workplace.remote, word: "remote"), (.telework, "telework"), (.onSite, "on-site"),
  ]
}

/// A field of work: an occupational series, a department's name.
public struct Category: Sendable, Hashable, Codable {
  /// The source's code: `2210`.
  public var code: String?
  public var name: String

  public init(code: String? = nil, name: String) {
    self.code = code
    self.name = name
  }
}

/// A pay grade: the plan and the span of grades.
public struct Grade: Sendable, Hashable, Codable {
  /// `GS`
  public var plan: String?
  /// `07`, `D`
  public var low: String?
  public var high: String?

  public init(plan: String?, low: String?, high: String?) {
    (self.plan, self.low, self.high) = (plan?.composed, low?.composed, high?.composed)
  }

  /// `GS-12/13`, `GS-9`, `GS`; leading zeros dropped. Empty when nothing is known.
  public var text: String {
    func plain(_ grade: String?) -> String {
      guard let grade else { return "" }
      let digits = grade.utf8.drop { $0 == UInt8(ascii: "0") }
      return digits.count == grade.utf8.count || digits.isEmpty ? grade : String(grade[digits.startIndex...])
    }
    let (low, high) = (plain(low), plain(high))
    let span = low.isEmpty ? high : high.isEmpty || low == high ? low : low + "/" + high
    guard let plan, !plan.isEmpty else { return span }
    return span.isEmpty ? plan : plan + "-" + span
  }
}

/// How the hours are laid: the seven kinds every source is mapped to.
public enum Schedule: String, Sendable, Hashable, Codable, CaseIterable {
  case fullTime = "full-time"
  case partTime = "part-time"
  case shifts
  case intermittent
  case jobSharing = "job-sharing"
  case multiple
  case contract

  public var text: String {
    switch self {
    case .fullTime: "Full-time"
    case .partTime: "Part-time"
    case .shifts: "Shift work"
    case .intermittent: "Intermittent"
    case .jobSharing: "Job sharing"
    case .multiple: "Multiple schedules"
    case .contract: "Contract"
    }
  }
}
