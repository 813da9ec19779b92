import Foundation
import Markup
import Testing

@testable import Boardwalk

@Suite("What sources ask of those who show their jobs")
struct SourcePolicyTests {
  private static func read(_ source: String) -> (entry: SourceEntry?, findings: [String]) {
    let yaml = "title: T\nbase-url: https://t.example.org/\nsources:\n  - \(source)\n"
    let (board, findings) = BoardSettings.read(Array(yaml.utf8), file: "board.yml")
    return (board?.sources.first, findings.map(\.description))
  }

  @Test("The terms that are known are in the policies")
  func known() {
    #expect(!Remotive.policy.mayIndex && Remotive.policy.attribution == .followedLink)
    #expect(!Jobicy.policy.mayIndex && Jobicy.policy.applying == .atSource && Jobicy.policy.pollingInterval == 3600)
    #expect(RemoteOK.policy.attribution == .followedLink && !RemoteOK.policy.mayShowLogo && RemoteOK.policy.mayIndex)
    #expect(Adzuna.policy.text == .excerpt && Adzuna.policy.attribution == .followedLink)
    for source in [Greenhouse.policy, Lever.policy, Personio.policy, USAJobs.policy] {
      #expect(source.standing == .employer)
    }
    for source in [Adzuna.policy, Himalayas.policy, TheMuse.policy] { #expect(source.standing == .gatherer) }
  }

  @Test("The README says of each source whether search engines are kept from its jobs")
  func listed() throws {
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    for source in jobSources where source.name != "usajobs" {
      let row = try #require(readme.between("\n| `\(source.name)` | ", "\n").first, "\(source.name)")
      #expect(row.contains("kept from search engines") == !source.policy.mayIndex, "\(source.name)")
    }
  }

  @Test("A board may be stricter than the terms")
  func stricter() throws {
    let (entry, findings) = Self.read(
      "greenhouse: { board: acme, policy: { may-index: false, hours-between: 12, attribution: followed-link, "
        + "applying: at-source, text: excerpt, may-show-logo: false } }")
    #expect(findings.isEmpty)
    let policy = try #require(entry).policy
    #expect(!policy.mayIndex && policy.pollingInterval == 43_200 && policy.attribution == .followedLink)
    #expect(policy.applying == .atSource && policy.text == .excerpt && !policy.mayShowLogo)
    #expect(policy.title == "Greenhouse" && english.demands(of: policy).count == 6)
  }

  @Test(
    "A board may not be laxer, and is told where it wanted to be",
    arguments: [
      "may-index: true", "hours-between: 2", "attribution: name",
    ])
  func laxer(_ setting: String) {
    let (entry, findings) = Self.read("remotive: { policy: { \(setting) } }")
    #expect(entry == nil)
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("board.yml:4:") == true)
    #expect(findings.first?.contains("`policy: \(setting)` is more than Remotive allows") == true)
  }

  @Test(
    "A source is asked once a week at least, or its jobs would be taken for unconfirmed",
    arguments: [(168, nil), (169, "169"), (744, "744"), (0, "0")] as [(Int, String?)])
  func rarely(hours: Int, refused: String?) {
    let (entry, findings) = Self.read("greenhouse: { board: acme, policy: { hours-between: \(hours) } }")
    #expect((entry?.policy.pollingInterval == Int64(hours) * 3600) == (refused == nil))
    let words = refused.map { "`hours-between` must be a whole number from 1 to 168, not `\($0)`" }
    #expect(findings.count == (words == nil ? 0 : 1) && words.map { findings.first?.contains($0) == true } ?? true)
  }

  @Test("Only the beginning of a text is kept where more may not be")
  func excerpt() throws {
    let long = String(repeating: "The tide comes in and goes out again. ", count: 30)
    let job = try Job.plain("1") {
      $0.sections = [Job.Section(.summary, SafeHTML(text: long)), Job.Section(.duties, SafeHTML(text: long))]
      $0.excerpt = "The tide comes in and goes out again."
    }
    #expect(job.keeping(.full) == job)
    #expect(job.keeping(.excerpt).sections.map(\.html.html) == ["<p>The tide comes in and goes out again.</p>"])
  }

  @Test("One applies at the source's own page where the source wants it")
  func applying() throws {
    let job = try Job.plain("1") {
      $0.applyURL = SafeURL("https://elsewhere.example.org/form")
      $0.sourceURL = SafeURL("https://source.example.org/1")
    }
    #expect(Jobicy.policy.applyURL(of: job)?.host == "source.example.org")
    #expect(Greenhouse.policy.applyURL(of: job)?.host == "elsewhere.example.org")
  }

  @Test("What may not be passed on is on the board's own pages only")
  func onward() async throws {
    let row =
      #"{"id": 7, "title": "Pilot", "company_name": "Harbour", "url": "https://remotive.com/7", "#
      + #""candidate_required_location": "Portugal", "publication_date": "2026-11-18", "description": "<p>Steer.</p>"}"#
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[remotive: { replies: replies }]"),
      "Content/replies/1.json": #"{"jobs": [\#(row)], "total-job-count": 1}"#,
      "Content/searches/all.md": "---\ntitle: All\n---\nAll.\n",
    ])
    _ = try await board.run().publish()
    for feed in [
      "feed.xml", "feed.json", "searches/all/feed.xml", "searches/all/feed.json", "sitemap.xml", "closing.ics",
    ] {
      let text = try #require(board.published(feed))
      #expect(!text.contains("Pilot") && !text.contains("jobs/pilot"), "\(feed)")
    }
    let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/pilot") })
    let page = try #require(board.published(path))
    #expect(page.contains("noindex") && !page.contains("ld+json"))
    #expect(page.contains(#"href="https://remotive.com/7" rel="noopener">See it at Remotive"#))
    #expect(board.published("index.html")?.contains("Pilot") == true)
    #expect(board.published("sources/index.html")?.contains("not for search engines, feeds or other boards") == true)
  }
}
