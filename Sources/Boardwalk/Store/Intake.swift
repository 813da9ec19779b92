import Markup
import Synchronization

/// Takes drafts in: believes them on every core and keeps them, page by page, in one transaction.
actor Intake {
  private var run: StoreRun
  private var clock: RunClock
  private let settings: BoardSettings
  /// Made for the first page: a board without sources needs none.
  private lazy var normaliser = Normaliser(today: settings.day(of: clock.now), dayOf: settings.day)
  private var sources: [String: IntakeSum] = [:]
  /// The pages of each source that are being believed and kept, the oldest first; each waits for those before it.
  private var work: [String: [Task<Void, any Error>]] = [:]
  /// Ends when every draft of the page taken last has a core. Pages are judged in the order in which they came: judged side by
  /// side they would all be ready at once, and a core would wait while they are kept one after the other.
  private var allGivenOut: AsyncStream<Void>?
  /// What was taken already: several queries may find one job, and a job may move to the next page while we read. The
  /// first word counts; otherwise two that differ would make the job seem changed in every run.
  private var seen = DraftTrace.Shelf()
  /// Under which ids jobs are kept that took another's, by source and the id that it gives them, as it was before this run.
  private var reissued: [String: [String: String]] = [:]
  /// The ids that the store had a text for before this run, of sources of which that was asked.
  private var withText: [String: Set<String>] = [:]
  /// The pages that sources were asked for before this run, of sources of which that was asked.
  private var pages: [String: [String: KnownPage]] = [:]
  private(set) var counts = StoreRun.Counts()
  /// What became of the board's own posts.
  private(set) var posts = PostFigures()
  /// Drafts taken so far.
  private(set) var taken = 0

  /// So many pages of a source are in work while it reads the next one: with fewer a core waits while one page is kept and the
  /// other not read yet, with more memory is wasted.
  private static let pagesInWork = 3

  init(_ store: Store, clock: RunClock, _ settings: BoardSettings) throws {
    run = try StoreRun(store, now: clock.now)
    self.clock = clock
    self.settings = settings
  }

  /// What was wrong with drafts.
  var findings: [Diagnostic] { sources.sorted { $0.key < $1.key }.flatMap { $1.findings.findings(of: $0) } }

  /// Takes one page of a source, to be believed and kept while the source asks for its next ones. Throws a `Diagnostic` when the
  /// store could not keep a page before it.
  func take(_ page: DraftPage, from source: SourceEntry) async throws {
    let cleaned = page.cleaningIDs()
    if let origin = cleaned.origin {
      let former = try knownPages(of: source.name)[origin.address]
      try run.note(origin, with: cleaned.drafts.map(\.sourceID), former: former, of: source.name)
    }
    let page = try renaming(cleaned, from: source)
    let admitted = admit(page, from: source)
    taken += page.drafts.count
    var known = try run.known(admitted.map(\.id))
    if page.drafts.contains(where: \.isOnlyListed) {
      for id in try keptIDsWithText(of: source.name) {
        known[JobID(source: source.name, sourceID: id)]?.hasText = true
      }
    }
    let before = work[source.name]?.last
    let normaliser = normaliser
    let turn = allGivenOut
    let (ownTurn, givenOut) = AsyncStream<Void>.makeStream()
    allGivenOut = ownTurn
    let drafts = Mutex(page.drafts)
    // Detached, so that whoever keeps pages need not let go of the drafts and verdicts as well.
    let judged = Task.detached(priority: Task.currentPriority) {
      if let turn { for await _ in turn {} }
      // Taken out, so that those who judge them have them alone.
      let own = drafts.withLock { exchange(&$0, with: []) }
      let verdicts = await Verdict.of(admitted, of: own, known: known, from: source, by: normaliser) {
        givenOut.finish()
      }
      try await before?.value
      try await self.keep(verdicts, from: source)
    }
    work[source.name, default: []].append(judged)
    guard let pages = work[source.name], pages.count >= Self.pagesInWork else { return }
    work[source.name]?.removeFirst()
    try await pages[0].value
  }

  /// Judges the deliveries, notes how they ended and what became of the board's own posts, closes what is gone, and makes the run's
  /// changes last.
  ///
  /// - Parameter accepted: sources whose shrinking is believed at once.
  /// - Returns: the deliveries as they are believed, and the time the run went by.
  func finish(
    _ deliveries: [Delivery], accepting accepted: Set<String>, noting posts: [Job]
  ) async throws -> ([Delivery], RunClock) {
    for (_, pages) in work.sorted(by: { $0.key < $1.key }) {
      for page in pages { try await page.value }
    }
    clock.compare(withServers: deliveries.compactMap(\.traffic.serverClockOffset?.components.seconds))
    try run.restamp(to: clock.now)
    if clock.mendsTheFuture { try run.takeBackTheFuture() }
    var believed: [Delivery] = []
    for delivery in deliveries { believed.append(try finish(delivery, isAccepted: accepted.contains(delivery.source))) }
    // Of a source that nobody says how it ended nothing is believed that would end a job.
    for source in sources.keys.sorted() {
      guard var taken = sources[source], !taken.reissues.isEmpty else { continue }
      try run.settle(taken.reissues, .refusing, of: source, &taken.counts)
      taken.reissues = []
      sources[source] = taken
    }
    counts = sources.values.reduce(into: StoreRun.Counts()) { $0 += $1.counts }
    self.posts = try run.note(posts, at: clock, settings)
    if clock.doubt == nil { try run.forgetLost(besides: Set(settings.sources.map(\.name))) }
    try run.commit()
    return (believed, clock)
  }

  /// The ids that a source gives to jobs of which the store has a text, as it was when that was asked first.
  func idsWithText(of source: String) throws -> Set<String> {
    var ids = try keptIDsWithText(of: source)
    for (id, kept) in try reissued(of: source) {
      if ids.remove(kept) == nil { ids.remove(id) } else { ids.insert(id) }
    }
    return ids
  }

  /// The pages that a source was asked for, as it was before this run.
  func knownPages(of source: String) throws -> [String: KnownPage] {
    if let known = pages[source] { return known }
    let known = try run.knownPages(of: source, reissued: reissued(of: source))
    pages[source] = known
    return known
  }

  /// The ids under which the store has them.
  private func keptIDsWithText(of source: String) throws -> Set<String> {
    if let ids = withText[source] { return ids }
    let ids = try run.idsWithText(of: source)
    withText[source] = ids
    return ids
  }

  /// Takes everything of this run back.
  func abandon() async throws {
    for page in work.values.joined() { _ = await page.result }
    try run.abandon()
  }
}

