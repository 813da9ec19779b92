import Markup

/// The front matter of `Content/searches/<slug>.md`.
struct SearchFields: Decodable {
  var title: NonEmptyText
  var keywords: Written<String>?
  var location: Written<String>?
  var radius: Written<WholeNumber<Miles>>?
  var organization: OneOrMany<String>?
  var category: OneOrMany<String>?
  var grade: OneOrMany<GradeSpan>?
  var schedule: OneOrMany<Schedule>?
  var remote: Bool?
  var workplace: OneOrMany<WorkplaceName>?
  var salaryMin: WholeNumber<YearsPay>?
  var salaryMax: Written<WholeNumber<YearsPay>>?
  var salaryCurrency: Written<CurrencyCode>?
  var postedWithin: WholeNumber<DaysBack>?
  var kind: OneOrMany<JobKind>?
  var source: OneOrMany<Written<String>>?
  var hiringPath: OneOrMany<String>?
  var clearance: OneOrMany<String>?
  var travel: OneOrMany<String>?
  var timeZone: OneOrMany<ZoneDistance>?
  var sponsorship: OneOrMany<SpokenFlag>?
  var aliases: OneOrMany<Written<AliasPath>>?

  static func search(_ post: Post<SearchFields>, introduction: SafeHTML) -> SavedSearch {
    let fields = post.fields
    var search = SavedSearch(slug: post.file.name, title: fields.title.text, introduction: introduction)
    search.keywords = fields.keywords?.value
    search.location = fields.location?.value
    search.radius = fields.radius?.value.value
    search.organization = fields.organization?.all ?? []
    search.category = fields.category?.all ?? []
    search.grades = fields.grade?.all.map(\.text) ?? []
    search.schedule = fields.schedule?.all ?? []
    search.remote = fields.remote
    search.workplace = Workplace(fields.workplace?.all.map(\.value) ?? [])
    search.salaryMin = fields.salaryMin?.value
    search.salaryMax = fields.salaryMax?.value.value
    search.salaryCurrency = fields.salaryCurrency?.value.text
    search.postedWithin = fields.postedWithin?.value
    let kinds = Set(fields.kind?.all ?? [])
    search.kind = kinds.count == 1 ? kinds.first : nil
    search.sources = fields.source?.all.map(\.value) ?? []
    search.conditions = [
      .hiringPath: fields.hiringPath?.all, .clearance: fields.clearance?.all, .travel: fields.travel?.all,
      .timeZone: fields.timeZone?.all.map(\.text), .sponsorship: fields.sponsorship?.all.map(\.rawValue),
    ].compactMapValues { $0 }
    return search
  }

  /// What may be meant but is more likely a slip. `sources` is nil when nobody knows the board's sources.
  func doubts(in file: String, sources: [String]?) -> [Diagnostic] {
    var doubts: [Diagnostic] = []
    if let keywords, KeywordQuery(keywords.value).isEmpty {
      doubts.append(
        keywords.finding(
          .warning, in: file, "`keywords` has no word in it, so it leaves no job out",
          hint: "write the words to look for, or leave the line out"))
    }
    if let radius, location == nil {
      doubts.append(
        radius.finding(.warning, in: file, "`radius` does nothing without a `location`", hint: "say around which place")
      )
    }
    if let salaryCurrency, salaryMin == nil, salaryMax == nil {
      doubts.append(
        salaryCurrency.finding(
          .warning, in: file, "`salary-currency` does nothing without `salary-min` or `salary-max`",
          hint: "say how much is wanted"))
    }
    if let sources {
      let known = sources + ["jobs", "referrals"]
      for source in source?.all ?? [] where !known.contains(source.value) {
        let meant = nearest(source.value, in: known).map { "did you mean `\($0)`?" }
        doubts.append(
          source.finding(
            .warning, in: file,
            "no source of this board is called `\(shortened(source.value))`, so nothing of it is found",
            hint: meant ?? "the sources are \(known.joined(separator: ", "))"))
      }
    }
    return doubts
  }

  /// What is said of a search in a radius when nobody knows where its middle is; nil for any other search.
  func doubtOfMiddle(in file: String) -> Diagnostic? {
    guard radius != nil, let location else { return nil }
    return location.finding(
      .warning, in: file, "nobody knows where `\(shortened(location.value))` is, so nothing is found around it",
      hint: "name a town with its state or country, as in `Portland, Maine`")
  }
}

extension SearchFields: CrossChecked {
  func contradictions(in file: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let keywords, let fault = KeywordQuery.fault(of: keywords.value) {
      found.append(keywords.finding(.error, in: file, fault, hint: "write fewer words, or make two searches of it"))
    }
    if let least = salaryMin?.value, let most = salaryMax, most.value.value < least {
      found.append(
        most.finding(.error, in: file, "`salary-max` (\(most.value.value)) is less than `salary-min` (\(least))"))
    }
    return found
  }
}

/// Where the work can be done, by the words of the filters: `remote`.
struct WorkplaceName: ScalarSetting {
  var value: Workplace

  static let expectation = "one of \(Workplace.words.map(\.word).joined(separator: ", "))"
  static let placeholder = WorkplaceName(value: [])

  private init(value: Workplace) { self.value = value }

  init?(setting text: SettingsTree.Text) {
    guard let named = Workplace.words.first(where: { $0.word == text.string }) else { return nil }
    value = named.workplace
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    nearest(text.string, in: Workplace.words.map(\.word)).map { "did you mean `\($0)`?" }
  }
}

/// `true` and `false`, or what the filters say for them.
enum SpokenFlag: String, ScalarSetting {
  case yes = "Yes"
  case no = "No"

  static let expectation = Bool.expectation
  static let placeholder = SpokenFlag.no

  init?(setting text: SettingsTree.Text) {
    if let spoken = SpokenFlag(rawValue: text.string) {
      self = spoken
    } else if let flag = Bool(setting: text) {
      self = flag ? .yes : .no
    } else {
      return nil
    }
  }

  static func hint(for text: SettingsTree.Text) -> String? { Bool.hint(for: text) }
}

/// One grade or a span of them: `11`, `9-12`, `GS-9/11`.
struct GradeSpan: ScalarSetting, Sendable {
  var text: String

  static let expectation = "one grade such as 11 or GS-12, or a span such as 9-12"
  static let placeholder = GradeSpan(text: "")
  private static let longest = 60

  private init(text: String) { self.text = text }

  init?(setting text: SettingsTree.Text) {
    let grades = text.string.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain =
      grades.count <= 2 && grades.allSatisfy { (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }
    // As lists show it, with the name of its plan: `GS-9/11`, `TVöD E13`.
    let isNamed =
      text.string.first?.isLetter == true && text.string.contains { $0.isNumber }
      && text.string.utf8.count <= Self.longest
    guard isPlain || isNamed else { return nil }
    self.text = text.string
  }
}
