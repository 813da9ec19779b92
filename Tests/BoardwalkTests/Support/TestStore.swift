import Foundation

@testable import Boardwalk

/// A store in a folder of its own, thrown away with the last reference.
final class TestStore: Sendable {
  let folder: String
  let store: Store

  init() throws {
    folder = NSTemporaryDirectory() + "boardwalk-store-\(UUID().uuidString)"
    store = try Store(path: "\(folder)/store.sqlite")
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder)") }
  }

  /// The same file, opened anew.
  func reopened() throws -> Store { try Store(path: store.path) }

  /// A whole run: what one source delivered, and how that ended.
  @discardableResult
  func run(
    at now: Int64, _ jobs: [Job], source: String = "api", outcome: SourceOutcome = .complete
  ) throws -> StoreRun.Counts {
    let run = try StoreRun(store, now: now)
    var counts = try run.keepAll(jobs, of: source)
    counts.closed += try run.finish(
      FinishedDelivery(source: source, outcome: outcome, delivered: jobs.count, counts: counts))
    try run.commit()
    return counts
  }

  /// What the store knows of the job with that id; nil when it knows none.
  func job(_ sourceID: String = "1") throws -> StoredJob? {
    try store.jobs().first { $0.summary.id.sourceID == sourceID }
  }

  /// The board of that moment.
  func board(_ content: BoardContent, now: Int64 = TestBoard.now) throws -> Board {
    try Board.select(from: store, with: content, at: .rightly(now))
  }

  /// The full text of a stored job.
  func details(_ stored: StoredJob) throws -> Job? {
    let listing = Listing(
      summary: stored.summary, row: stored.number, firstSeen: stored.firstSeen, changed: stored.changed, state: .open,
      isNew: false)
    var found: Job?
    try JobReader(store).read([listing][...]) { found = $1 }
    return found
  }
}

extension StoreRun {
  /// Keeps jobs of one source, as those of an answer that is believed.
  @discardableResult
  func keepAll(_ jobs: [Job], of source: String = "api") throws -> Counts {
    var reissues: [Reissue] = []
    var counts = try keep(jobs.map(JobEntry.init), noting: &reissues)
    try settle(reissues, .ending, of: source, &counts)
    return counts
  }
}

extension RunClock {
  /// A clock that is right at a moment, in seconds since 1970 UTC.
  static func rightly(_ now: Int64) -> RunClock { RunClock(machine: now, lastRun: nil, isForced: true) }
}
