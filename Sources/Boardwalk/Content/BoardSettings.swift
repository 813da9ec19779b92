import Foundation
import Markup

/// What `Content/board.yml` says.
public struct BoardSettings: Sendable {
  public var title: String
  /// One or two sentences for search engines and feeds.
  public var description: String?
  /// What the front page says above its list; the title where nothing is set.
  public var heading: String
  /// Where the site will be; ends with a slash: `https://jobs.example.org/board/`.
  public var baseURL: String
  /// The zone in which the board's days begin.
  public var timeZone: TimeZone
  /// A BCP 47 tag: `en`.
  public var language: String
  /// The languages the site is published in, the first at its root; never none.
  var languages: [LanguageEntry]
  /// Jobs on one page of a list, 1 to 500.
  public var pageSize: Int
  /// Days a closed job keeps its page.
  public var removeClosedAfter: Int
  /// Settings of the theme: `accent`, `logo`, and whatever a theme asks for.
  public var theme: [String: String]
  /// Where each of these stands.
  var themeSpots: [String: Diagnostic.Spot] = [:]
  /// What there are lists of jobs by, beside those of searches.
  var listsBy = Set(Division.allCases)
  /// Files that only some boards have.
  var outputs: Set<OutputName> = []
  /// Where the site is put; its limits hold then.
  var host: Host?
  /// Where the board's files are kept, when pages shall lead there.
  var repository: Repository?
  /// Entries that a folder of the site may have at most. When it is set, pages lie in folders of folders.
  var mostInFolder: Int?
  /// Words that mean the same to who searches.
  var synonyms = Synonyms.usual(in: ["en"])
  /// The WebSub hub that readers may ask to be told of changes, and that `ping` tells.
  public var hub: String?
  /// Whom to tell of a weakness of the site, as `security.txt` says it: an address of the web, or `mailto:` and one of a person.
  public var securityContact: String?
  public var sources: [SourceEntry]
  /// The variables of the environment that the sources' keys are in.
  public var secrets: Set<String> = []
  /// Of board.yml as it is written.
  var fingerprint = Fingerprint()

  /// A board with the settings that a new one begins with.
  public init(title: String, baseURL: String, sources: [SourceEntry] = []) {
    self.title = title
    self.baseURL = baseURL
    self.sources = sources
    heading = title
    timeZone = .gmt
    language = "en"
    languages = [LanguageEntry(tag: "en")]
    pageSize = 25
    removeClosedAfter = 30
    theme = [:]
  }

  /// The day of an instant, in seconds since 1970 UTC, in the board's own zone.
  public func day(of instant: Int64) -> Day {
    Day(instant: instant, offset: timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))))
  }

  /// A moment of a day of which no more is known, in seconds since 1970 UTC: its beginning in the board's own zone, or at
  /// Greenwich where that is later, so that it is the same day in both.
  func moment(of day: Day) -> Int64 {
    max(Zone(timeZone.identifier)?.instant(of: day, second: 0) ?? day.instant, day.instant)
  }

  /// How clocks there are set in the year of an instant and the two after, the latest first.
  func clock(at instant: Int64) -> [Zone.Offset] {
    Zone(timeZone.identifier)?.offsets(from: day(of: instant).civil.year) ?? []
  }

  /// Whether pages lie in folders of folders, so that none has many entries.
  var isDivided: Bool { mostInFolder != nil }

  /// The first moment after an instant that belongs to another day, both in seconds since 1970 UTC.
  func nextDay(after instant: Int64) -> Int64 {
    let today = day(of: instant)
    // A day has 25 hours at most where clocks change, and some zones have skipped a whole one.
    var (low, high) = (instant, instant + 50 * 3600)
    while high - low > 1 {
      let middle = (low + high) / 2
      if day(of: middle) == today { low = middle } else { high = middle }
    }
    return high
  }
}

extension BoardSettings {
  /// Whether the site can be at an address, as `base-url` is written.
  public static func canBe(at baseURL: String) -> Bool {
    SiteAddress(setting: SettingsTree.Text(string: baseURL, style: .plain)) != nil
  }

  /// What to do about an address that the site cannot be at; nil where nobody knows.
  public static func hint(forBaseURL baseURL: String) -> String? {
    SiteAddress.hint(for: SettingsTree.Text(string: baseURL, style: .plain))
  }

