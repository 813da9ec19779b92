/// What rows say of what many jobs have alike, said once for each copy that jobs share: the row of a job stands in a dozen lists.
struct RowTexts: Sendable {
  private let language: Language
  private var workPlaces: [UInt64: WorkPlaceTexts] = [:]
  private var terms: [UInt64: TermsTexts] = [:]
  private var pays: [UInt64: String] = [:]

  private struct WorkPlaceTexts {
    var place: String
    var workplace: String?
  }

  private struct TermsTexts {
    var grade: String?
    var schedule: String?
  }

  /// A few megabytes of each: where every job has one of its own, it is no use to keep them.
  private static let most = 20_000

  /// - Parameter jobs: those of the board, which hold on to what they share.
  init(of jobs: [Listing], in language: Language) {
    self.language = language
    for job in jobs {
      Self.note(job.summary.workPlace, in: &workPlaces) { Self.texts(of: $0, in: language) }
      Self.note(job.summary.terms, in: &terms) { Self.texts(of: $0, in: language) }
      if let pay = job.summary.sharedPay { Self.note(pay, in: &pays) { language.rowPay($0) } }
    }
  }

  private static func note<Part, Texts>(
    _ part: Shared<Part>, in known: inout [UInt64: Texts], _ texts: (Part) -> Texts
  ) {
    if known.count < most, known[part.identity] == nil { known[part.identity] = texts(part.value) }
  }

  private static func texts(of part: JobSummary.WorkPlace, in language: Language) -> WorkPlaceTexts {
    WorkPlaceTexts(
      place: language.place(part.placeText),
      workplace: language.workplace(part.workplace, at: part.placeText, telework: .telework))
  }

  private static func texts(of part: JobSummary.Terms, in language: Language) -> TermsTexts {
    TermsTexts(grade: part.grade?.text, schedule: part.schedule.map { language.title(of: $0) })
  }

  private func workPlace(of job: Listing) -> WorkPlaceTexts {
    workPlaces[job.summary.workPlace.identity] ?? Self.texts(of: job.summary.workPlace.value, in: language)
  }

  private func terms(of job: Listing) -> TermsTexts {
    terms[job.summary.terms.identity] ?? Self.texts(of: job.summary.terms.value, in: language)
  }

  /// Where it is: `Portland, Maine`.
  func place(of job: Listing) -> String { workPlace(of: job).place }

  /// Where it is done if not, or not only, there.
  func workplace(of job: Listing) -> String? { workPlace(of: job).workplace }

  /// `GS-12/13`
  func grade(of job: Listing) -> String? { terms(of: job).grade }

  /// `Full-time`
  func schedule(of job: Listing) -> String? { terms(of: job).schedule }

  /// `$84,156 – $109,408`; nil where nothing is known.
  func pay(of job: Listing) -> String? {
    job.summary.sharedPay.map { pays[$0.identity] ?? language.rowPay($0.value) }
  }
}
