import Boardwalk
import Markup
import Testing

@Suite("RSS feeds")
struct RSSFeedTests {
  @Test("A feed has its channel, then its items, the newest first")
  func whole() {
    var feed = RSSFeed(
      title: "Jobs & more", link: "https://jobs.example.org/", selfURL: "https://jobs.example.org/feed.xml?a=1&b=2",
      description: "All open jobs", language: "en",
      items: [
        item("clerk", 0),
        RSSFeed.Item(
          title: "R&D <lead>", link: "https://jobs.example.org/jobs/lead/index.html",
          guid: "tag:jobs.example.org,2026:a:2",
          published: 86_400, author: "R&D", categories: ["Health & care"],
          description: SafeHTML(storedSafeHTML: "<p>A &amp; B</p>")),
      ])
    feed.isComplete = true
    feed.stylesheet = "assets/feed.xsl"
    #expect(
      text(feed) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <?xml-stylesheet type="text/css" href="assets/feed.xsl"?>
        <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" \
        xmlns:fh="http://purl.org/syndication/history/1.0">
        <channel>
        <title>Jobs &#x26; more</title>
        <link>https://jobs.example.org/</link>
        <atom:link href="https://jobs.example.org/feed.xml?a=1&#x26;b=2" rel="self" type="application/rss+xml"/>
        <description>All open jobs</description>
        <language>en</language>
        <ttl>720</ttl>
        <lastBuildDate>Fri, 02 Jan 1970 00:00:00 GMT</lastBuildDate>
        <fh:complete/>
        <item>
        <title>R&#x26;D &#x3C;lead&#x3E;</title>
        <link>https://jobs.example.org/jobs/lead/index.html</link>
        <guid isPermaLink="false">tag:jobs.example.org,2026:a:2</guid>
        <pubDate>Fri, 02 Jan 1970 00:00:00 GMT</pubDate>
        <dc:creator>R&#x26;D</dc:creator>
        <category>Health &#x26; care</category>
        <description>&#x3C;p&#x3E;A &#x26;amp; B&#x3C;/p&#x3E;</description>
        </item>
        <item>
        <title>clerk</title>
        <link>https://jobs.example.org/jobs/clerk/index.html</link>
        <guid isPermaLink="false">tag:jobs.example.org,2026:clerk</guid>
        <pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>
        <description>&#x3C;p&#x3E;clerk&#x3C;/p&#x3E;</description>
        </item>
        </channel>
        </rss>

        """)
  }

  @Test("An empty feed has no date of its last build")
  func empty() {
    let text = text(feed([]))
    #expect(!text.contains("lastBuildDate") && !text.contains("<item>") && !text.contains("xmlns:fh"))
  }

  @Test("A title that looks like HTML stays a text, without an end tag")
  func htmlInTitle() {
    #expect(text(feed([item("<b>x</b>", 0)])).contains("<title>&#x3C;b&#x3E;x&#x3C; /b&#x3E;</title>"))
  }

  @Test("The order of the items that are handed in does not matter")
  func order() {
    let items = (0..<30).map { item("job-\($0)", Int64($0 / 3)) }
    #expect(text(feed(items)) == text(feed(items.shuffled())))
  }

  @Test(
    "At most a hundred items, the newest; a feed that left some out never says it is complete", arguments: [100, 101])
  func mostItems(count: Int) {
    var feed = feed((0..<count).map { item("job-\($0)-", Int64($0)) })
    feed.isComplete = true
    let text = text(feed)
    #expect(text.split(separator: "<item>").count == 101)
    #expect(text.contains("job-\(count - 1)-") && text.contains("job-0-") == (count == 100))
    #expect(text.contains("<fh:complete/>") == (count == 100))
  }

  @Test("At most a megabyte, whatever the items hold")
  func mostBytes() {
    var feed = feed((0..<90).map { item(String(repeating: "&", count: 4000) + "\($0)", Int64($0)) })
    feed.isComplete = true
    var out: [UInt8] = []
    feed.append(to: &out)
    #expect(out.count <= 1_000_000 && out.count > 900_000)
    #expect(!String(decoding: out, as: UTF8.self).contains("<fh:complete/>"))
  }

  private func item(_ name: String, _ published: Int64) -> RSSFeed.Item {
    RSSFeed.Item(
      title: name, link: "https://jobs.example.org/jobs/\(name)/index.html", guid: "tag:jobs.example.org,2026:\(name)",
      published: published, description: SafeHTML(storedSafeHTML: "<p>\(name)</p>"))
  }

  private func feed(_ items: [RSSFeed.Item]) -> RSSFeed {
    RSSFeed(
      title: "Jobs", link: "https://jobs.example.org/", selfURL: "https://jobs.example.org/feed.xml",
      description: "All",
      language: "en", items: items)
  }

  private func text(_ feed: RSSFeed) -> String {
    var out: [UInt8] = []
    feed.append(to: &out)
    return String(decoding: out, as: UTF8.self)
  }
}