extension Intake {
  private func reissued(of source: String) throws -> [String: String] {
    if let ids = reissued[source] { return ids }
    let ids = try run.reissued(of: source)
    reissued[source] = ids
    return ids
  }

  /// With the ids under which the store keeps the jobs.
  private func renaming(_ page: DraftPage, from source: SourceEntry) throws -> DraftPage {
    let ids = try reissued(of: source.name)
    if ids.isEmpty { return page }
    var page = page
    for place in page.drafts.indices {
      if let id = ids[page.drafts[place].sourceID] { page.drafts[place].sourceID = id }
    }
    return page
  }

  /// The drafts of a page that did not come before, by their places.
  private func admit(_ page: DraftPage, from source: SourceEntry) -> [(place: Int, id: JobID)] {
    var admitted: [(place: Int, id: JobID)] = []
    var sum = sources[source.name] ?? IntakeSum()
    var ids: Set<String> = []
    for place in page.drafts.indices {
      let id = JobID(source: source.name, sourceID: page.drafts[place].sourceID)
      let isOnPage = !ids.insert(id.sourceID).inserted
      switch seen.take(page.drafts[place], as: id) {
      case .new: admitted.append((place, id))
      case .repeated: if isOnPage { sum.repeated = sum.repeated ?? id.sourceID }
      case .conflicting: sum.conflicting.append(id.sourceID)
      }
    }
    sum.jobs += admitted.count
    sources[source.name] = sum
    return admitted
  }

  private func keep(_ verdicts: [Verdict], from source: SourceEntry) throws {
    var taken = sources[source.name] ?? IntakeSum()
    var entries: [JobEntry] = []
    for verdict in verdicts {
      if !verdict.findings.isEmpty { taken.findings.add(verdict.findings) }
      switch verdict.kind {
      case .over: if try run.end(verdict.id) { taken.counts.closed += 1 }
      case .listed:
        taken.counts.same += 1
        if try run.relist(verdict.id) { taken.counts.reopened += 1 }
      case .poor(let why):
        // As if it had not come: a whole source that turns poor is hard to believe.
        taken.leftOut.append(why)
        if try run.isOpen(verdict.id) { taken.turnedPoor += 1 }
      case .rejected:
        taken.rejected += 1
        try run.touch(verdict.id)
      case .job(let entry): entries.append(entry)
      }
    }
    taken.counts += try run.keep(entries, noting: &taken.reissues)
    sources[source.name] = taken
  }
}