  /// Reads `board.yml`. The settings are nil when an error is among the findings.
  static func read(_ bytes: [UInt8], file: String) -> (settings: BoardSettings?, findings: [Diagnostic]) {
    var findings: [Diagnostic] = []
    let yaml = String(decoding: FrontMatter.decode(bytes, file: file, findings: &findings), as: UTF8.self)
    let log = DecodingLog(file: file)
    let (fields, wrong) = SettingsDecoder(file: file, limits: .board).decode(BoardFields.self, from: yaml, log: log)
    findings += wrong
    guard let fields else { return (nil, findings) }
    findings +=
      doubles(in: (fields.sources ?? []).compactMap(\.value), file: file)
      + faults(ofLanguages: fields, file: file, besides: findings)
    let isSound = !findings.contains { $0.severity == .error }
    guard isSound else { return (nil, findings) }
    var settings = BoardSettings(fields, file: file)
    settings.secrets = log.secrets
    settings.fingerprint.add(bytes)
    return (settings, findings)
  }

  private init(_ fields: BoardFields, file: String) {
    let sources = (fields.sources ?? []).compactMap(\.value).map { written in
      var entry = written.value
      entry.spot = .file(file, line: written.place.line, column: written.place.column)
      return entry
    }
    self.init(title: fields.title.text, baseURL: fields.baseURL.url, sources: sources)
    description = fields.description.filled
    if let text = fields.heading.filled { heading = text }
    if let zone = fields.timeZone?.zone { timeZone = zone }
    languages =
      fields.languages?.value ?? [
        LanguageEntry(tag: fields.language?.value.tag ?? language, at: fields.language?.place)
      ]
    if let first = languages.first { self = inLanguage(first, folder: "") }
    if let size = fields.pageSize?.value { pageSize = size }
    if let days = fields.removeClosedAfter?.value { removeClosedAfter = days }
    theme = (fields.theme ?? [:]).mapValues(\.value)
    themeSpots = (fields.theme ?? [:]).mapValues { .file(file, line: $0.place.line, column: $0.place.column) }
    listsBy = Set(fields.listsBy ?? Division.allCases)
    outputs = Set(fields.outputs ?? [])
    host = fields.host
    repository = fields.repository?.repository
    mostInFolder = fields.mostInFolder?.value
    synonyms = fields.synonyms.map { Synonyms($0.map(\.members)) } ?? .usual(in: languages.map(\.tag))
    hub = fields.hub.flatMap { SafeURL($0.url)?.string }
    securityContact = fields.securityContact.flatMap { SafeURL($0.url)?.string }
  }

  private static func faults(
    ofLanguages fields: BoardFields, file: String, besides known: [Diagnostic]
  ) -> [Diagnostic] {
    guard let languages = fields.languages else { return [] }
    let spot = Diagnostic.Spot.file(file, line: languages.place.line, column: languages.place.column)
    let isRead = !known.contains { $0.spot == spot && $0.severity == .error }
    // Of one that cannot be read it was said already.
    let tags = languages.value.map { $0.tag.lowercased() }.filter { !$0.isEmpty }
    var faults: [Diagnostic] = []
    if languages.value.isEmpty, isRead {
      faults.append(languages.finding(.error, in: file, "`languages` names none", hint: "write `[en, de]`"))
    }
    if Set(tags).count < tags.count {
      faults.append(languages.finding(.error, in: file, "`languages` names one of them twice"))
    }
    for tag in Set(languages.value.dropFirst().map { $0.tag.lowercased() }).sorted()
    where Shelf.pages.reserved.contains(tag) {
      faults.append(
        languages.finding(
          .error, in: file, "the site has other pages at `\(tag)/`, where it would be in the language `\(tag)`",
          hint: "a language is written as `en` or `pt-BR`"))
    }
    if fields.language != nil {
      faults.append(
        languages.finding(
          .error, in: file, "there is `language` and `languages`",
          hint: "leave `language` out: the first stands at the root")
      )
    }
    return faults
  }

  private static func doubles(in entries: [Written<SourceEntry>], file: String) -> [Diagnostic] {
    var seen: Set<String> = []
    return entries.filter { !$0.value.name.isEmpty && !seen.insert($0.value.name).inserted }.map { entry in
      Diagnostic(
        .error, at: .file(file, line: entry.place.line, column: entry.place.column),
        "another source is called `\(entry.value.name)` already", hint: "give this one a `name:` of its own")
    }
  }
}

private struct BoardFields: Decodable {
  var title: NonEmptyText
  var baseURL: SiteAddress
  var description: String?
  var heading: String?
  var timeZone: ZoneName?
  var language: Written<LanguageTag>?
  var languages: Written<[LanguageEntry]>?
  var pageSize: WholeNumber<PageSizes>?
  var removeClosedAfter: WholeNumber<DaysKept>?
  var theme: [String: Written<String>]?
  var listsBy: [Division]?
  var outputs: [OutputName]?
  var host: Host?
  var repository: RepositorySetting?
  var mostInFolder: WholeNumber<FolderSizes>?
  var synonyms: [SynonymGroup]?
  var hub: HubAddress?
  var securityContact: ApplyLink?
  var sources: [IfReadable<Written<SourceEntry>>]?
}
