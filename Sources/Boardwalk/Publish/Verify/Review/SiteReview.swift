import Synchronization

/// What readers of a site would stumble over, gathered page by page as they are printed, from any thread.
final class SiteReview: Sendable {
  private let links: InternalLinks
  private let state = Mutex(State())

  private struct State {
    /// A fault to the pages that have it: the first of them, and how many.
    var faults: [String: (first: String, count: Int)] = [:]
    var linked: Set<UInt64> = []
    /// Pages for search engines; only they have to be linked to.
    var listed: [String] = []
    /// An address elsewhere and a page that leads there.
    var external: [String: String] = [:]
    /// An address from the top of the host, to the first page that leads there and how many do.
    var top: [String: (first: String, count: Int)] = [:]
    var pages: Set<UInt64> = []
  }

  /// Pages named one by one; a fault of a template is on every page, and nobody reads more.
  private static let mostOrphans = 20

  init(links: InternalLinks) { self.links = links }

  /// Looks at a file of the site.
  func look(at path: String, _ bytes: [UInt8]) {
    guard path.hasSuffix(".html") else { return }
    let targets = bytes.withUnsafeBytes { links.exactTargets(of: path, $0) }
    let own = PathHash(path).value
    let page = PageReview(bytes)
    state.withLock { state in
      state.pages.insert(own)
      for target in targets where target != own { state.linked.insert(target) }
      if page.isListed { state.listed.append(path) }
      for fault in page.faults {
        let known = state.faults[fault]
        state.faults[fault] = (min(known?.first ?? path, path), (known?.count ?? 0) + 1)
      }
      for link in page.topLinks {
        let known = state.top[link]
        state.top[link] = (min(known?.first ?? path, path), (known?.count ?? 0) + 1)
      }
      for link in page.externalLinks { state.external[link] = min(state.external[link] ?? path, path) }
    }
  }

  /// The faults, each with the first page that has it; and pages that nothing leads to.
  var findings: [Diagnostic] {
    state.withLock { state in
      let faults = state.faults.sorted { ($0.value.first, $0.key) < ($1.value.first, $1.key) }.map { fault, pages in
        Diagnostic(.warning, at: .url(pages.first), fault + Self.more(pages.count))
      }
      let orphans = state.listed.filter { $0 != "index.html" && !state.linked.contains(PathHash($0).value) }
        .sorted()
      let told = orphans.prefix(Self.mostOrphans).map {
        Diagnostic(
          .warning, at: .url($0), "No page of the site leads here.",
          hint: "Link to it from a text, or write `menu: 1` into a page's file to have it in the menu.")
      }
      let rest = orphans.count - told.count
      return faults + told
        + (rest > 0 ? [Diagnostic(.warning, "No page of the site leads to \(rest) more pages.")] : [])
    }
  }

  /// Links that lead out of a board which lies below a path, where the board has such a page: on a host of its own they would lead
  /// there, and to nothing where it is.
  ///
  /// - Parameter written: links of the board's own texts, which are told by their files.
  func leavingBoard(at basePath: String, but written: [WrittenLink]) -> [Diagnostic] {
    if basePath == "/" { return [] }
    let known = Set(written.map(\.address))
    return state.withLock { state in
      state.top.sorted { ($0.value.first, $0.key) < ($1.value.first, $1.key) }.compactMap { link, pages in
        let path = String(link.dropFirst().prefix { $0 != "#" && $0 != "?" })
        let file = path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
        guard !known.contains(link), !link.hasPrefix(basePath), state.pages.contains(PathHash(file).value) else {
          return nil
        }
        return Diagnostic(
          .warning, at: .url(pages.first),
          "The link “\(link)” leads out of the board, which lies below \(basePath)." + Self.more(pages.count),
          hint: "A template writes `{{root}}\(path)`, if the board's own page is meant.")
      }
    }
  }

  private static func more(_ pages: Int) -> String {
    pages > 1 ? " \(pages - 1) more \(pages == 2 ? "page has" : "pages have") it too." : ""
  }

  /// Addresses elsewhere, each with a page that leads there.
  var external: [String: String] { state.withLock { $0.external } }
}
