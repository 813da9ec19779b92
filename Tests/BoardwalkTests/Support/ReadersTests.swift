import Fuzzing
import Testing

@testable import Boardwalk

/// A little of what `make fuzz-everything` does for hours, so that what it runs is never out of date.
@Suite("Arbitrary bytes break no promise")
struct ReadersTests {
  private static let seeds: [String: [String]] = [
    "json": [#"[{"a":1,"b":[true,null,-1.5e3],"c":"\u00e9\ud83d\ude00\n"},{}]"#, #"{"a":{"a":[[],[{}]]},"a":2}"#],
    "xml": [
      #"<?xml version="1.0"?><a b="c">&amp;&#65;<![CDATA[x]]><d:e/></a>"#,
      #"<script type="application/ld+json">{"@type":"JobPosting","title":"Clerk"}</script>"#,
    ],
    "replies": [
      #"{"jobs":[{"id":1,"title":"Clerk","location":{"name":"Berlin"},"url":"https://a.example.org/1"}]}"#,
      """
      <rss version="2.0"><channel><title>A</title><item><title>Clerk at Acme</title><link>https://a.example.org/1</link>\
      <guid>1</guid><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate><description>&lt;p&gt;Text</description></item></channel></rss>
      """,
    ],
    "words": [
      "Clerk (m/f/d)|Berlin, Germany or remote|2026-11-20|30 November 2026, 5 pm|$50k - $60k a year|Acme Ltd.|Full-time|CET|Few|"
        + "https://a.example.org/apply?id=1|Swift|We are:\n• kind\n• quick",
      "職員|東京都渋谷区|2026年11月20日|令和8年12月5日|月給30万円|株式会社|正社員|Asia/Tokyo||||",
    ],
    "content": [
      "title: Jobs\nbase-url: https://jobs.example.org/\nsources:\n  - greenhouse:\n      board: acme\n"
        + "|---\ntitle: Clerk\norganization: Acme\nlocation: Berlin\nposted: 2026-11-01\ncloses: 2026-12-01\n---\n## Duties\nText.\n"
    ],
    "queries": ["nurse -agency \"night shift\" C++|a registered nurse for the night shift"],
    "rows": ["\u{1}\u{2}abc", ""],
    "records": ["boardwalk-manifest 1\nindex.html\njobs/a/index.html\n", #"{"a":1}"# + "\n12ab"],
    "requests": [
      "GET /jobs/?page=2 HTTP/1.1\r\nHost: localhost:8080\r\nAccept: */*", "HEAD /a%20b/..%2f HTTP/1.0\nHost: x",
    ],
  ]

  @Test("Of every reader, with what is usual and with that in other bytes", arguments: readers.map(\.key))
  func arbitrary(name: String) throws {
    let read = try #require(readers.first { $0.key == name }).value
    let seeds = try #require(Self.seeds[name])
    // A reply is that of a source, which its first byte chooses.
    let heads = name == "replies" ? jobSources.indices.map { [UInt8($0)] } : [[]]
    var dice = Dice(seed: 47)
    for (head, seed) in heads.flatMap({ head in seeds.map { (head, $0) } }) {
      let usual = head + seed.utf8.map { $0 == UInt8(ascii: "|") ? 0xFF : $0 }
      read(Input(usual))
      for _ in 0..<(name == "replies" ? 20 : 200) { read(Input(Self.other(usual, keeping: head.count, &dice))) }
    }
  }

  private static let scraps = Array("<>\"'{}[]&;|\\\n\u{0}9".utf8)

  /// The bytes with some of them changed, repeated or gone.
  private static func other(_ bytes: [UInt8], keeping start: Int, _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(4) {
      let place = start + dice.below(bytes.count - start)
      let end = min(bytes.count, place + dice.below(12))
      switch dice.below(4) {
      case 0 where place < bytes.count: bytes[place] = UInt8(dice.below(256))
      case 1: bytes.insert(contentsOf: bytes[min(place, end)..<end], at: place)
      case 2: bytes.removeSubrange(min(place, end)..<end)
      default: bytes.insert(scraps[dice.below(scraps.count)], at: place)
      }
    }
    return bytes
  }
}
