/// The check that links inside the site lead somewhere.
///
/// A page is read once, by the thread that writes it; what is kept of a link is a number. Fragments and queries are not
/// looked at, `x/` means `x/index.html`, and a page with a `<base>` is not checked.
public struct InternalLinks: Sendable, Hashable {
  /// What the site's URLs begin with on its host: `/board/`. Nil: links that begin with `/` are not checked.
  public var basePath: String?
  /// What the site's addresses begin with, `https://jobs.example.org/board/`. Nil: what sitemaps name is not checked.
  public var baseURL: String?

  /// Findings of one run: a fault in a theme breaks every page, and nobody reads more.
  static let mostFindings = 20
  /// Bytes of a page that is looked at again for a finding.
  private static let largestPage = 64 << 20
  /// So many bytes of a page have one link, roughly.
  private static let bytesPerLink = 256
  /// Stands for all links that lead above the top of the site.
  private static let outside = PathHash("..").value

  public init(basePath: String? = nil, baseURL: String? = nil) {
    self.basePath = basePath
    self.baseURL = baseURL
  }

  /// The number of the file a sitemap names.
  /// - Parameters:
  ///   - url: as it is written, with character references.
  ///   - resolver: of links from the top of the site.
  func number(ofPage url: UnsafeRawBufferPointer, _ resolver: inout LinkResolver) -> UInt64? {
    guard url.place(of: UInt8(ascii: "&"), from: 0) != nil else { return number(ofPlainPage: url, &resolver) }
    return LinkResolver.withoutReferences(url).withBytes { number(ofPlainPage: $0, &resolver) }
  }

  private func number(ofPlainPage url: UnsafeRawBufferPointer, _ resolver: inout LinkResolver) -> UInt64? {
    guard let baseURL else { return nil }
    let length = baseURL.utf8.count
    guard url.count >= length, baseURL.withBytes({ $0.equals(UnsafeRawBufferPointer(rebasing: url[..<length])) }) else {
      return InternalLinks.outside
    }
    let rest = UnsafeRawBufferPointer(rebasing: url[length...])
    // The front page's own address.
    if rest.isEmpty { return PathHash("index.html").value }
    return InternalLinks.number(rest, &resolver)
  }

  /// The numbers of the files a page links to, perhaps with some that it only seems to link to.
  func targets(of page: String, _ bytes: UnsafeRawBufferPointer) -> [UInt64] {
    var glance = LinkGlance(bytes)
    let targets = numbers(of: &glance, on: page, bytes)
    return glance.isUnsure ? exactTargets(of: page, bytes) : targets
  }

  /// The numbers of the files a page links to.
  func exactTargets(of page: String, _ bytes: UnsafeRawBufferPointer) -> [UInt64] {
    var scanner = LinkScanner(bytes)
    return numbers(of: &scanner, on: page, bytes)
  }

  /// An error for each file that is linked to and is not there, with the first page that links to it.
  /// - Parameters:
  ///   - written: where a link of a page was written; nil where that is not known.
  ///   - mayLack: whether a file may be missing.
  ///   - targets: where the links of a file lead, exactly.
  func findings(
    _ site: SiteIndex, written: (String, String) -> Diagnostic.Spot? = { _, _ in nil },
    mayLack: (String) -> Bool = { _ in false }, targets: (String, UnsafeRawBufferPointer) -> [UInt64]
  ) throws(Diagnostic) -> [Diagnostic] {
    var missing = Set(site.missing())
    guard !missing.isEmpty else { return [] }
    var findings: [Diagnostic] = []
    // What one text leads to is missing in each of the board's languages, and told once: of the site at the root.
    var told: [[String]: Int] = [:]
    var more = 0
    // Nobody wrote down who links where: as good as always nothing is missing.
    for path in site.paths where path.hasSuffix(".html") || path.hasSuffix(".xml") {
      if missing.isEmpty { break }
      let bytes = try site.bytes(of: path, limit: InternalLinks.largestPage)
      for link in Set(bytes.withBytes { targets(path, $0) }).intersection(missing).sorted() {
        missing.remove(link)
        guard let (finding, text) = try finding(link, on: path, site, written, mayLack) else { continue }
        if case .file = finding.spot {
          let key = [finding.spot.description, text]
          if let known = told[key] {
            if finding.message.utf8.count < findings[known].message.utf8.count { findings[known] = finding }
            continue
          }
          if findings.count < InternalLinks.mostFindings { told[key] = findings.count }
        }
        if findings.count < InternalLinks.mostFindings { findings.append(finding) } else { more += 1 }
      }
    }
    findings.sort { ($0.spot.description, $0.message) < ($1.spot.description, $1.message) }
    guard more > 0 else { return findings }
    return findings
      + [Diagnostic(.error, "\(more) more \(more == 1 ? "path is" : "paths are") linked to and not part of the site.")]
  }
}

