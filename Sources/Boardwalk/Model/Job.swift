import Markup

/// A job or referral as we believe it to be: checked once, at the border, in Normalise.
///
/// `summary` is what a list or the index shows; everything else appears on the job's own page and in feeds only.
@dynamicMemberLookup
public struct Job: Sendable, Hashable {
  public var summary: JobSummary
  /// One or two plain sentences.
  public var excerpt = ""
  /// Every place of the job, as many as the source named.
  public var allPlaces: [Place] = []
  /// The text of the job, in the order it is shown.
  public var sections: [Section] = []
  /// Short facts for the panel beside the text, in the order they are shown: travel, clearance, who may apply.
  public var facts: [Fact] = []
  /// Where to apply; nil when the text alone tells how.
  public var applyURL: SafeURL?
  /// The job's page at its source.
  public var sourceURL: SafeURL?
  /// The announcement's own number, for people to quote: `DAFN240818010077`. Not unique.
  public var announcement: String?
  /// What only a referral has.
  public var referral: Referral?

  public init(summary: JobSummary) {
    self.summary = summary
  }

  public subscript<Value>(dynamicMember path: KeyPath<JobSummary, Value>) -> Value { summary[keyPath: path] }
}

extension Job {
  /// The excerpt as a text.
  var excerptSections: [Section] { excerpt.isEmpty ? [] : [Section(.summary, SafeHTML(text: excerpt))] }

  /// The text as it is shown: the excerpt where no more is known, as of a job that was restored.
  var shownSections: [Section] { sections.isEmpty ? excerptSections : sections }

  /// What is shown of it when its time is over: not how one applied.
  var withoutApplying: Job {
    var job = self
    job.sections.removeAll { $0.kind == .howToApply }
    // It is taken from the first part.
    if sections.first?.kind == .howToApply { job.excerpt = "" }
    return job
  }

  /// One part of a job's text.
  public struct Section: Sendable, Hashable {
    public var kind: SectionKind
    public var html: SafeHTML

    public init(_ kind: SectionKind, _ html: SafeHTML) {
      self.kind = kind
      self.html = html
    }
  }

  /// A fact with its name: `Travel`, `Occasional`.
  public struct Fact: Sendable, Hashable, Codable {
    public var label: String
    public var value: String

    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }

    /// A fact that is a day, such as when a referral was last updated.
    init(_ label: String, _ day: Day) { self.init(label, day.words) }

    /// The day that such a fact is; nil of every other one.
    var day: Day? { [Self.updated, Self.nextReview].contains(label) ? Day(words: value) : nil }

    /// Where such a fact leads that is nothing but a web address, or a telephone number: digits, and what stands between
    /// them.
    var href: SafeURL? {
      if label == Self.telephone { return telephone }
      return value.utf8.starts(with: "http".utf8) ? SafeURL(value) : nil
    }

    private var telephone: SafeURL? {
      let digits = value.utf8.filter { (0x30...0x39).contains($0) }
      guard digits.count >= Self.leastDigits, value.utf8.allSatisfy({ "0123456789+-.()/ ".utf8.contains($0) }) else {
        return nil
      }
      return SafeURL((value.hasPrefix("+") ? "tel:+" : "tel:") + String(decoding: digits, as: UTF8.self))
    }

    static let telephone = "Telephone"
    /// Fewer are an extension, which nobody can call from outside.
    private static let leastDigits = 6
    static let updated = "Updated"
    static let nextReview = "Next review of applications"
    /// At what time of its last day a job is over, where its source says that.
    static let until = "Until"

    /// There is no last day: its source says so.
    static let openUntilFilled = Fact("Closes", "Open until filled")
  }
}
