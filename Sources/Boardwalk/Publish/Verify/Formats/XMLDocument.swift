/// What readers of a board's XML expect, by its first element: feeds and sitemaps have rules of their own.
enum XMLDocument {
  /// Throws the first thing that is wrong.
  /// - Parameter page: told the address of every page that a sitemap names, as it is written.
  static func check(
    _ bytes: UnsafeRawBufferPointer, page: (UnsafeRawBufferPointer) -> Void
  ) throws(FormatFault) {
    var reader = XMLReader(bytes)
    var feed = FeedRules()
    var sitemap = SitemapRules()
    while let piece = try reader.next() {
      guard let root = reader.open.first else { continue }
      if reader.reads(root, "rss") {
        try feed.read(piece, reader)
      } else if reader.reads(root, "urlset") || reader.reads(root, "sitemapindex") {
        try sitemap.read(piece, reader, page: page)
      }
    }
    if feed.isFeed { try feed.finish(at: bytes.count) }
  }

  /// Whether a document that was found good is a feed, which names no pages of the site.
  static func isFeed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var reader = XMLReader(bytes)
    do throws(FormatFault) {
      while let piece = try reader.next() {
        if case .start(let name) = piece { return reader.reads(name, "rss") || reader.reads(name, "feed") }
      }
      return false
    } catch {
      // Who asks for its links finds out why.
      return false
    }
  }
}

/// RSS 2.0: a channel has a title, a link and a description; an item has a title or a description, and a `guid` that no
/// other item has. https://www.rssboard.org/rss-specification
private struct FeedRules {
  private struct Parts: OptionSet {
    let rawValue: UInt8
    static let title = Parts(rawValue: 1)
    static let description = Parts(rawValue: 2)
    static let guid = Parts(rawValue: 4)
  }

  private(set) var isFeed = false
  private var channel: Set<String> = []
  /// What the item that is open has.
  private var item: Parts?
  private var guids: Set<String> = []
  private var guid = ""

  mutating func read(_ piece: XMLReader.Piece, _ reader: XMLReader) throws(FormatFault) {
    isFeed = true
    let depth = reader.open.count
    switch piece {
    case .start(let name):
      if depth == 2, !reader.reads(name, "channel") {
        throw FormatFault(at: name.lowerBound, "has something else than a channel in a feed")
      }
      if depth == 3, reader.reads(name, "item") { (item, guid) = ([], "") }
    case .text(let range):
      guard depth > 2, range.contains(where: { !reader.bytes[$0].isSpace }) else { return }
      if depth == 3 { channel.insert(reader.string(reader.open[2])) }
      guard depth == 4, reader.reads(reader.open[2], "item") else { return }
      let name = reader.open[3]
      if reader.reads(name, "title") { item?.insert(.title) }
      if reader.reads(name, "description") { item?.insert(.description) }
      guard reader.reads(name, "guid") else { return }
      item?.insert(.guid)
      guid += reader.string(range)
    case .end:
      // The element that ended is not among the open ones any more.
      if depth == 2, let item { try finish(item, at: reader.position) }
    }
  }

  private mutating func finish(_ item: Parts, at place: Int) throws(FormatFault) {
    guard item.contains(.title) || item.contains(.description) else {
      throw FormatFault(at: place, "ends an item without title and description")
    }
    guard item.contains(.guid) else { throw FormatFault(at: place, "ends an item without guid") }
    guard guids.insert(guid).inserted else {
      throw FormatFault(at: place, "ends an item with the guid “\(guid)”, which an item before it has")
    }
    self.item = nil
  }

  func finish(at place: Int) throws(FormatFault) {
    for needed in ["title", "link", "description"] where !channel.contains(needed) {
      throw FormatFault(at: place, "ends a channel without \(needed)")
    }
  }
}

/// Sitemaps: at most 50,000 addresses and 50 MB in each. https://www.sitemaps.org/protocol.html
private struct SitemapRules {
  private static let mostBytes = 52_428_800
  private var count = 0

  mutating func read(
    _ piece: XMLReader.Piece, _ reader: XMLReader, page: (UnsafeRawBufferPointer) -> Void
  ) throws(FormatFault) {
    guard reader.bytes.count <= SitemapRules.mostBytes else {
      throw FormatFault(at: 0, "begins a sitemap of more than \(SitemapRules.mostBytes) bytes")
    }
    guard case .text(let range) = piece, reader.open.count == 3, reader.reads(reader.open[2], "loc") else { return }
    count += 1
    guard count <= Sitemap.mostPages else {
      throw FormatFault(at: range.lowerBound, "names more than \(Sitemap.mostPages) pages, which a sitemap may not")
    }
    page(UnsafeRawBufferPointer(rebasing: reader.bytes[range]))
  }
}
