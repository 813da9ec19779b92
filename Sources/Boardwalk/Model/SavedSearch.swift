import Markup

/// A search that is asked again on every build, with a page and a feed of its own.
///
/// Every filter that is set must hold. Filters are asked of the sources that know them, and checked here again: APIs
/// ignore filters at times.
public struct SavedSearch: Sendable, Hashable {
  /// The file's name: the path of its page.
  public var slug: String
  public var title: String
  /// Words that must all occur in the announcement; `"two words"` is a phrase, `-word` must not occur.
  public var keywords: String?
  /// A city, a region, a country, by name or code: `Portland, Maine`, `ND`, `Germany`.
  public var location: String?
  /// Miles around `location`.
  public var radius: Int?
  /// Part of an organization's or department's name, or its code at the source.
  public var organization: [String]
  /// Codes or names of fields of work: `2210`, `Nurse`.
  public var category: [String]
  /// Each one grade or a span, of which one must hold: `11`, `9-12`.
  public var grades: [String]
  public var schedule: [Schedule]
  public var remote: Bool?
  /// Where the work can be done, one of which must hold; empty leaves none out.
  public var workplace: Workplace = []
  /// A year's pay in whole units of its currency, compared with the top of the range.
  public var salaryMin: Int?
  public var salaryMax: Int?
  /// ISO 4217; nil is the board's: the currency that most of its jobs are paid in. Jobs paid in another one are not found.
  public var salaryCurrency: String?
  /// Days since the job was posted.
  public var postedWithin: Int?
  public var kind: JobKind?
  /// The names of the only sources that are asked and listed; empty leaves none out.
  public var sources: [String]
  /// For each condition that matters the values of which one must hold: `clearance: [Secret]`.
  public var conditions: [Condition: [String]] = [:]
  /// What the page says above its list.
  public var introduction: SafeHTML

  public init(slug: String, title: String, introduction: SafeHTML) {
    self.slug = slug
    self.title = title
    self.introduction = introduction
    organization = []
    category = []
    grades = []
    schedule = []
    sources = []
  }

  /// Whether a source may answer it.
  func isAsked(of source: String) -> Bool { sources.isEmpty || sources.contains(source) }
}
