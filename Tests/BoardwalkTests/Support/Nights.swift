@testable import Boardwalk

/// A board that is brought up to date night after night from sources that tests play: everything between the network and the
/// pages, in its real code.
final class Nights {
  let store: TestStore
  /// What the board's own folder says.
  var content: BoardContent
  /// What of each source is too poor to be shown.
  var quality = QualityGate()
  /// The report of the last night.
  private(set) var deliveries: [Delivery] = []
  private(set) var counts = StoreRun.Counts()
  private(set) var clock: RunClock?

  /// What a source does on a night.
  struct Answer: Sendable {
    enum End: Sendable, Equatable {
      case complete, cut, failure
      case newest(days: Int?)
    }
    var pages: [[JobDraft]]
    var end = End.complete
    /// What the source is asked for.
    var question: [String] = []

    /// Pages of ids, then the end.
    static func all(_ pages: [[String]]) -> Answer { Answer(pages: pages.map { $0.map(draft) }) }
    /// Pages of ids, then word that there is more.
    static func cut(_ pages: [[String]]) -> Answer { Answer(pages: pages.map { $0.map(draft) }, end: .cut) }
    /// Pages of ids, then a failure.
    static func failing(_ pages: [[String]]) -> Answer { Answer(pages: pages.map { $0.map(draft) }, end: .failure) }
    /// Drafts that a test made itself.
    static func drafts(_ drafts: [JobDraft]) -> Answer { Answer(pages: [drafts]) }
    /// Drafts, then word that these are the newest, all of so many days where it is said.
    static func newest(_ drafts: [JobDraft], days: Int? = nil) -> Answer {
      Answer(pages: [drafts], end: .newest(days: days))
    }

    /// The same answer to a question.
    func to(_ question: String...) -> Answer {
      var answer = self
      answer.question = question
      return answer
    }

    private static func draft(_ id: String) -> JobDraft { .clerk(id) }
  }

  init(sources: [String] = ["api"]) throws {
    store = try TestStore()
    content = try .of()
    content.settings.sources = sources.map { SourceEntry(name: $0, source: SilentSource()) }
  }

  /// One night: what each source answers, and what the board shows then.
  @discardableResult
  func night(
    at now: Int64, _ answers: [String: Answer], accepting: Set<String> = [], forceClock: Bool = false,
    serverOffset: Duration? = nil
  ) async throws -> Board {
    var clock = RunClock(machine: now, lastRun: try store.store.lastRun(), isForced: false, isVouchedFor: forceClock)
    let before = try store.store.lastRun()
    let intake = try Intake(store.store, clock: clock, content.settings)
    let entries = answers.sorted { $0.key < $1.key }.map {
      var entry = SourceEntry(name: $0.key, source: PlayedSource(answer: $0.value))
      entry.quality = quality
      return entry
    }
    var delivered = try await fetch(entries, FetchPlan(searches: []), in: .withoutNetwork(now: now)) { source, page in
      try await intake.take(page, from: source)
    }
    for index in delivered.indices { delivered[index].traffic.serverClockOffset = serverOffset }
    (deliveries, clock) = try await intake.finish(delivered, accepting: accepting, noting: content.posts)
    counts = await intake.counts
    self.clock = clock
    let board = try Board.select(from: store.store, with: content, at: clock, since: before)
    try store.store.keep(board.successions)
    return board
  }

  /// How the last night's delivery of the only source ended.
  var outcome: SourceOutcome? { deliveries.first?.outcome }
}

extension JobDraft {
  /// A job like any other.
  static func clerk(_ id: String, posted: String = "2026-11-02") -> JobDraft {
    var draft = JobDraft(sourceID: id)
    draft.title = "Clerk \(id)"
    draft.organization = "Harbour Office"
    draft.posted = posted
    return draft
  }
}

/// A source that answers as a test says.
private struct PlayedSource: JobSource {
  static let name = "played"
  static let policy = SourcePolicy(title: "Played", home: "https://played.example.org/")
  /// A closure, so that the answer is none of the source's settings.
  private let played: @Sendable () -> Nights.Answer
  private var answer: Nights.Answer { played() }

  init(answer: Nights.Answer) { played = { answer } }
  init(from decoder: any Decoder) throws { self.init(answer: .all([])) }

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    for drafts in answer.pages { try await page(DraftPage(drafts: drafts)) }
    switch answer.end {
    case .complete: return .complete
    case .cut: return .partial("It was cut.")
    case .failure: throw Diagnostic(.error, "It is down.")
    case .newest(let days?): return .newest(of: Self.policy.title, days: days)
    case .newest(nil): return .newest("It shows its newest offers only; \(Ending.openEnd)")
    }
  }

  func wanted(by searches: [SavedSearch]) -> [String] { answer.question }
}
