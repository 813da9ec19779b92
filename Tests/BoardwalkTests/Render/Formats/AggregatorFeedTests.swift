import Markup
import Testing

@testable import Boardwalk

@Suite("Jobs for aggregators")
struct AggregatorFeedTests {
  @Test("A text cannot end its CDATA section")
  func injection() throws {
    var job = try Job.full()
    job.summary.title = "a]]></title><job>\u{0}\u{FFFF}b"
    var feed = AggregatorFeed(publisher: "P & Q", publisherURL: "https://x.example/", language: english)
    feed.add(job, at: "https://x.example/jobs/a/", id: "a:1", changed: 0)
    var bytes: [UInt8] = []
    feed.append(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<title><![CDATA[a]]]]><![CDATA[></title><job>b]]></title>"))
    #expect(text.contains("<publisher>P &#x26; Q</publisher>"))
  }
}
