import Boardwalk
import Foundation
import Markup
import Testing

@Suite("Atom feeds")
struct AtomFeedTests {
  private func entry(_ id: String, published: Int64 = 0, updated: Int64 = 0) -> AtomFeed.Entry {
    AtomFeed.Entry(
      title: "T & <b>", link: "https://x.example/\(id)/", id: "tag:x,2026:\(id)", published: published,
      updated: updated,
      author: "A \"B\"", content: SafeHTML(text: "1 < 2"))
  }

  private func feed(_ entries: [AtomFeed.Entry]) -> AtomFeed {
    AtomFeed(
      title: "Jobs", link: "https://x.example/", selfURL: "https://x.example/atom.xml", subtitle: "All", language: "en",
      entries: entries)
  }

  private func text(_ feed: AtomFeed) -> String {
    var bytes: [UInt8] = []
    feed.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("The newest stand first, and the feed is as new as what last changed")
  func order() throws {
    let text = text(feed([entry("old", published: 100, updated: 900), entry("new", published: 200)]))
    let first = try #require(text.range(of: "tag:x,2026:new")).lowerBound
    #expect(first < (try #require(text.range(of: "tag:x,2026:old"))).lowerBound)
    let head = text.prefix(upTo: try #require(text.range(of: "<entry>")).lowerBound)
    #expect(head.contains("<updated>1970-01-01T00:15:00Z</updated>"))
  }

  @Test("An entry never changed before it was published")
  func dates() {
    #expect(
      text(feed([entry("a", published: 500, updated: 100)])).components(separatedBy: "1970-01-01T00:08:20Z").count == 4)
  }

  @Test("Strangers' words are text, and HTML is escaped once")
  func escaped() {
    let text = text(feed([entry("a")]))
    #expect(text.contains("<title>T &#x26; &#x3C;b&#x3E;</title>"))
    #expect(text.contains("&#x3C;p&#x3E;1 &#x26;lt; 2&#x3C;/p&#x3E;"))
  }

  @Test("A hub and the end of the list are named when there are any")
  func links() {
    var feed = feed([entry("a")])
    #expect(!text(feed).contains("hub") && !text(feed).contains("<fh:complete/>"))
    feed.hub = "https://hub.example/?a=1&b"
    feed.isComplete = true
    #expect(text(feed).contains("<link rel=\"hub\" href=\"https://hub.example/?a=1&#x26;b\"/>"))
    #expect(text(feed).contains("<fh:complete/>"))
  }

  @Test("A feed that would be too large leaves the oldest out and does not say that it is whole")
  func large() {
    let long = SafeHTML(text: String(repeating: "x", count: 20_000))
    var entries = (0..<100).map { entry("\($0)", published: Int64($0)) }
    for index in entries.indices { entries[index].content = long }
    var feed = feed(entries)
    feed.isComplete = true
    let text = text(feed)
    #expect(text.utf8.count <= RSSFeed.mostBytes)
    #expect(text.contains("tag:x,2026:99<") && !text.contains("tag:x,2026:0<") && !text.contains("fh:complete/"))
  }
}
