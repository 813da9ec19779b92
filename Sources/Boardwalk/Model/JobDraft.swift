/// A job as a source claims it to be: every field may be missing, wrong, or full of entities. Normalise believes it, or
/// says why not.
///
/// A source fills it from its wire format without cleaning anything.
public struct JobDraft: Sendable, Hashable {
  public var sourceID: String
  public var kind: JobKind = .job
  public var title = ""
  public var organization: String?
  public var department: String?
  public var organizationCodes: [String] = []
  public var categories: [Category] = []
  public var places: [PlaceClaim] = []
  /// The place in the source's words.
  public var placeText: String?
  /// What the source says about where the work is done; nil where it says nothing.
  public var remote: Bool?
  public var telework: Bool?
  /// Whether the place counts beside remote work, so that one may choose.
  public var onSite = false
  public var pay: PayClaim?
  public var grade: Grade?
  public var schedule: Schedule?
  public var appointment: String?
  /// How one is employed, in the source's words: `FullTime`, `Contract`, `Regular Full Time (Salary)`. Says what `schedule` and
  /// `appointment` do not.
  public var employment: [String] = []
  public var posted: String?
  public var closes: String?
  /// The IANA zone that dates without a zone are meant in: `America/New_York`. Nil: the source never says.
  public var timeZone: String?
  /// Whether `closes` names a day that counts to its end, whatever time of day is written beside it.
  public var closesAtEndOfDay = true
  /// How many applications close it early, in the source's figures.
  public var applicantLimit: String?
  /// Stays open until filled; `closes` is then only the source's next look at it.
  public var openUntilFilled = false
  /// The source says in so many words that it is over: it closes at once, without waiting to be missed.
  public var isClosed = false
  /// Only what the source's list says: what it says of this one alone did not come, the text above all. Where that is known from an
  /// earlier run, the job stays what it was.
  public var isOnlyListed = false
  /// Nobody was asked for it in this run, and the place where an earlier one found it is still there: the job stays what it was.
  public var isStanding = false
  /// A number, or a word in place of one: "Few", "Many".
  public var openings: String?
  public var skills: [String] = []
  public var applyURL: String?
  public var sourceURL: String?
  public var announcement: String?
  public var facts: [Job.Fact] = []
  public var sections: [SectionClaim] = []
  public var referral: ReferralClaim?
  /// The file a post was written in, from the board's folder; findings name it.
  public var file: String?
  /// The lines of that file, from 1, on which its fields stand, by their names.
  public var lines: [String: Int] = [:]

  public init(sourceID: String) { self.sourceID = sourceID }
}

/// A place as a source writes it.
public struct PlaceClaim: Sendable, Hashable {
  /// The whole place in one text: `Fargo, North Dakota`, `Remote, Italy`.
  public var name: String?
  public var city: String?
  /// A name or a code.
  public var region: String?
  /// A name or a code.
  public var country: String?
  public var latitude: Double?
  public var longitude: Double?

  public init(
    name: String? = nil, city: String? = nil, region: String? = nil, country: String? = nil, latitude: Double? = nil,
    longitude: Double? = nil
  ) {
    self.name = name
    self.city = city
    self.region = region
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Pay as a source writes it.
public struct PayClaim: Sendable, Hashable {
  /// Decimal figures: `26.23`, `97738.0`.
  public var minimum: String?
  public var maximum: String?
  /// `PA`, `Per Year`, `hour`.
  public var unit: String?
  /// ISO 4217, or the bare sign `$`, whose meaning the places decide; nil is US dollars for sources of the United States.
  public var currency: String?

  public init(minimum: String?, maximum: String?, unit: String?, currency: String?) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
    self.currency = currency
  }
}

/// A part of the text, in whatever the source writes it in.
public struct SectionClaim: Sendable, Hashable {
  public var kind: SectionKind
  public var text: ClaimedText

  public init(_ kind: SectionKind, _ text: ClaimedText) {
    self.kind = kind
    self.text = text
  }
}

/// A text and what it is written in.
public enum ClaimedText: Sendable, Hashable {
  /// Plain, perhaps with HTML entities; paragraphs on line breaks.
  case plain(String)
  /// One bullet each.
  case bullets([String])
  case html(String)
  /// HTML coded once more with entities, as Greenhouse sends it.
  case escapedHTML(String)
  /// GitHub-flavoured Markdown; `line` is where it begins in the draft's file.
  case markdown(String, line: Int)
}

/// A referral's own fields as they were written.
public struct ReferralClaim: Sendable, Hashable {
  public var referrer: String?
  public var positions: [String]
  public var contactName: String?
  public var contactEmail: String?
  public var contactURL: String?
  public var updated: Day?

  public init(
    referrer: String?, positions: [String], contactName: String?, contactEmail: String?, contactURL: String?,
    updated: Day? = nil
  ) {
    self.referrer = referrer
    self.positions = positions
    self.contactName = contactName
    self.contactEmail = contactEmail
    self.contactURL = contactURL
    self.updated = updated
  }
}
