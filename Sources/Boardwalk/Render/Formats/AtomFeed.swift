import Markup

/// Atom: the items of a list, newest first. RFC 4287. For readers and programs that ask for it; RSS says the same.
public struct AtomFeed: Sendable {
  public var title: String
  /// The list's page.
  public var link: String
  /// The feed itself, absolute.
  public var selfURL: String
  public var subtitle: String
  /// RFC 5646: `en`.
  public var language: String
  /// The address of a CSS style sheet for people who open the feed in a browser.
  public var stylesheet: String?
  /// Where readers can ask to be told of changes: WebSub.
  public var hub: String?
  /// Says that an entry that is not here any more is gone (RFC 5005, 2).
  public var isComplete = false
  /// Since when there is such a feed, in seconds since 1970: what is said of one without entries, which has to say something.
  public var begun: Int64 = 0
  public var entries: [Entry]

  /// One job or referral.
  public struct Entry: Sendable, DatedItem {
    public var title: String
    public var link: String
    /// Who the entry is, for ever: the RSS feed's `guid`.
    public var id: String
    /// When it first appeared in this list, in seconds since 1970.
    public var published: Int64
    /// When its content last became different, in seconds since 1970.
    public var updated: Int64
    /// Who hires.
    public var author: String
    public var categories: [String] = []
    public var content: SafeHTML

    var identity: String { id }

    public init(
      title: String, link: String, id: String, published: Int64, updated: Int64, author: String, content: SafeHTML
    ) {
      self.title = title
      self.link = link
      self.id = id
      self.published = published
      self.updated = max(updated, published)
      self.author = author
      self.content = content
    }
  }

  public init(title: String, link: String, selfURL: String, subtitle: String, language: String, entries: [Entry]) {
    self.title = title
    self.link = link
    self.selfURL = selfURL
    self.subtitle = subtitle
    self.language = language
    self.entries = entries
  }

  /// Appends the whole document: the newest entries that fit into as many bytes as the RSS feed may have.
  public func append(to out: inout [UInt8]) {
    let newest = entries.newestFirst
    var body: [UInt8] = []
    var count = 0
    for place in newest {
      let end = body.count
      append(entries[place], to: &body)
      if body.count + Self.room > RSSFeed.mostBytes {
        body.removeSubrange(end...)
        break
      }
      count += 1
    }
    let updated = newest.prefix(count).map { entries[$0].updated }.max() ?? begun
    appendHead(updated: updated, isWhole: count == entries.count, to: &out)
    out += body
    out += "</feed>\n".utf8
  }
}

extension AtomFeed {
  /// Bytes of what is no entry.
  private static let room = 4000

  private func appendHead(updated: Int64, isWhole: Bool, to out: inout [UInt8]) {
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
    if let stylesheet {
      out += "<?xml-stylesheet type=\"text/css\" href=\"".utf8
      XMLText.append(stylesheet, to: &out)
      out += "\"?>\n".utf8
    }
    out +=
      "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:fh=\"http://purl.org/syndication/history/1.0\" xml:lang=\""
      .utf8
    XMLText.append(language, to: &out)
    out += "\">\n".utf8
    XMLText.element("title", title, to: &out)
    if !subtitle.isEmpty { XMLText.element("subtitle", subtitle, to: &out) }
    XMLText.element("id", selfURL, to: &out)
    XMLText.element("updated", Timestamp(updated).rfc3339, to: &out)
    XMLText.link(to: selfURL, "rel=\"self\" type=\"application/atom+xml\"", to: &out)
    XMLText.link(to: link, "rel=\"alternate\" type=\"text/html\"", to: &out)
    if let hub { XMLText.link(to: hub, "rel=\"hub\"", to: &out) }
    if isComplete, isWhole { out += "<fh:complete/>\n".utf8 }
  }

  private func append(_ entry: Entry, to out: inout [UInt8]) {
    out += "<entry>\n".utf8
    XMLText.element("title", entry.title, to: &out)
    XMLText.link(to: entry.link, "rel=\"alternate\" type=\"text/html\"", to: &out)
    XMLText.element("id", entry.id, to: &out)
    XMLText.element("published", Timestamp(entry.published).rfc3339, to: &out)
    XMLText.element("updated", Timestamp(entry.updated).rfc3339, to: &out)
    out += "<author>".utf8
    XMLText.element("name", entry.author, to: &out)
    out += "</author>\n".utf8
    for category in entry.categories {
      out += "<category term=\"".utf8
      XMLText.append(category, to: &out)
      out += "\"/>\n".utf8
    }
    XMLText.element("content type=\"html\"", entry.content.html, to: &out)
    out += "</entry>\n".utf8
  }
}

extension XMLText {
  /// Appends an empty `link` with an address; the other attributes are ours.
  static func link(to address: String, _ attributes: String, to out: inout [UInt8]) {
    out += "<link \(attributes) href=\"".utf8
    append(address, to: &out)
    out += "\"/>\n".utf8
  }
}
