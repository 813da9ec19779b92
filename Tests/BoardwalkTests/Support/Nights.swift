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
    enum End: Sendable { case complete, cut, failure }
    var pages: [[JobDraft]]
    var end = End.complete

    /// Pages of ids, then the end.
    static func all(_ pages: [[String]]) -> Answer { Answer(pages: pages.map { $0.map(draft) }) }
    /// Pages of ids, then word that there is more.
    static func cut(_ pages: [[String]]) -> Answer { Answer(pages: pages.map { $0.map(draft) }, end: .cut) }
    /// Pages of ids, then a failure.
    static func failing(_ pages: [[String]]) -> Answer { Answer(pages: pages.map { $0.map(draft) }, end: .failure) }
    /// Drafts that a test made itself.
    static func drafts(_ drafts: [JobDraft]) -> Answer { Answer(pages: [drafts]) }

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
    var clock = RunClock(machine: now, lastRun: try store.store.lastRun(), isForced: forceClock)
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
    return try Board.select(from: store.store, with: content, at: clock, since: before)
  }

  /// How the last night's delivery of the only source ended.
  var outcome: SourceOutcome? { deliveries.first?.outcome }
}

extension JobDraft {
  /// A job like any other.
  static func clerk(_ id: String) -> JobDraft {
    var draft = JobDraft(sourceID: id)
    draft.title = "Clerk \(id)"
    draft.organization = "Harbour Office"
    draft.posted = "2026-11-02"
    return draft
  }
}

/// A source that answers as a test says.
private struct PlayedSource: JobSource {
  static let name = "played"
  static let policy = SourcePolicy(title: "Played", home: "https://played.example.org/")
  let answer: Nights.Answer

  init(answer: Nights.Answer) { self.answer = answer }
  init(from decoder: any Decoder) throws { self.init(answer: .all([])) }

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    for drafts in answer.pages { try await page(DraftPage(drafts: drafts)) }
    switch answer.end {
    case .complete: return .complete
    case .cut: return .partial("It was cut.")
    case .failure: throw Diagnostic(.error, "It is down.")
    }
  }
}
