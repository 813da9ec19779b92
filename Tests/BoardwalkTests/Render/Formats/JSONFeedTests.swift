import Boardwalk
import Foundation
import Markup
import Testing

@Suite("JSON feeds")
struct JSONFeedTests {
  @Test("A feed has the fields of version 1.1")
  func whole() {
    var item = JSONFeed.Item(
      id: "tag:jobs.example.org,2026:a:1", title: "Clerk", url: "https://jobs.example.org/jobs/clerk/index.html",
      content: SafeHTML(storedSafeHTML: "<p>\"Hi\"</p>"), published: 86_399)
    item.externalURL = "https://source.example.com/1"
    item.summary = "Say hi."
    item.modified = 172_800
    item.authors = [JSONFeed.Author(name: "City of Portland", url: "https://portland.example.org/")]
    item.tags = ["0303"]
    var feed = JSONFeed(
      title: "Jobs", homePageURL: "https://jobs.example.org/", feedURL: "https://jobs.example.org/feed.json",
      language: "en",
      items: [item])
    feed.authors = [JSONFeed.Author(name: "The board")]
    #expect(
      text(feed)
        == #"{"version":"https://jsonfeed.org/version/1.1","title":"Jobs","#
        + #""home_page_url":"https://jobs.example.org/","#
        + #""feed_url":"https://jobs.example.org/feed.json","language":"en","#
        + #""authors":[{"name":"The board"}],"items":[{"#
        + #""id":"tag:jobs.example.org,2026:a:1","url":"https://jobs.example.org/jobs/clerk/index.html","#
        + #""external_url":"https://source.example.com/1","title":"Clerk","content_html":"<p>\"Hi\"</p>","#
        + #""summary":"Say hi.","date_published":"1970-01-01T23:59:59Z","#
        + #""date_modified":"1970-01-03T00:00:00Z","#
        + #""authors":[{"name":"City of Portland","url":"https://portland.example.org/"}],"tags":["0303"]}]}"# + "\n")
  }

  @Test("The newest hundred items, and no more than a megabyte")
  func limits() throws {
    struct Read: Decodable {
      struct Item: Decodable { var id: String }
      var items: [Item]
    }
    for (size, count) in [(10, 100), (50_000, 19)] {
      let items = (0..<150).map { number in
        JSONFeed.Item(
          id: "\(number)", title: "", url: "", content: SafeHTML(storedSafeHTML: String(repeating: "x", count: size)),
          published: Int64(number))
      }
      let feed = JSONFeed(title: "", homePageURL: "", feedURL: "", language: "en", items: items.shuffled())
      let read = try JSONDecoder().decode(Read.self, from: Data(text(feed).utf8))
      let newest: [Int] = (150 - count..<150).reversed()
      #expect(read.items.map(\.id) == newest.map { String($0) })
    }
  }

  private func text(_ feed: JSONFeed) -> String {
    var out: [UInt8] = []
    feed.append(to: &out)
    return String(decoding: out, as: UTF8.self)
  }
}
