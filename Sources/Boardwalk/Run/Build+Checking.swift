extension Build {
  /// Does everything but publishing: reads the content, checks the templates, prints every page into a folder that is thrown
  /// away and follows every link. Of the sources it asks only those that read recorded replies, so that a pull request
  /// needs no key; the jobs of the others are those in the board's store, which stays as it is. Where they are not known, a
  /// link that leads nowhere is a warning, because another source may make the page, and none if it leads to a job's or a list's.
  ///
  /// - Parameters:
  ///   - scratch: a folder for a store and a site that are thrown away.
  ///   - external: whether the addresses elsewhere that pages link to are asked for.
  public func check(scratch: String, external: Bool = false) async throws -> BuildReport {
    var report = BuildReport()
    let content = try read(into: &report)
    let (themes, flaws) = try themes(of: content)
    let store = try Store.copy(of: folder.store, at: "\(scratch)/store.sqlite")
    report.findings += try Store.doubts(of: folder.store)
    let (recorded, live, isWhole) = try sources(of: content, knownTo: store)
    let (publisher, warnings) = try publisher(for: content, output: "\(scratch)/public", isWhole: isWhole)
    report.note(flaws + warnings)
    defer { publisher.abandon() }
    let clock = try await update(store, from: content, asking: recorded, at: clock(of: store), into: &report)
    report.findings += [clock.finding(vouching: "--now <instant>")].compactMap { $0 }
    report.findings += try await lacks(of: live, FetchPlan(searches: content.searches), in: world)
    let board = try select(from: store, with: content, themes, isWhole: isWhole, at: clock, into: &report)
    let basePath = Site.basePath(of: content.settings.baseURL)
    let review = SiteReview(links: InternalLinks(basePath: basePath))
    let sites = Site.all(of: board, in: themes)
    report.findings += PictureFiles.findings(on: sites)
    try await print(sites, with: publisher) { [ready = board.staticFiles, folders = content.settings.languageFolders] in
      let path = $0
      // A page that is published as it is, is its author's.
      let isReady = folders.contains { path.hasPrefix($0) && ready[String(path.dropFirst($0.count))] != nil }
      if !isReady { review.look(at: path, $1) }
    }
    let faults = try publisher.verify()
    if faults.contains(where: { $0.severity == .error && (isWhole || $0.stop == .refusal) }) {
      throw report.ending(with: Findings(faults))
    }
    report.findings += faults.map { Diagnostic(min($0.severity, .warning), at: $0.spot, $0.message, hint: $0.hint) }
    report.findings += try sites.prefix(1).flatMap { try self.review($0, of: content) } + review.findings
    report.findings += review.leavingBoard(at: basePath, but: content.links)
    if external { report.findings += try await ExternalLinks(links: review.external).findings(in: world) }
    return report
  }

  /// The board's sources that read recorded replies, the others, and whether the store has an answer of each of these to what
  /// board.yml asks of it now.
  private func sources(
    of content: BoardContent, knownTo store: Store
  ) throws -> (recorded: [SourceEntry], live: [SourceEntry], isWhole: Bool) {
    let turns = PollingInterval(searches: content.searches, lastAnswers: try store.lastAnswers(), now: world.now)
    let recorded = content.settings.sources.filter { $0.replies != nil }
    let live = content.settings.sources.filter { $0.replies == nil }
    return (recorded, live, live.allSatisfy { turns.lastAnswer(of: $0) != nil })
  }
}
