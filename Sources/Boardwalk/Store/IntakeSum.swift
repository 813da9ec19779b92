/// What came from one source in a run, added up as it comes.
struct IntakeSum {
  var counts = StoreRun.Counts()
  /// Distinct jobs.
  var jobs = 0
  /// Drafts that cannot be believed to be a job.
  var rejected = 0
  /// An id that one page had twice, with the same content.
  var repeated: String?
  /// The ids of rows that were left out, because an earlier row with other content has the same: which of them it
  /// stands for nobody knows.
  var conflicting: [String] = []
  /// Ids that were given to another job, of which it is not known yet what becomes of the jobs that had them.
  var reissues: [StoreRun.Reissue] = []
  /// What was too poor to be shown, and why.
  var leftOut: [String] = []
  /// How many of these are on the board.
  var turnedPoor = 0
  var findings = FindingTally()
}

extension IntakeSum {
  /// What is to be said of it, whatever the answer proves to be.
  func notices(from source: String) -> [Diagnostic] {
    var notices: [Diagnostic] = []
    if let id = conflicting.first {
      let rows = Words.count(conflicting.count, "row was", "rows were")
      notices.append(
        Diagnostic(
          .warning, at: .source(source),
          "\(rows) left out, because another row of the answer with other content has the same id, "
            + "such as \(quoted(id)). The first counts."))
    } else if let id = repeated {
      notices.append(
        Diagnostic(.warning, at: .source(source), "One id came more than once in an answer: \(id). The first counts."))
    }
    if let first = leftOut.first {
      let jobs = Words.count(leftOut.count, "item is", "items are")
      let open = turnedPoor > 0 ? ", \(turnedPoor) of them on the board until now" : ""
      var notice = Diagnostic.usual(
        at: .source(source), "\(jobs) too poor to be shown\(open). \(first).",
        hint: "`quality:` of the source in board.yml says what is too poor.")
      if !open.isEmpty { (notice.severity, notice.isUsual) = (.warning, false) }
      notices.append(notice)
    }
    return notices
  }

  /// What is to be said of ids that stand for another job than before. Of a doubted answer with many of them the doubt says it.
  func noticesOfReissues(
    _ settlement: StoreRun.Settlement, from source: String, _ outcome: SourceOutcome
  ) -> [Diagnostic] {
    var notices: [Diagnostic] = []
    if counts.reused > 0 {
      let ids = Words.count(counts.reused, "id stands", "ids stand")
      notices.append(
        Diagnostic(.warning, at: .source(source), "\(ids) for another job than before; it is shown as new."))
    }
    let isDoubted = outcome.word == "suspect"
    if settlement == .refusing, !reissues.isEmpty, !isDoubted || reissues.count <= ShrinkGuard.fewReissued {
      let ids = Words.count(reissues.count, "id stands", "ids stand")
      let fault = isDoubted ? "hard to believe; until it is believed" : "not whole;"
      notices.append(
        Diagnostic(
          .warning, at: .source(source),
          "\(ids) for another job than before, in an answer that is \(fault) the jobs that had them stay as they are."))
    }
    return notices
  }
}
