/// The list of a site's pages for search engines. https://www.sitemaps.org/protocol.html
public struct Sitemap {
  /// What the protocol allows in one file.
  public static let mostPages = 50_000
  /// Bytes in one file; the protocol allows 52,428,800.
  public static let mostBytes = 50_000_000

  /// One page.
  public struct Page: Sendable, Hashable {
    /// Absolute, and the page's one address.
    public var url: String
    /// The day the page last changed, as far as that is known; never a guess.
    public var changed: Day?
    /// The same page in each language, itself among them, by BCP 47 tags; empty where there is one.
    public var versions: [Version]

    public struct Version: Sendable, Hashable {
      public var language: String
      public var url: String
    }

    public init(url: String, changed: Day?, versions: [Version] = []) {
      self.url = url
      self.changed = changed
      self.versions = versions
    }
  }

  /// Writes `sitemap.xml`; for more pages than one file may list, `sitemap-1.xml`, `sitemap-2.xml` … and an index of
  /// them as `sitemap.xml`. Holds one file in memory at a time.
  /// - Parameters:
  ///   - base: what the site's addresses begin with, with a slash at the end.
  ///   - put: takes each file with its path, when it is ready.
  public static func write<Failure>(
    _ pages: some Sequence<Page>, base: String,
    put: (_ path: String, _ bytes: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var parts: [Page] = []
    var part = Part()
    for page in pages {
      if part.isFull {
        let path = "sitemap-\(parts.count + 1).xml"
        try put(path, part.finish())
        parts.append(Page(url: base + path, changed: part.newest))
        part = Part()
      }
      part.append(page)
    }
    if parts.isEmpty { return try put("sitemap.xml", part.finish()) }
    let path = "sitemap-\(parts.count + 1).xml"
    try put(path, part.finish())
    parts.append(Page(url: base + path, changed: part.newest))
    try put("sitemap.xml", index(parts))
  }
}

extension Sitemap {
  private static let heading = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let namespace = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
  /// Of links between languages. https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
  private static let linkNamespace = " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""

  private struct Part {
    private var bytes: [UInt8] = []
    /// Of them, those before the first page.
    private let head: Int
    private var count = 0
    private(set) var newest: Day?
    private var hasVersions = false

    private static let start = "\(heading)<urlset \(namespace)"
    /// Bytes for the pages of a full file, more or less: what is not written takes no memory, and nothing has to move.
    private static let room = mostPages * 160

    init() {
      bytes.reserveCapacity(Self.room)
      bytes += Self.start.utf8
      bytes += ">\n".utf8
      head = bytes.count
    }

    /// Whether another page might not fit: an address has at most a few thousand bytes, and as many in each language.
    var isFull: Bool { count == mostPages || bytes.count - head > mostBytes - 200_000 }

    mutating func append(_ page: Page) {
      Sitemap.append(page, as: "url", to: &bytes)
      count += 1
      hasVersions = hasVersions || !page.versions.isEmpty
      if let changed = page.changed { newest = max(newest ?? changed, changed) }
    }

    /// The whole file; nothing comes after it.
    mutating func finish() -> [UInt8] {
      if hasVersions { bytes.insert(contentsOf: linkNamespace.utf8, at: Self.start.utf8.count) }
      bytes += "</urlset>\n".utf8
      defer { bytes = [] }
      return bytes
    }
  }

  private static func index(_ parts: [Page]) -> [UInt8] {
    var out = Array("\(heading)<sitemapindex \(namespace)>\n".utf8)
    for part in parts { append(part, as: "sitemap", to: &out) }
    return out + "</sitemapindex>\n".utf8
  }

  private static func append(_ page: Page, as element: String, to out: inout [UInt8]) {
    out += "<".utf8
    out += element.utf8
    out += "><loc>".utf8
    XMLText.append(page.url, to: &out)
    out += "</loc>".utf8
    if let changed = page.changed {
      out += "<lastmod>".utf8
      out += changed.description.utf8
      out += "</lastmod>".utf8
    }
    for version in page.versions {
      out += "<xhtml:link rel=\"alternate\" hreflang=\"\(version.language)\" href=\"".utf8
      XMLText.append(version.url, to: &out)
      out += "\"/>".utf8
    }
    out += "</".utf8
    out += element.utf8
    out += ">\n".utf8
  }
}
