import Foundation
import Testing

@testable import Boardwalk

@Suite("A site is verified before it is shown")
struct VerificationTests {
  @Test("A feed that is not well-formed forbids publishing, with its place")
  func brokenFeed() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    #expect(
      message { try site.publish(["index.html": "new", "feed.xml": "<rss>&</rss>"]) }
        == "Line 1 has an “&” that begins no reference.")
    #expect(try site.files == ["index.html": "old"])
  }

  @Test("A sitemap names pages of the site only")
  func sitemap() throws {
    let site = try TemporarySite()
    let checks = SiteChecks(links: InternalLinks(basePath: "/b/", baseURL: "https://x.example/b/"))
    func published(_ urls: String...) -> String? {
      let entries = urls.map { "<url><loc>\($0)</loc></url>" }.joined()
      let pages = ["index.html": "", "jobs/a/index.html": "", "sitemap-1.xml": "<urlset/>"]
      return message {
        try site.publish(pages.merging(["sitemap.xml": "<urlset>\(entries)</urlset>"]) { $1 }, checks: checks)
      }
    }
    #expect(
      published("https://x.example/b/", "https://x.example/b/jobs/a/", "https://x.example/b/sitemap-1.xml") == nil)
    #expect(
      published("https://x.example/b/jobs/b/")
        == "It names “https://x.example/b/jobs/b/”, which is not part of the site.")
    #expect(published("https://y.example/b/") == "It names “https://y.example/b/”, which is not part of the site.")
  }

  @Test("A board may be published under an address with signs that XML and HTML write otherwise")
  func signsInAddress() async throws {
    let board = try TestBoard.whole()
    let address = "base-url: https://test.example.org/r&d's/\nsources: [usajobs: { replies: replies }]\n"
    try board.write("title: T\nlanguages: [en, de]\noutputs: [atom, jobs-xml]\n" + address, to: "Content/board.yml")
    #expect(await board.findings().isEmpty)
    #expect(board.text(of: "sitemap.xml").contains("<loc>https://test.example.org/r&#x26;d's/jobs/baker/</loc>"))
  }

  @Test(
    "A site that lacks many pages without a reason is refused",
    arguments: [
      (of: 60, lost: 18, explained: 0, refused: false), (of: 66, lost: 20, explained: 0, refused: true),
      (of: 67, lost: 20, explained: 0, refused: false), (of: 19, lost: 19, explained: 0, refused: false),
      (of: 40, lost: 40, explained: 21, refused: false), (of: 40, lost: 40, explained: 20, refused: true),
    ])
  func lostPages(of: Int, lost: Int, explained: Int, refused: Bool) throws {
    let site = try TemporarySite()
    let other = ["index.html": "home", "page/2/index.html": "list"]
    let pages = (0..<of).map { $0 % 2 == 0 ? "jobs/\($0)/index.html" : "referrals/\($0)/index.html" }
    func files(_ paths: some Sequence<String>) -> [String: String] {
      Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }).merging(other) { $1 }
    }
    try site.publish(files(pages))
    let known = Set(pages.prefix(explained))
    let checks = SiteChecks(pageGuard: PageGuard())
    let next = files(pages.dropFirst(lost))
    do {
      try site.publish(next, checks: checks, expectedToGo: known)
      #expect(try !refused && site.files == next)
    } catch let finding as Diagnostic {
      #expect(refused && finding.stop == .refusal)
      #expect(finding.message.contains("lacks \(lost - explained) of the \(of) job and referral pages"))
      #expect(try site.files == files(pages))
      try site.publish(next)
    }
  }

  @Test(
    "Pages of listings are guarded in the folders of languages and by letters as well, and no other pages are",
    arguments: [
      ("jobs/clerk-#/index.html", true), ("de/jobs/clerk-#/index.html", true),
      ("referrals/b/2/clerk-#/index.html", true), ("pt-br/jobs/b/2/clerk-#/index.html", true),
      ("de/referrals/#.html", false), ("referrals/page/#/index.html", false),
      ("referrals/page/1/#/index.html", false), ("searches/jobs/page/#/index.html", false),
      ("de/searches/jobs/page/1/#/index.html", false), ("jobs/clerk-#/card.png", false),
    ])
  func guarded(path: String, isGuarded: Bool) throws {
    let site = try TemporarySite()
    let pages = (100..<130).map { (path.replacing("#", with: "\($0)"), "") }
    try site.publish(Dictionary(uniqueKeysWithValues: pages + [("index.html", "home")]))
    var refused = false
    do {
      try site.publish(["index.html": "home"], checks: SiteChecks(pageGuard: PageGuard()))
    } catch let finding as Diagnostic {
      refused = finding.stop == .refusal
    }
    #expect(refused == isGuarded)
  }

  @Test("A site without a front page is refused")
  func noFrontPage() throws {
    let site = try TemporarySite()
    #expect(
      message { try site.publish(["a.html": ""], checks: SiteChecks(pageGuard: PageGuard())) }
        == "The new site has no front page.")
  }

  @Test("A secret forbids publishing; the variable is named, the value is not, and the pages are counted")
  func secret() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    let checks = SiteChecks(secrets: SecretScan(["API_KEY": "s3cr3t/value+1"]))
    do {
      let pages = ["index.html": "new", "b/index.html": "<a title='s3cr3t/value+1'>", "c.html": "s3cr3t%2Fvalue%2b1"]
      try site.publish(pages, checks: checks)
      Issue.record("published")
    } catch let finding as Diagnostic {
      #expect(finding.stop == .refusal && finding.spot == .url("b/index.html"))
      #expect(
        finding.message == "The value of the environment variable API_KEY stands in this file and in 1 more file.")
      #expect(!finding.description.contains("s3cr3t"))
    }
    #expect(try site.files == ["index.html": "old"])
    #expect(try site.besides.isEmpty)
  }

  @Test("A secret in a file that did not change is found as well")
  func unchanged() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "s3cr3t/value+1"])
    let checks = SiteChecks(secrets: SecretScan(["API_KEY": "s3cr3t/value+1"]))
    #expect(throws: Diagnostic.self) { try site.publish(["index.html": "s3cr3t/value+1"], checks: checks) }
  }

  static let places: [(path: String, around: String)] = [
    ("jobs/a/index.html", "<p>{}</p>"), ("jobs/a/index.html", "<a href=\"https://x.example/?key={}\">x</a>"),
    ("jobs/a/index.html", "<img alt='{}'>"), ("jobs/a/index.html", "<!-- {} -->"),
    ("jobs/a/index.html", "<script type=\"application/ld+json\">{\"title\":\"{}\"}</script>"),
    ("jobs/a/index.html", "<meta name=description content=\"{}\">"), ("index.html", "<title>{}</title>"),
    ("404.html", "{}"), ("feed.xml", "<rss><channel><title>{}</title></channel></rss>"),
    ("feed.xml", "<rss><channel><item><description>&lt;p&gt;{}&lt;/p&gt;</description></item></channel></rss>"),
    ("feed.xml", "<rss><channel><item><guid>tag:x:{}</guid></item></channel></rss>"),
    ("feed.json", "{\"title\":\"{}\"}"),
    ("feed.json", "{\"content_html\":\"\\u003cp\\u003e{}\"}"),
    ("closing.ics", "BEGIN:VEVENT\r\nSUMMARY:{}\r\nEND:VEVENT\r\n"),
    ("data/index.json", "{\"fields\":[\"{}\"]}"), ("data/jobs-1.json", "[[\"{}\",1]]"),
    ("sitemap.xml", "<urlset><url><loc>https://x.example/{}/</loc></url></urlset>"), ("robots.txt", "# {}"),
    ("manifest.webmanifest", "{\"name\":\"{}\"}"), ("sw.js", "const cache = '{}';"), ("assets/style.css", "/* {} */"),
  ]

  @Test(
    "Wherever a secret is planted and however it is written, it is found", arguments: SecretScanTests.Written.allCases)
  func planted(written: SecretScanTests.Written) {
    for key in SecretScanTests.keys {
      let checks = SiteChecks(secrets: SecretScan(["API_KEY": key]))
      for (path, around) in Self.places {
        let form = written.form(of: key)
        var text = around.replacing("{}", with: form)
        // Calendars break long lines wherever they are.
        if path == "closing.ics" { text = text.replacing(form, with: form.prefix(5) + "\r\n " + form.dropFirst(5)) }
        #expect(Array(text.utf8).withUnsafeBytes { checks.inspect(path, $0).leak } == "API_KEY", "\(path): \(text)")
        let clean = Array(around.utf8).withUnsafeBytes { checks.inspect(path, $0).leak }
        #expect(clean == nil)
      }
    }
  }

  @Test("A secret in a file's name is found")
  func named() {
    let checks = SiteChecks(secrets: SecretScan(["API_KEY": "abc-def-1234"]))
    #expect([].withUnsafeBytes { checks.inspect("jobs/abc-def-1234/index.html", $0).leak } == "API_KEY")
  }
}
