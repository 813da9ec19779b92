/// A run: from the sources to the site.
///
///     fetch → normalise → store → select → render → publish
///
/// Each stage takes one type and gives one type, and never looks behind it.
public struct Build: Sendable {
  public var folder: BoardFolder
  public var world: World
  /// Ask nobody: begin with what the store has.
  public var offline = false
  /// Make only this part of the site, from what the store has.
  public var shard: Shard?
  /// Instead of the `base-url` of board.yml.
  public var baseURL: String?
  /// Sources whose shrinking is believed at once, by their names in board.yml; `site` lets the site itself lose pages.
  public var acceptShrink: Set<String> = []
  /// Where the site was published last, a URL or a folder: the store is brought back from it when it is lost or damaged.
  public var restoreFrom: String?
  /// Believe this machine's clock, whatever the store and the servers say, and take what lies later in the store for
  /// written by a wrong one.
  public var forceClock = false
  /// The moment of the run was named: it goes by that, and says nothing of the store.
  public var isMomentNamed = false
  /// What each source may cost.
  public var limits = SourceLimits()
  /// Told how far the run is, from any thread.
  public var progress: @Sendable (BuildProgress) -> Void = { _ in }
  /// Told what each stage and each kind of page took.
  public var statistics: RunStatistics?

  public init(_ folder: BoardFolder, in world: World) {
    self.folder = folder
    self.world = world
  }

  /// Asks the sources and writes the site. Throws `Findings` or a `Diagnostic` when it cannot; then the old site stands.
  public func publish() async throws -> BuildReport {
    let inputs = InputLedger()
    var run = self
    run.world.disk = inputs.noting(world.disk)
    return try await run.publish(noting: inputs)
  }

  private func publish(noting inputs: InputLedger) async throws -> BuildReport {
    var report = BuildReport()
    let content = try read(into: &report)
    let ((themes, flaws), (publisher, warnings)) = try both {
      try self.themes(of: content)
    } _: {
      try self.publisher(for: content, output: folder.output, guarded: true)
    }
    report.note(flaws + warnings)
    try refuseOtherSite(publisher, content)
    let read = inputs.fingerprint
    var former: (store: Store, posts: KeptPosts)?
    do {
      // What is asked may take long, and somebody may touch the site meanwhile: then the look comes after it.
      if offline { try look(publisher, foreseeing: read, content, report) }
      let store = try await openStore(for: content, into: &report)
      var clock = try clock(of: store)
      let before = try store.lastRun()
      try refusePartOfNothing(content, since: before)
      if shard == nil {
        former = (store, try store.posts())
        if offline {
          report.posts = try store.note(content.posts, at: clock, content.settings)
        } else {
          clock = try await update(store, from: content, at: clock, into: &report)
        }
      }
      try look(publisher, foreseeing: read, content, report)
      let farClock = former.flatMap { doubtOfFarClock(clock, since: $0.posts, content) }
      report.findings += [clock.finding(), farClock].compactMap { $0 }
      let madeOf = try fingerprint(of: read, content)
      if let standing = try remain(publisher, madeOf: madeOf, at: clock, since: before, report) { return standing }
      publisher.begin()
      let said = report.findings.count
      let steadyUntil = try await print(
        store, with: content, themes, at: clock, since: before, publisher, into: &report)
      enter(.publish)
      let verified = try publisher.verify()
      let faults = verified.filter { $0.severity == .error }
      guard faults.isEmpty else { throw Findings(faults) }
      let standstill = madeOf.map {
        Standstill(
          madeOf: $0, moments: clock.shown..<max(clock.shown, steadyUntil), before: before, open: report.open,
          openPosts: report.openPosts, duplicates: report.duplicates, ended: report.ended,
          findings: report.findings[said...] + verified)
      }
      let published = try publisher.commit(note: standstill?.bytes ?? [])
      report.findings += published.findings
      report.published = published
      statistics?.enter(nil)
    } catch {
      // As long as no other run may begin.
      if let former { report.findings += former.store.forget(until: former.posts) }
      publisher.abandon()
      throw report.ending(with: error)
    }
    return report
  }