extension Intake {
  /// A delivery may have so many items that are no job and count as complete; the share of all of them.
  private static let toleratedRejects = 0.05

  private func finish(_ delivery: Delivery, isAccepted: Bool) throws -> Delivery {
    var taken = sources[delivery.source] ?? IntakeSum()
    var delivery = delivery
    delivery.rejected += taken.rejected + taken.conflicting.count
    delivery.findings += taken.notices(from: delivery.source)
    if delivery.outcome == .complete || delivery.wholeDays != nil,
      Double(delivery.rejected) > Double(delivery.count) * Self.toleratedRejects
    {
      let reason = "\(delivery.rejected) of its \(max(delivery.count, delivery.rejected)) items could not be used."
      delivery.doubt(.partial(reason), reason)
    }
    var finished = FinishedDelivery(
      source: delivery.source, outcome: delivery.outcome, delivered: taken.jobs - taken.leftOut.count,
      rejected: delivery.rejected,
      counts: taken.counts, milliseconds: delivery.traffic.milliseconds, askedFor: delivery.askedFor,
      question: delivery.question)
    if let doubt = clock.doubt {
      if delivery.outcome == .complete { finished.outcome = .partial(doubt) }
    } else {
      finished.wholeSince = delivery.wholeDays.map { settings.day(of: clock.now) + (1 - $0) }
      try judge(&delivery, &finished, taken.reissues, isAccepted: isAccepted)
      delivery = try run.tellingOutage(of: delivery, dayOf: settings.day)
    }
    let settlement = try settlement(of: taken.reissues, in: finished)
    try run.settle(taken.reissues, settlement, of: delivery.source, &taken.counts)
    delivery.findings += taken.noticesOfReissues(settlement, from: delivery.source, finished.outcome)
    finished.counts = taken.counts
    taken.reissues = []
    taken.counts.closed += try run.finish(finished)
    sources[delivery.source] = taken
    return delivery
  }

  /// What becomes of ids that now stand for another job: only a whole answer that is believed says that the former is
  /// gone.
  private func settlement(
    of reissues: [StoreRun.Reissue], in delivery: FinishedDelivery
  ) throws -> StoreRun.Settlement {
    let areFew = reissues.count <= ShrinkGuard.fewReissued
    switch delivery.outcome {
    case .suspect, .failed: return .refusing
    case .complete, .partial:
      if delivery.reach == nil { return areFew ? .adding : .refusing }
      return try !areFew && run.isAskedAnew(delivery) ? .adding : .ending
    }
  }

  /// Sets aside an answer that is hard to believe, until it came often enough or somebody vouches for it.
  private func judge(
    _ delivery: inout Delivery, _ finished: inout FinishedDelivery, _ reissues: [StoreRun.Reissue], isAccepted: Bool
  ) throws {
    guard finished.reach != nil else { return }
    let areFew = reissues.count <= ShrinkGuard.fewReissued
    var figures = try run.figures(of: finished, besides: areFew ? Set(reissues.map(\.former)) : [])
    figures.reissued = areFew ? 0 : reissues.count
    figures.isAskedAnew = try run.isAskedAnew(finished)
    figures.isBeginning = try run.isBeginning(delivery.source)
    if figures.isAskedAnew { delivery.findings.append(StoreRun.askedAnew(delivery.source)) }
    guard let doubt = ShrinkGuard.doubt(figures) else { return }
    let known = try run.suspicion(of: delivery.source)
    let suspicion =
      known?.counting(figures.missing, figures.missingIDs, at: run.now)
      ?? Suspicion(at: run.now, count: figures.missing, missing: figures.missingIDs)
    if isAccepted || suspicion.isConfirmed {
      finished.confirmedSince = suspicion.since
      let why = isAccepted ? "as you said" : "after \(suspicion.nights) nights with the same answer"
      delivery.findings.append(
        Diagnostic(.notice, at: .source(delivery.source), "Its shrinking is believed now, \(why)."))
      return
    }
    finished.suspicion = suspicion
    finished.outcome = .suspect(doubt)
    finished.wholeSince = nil
    delivery.doubt(.suspect(doubt), doubt, hint: suspicion.remedy(for: delivery.source))
  }
}

extension Delivery {
  fileprivate mutating func doubt(_ outcome: SourceOutcome, _ reason: String, hint: String? = nil) {
    self.outcome = outcome
    wholeDays = nil
    findings.append(Diagnostic(.warning, at: .source(source), reason, hint: hint))
  }
}
