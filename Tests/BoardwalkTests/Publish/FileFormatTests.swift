import Testing

@testable import Boardwalk

@Suite("What feeds, sitemaps, data and calendars have to be")
struct FileFormatTests {
  @Test(
    "Well-formed XML is taken",
    arguments: [
      "<a/>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b='1' c=\"&lt;\"><!-- x --><b>&#233;&amp;☂</b>\n</a>\n",
      "<a xmlns:x=\"u\"><x:b x:c=''/></a>", "<a><![CDATA[1 < 2 & 3]]></a>", "<a>]] ></a>",
      "<?xml version='1.0'?><a>></a>", "<a></a >", "<a ></a>", "<a.b-c_d9></a.b-c_d9>", "<é></é>",
    ])
  func wellFormed(xml: String) { #expect(fault("x.xml", xml) == nil) }

  @Test(
    "XML that no strict reader takes",
    arguments: [
      ("", "has no element"), ("  text", "has text outside the document"), ("<a>", "ends before “a” does"),
      ("<a></b>", "closes “b”, which is not open there"), ("<a/><b/>", "begins a second document"),
      ("<a>1 & 2</a>", "has an “&” that begins no reference"), ("<a>&nbsp;</a>", "has an “&” that begins no reference"),
      ("<a>&#0;</a>", "has an “&” that begins no reference"),
      ("<a>&#xD800;</a>", "has an “&” that begins no reference"),
      ("<a>&amp</a>", "has an “&” that begins no reference"), ("<a b='1' b='2'/>", "has the attribute “b” twice"),
      ("<a b=1/>", "has an attribute without quotes"), ("<a b/>", "has no “=” where one has to be"),
      ("<a b='<'/>", "has a “<” in an attribute"), ("<a b='1'c='2'/>", "has a tag that is not closed"),
      ("<a b='1/>", "has an attribute that does not end"), ("<a>1 < 2</a>", "has a “<” that begins no tag"),
      ("<a>]]></a>", "has “]]>” in a text"), ("<a><!-- -- --></a>", "has “--” in a comment"),
      ("<a><!-- </a>", "has a comment that does not end"),
      ("<x:a/>", "uses the prefix “x” and does not say what it means"),
      ("<a>\u{1}</a>", "has the control character 1"), ("<a>\u{FFFE}</a>", "is not UTF-8"),
      ("<!DOCTYPE a><a/>", "has a “<” that begins no tag"), ("<a><b", "has a tag that is not closed"),
      ("<ab></a>", "closes “a”, which is not open there"), ("<a></ab>", "closes “ab”, which is not open there"),
      ("<a></a", "has no “>” where one has to be"),
      ("<x:a></x:a>", "uses the prefix “x” and does not say what it means"),
      ("<a></>", "has a “<” that begins no tag"), ("<9a/>", "has a “<” that begins no tag"),
      ("<a></a>x", "has text outside the document"), ("<", "has a “<” that begins no tag"),
    ])
  func malformed(xml: String, said: String) { #expect(fault("x.xml", xml) == said) }

  @Test(
    "Bytes that are not UTF-8 are refused",
    arguments: [[0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80]])
  func notUTF8(bytes: [UInt8]) {
    let text = Array("<a>".utf8) + bytes + Array("</a>".utf8)
    #expect(fault("x.xml", text) == "is not UTF-8")
  }

  @Test("A fault names the line")
  func line() {
    let text = Array("<a>\n\n  <b>&x;</b>\n</a>".utf8)
    let findings = SiteChecks().inspect("feed.xml", text)
    #expect(findings?.description.hasPrefix("feed.xml: error: Line 3 has an “&” that begins no reference.") == true)
  }

  @Test(
    "A feed has what readers need, and no guid twice",
    arguments: [
      ("<item><title>a</title><guid>1</guid></item><item><description>b</description><guid>2</guid></item>", nil),
      (
        "<item><title>a</title><guid>1</guid></item><item><title>b</title><guid>1</guid></item>",
        "ends an item with the guid “1”, which an item before it has"
      ),
      ("<item><title>a</title></item>", "ends an item without guid"),
      ("<item></item>", "ends an item without title and description"),
      ("<item><guid>1</guid><title> </title></item>", "ends an item without title and description"),
    ])
  func items(items: String, said: String?) {
    let head = "<rss version=\"2.0\"><channel><title>t</title><link>l</link><description>d</description>"
    #expect(fault("feed.xml", head + items + "</channel></rss>") == said)
  }

  @Test("A feed without a title, a link or a description")
  func channel() {
    #expect(fault("feed.xml", "<rss><channel><link>l</link></channel></rss>") == "ends a channel without title")
    #expect(fault("feed.xml", "<rss><channel><title>t</title></channel></rss>") == "ends a channel without link")
    #expect(fault("feed.xml", "<rss><item/></rss>") == "has something else than a channel in a feed")
  }

  @Test("A sitemap names at most 50,000 pages")
  func sitemap() {
    func sitemap(_ count: Int) -> String {
      "<urlset>" + String(repeating: "<url><loc>https://x.example/</loc></url>", count: count) + "</urlset>"
    }
    #expect(fault("sitemap.xml", sitemap(50_000)) == nil)
    #expect(fault("sitemap.xml", sitemap(50_001)) == "names more than 50000 pages, which a sitemap may not")
  }

  @Test(
    "JSON is taken",
    arguments: [
      "{}", "[]", " [1, -0.5e+3, \"\\u00e9\\\\\\/\", true, false, null, {\"a\": [ ], \"b\": {}}] \n", "0", "\"\"",
    ])
  func json(text: String) { #expect(fault("feed.json", text) == nil) }

  @Test(
    "What is no JSON is not",
    arguments: [
      "", "{", "[1,]", "{\"a\":1,}", "{a:1}", "[1 2]", "01", "1.", "-", "\"\\x\"", "\"\\u12g4\"", "\"a\nb\"", "[1]]",
      "tru",
      "{\"a\" 1}", "[\"a]", "'a'", "NaN", String(repeating: "[", count: 65) + String(repeating: "]", count: 65), "}",
      "[,1]",
    ])
  func notJSON(text: String) { #expect(fault("data/index.json", text) != nil) }

  @Test(
    "A calendar's lines are short, end with CRLF, and every component ends",
    arguments: [
      ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a\r\n b\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", nil),
      ("BEGIN:VCALENDAR\nEND:VCALENDAR\n", "does not end with CRLF"),
      ("BEGIN:VCALENDAR\r\nEND:VCALENDAR", "does not end with CRLF"),
      ("BEGIN:VCALENDAR\r\n", "ends before “VCALENDAR” does"),
      ("BEGIN:VCALENDAR\r\nEND:VEVENT\r\n", "ends “VEVENT”, which is not open there"),
      ("SUMMARY:a\r\n", "stands outside the calendar"), ("", "begins no calendar"),
      ("BEGIN:VCALENDAR\r\nX:\(String(repeating: "é", count: 37))\r\nEND:VCALENDAR\r\n", "has more than 75 bytes"),
    ])
  func calendar(text: String, said: String?) { #expect(fault("closing.ics", text) == said) }

  @Test("Reading is linear: twice the feed costs about twice the time")
  func linear() {
    func time(_ count: Int) -> Duration {
      let text = Array(("<a>" + String(repeating: "<b c='&amp;'>]]<d/></b>", count: count) + "</a>").utf8)
      let clock = ContinuousClock()
      return (0..<3).map { _ in clock.measure { _ = SiteChecks().inspect("x.xml", text) } }.min() ?? .zero
    }
    #expect(time(40_000) < time(10_000) * 12)
  }

  private func fault(_ path: String, _ text: String) -> String? { fault(path, Array(text.utf8)) }

  private func fault(_ path: String, _ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBytes { bytes in
      do throws(FormatFault) {
        try FileFormat.check(path, bytes) { _ in }
        return nil
      } catch {
        return error.reason
      }
    }
  }
}

extension SiteChecks {
  fileprivate func inspect(_ path: String, _ text: [UInt8]) -> Diagnostic? {
    text.withUnsafeBytes { inspect(path, $0).fault }
  }
}
