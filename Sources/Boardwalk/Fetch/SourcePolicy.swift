import Markup

/// What a source asks of those who show its jobs, and what it is. Every part of it is kept to by the board, not only noted.
public struct SourcePolicy: Sendable, Hashable {
  /// The name shown: `USAJOBS`.
  public var title: String
  /// Where the source itself is.
  public var home: String
  /// Its terms.
  public var terms: String?
  /// Whether its jobs may be passed on: to search engines as JobPosting markup and in the sitemap, in feeds and
  /// calendars, to other boards.
  public var mayIndex: Bool
  /// It is not asked again before so many seconds have gone by since its last answer; 0 where its terms say nothing.
  public var pollingInterval: Int64
  /// How it is named beside its jobs.
  public var attribution: Attribution
  /// Where the button to apply leads.
  public var applying: Applying
  /// How much of a job's text is kept and shown.
  public var text: TextKept
  /// Whether its own logo may stand beside its jobs; a board that has none shows none.
  public var mayShowLogo: Bool
  /// How near it is to the employer: of several listings of one job the nearest is shown.
  public var standing: SourceStanding

  /// How a source is named.
  public enum Attribution: String, Sendable, Hashable, Codable, CaseIterable {
    /// By its name.
    case name
    /// By its name, with a link to the job's page there that search engines follow.
    case followedLink = "followed-link"
  }

  /// Where one applies.
  public enum Applying: String, Sendable, Hashable, Codable, CaseIterable {
    /// Wherever the source says.
    case anywhere
    /// At the job's page at the source, and nowhere else.
    case atSource = "at-source"
  }

  /// How much of a text is kept.
  public enum TextKept: String, Sendable, Hashable, Codable, CaseIterable {
    case full
    /// One or two sentences; the rest is read at the source.
    case excerpt
  }

  public init(
    title: String, home: String, terms: String? = nil, mayIndex: Bool = true, pollingInterval: Int64 = 0,
    attribution: Attribution = .name, applying: Applying = .anywhere, text: TextKept = .full, mayShowLogo: Bool = true,
    standing: SourceStanding = .employer
  ) {
    self.title = title
    self.home = home
    self.terms = terms
    self.mayIndex = mayIndex
    self.pollingInterval = pollingInterval
    self.attribution = attribution
    self.applying = applying
    self.text = text
    self.mayShowLogo = mayShowLogo
    self.standing = standing
  }
}

extension SourcePolicy {
  /// The name as who reads a job knows it; files of the operator's own have none.
  var name: String? { home.isEmpty ? nil : title }

  /// Where one applies for a job of this source.
  func applyURL(of job: Job) -> SafeURL? {
    applying == .atSource ? job.sourceURL ?? job.applyURL : job.applyURL
  }
}