  /// Asks the sources and updates the store.
  public func fetch() async throws -> BuildReport {
    // A store that is gone is brought back from the site that stands there.
    if let fault = folder.placeInOtherBoard(on: world.disk) { throw fault }
    var report = BuildReport()
    let content = try read(into: &report)
    let store = try await openStore(for: content, into: &report)
    let clock = try await update(store, from: content, at: clock(of: store), into: &report)
    report.findings += [clock.finding()].compactMap { $0 }
    statistics?.enter(nil)
    return report
  }
}

extension Build {
  func enter(_ stage: BuildProgress.Stage) {
    statistics?.enter(stage)
    progress(BuildProgress(stage))
  }

  func read(into report: inout BuildReport) throws -> BoardContent {
    enter(.read)
    let content = try BoardContent(folder: folder, baseURL: baseURL, world: world)
    report.findings += content.findings
    return content
  }

  /// The theme in each of the board's languages, and what it lacks.
  func themes(of content: BoardContent) throws -> (themes: [Theme], findings: [Diagnostic]) {
    let settings = content.settings
    let folders = settings.languageFolders
    let themes = try settings.languages.enumerated().map { index, entry in
      try Theme(
        folder: folder.templates, settings: settings.theme, at: settings.themeSpots, language: entry,
        roots: folders.map { (index == 0 ? "./" : "../") + $0 },
        clock: settings.clock(at: world.now), ways: settings.compressions, disk: world.disk)
    }
    let unread = Theme.unreadLanguages(in: themes, settings.languages.map(\.tag), folder: folder.templates)
    return (themes, themes.flatMap(\.findings) + unread)
  }

  private func openStore(for content: BoardContent, into report: inout BuildReport) async throws -> Store {
    var opening = StoreOpening(
      path: folder.store, output: folder.output, restoreFrom: restoreFrom, isOnline: !offline && shard == nil,
      hasSources: !content.settings.sources.isEmpty, world: world)
    defer { report.findings += opening.findings }
    return try await opening.open()
  }

  /// - Parameters:
  ///   - guarded: whether a site that lost many pages is refused.
  ///   - isWhole: whether every page is known that the site has; otherwise nothing is said of links to those that come and go.
  /// - Returns: with it, what is said of the secrets that it looks for.
  func publisher(
    for content: BoardContent, output: String, guarded: Bool = false, isWhole: Bool = true
  ) throws -> (publisher: Publisher, findings: [Diagnostic]) {
    if output == folder.output, let fault = folder.misplacedOutput ?? folder.placeInOtherBoard(on: world.disk) {
      throw fault
    }
    let baseURL = content.settings.baseURL
    let secrets = SecretScan(KnownSecrets.values(named: content.settings.secrets, in: world.environment))
    var checks = SiteChecks(
      links: InternalLinks(basePath: Site.basePath(of: baseURL), baseURL: baseURL), secrets: secrets)
    checks.written = spots(ofLinks: content)
    checks.further = [
      { [links = content.links] in links.leavingBoard(at: Site.basePath(of: baseURL), $0.contains) }
    ]
    if !isWhole { checks.mayLack = { [settings = content.settings] in settings.isPassingPage($0) } }
    checks.program = world.program
    checks.host = content.settings.host
    checks.folders = content.settings.mostInFolder.map(FolderLimit.init)
    if guarded, !acceptShrink.contains("site") { checks.pageGuard = PageGuard() }
    return (try Publisher(output: output, checks: checks), secrets.warnings)
  }

  func clock(of store: Store) throws -> RunClock {
    RunClock(
      machine: world.now, lastRun: try store.lastRun(), lastNoted: try store.lastNoted(), isForced: isMomentNamed,
      isVouchedFor: forceClock)
  }

