import Foundation
import Markup
import Testing

@testable import Boardwalk

@Suite("What stands in the head of a page")
struct PageHeadTests {
  private static let posting = "<script type=\"application/ld+json\">"

  /// A job that search engines may be told of.
  private func eligible(_ sourceID: String, closes: String?) throws -> Job {
    try .plain(sourceID) {
      $0.summary.places = [
        Place(city: "Portland", region: "Maine", regionCode: "ME", country: "US", countryName: "United States")
      ]
      $0.sections = [Job.Section(.duties, SafeHTML(text: "Count the boats."))]
      if let closes {
        $0.summary.deadline = Deadline(day: try .on(closes), instant: try Day.on(closes).instant + 86_399, zone: nil)
      }
    }
  }

  @Test("Every page finds its way back to the root, however deep it lies")
  func roots() async throws {
    let site = try await PrintedSite(
      try (1...30).map { try eligible("\($0)", closes: nil) },
      content: ["Content/searches/all.md": "---\ntitle: All\n---\n"])
    for (path, page) in site.pages where path.hasSuffix(".html") && path != "404.html" {
      let root = String(repeating: "../", count: path.components(separatedBy: "/").count - 1)
      #expect(page.contains("href=\"\(root)assets/favicon.svg\""), "\(path)")
      #expect(page.between("rel=\"stylesheet\" href=\"", "\"").allSatisfy { $0.hasPrefix("\(root)assets/") }, "\(path)")
    }
    #expect(site.pages.keys.contains("searches/all/page/2/index.html"))
  }

  @Test("The page for “not found” begins its links at the host, because it is shown at any depth")
  func notFound() async throws {
    let site = try await PrintedSite(settings: { $0.baseURL = "https://t.example.org/board/" })
    #expect(site["404.html"].contains("href=\"/board/assets/favicon.svg\""))
    #expect(site["404.html"].contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(!site["404.html"].contains("rel=\"canonical\""))
  }

  @Test("A page says its one address, absolute and without index.html")
  func canonical() async throws {
    let job = try eligible("1", closes: nil)
    let site = try await PrintedSite([job], settings: { $0.baseURL = "https://t.example.org/board/" })
    #expect(site["index.html"].between("rel=\"canonical\" href=\"", "\"") == ["https://t.example.org/board/"])
    #expect(
      site["jobs/\(job.slug)/index.html"].between("rel=\"canonical\" href=\"", "\"")
        == ["https://t.example.org/board/jobs/\(job.slug)/"])
  }

  @Test("Search engines are told of open jobs only")
  func lifetime() async throws {
    let open = try eligible("open", closes: "2026-12-24")
    let ended = try eligible("ended", closes: "2026-11-20")
    let site = try await PrintedSite([open, ended])
    let openPage = site["jobs/\(open.slug)/index.html"]
    #expect(openPage.contains(Self.posting))
    #expect(!openPage.contains("noindex"))
    #expect(!openPage.contains("This job closed"))
    let closedPage = site["jobs/\(ended.slug)/index.html"]
    #expect(!closedPage.contains(Self.posting))
    #expect(closedPage.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(closedPage.contains("<p class=\"notice\">This job closed on 20 November 2026.</p>"))
    for path in ["index.html", "feed.xml", "feed.json", "closing.ics", "sitemap.xml", "data/jobs.json"] {
      #expect(site[path].contains(open.slug.text), "\(path)")
      #expect(!site[path].contains(ended.slug.text), "\(path)")
    }
  }

  @Test("A closed job has no button to apply")
  func applyButton() async throws {
    func apply(_ closes: String) async throws -> Bool {
      var job = try eligible("1", closes: closes)
      job.applyURL = SafeURL("https://apply.example.org/1")
      return try await PrintedSite([job])["jobs/\(job.slug)/index.html"].contains(
        "href=\"https://apply.example.org/1\"")
    }
    #expect(try await apply("2026-12-24"))
    #expect(try await !apply("2026-11-20"))
  }

  @Test("Where a button to apply leads is said of web pages only")
  func applyHost() async throws {
    func page(_ address: String) async throws -> String {
      var job = try eligible("1", closes: nil)
      job.applyURL = SafeURL(address)
      return try await PrintedSite([job])["jobs/\(job.slug)/index.html"]
    }
    #expect(try await page("https://apply.example.org/1").contains("leads to apply.example.org</p>"))
    let mail = try await page("mailto:jobs@example.org")
    #expect(PlainText.decodeEntities(mail).contains("href=\"mailto:jobs@example.org\"") && !mail.contains("leads to"))
  }

  @Test("Templates escape whatever a job is called")
  func escaping() async throws {
    let evil = "<script>alert(\"1\")</script>'&`="
    var job = try eligible("1", closes: nil)
    job.summary.title = evil
    job.summary.organization = evil
    job.summary.placeText = evil
    let site = try await PrintedSite([job])
    for (path, page) in site.pages where path.hasSuffix(".html") { #expect(!page.contains("<script>"), "\(path)") }
  }

  @Test("No file is written twice")
  func once() async throws {
    let post = "---\ntitle: T\norganization: O\nposted: 2026-11-01\n---\n"
    let site = try await PrintedSite(
      try (1...3).map { try eligible("\($0)", closes: nil) },
      content: [
        "Content/referrals/a.md": post, "Content/jobs/a.md": post, "Content/searches/a.md": "---\ntitle: A\n---\n",
        "Content/people/a.md": "---\nname: A\n---\n", "Content/pages/a.md": "---\ntitle: A\n---\n",
      ])
    #expect(site.twice == [])
    #expect(site.pages.count > 30)
  }
}