extension InternalLinks {
  /// The numbers of the files that the links of a page lead to.
  private func numbers(
    of links: inout some IteratorProtocol<UnsafeRawBufferPointer>, on page: String, _ bytes: UnsafeRawBufferPointer
  ) -> [UInt64] {
    var resolver = LinkResolver(page: page, basePath: basePath)
    var targets: [UInt64] = []
    targets.reserveCapacity(bytes.count / InternalLinks.bytesPerLink)
    while let link = links.next() {
      if let target = InternalLinks.number(link, &resolver) { targets.append(target) }
    }
    return targets
  }

  private static func number(_ link: UnsafeRawBufferPointer, _ resolver: inout LinkResolver) -> UInt64? {
    if let path = resolver.plainPath(link) { return resolver.number(ofPlain: path) }
    return switch resolver.resolve(link) {
    case .elsewhere: nil
    case .outside: outside
    case .file: resolver.path.withBytes { PathHash($0).value }
    }
  }

  /// Looks for the link on its page again, and gives it as well; nil when it leads to a file that is not ours and stays.
  private func finding(
    _ wanted: UInt64, on page: String, _ site: SiteIndex, _ written: (String, String) -> Diagnostic.Spot?,
    _ mayLack: (String) -> Bool
  ) throws(Diagnostic) -> (Diagnostic, link: String)? {
    let bytes = try site.bytes(of: page, limit: InternalLinks.largestPage)
    if !page.hasSuffix(".html") { return bytes.withBytes { sitemapFinding(wanted, in: page, $0) }.map { ($0, "") } }
    return try finding(
      wanted, on: page, bytes, written,
      isThere: { path throws(Diagnostic) in try site.keeps(path) || mayLack(path) }, site.contains)
  }

  /// The same of a page that is at hand.
  /// - Parameters:
  ///   - isThere: whether a file that nobody printed is there all the same.
  ///   - hasFile: whether the site has a file.
  func finding(
    _ wanted: UInt64, on page: String, _ bytes: [UInt8], _ written: (String, String) -> Diagnostic.Spot?,
    isThere: (String) throws(Diagnostic) -> Bool, _ hasFile: (String) -> Bool
  ) throws(Diagnostic) -> (Diagnostic, link: String)? {
    try bytes.withBytes { bytes throws(Diagnostic) -> (Diagnostic, link: String)? in
      var scanner = LinkScanner(bytes)
      var resolver = LinkResolver(page: page, basePath: basePath)
      while let link = scanner.next() {
        guard InternalLinks.number(link, &resolver) == wanted else { continue }
        let text = String(decoding: link, as: UTF8.self)
        let spot = written(text, page) ?? .url(page)
        if wanted == InternalLinks.outside {
          return (Diagnostic(.warning, at: spot, "The link “\(text)” leads above the top of the site."), text)
        }
        _ = resolver.resolve(link)
        let path = String(decoding: resolver.path, as: UTF8.self)
        if try isThere(path) { return nil }
        let finding = Diagnostic(
          .error, at: spot, "The link “\(text)” leads to “\(path)”, which is not part of the site.",
          hint: LinkHint(text, to: path, on: page).words(hasFile))
        return (finding, text)
      }
      return nil
    }
  }

  private func sitemapFinding(_ wanted: UInt64, in sitemap: String, _ bytes: UnsafeRawBufferPointer) -> Diagnostic? {
    var finding: Diagnostic?
    var resolver = LinkResolver(page: "", basePath: nil)
    do throws(FormatFault) {
      try FileFormat.check(sitemap, bytes) { url in
        guard finding == nil, number(ofPage: url, &resolver) == wanted else { return }
        let text = String(decoding: url, as: UTF8.self)
        finding = Diagnostic(.error, at: .url(sitemap), "It names “\(text)”, which is not part of the site.")
      }
    } catch {
      return error.finding(of: sitemap, bytes)
    }
    return finding
  }
}
