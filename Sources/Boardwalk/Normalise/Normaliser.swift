import Markup

/// Turns drafts, which claim, into jobs, which are believed. One for a run; asks nobody and knows no clock.
public struct Normaliser: Sendable {
  private let today: Day
  private let dayOf: @Sendable (Int64) -> Day
  private let places = PlaceReader()
  private let markdown: MarkdownRenderer

  /// - Parameters:
  ///   - today: the day of the run where the board is; no job was published later.
  ///   - dayOf: the day of a moment, in seconds since 1970 UTC, where the board is.
  ///   - markdown: what turns Markdown into HTML; a pure function of its text.
  public init(
    today: Day, dayOf: @escaping @Sendable (Int64) -> Day = { Day(instant: $0) },
    markdown: @escaping MarkdownRenderer = SafeHTML.inThisProcess
  ) {
    self.today = today
    self.dayOf = dayOf
    self.markdown = markdown
  }

  /// The job that a draft describes, and what was wrong with the draft.
  ///
  /// The job is nil when the draft cannot be one, for want of an id or a title; a finding then says so. Everything
  /// else that cannot be believed is left out, with a finding.
  /// - Parameters:
  ///   - source: the source's name in `board.yml`, or `jobs` and `referrals` for posts.
  ///   - firstSeen: when the job was first seen, in seconds since 1970 UTC; nil for one that is new.
  public func job(
    from draft: consuming JobDraft, source: String, firstSeen: Int64? = nil
  ) -> (job: Job?, findings: [Diagnostic]) {
    let read = read(draft, source: source, firstSeen: firstSeen)
    return (read.job, read.findings)
  }

  /// The same, and the day on which the job is posted if it is seen for the first time now; nil where its source says
  /// it.
  func read(
    _ draft: consuming JobDraft, source: String, firstSeen: Int64?
  ) -> (job: Job?, findings: [Diagnostic], postedIfNew: Day?) {
    var reading = DraftReading(draft, source: source, today: today, dayOf: dayOf)
    var isPostedAsSeen = false
    let job = reading.job(places: places, markdown: markdown) {
      isPostedAsSeen = true
      return firstSeen.map(dayOf) ?? today
    }
    return (job, reading.findings, isPostedAsSeen ? today : nil)
  }
}
