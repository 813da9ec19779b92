import Synchronization

/// Where the pages lead that were printed and are not published, gathered as they are printed, from any thread.
final class PrintedLinks: Sendable {
  private let links: InternalLinks
  private let state = Mutex(State())

  private struct State {
    var files: Set<UInt64> = []
    /// What is linked to, to a page that does.
    var targets: [UInt64: String] = [:]
  }

  init(links: InternalLinks) { self.links = links }

  /// Notes a file, which may be linked to.
  func note(_ path: String) { state.withLock { _ = $0.files.insert(PathHash(path).value) } }

  /// Notes a file, and looks where it leads.
  func look(at path: String, _ bytes: [UInt8]) {
    let targets = path.hasSuffix(".html") ? bytes.withUnsafeBytes { links.targets(of: path, $0) } : []
    state.withLock { state in
      state.files.insert(PathHash(path).value)
      for target in targets {
        if let known = state.targets[target], known <= path { continue }
        state.targets[target] = path
      }
    }
  }

  /// An error for each file that is linked to and was not printed.
  ///
  /// - Parameters:
  ///   - written: where a link of a page was written; nil where that is not known.
  ///   - keeps: whether a file that was not printed is there all the same.
  ///   - reading: gives the bytes of a page.
  func findings(
    written: (String, String) -> Diagnostic.Spot?, keeps: (String) -> Bool, reading: (String) throws -> [UInt8]
  ) throws -> [Diagnostic] {
    let (files, targets) = state.withLock { ($0.files, $0.targets) }
    let missing = targets.filter { !files.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let hasFile = { files.contains(PathHash($0).value) }
    let found = try missing.prefix(InternalLinks.mostFindings).compactMap { target, page in
      try links.finding(target, on: page, reading(page), written, isThere: keeps, hasFile)
    }
    // What one text leads to is missing in each of the board's languages, and told once: of the site at the root.
    var told: Set<[String]> = []
    return found.sorted { ($0.0.message.utf8.count, $0.0.message) < ($1.0.message.utf8.count, $1.0.message) }
      .filter { told.insert([$0.0.spot.description, $0.link]).inserted }.map(\.0)
  }
}
