/// Takes drafts in: believes them and keeps them, page by page, in one transaction.
actor Intake {
  private let run: StoreRun
  private let normaliser: Normaliser
  private var found: [String: FindingTally] = [:]
  private(set) var counts = StoreRun.Counts()
  /// What was taken already: several queries may find one job, and a job may move to the next page while we read. The
  /// first word counts; otherwise two that differ would make the job seem changed in every run.
  private var seen: Set<JobID> = []
  /// Drafts taken so far.
  private(set) var taken = 0

  /// What was wrong with drafts.
  var findings: [Diagnostic] { found.sorted { $0.key < $1.key }.flatMap { $1.findings(of: $0) } }

  init(_ store: Store, now: Int64, today: Day) throws {
    run = try StoreRun(store, now: now)
    normaliser = Normaliser(today: today)
  }

  /// Believes and keeps one page of a source. Throws a `Diagnostic` when the store cannot keep it.
  func take(_ page: DraftPage, from source: SourceEntry) throws {
    var jobs: [Job] = []
    jobs.reserveCapacity(page.drafts.count)
    for draft in page.drafts where seen.insert(JobID(source: source.name, sourceID: draft.sourceID)).inserted {
      let (job, wrong) = normaliser.job(from: draft, source: source.name)
      if let job { jobs.append(job) }
      if !wrong.isEmpty { found[source.name, default: FindingTally()].add(wrong) }
    }
    counts += try run.keep(jobs)
    taken += page.drafts.count
  }

  /// Notes how the deliveries ended and makes the run's changes last. Gives them as they are believed.
  func finish(_ deliveries: [Delivery]) throws -> [Delivery] {
    let believed = try deliveries.map(believe)
    for delivery in believed {
      counts.closed += try run.finish(source: delivery.source, outcome: delivery.outcome, delivered: delivery.count)
    }
    try run.commit()
    return believed
  }

  /// An answer without a single job, where there were some, is more often a fault of the source than the truth; it closes
  /// nothing. Deadlines go on counting.
  private func believe(_ delivery: Delivery) throws -> Delivery {
    let open = try run.openCount(of: delivery.source)
    guard delivery.outcome == .complete, delivery.count == 0, open > 0 else { return delivery }
    let reason = "It answered without a single job, though \(open) were open; they stay."
    var delivery = delivery
    delivery.outcome = .partial(reason)
    delivery.findings.append(Diagnostic(.warning, at: .source(delivery.source), reason))
    return delivery
  }

  /// Takes everything of this run back.
  func abandon() throws { try run.abandon() }
}

extension StoreRun.Counts {
  static func += (left: inout Self, right: Self) {
    left.new += right.new
    left.changed += right.changed
    left.same += right.same
    left.closed += right.closed
  }
}
