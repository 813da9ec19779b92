import Foundation
import Testing

@testable import Markup

@Suite("Safe addresses")
struct SafeURLTests {
  @Test(
    "Web, mail and telephone addresses are accepted in one spelling",
    arguments: [
      ("https://jobs.example.org/a?b=c#d", "https://jobs.example.org/a?b=c#d", "jobs.example.org"),
      (" HTTPS://Jobs.Example.ORG:443/A ", "https://jobs.example.org/A", "jobs.example.org"),
      ("http://example.org:80", "http://example.org", "example.org"),
      ("http://example.org:8080/", "http://example.org:8080/", "example.org"),
      ("https://example.org:/", "https://example.org/", "example.org"),
      ("https://example.org?q", "https://example.org?q", "example.org"),
      ("https://bücher.example/ä b\"<>", "https://bücher.example/%C3%A4%20b%22%3C%3E", "bücher.example"),
      ("https://example.org/a\\b?c\\d", "https://example.org/a/b?c%5Cd", "example.org"),
      (
        "https://example.org/[a]?f[]=1&p=50%&q=%zz%4", "https://example.org/%5Ba%5D?f%5B%5D=1&p=50%25&q=%25zz%254",
        "example.org"
      ),
      ("https://example.org/#a#b?c#", "https://example.org/#a%23b?c%23", "example.org"),
      ("https://example.org/?a#", "https://example.org/?a#", "example.org"),
      ("https://example.org\\@evil.example", "https://example.org/@evil.example", "example.org"),
      ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example", "xn--bcher-kva.example"),
      ("https://m%C3%BCller.example/jobs", "https://müller.example/jobs", "müller.example"),
      ("https://M%c3%9cLLER.example:8080", "https://müller.example:8080", "müller.example"),
      ("https://Straße.example", "https://straße.example", "straße.example"),
      ("https://λόγος.example", "https://λόγος.example", "λόγος.example"),
      ("https://192.0.2.7/", "https://192.0.2.7/", "192.0.2.7"),
      ("https://[2001:DB8::1]:444/", "https://[2001:db8::1]:444/", "[2001:db8::1]"),
      ("mailto:hr@example.org?subject=A job", "mailto:hr@example.org?subject=A%20job", nil),
      ("tel:+1 (202) 555-0100", "tel:+1(202)555-0100", nil),
    ] as [(String, String, String?)])
  func accepted(input: String, string: String, host: String?) {
    let url = SafeURL(input)
    #expect(url?.string == string)
    #expect(url?.host == host)
    #expect(url?.isWeb == (host != nil))
    #expect(url.flatMap { SafeURL($0.string) } == url)
  }

  @Test(
    "Everything a browser may read otherwise than a person is refused",
    arguments: [
      "javascript:alert(1)", "JAVA\tSCRIPT:x", "\u{1}javascript:x", "data:text/html,x", "vbscript:x",
      "feed:javascript:x",
      "view-source:https://example.org", "blob:https://example.org/x", "intent://x", "about:blank",
      "file:///etc/passwd",
      "ftp://example.org", "ws://example.org", "//example.org", "/path", "path", "#a", "", ":", "https", "https:",
      "https://", "https:///example.org", "https:example.org", "https:/example.org", "http:\\\\example.org",
      "https://user@example.org", "https://user:pass@example.org", "https://@example.org",
      "https://exa mple.org", "https://exa%6Dple.org", "https://example.org%2F.evil.example", "https://ex%C3.example",
      "https://%EF%BD%85xample.org", "https://m%c3%b.example", "https://m%", "https://m%-4.example",
      "https://%C3%BCa%40b.example", "https://exam\nple.org", "https://example.org/a\u{0}b",
      "https://example..org", "https://.example.org", "https://example.org:99999", "https://example.org:80x",
      "https://xn--.example", "https://xn--a.example", "https://xn--99999999.example", "https://xn--bcher-KVA!.example",
      "https://0x7f.1", "https://2130706433", "https://127.1", "https://010.0.0.1", "https://1.2.3.256", "https://a.1",
      "https://[::1", "https://[::1]x", "https://[g::]", "https://[1:2]", "https://ｅxample.org",

      "https://exa\u{AD}mple.org",
      "https://example。org", "https://\u{17F}hop.example", "https://\u{FB01}nd.example", "https://e\u{2E3}ample.org",
      "https://exam\u{34F}ple.org", "https://exam%CD%8Fple.org", "https://a\u{E016E}.example",
      "https://xn--hop-f3a.example",
      "https://<b>", "mailto:", "mailto:@example.org", "mailto:a", "tel:", "tel:abc", "tel:<1>",
    ])
  func refused(input: String) {
    #expect(SafeURL(input) == nil)
  }

  @Test(
    "What opens a letter to an address is that address to a mail program, whatever letters it has",
    arguments: [
      ("ada@example.org", "mailto:ada@example.org"), ("o'brien@x.example", "mailto:o'brien@x.example"),
      ("!#$%&'*+/=?^_`{|}~-@x.example", "mailto:!%23$%25%26'*+%2F%3D%3F%5E_%60%7B%7C%7D~-@x.example"),
      ("a%40b@x.example", "mailto:a%2540b@x.example"), ("jörg@x.example", "mailto:j%C3%B6rg@x.example"),
    ])
  func mailing(email: String, mail: String) {
    #expect(SafeURL.mailing(email) == mail)
    #expect(SafeURL(mail)?.string == mail)
    #expect(mail.dropFirst("mailto:".count).removingPercentEncoding == email)
  }

  @Test("An address longer than 8 KiB is refused")
  func length() {
    #expect(SafeURL("https://example.org/" + String(repeating: "a", count: 9_000)) == nil)
    #expect(SafeURL("https://example.org/" + String(repeating: "a", count: 8_000)) != nil)
  }

  struct WebCase: Decodable {
    let input: String
    let base: String?
    let failure: Bool?
    let scheme: String?
    let host: String?

    enum CodingKeys: String, CodingKey {
      case input, base, failure
      case scheme = "protocol"
      case host = "hostname"
    }
  }

  @Test(
    "What is accepted means the same to the WHATWG parser",
    .enabled(if: ProcessInfo.processInfo.environment["URL_CORPUS"] != nil, "URL_CORPUS names no folder"))
  func corpus() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["URL_CORPUS"])
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: "urltestdata.json"))
    let entries = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
    let cases = try entries.compactMap { $0 as? [String: Any] }.map {
      try JSONDecoder().decode(WebCase.self, from: JSONSerialization.data(withJSONObject: $0))
    }
    #expect(cases.count > 500)
    var accepted = 0
    for known in cases {
      guard let url = SafeURL(known.input) else { continue }
      accepted += 1
      #expect(known.failure != true, "\(known.input)")
      #expect(known.scheme.map { url.string.hasPrefix($0) } == true, "\(known.input)")
      if let host = url.host, host.utf8.allSatisfy({ $0 < 0x80 }), !host.hasPrefix("[") {
        #expect(known.host == host, "\(known.input)")
      }
    }
    #expect(accepted > 50)
  }
}
