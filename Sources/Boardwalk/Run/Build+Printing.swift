import Foundation

extension Build {
  /// Prints the site as it would be published now, from what is kept, and hands each file to `write`, from any thread. Asks
  /// nobody and publishes nothing. Throws `Findings` or a `Diagnostic` when it cannot.
  ///
  /// - Parameters:
  ///   - store: the file of the store to print from; the board's own is `folder.store`.
  ///   - takes: takes the file of an earlier print that was made of the same; false when it has to be made.
  ///   - taken: the bytes of a file that was taken.
  public func print(
    from store: String,
    into write: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ madeOf: Fingerprint?) throws -> Void,
    taking takes: @escaping @Sendable (_ path: String, _ madeOf: Fingerprint) throws -> Bool = { _, _ in false },
    reading taken: @escaping @Sendable (_ path: String) throws -> [UInt8] = { _ in [] }
  ) async throws -> BuildReport {
    var report = BuildReport()
    let content = try read(into: &report)
    let (themes, flaws) = try themes(of: content)
    report.note(flaws)
    let file = store
    let store = try Store(path: file)
    report.findings += try Store.doubts(of: file)
    let clock = try clock(of: store)
    let board = try Board.select(
      from: store, with: content, at: clock, ownWords: themes.map(\.language).ownWords)
    (report.open, report.openPosts) = (board.jobs.count, board.jobs.count { $0.row == 0 })
    report.findings += board.postingFindings
    let links = PrintedLinks(links: InternalLinks(basePath: Site.basePath(of: content.settings.baseURL)))
    let outlet = Outlet(
      write: { path, bytes, fingerprint in
        links.look(at: path, bytes)
        try write(path, bytes, fingerprint)
      },
      takes: { path, fingerprint in
        guard try takes(path, fingerprint) else { return false }
        links.note(path)
        return true
      }, standing: taken)
    let sites = Site.all(of: board, in: themes)
    report.findings += PictureFiles.findings(on: sites)
    for site in sites { try await render(site, to: outlet) }
    report.findings += try links.findings(
      written: spots(ofLinks: content),
      keeps: { path in
        // Of a board that was never fetched only recorded replies are shown.
        file != folder.store && content.settings.isPassingPage(path)
          || FileManager.default.fileExists(atPath: "\(folder.output)/\(path)")
      }, reading: taken)
    return report
  }

  /// Tells where a link of a page was written, in a text of the board or in an own template; nil where that is not known.
  func spots(ofLinks content: BoardContent) -> @Sendable (_ link: String, _ page: String) -> Diagnostic.Spot? {
    let (links, folders) = (content.links, content.settings.languageFolders)
    return { [templates = folder.templates, disk = world.disk] link, page in
      links.spot(of: link, on: page, in: folders) ?? TemplateLinks.spot(of: link, in: templates, on: disk)
    }
  }

  /// Prints the sites of all languages, one after the other.
  func print(
    _ sites: [Site], with publisher: Publisher, _ look: @escaping @Sendable (String, [UInt8]) -> Void = { _, _ in }
  ) async throws {
    let files = Count()
    let outlet = Outlet(
      write: { path, bytes, fingerprint in
        look(path, bytes)
        try publisher.write(path, bytes, madeOf: fingerprint)
        files.increment()
      },
      takes: { path, fingerprint in
        guard try publisher.takes(path, madeOf: fingerprint) else { return false }
        files.increment()
        return true
      },
      standing: { try publisher.standing($0) }, size: { publisher.size(of: $0) },
      untouched: { try publisher.untouched($0) })
    enter(.render)
    for (index, site) in sites.enumerated() {
      // All languages have about as much to print.
      try await render(
        site,
        progress: { done, total in
          let (done, total) = (index * total + done, sites.count * total)
          progress(BuildProgress(.render, done, of: total, items: files.value))
        }, statistics: statistics, to: outlet.compressing(site.compressions))
    }
  }

  /// Fills a store with what the sources' recorded replies say, and asks nobody: what a board can show that was never
  /// fetched.
  ///
  /// - Parameter store: the file of the store, made when there is none.
  public func rehearse(into store: String) async throws -> BuildReport {
    var report = BuildReport()
    var recorded = try BoardContent(folder: folder, baseURL: baseURL, world: world)
    recorded.settings.sources = recorded.settings.sources.filter { $0.replies != nil }
    let store = try Store(path: store)
    let clock = RunClock(machine: world.now, lastRun: try store.lastRun(), isForced: true)
    _ = try await update(store, from: recorded, at: clock, into: &report)
    return report
  }

  /// Where the site begins on its host: `/board/` of `https://jobs.example.org/board/`.
  public func basePath() throws -> String {
    Site.basePath(of: try BoardContent(folder: folder, baseURL: baseURL, world: world).settings.baseURL)
  }
}
