import Markup

/// RSS 2.0: the newest items of a list, newest first.
///
/// Follows the RSS specification and the best-practices profile of the RSS Advisory Board, which the W3C validator
/// checks: https://www.rssboard.org/rss-profile
public struct RSSFeed: Sendable {
  public var title: String
  /// The list's page.
  public var link: String
  /// The feed itself, absolute.
  public var selfURL: String
  public var description: String
  /// RFC 5646: `en`.
  public var language: String
  /// Minutes until it is worth asking again; a board is built once a night.
  public var minutesToLive = 720
  /// The address of an CSS style sheet for people who open the feed in a browser.
  public var stylesheet: String?
  /// Where readers can ask to be told of changes: WebSub.
  public var hub: String?
  /// Says that an item that is not here any more is gone (RFC 5005, 2). Only said when no item had to be left out.
  public var isComplete = false
  public var items: [Item]

  /// No more items than these: readers fetch a feed again and again.
  public var mostItems = 100
  /// No more bytes than these.
  public static let mostBytes = 1_000_000

  /// One job or referral.
  public struct Item: Sendable, Hashable, DatedItem {
    public var title: String
    public var link: String
    /// Who the item is, for ever: a tag URI, not an address.
    public var guid: String
    /// When it first appeared in this list, in seconds since 1970.
    public var published: Int64
    /// When its content last became different, in seconds since 1970.
    public var changed: Int64
    /// Who hires. RSS itself has authors by their e-mail addresses only: it stands in Dublin Core's `creator`.
    public var author: String?
    public var categories: [String] = []
    public var description: SafeHTML

    var identity: String { guid }

    public init(
      title: String, link: String, guid: String, published: Int64, changed: Int64 = .min, author: String? = nil,
      categories: [String] = [], description: SafeHTML
    ) {
      self.title = title
      self.link = link
      self.guid = guid
      self.published = published
      self.changed = max(changed, published)
      self.author = author
      self.categories = categories
      self.description = description
    }
  }

  public init(title: String, link: String, selfURL: String, description: String, language: String, items: [Item]) {
    self.title = title
    self.link = link
    self.selfURL = selfURL
    self.description = description
    self.language = language
    self.items = items
  }

  /// Appends the whole document.
  public func append(to out: inout [UInt8]) {
    let head = head
    let newest = items.newestFirst
    var body: [UInt8] = []
    var count = 0
    for place in newest.prefix(mostItems) {
      let end = body.count
      append(items[place], to: &body)
      if head.count + body.count + RSSFeed.room > RSSFeed.mostBytes {
        body.removeSubrange(end...)
        break
      }
      count += 1
    }
    out += head
    if let last = newest.prefix(count).map({ items[$0].changed }).max() {
      XMLText.element("lastBuildDate", Timestamp(last).rfc822, to: &out)
    }
    if isComplete, count == items.count { out += "<fh:complete/>\n".utf8 }
    out += body
    out += "</channel>\n</rss>\n".utf8
  }
}

extension RSSFeed {
  /// Bytes of what is neither head nor items.
  private static let room = 200

  private var head: [UInt8] {
    var out = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    if let stylesheet {
      out += "<?xml-stylesheet type=\"text/css\" href=\"".utf8
      XMLText.append(stylesheet, to: &out)
      out += "\"?>\n".utf8
    }
    out += "<rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"".utf8
    out += " xmlns:dc=\"http://purl.org/dc/elements/1.1/\"".utf8
    if isComplete { out += " xmlns:fh=\"http://purl.org/syndication/history/1.0\"".utf8 }
    out += ">\n<channel>\n".utf8
    XMLText.element("title", RSSFeed.plain(title), to: &out)
    XMLText.element("link", link, to: &out)
    out += "<atom:link href=\"".utf8
    XMLText.append(selfURL, to: &out)
    out += "\" rel=\"self\" type=\"application/rss+xml\"/>\n".utf8
    if let hub {
      out += "<atom:link href=\"".utf8
      XMLText.append(hub, to: &out)
      out += "\" rel=\"hub\"/>\n".utf8
    }
    XMLText.element("description", RSSFeed.plain(description), to: &out)
    XMLText.element("language", language, to: &out)
    XMLText.element("ttl", String(minutesToLive), to: &out)
    return out
  }

  /// Text that no reader takes for HTML: many read titles as HTML whatever the specification says, and the W3C
  /// validator looks for end tags in them.
  private static func plain(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "<")) ? text.replacingBytes(of: "</", with: "< /") : text
  }

  private func append(_ item: Item, to out: inout [UInt8]) {
    out += "<item>\n".utf8
    XMLText.element("title", RSSFeed.plain(item.title), to: &out)
    XMLText.element("link", item.link, to: &out)
    XMLText.element("guid isPermaLink=\"false\"", item.guid, to: &out)
    XMLText.element("pubDate", Timestamp(item.published).rfc822, to: &out)
    if let author = item.author { XMLText.element("dc:creator", author, to: &out) }
    for category in item.categories { XMLText.element("category", RSSFeed.plain(category), to: &out) }
    XMLText.element("description", item.description.html, to: &out)
    out += "</item>\n".utf8
  }
}
