import Markup

/// JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/
public struct JSONFeed: Sendable {
  public var title: String
  /// The list's page.
  public var homePageURL: String
  /// The feed itself, absolute: what readers know it by.
  public var feedURL: String
  public var description: String?
  /// RFC 5646: `en`.
  public var language: String
  public var authors: [Author] = []
  /// Where readers can ask to be told of changes: WebSub.
  public var hub: String?
  public var items: [Item]
  /// No more items than these, newest first.
  public var mostItems = 100

  /// Who made the feed, or who hires.
  public struct Author: Sendable, Hashable {
    public var name: String
    public var url: String?

    public init(name: String, url: String? = nil) {
      self.name = name
      self.url = url
    }
  }

  /// One job or referral.
  public struct Item: Sendable, DatedItem {
    /// The same text as the RSS feed's `guid`.
    public var id: String
    public var title: String
    public var url: String
    /// The job's page at its source.
    public var externalURL: String?
    public var content: SafeHTML
    /// One or two plain sentences.
    public var summary: String?
    /// Seconds since 1970.
    public var published: Int64
    /// When it last became different, in seconds since 1970; nil where it never did.
    public var modified: Int64?
    public var authors: [Author] = []
    public var tags: [String] = []
    /// What search engines are told of the job, so that another board can read this feed. Nil when the source forbids
    /// it.
    public var posting: JobPosting? {
      get { sharedPosting?.value }
      set { sharedPosting = newValue.map { Shared($0) } }
    }
    /// Apart, because items are put in order and a posting is a whole job.
    private var sharedPosting: Shared<JobPosting>?

    var identity: String { id }

    var hasPosting: Bool { sharedPosting != nil }

    public init(id: String, title: String, url: String, content: SafeHTML, published: Int64) {
      self.id = id
      self.title = title
      self.url = url
      self.content = content
      self.published = published
    }
  }

  public init(title: String, homePageURL: String, feedURL: String, language: String, items: [Item]) {
    self.title = title
    self.homePageURL = homePageURL
    self.feedURL = feedURL
    self.language = language
    self.items = items
  }

  /// Appends the whole document: the newest items, as many as the RSS feed may have.
  public func append(to out: inout [UInt8]) {
    JSONWriter.append(to: &out) { json in
      json.object { json in
        json.member("version", "https://jsonfeed.org/version/1.1")
        json.member("title", title)
        json.member("home_page_url", homePageURL)
        json.member("feed_url", feedURL)
        json.member("description", description)
        json.member("language", language)
        JSONFeed.append(authors, to: &json)
        if let hub {
          json.array("hubs") { json in
            json.object { json in
              json.member("type", "WebSub")
              json.member("url", hub)
            }
          }
        }
        json.array("items") { json in
          for item in newest { json.value(json: item) }
        }
      }
    }
    out.append(UInt8(ascii: "\n"))
  }
}

extension JSONFeed {
  /// The newest items, written, as long as they fit; what search engines are told goes where room is left.
  private var newest: [[UInt8]] {
    let newest = items.newestFirst.prefix(mostItems)
    var written: [[UInt8]] = []
    var room = RSSFeed.mostBytes
    for place in newest {
      let bytes = items[place].bytes(withPosting: false)
      room -= bytes.count + 1
      if room < 0 { break }
      written.append(bytes)
    }
    for (index, place) in newest.prefix(written.count).enumerated() where items[place].hasPosting {
      let bytes = items[place].bytes(withPosting: true)
      room -= bytes.count - written[index].count
      if room < 0 { break }
      written[index] = bytes
    }
    return written
  }

  fileprivate static func append(_ authors: [Author], to json: inout JSONWriter) {
    guard !authors.isEmpty else { return }
    json.array("authors") { json in
      for author in authors {
        json.object { json in
          json.member("name", author.name)
          json.member("url", author.url)
        }
      }
    }
  }
}

extension JSONFeed.Item {
  fileprivate func bytes(withPosting: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { append(withPosting: withPosting, to: &$0) }
    return bytes
  }

  private func append(withPosting: Bool, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("url", url)
      json.member("external_url", externalURL)
      json.member("title", title)
      json.member("content_html", content.html)
      json.member("summary", summary)
      json.member("date_published", Timestamp(published).rfc3339)
      json.member("date_modified", modified.map { Timestamp($0).rfc3339 })
      JSONFeed.append(authors, to: &json)
      json.member("tags", tags)
      if withPosting, let posting {
        json.key("_jobposting")
        posting.append(to: &json)
      }
    }
  }
}
