import Testing

@testable import Boardwalk

@Suite("Links of feeds")
struct FeedLinksTests {
  @Test(
    "A relative link is read against what the feed says, or against where it is",
    arguments: [
      (
        "<rss><channel><item><guid>1</guid><link>/jobs/1?a=b&amp;c</link></item></channel></rss>",
        "https://a.example/jobs/1?a=b&c"
      ),
      (
        "<rss><channel><link>https://b.example/x/</link><item><guid>1</guid><link>jobs/1</link></item></channel></rss>",
        "https://b.example/x/jobs/1"
      ),
      (
        "<rss><channel><link>/x/</link><item><guid>1</guid><link>jobs/1</link></item></channel></rss>",
        "https://a.example/x/jobs/1"
      ),
      (
        "<rss xml:base=\"https://c.example/\"><channel xml:base=\"y/\"><link>https://b.example/</link><item><guid>1</guid><link>1</link></item></channel></rss>",
        "https://c.example/y/1"
      ),
      ("<rss><channel><item><guid>/jobs/1</guid></item></channel></rss>", "https://a.example/jobs/1"),
      ("<rss><channel><item><guid>1</guid></item></channel></rss>", "1"),
      ("<rss><channel><item><guid>1</guid><link>//d.example/1</link></item></channel></rss>", "https://d.example/1"),
      (
        "<rss><channel><item><guid>1</guid><link>mailto:a@b.example</link></item></channel></rss>", "mailto:a@b.example"
      ),
      ("<rss><channel><item><guid>1</guid><link>www.d.example/1</link></item></channel></rss>", "www.d.example/1"),
      ("<feed><entry><id>1</id><link href=\"c1\"/></entry></feed>", "https://a.example/feeds/c1"),
      (
        "<feed xml:base=\"https://c.example/\"><entry xml:base=\"e/\"><id>1</id><link xml:base=\"l/\" href=\"c1\"/></entry></feed>",
        "https://c.example/e/l/c1"
      ),
      (#"{"items":[{"id":1,"url":"/jobs/1"}]}"#, "https://a.example/jobs/1"),
    ])
  func relativeLinks(feed: String, link: String) async throws {
    let asked = try await Asked("feed: { url: \"https://a.example/feeds/f\" }") { _ in (200, feed) }
    #expect(asked.drafts.map(\.sourceURL) == [link])
    #expect(asked.drafts.map(\.applyURL) == [link])
  }

  @Test("An item without an id is its address, whole; recorded, a feed says itself where it is")
  func relativeIDs() async throws {
    let rss = "<rss><channel><link>https://b.example/</link><item><link>/1</link></item></channel></rss>"
    let atom = "<feed><link rel=\"self\" href=\"https://b.example/f\"/><entry><link href=\"1\"/></entry></feed>"
    let json = #"{"feed_url":"https://b.example/f","items":[{"url":"1"}]}"#
    for feed in [rss, atom, json] {
      #expect(try await Asked("feed: {}", recorded: ["1.xml": feed]).drafts.map(\.sourceID) == ["https://b.example/1"])
    }
  }
}
