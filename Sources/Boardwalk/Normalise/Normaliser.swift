import Markup

/// Turns drafts, which claim, into jobs, which are believed. One for a run; asks nobody and knows no clock.
public struct Normaliser: Sendable {
  private let today: Day
  private let places = PlaceReader()
  private let markdown: MarkdownRenderer

  /// - Parameters:
  ///   - today: the day of the run where the board is; no job was published later.
  ///   - markdown: what turns Markdown into HTML; a pure function of its text.
  public init(
    today: Day, markdown: @escaping MarkdownRenderer = SafeHTML.inThisProcess
  ) {
    self.today = today
    self.markdown = markdown
  }

  /// The job that a draft describes, and what was wrong with the draft.
  ///
  /// The job is nil when the draft cannot be one, for want of an id or a title; a finding then says so. Everything
  /// else that cannot be believed is left out, with a finding.
  /// - Parameters:
  ///   - source: the source's name in `board.yml`, or `jobs` and `referrals` for posts.
  ///   - firstSeen: the day on which the job was first seen, where the board is; nil for one that is new.
  public func job(
    from draft: consuming JobDraft, source: String, firstSeen: Day? = nil
  ) -> (job: Job?, findings: [Diagnostic]) {
    var reading = DraftReading(draft, source: source, today: today, firstSeen: firstSeen)
    let job = reading.job(places: places, markdown: markdown)
    return (job, reading.findings)
  }
}