  func select(
    from store: Store, with content: BoardContent, _ themes: [Theme], isWhole: Bool = true, at clock: RunClock,
    since before: Int64? = nil, into report: inout BuildReport
  ) throws -> Board {
    enter(.select)
    var board = try Board.select(
      from: store, with: content, at: clock, since: before, ownWords: themes.map(\.language).ownWords)
    report.open = board.jobs.count
    report.openPosts = board.jobs.count { $0.row == 0 }
    report.duplicates =
      board.duplicates.count { $0.hidden.row > 0 && $0.hidden.isOpen } + board.withdrawn.count { $0.row > 0 }
    report.ended = board.newlyEnded + report.counts.endedOtherwise
    let passed = board.leaveOutPassedLinks(content.links)
    report.findings += board.searchesWithoutMiddle.compactMap { content.doubtsOfMiddles[$0.slug] }
    report.findings += board.postingFindings + board.duplicatesNotice + (isWhole ? passed : [])
    return board
  }

  /// Prints what the store and the content make. The board goes when that is done: publishing needs memory of its own.
  ///
  /// - Returns: the first moment after the run's at which the same would make another site.
  private func print(
    _ store: Store, with content: BoardContent, _ themes: [Theme], at clock: RunClock, since before: Int64?,
    _ publisher: Publisher, into report: inout BuildReport
  ) async throws -> Int64 {
    let board = try select(from: store, with: content, themes, at: clock, since: before, into: &report)
    try await refuseEmptyHanded(report, board, store)
    if shard == nil { try store.keep(board.successions) }
    publisher.expect(
      toGo: Set(content.settings.languageFolders.flatMap { folder in board.removed.map { folder + $0 } }))
    // A page for each job, and lists.
    publisher.expect(files: (board.jobs.count + board.closed.count) * themes.count * 3 / 2)
    giveBackFreedMemory()
    let sites = Site.all(of: board, in: themes, shard: shard)
    report.findings += PictureFiles.findings(on: sites)
    if let shard {
      try publisher.takePart(elsewhere: shard.isFirst ? sites.flatMap(\.pathsElsewhere) : nil)
    }
    let steadyUntil = board.steadyUntil
    _ = consume board
    try await print(sites, with: publisher)
    letGo(of: consume sites)
    return steadyUntil
  }

  /// - Parameter sources: those that are asked; nil asks all of the board's.
  func update(
    _ store: Store, from content: BoardContent, asking sources: [SourceEntry]? = nil, at clock: RunClock,
    into report: inout BuildReport
  ) async throws -> RunClock {
    enter(.fetch)
    let intake = try Intake(store, clock: clock, content.settings)
    do {
      let turns = PollingInterval(searches: content.searches, lastAnswers: try store.lastAnswers(), now: world.now)
      let (asked, waiting) = turns.due(sources ?? content.settings.sources)
      report.findings += waiting + unknownSources(in: content.settings)
      let secrets = KnownSecrets.values(named: content.settings.secrets, in: world.environment)
      let plan = FetchPlan(
        searches: content.searches, limits: limits, secrets: SecretScan(secrets), archive: folder.replies,
        idsWithText: { try await intake.idsWithText(of: $0) }, knownPages: { try await intake.knownPages(of: $0) })
      let deliveries = try await Boardwalk.fetch(asked, plan, in: world) { source, page in
        try await intake.take(page, from: source)
        progress(BuildProgress(.fetch, await intake.taken))
      }
      let (believed, clock) = try await intake.finish(deliveries, accepting: acceptShrink, noting: content.posts)
      report.deliveries = believed
      report.findings += try renamedSources(in: content.settings, store, at: clock.now)
      report.findings += await intake.findings + report.deliveries.flatMap(\.findings)
      report.counts = await intake.counts
      report.posts = await intake.posts
      return clock
    } catch {
      try await intake.abandon()
      throw error
    }
  }

  /// A name that no source has would let nothing shrink, and say nothing.
  private func unknownSources(in settings: BoardSettings) -> [Diagnostic] {
    let known = settings.sources.map(\.name) + ["site"]
    let all =
      settings.sources.isEmpty
      ? "The board has no sources, so only site can be named." : "There are \(known.joined(separator: ", "))."
    return acceptShrink.subtracting(known).sorted().map { name in
      Diagnostic(
        .warning, "--accept-shrink names “\(name)”, which no source of this board is called.",
        hint: nearest(name, in: known).map { "Did you mean \($0)?" } ?? all)
    }
  }
}
