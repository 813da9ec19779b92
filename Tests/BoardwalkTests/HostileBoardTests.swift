import Foundation
import Testing

@testable import Boardwalk

@Suite("Boards full of what breaks others")
struct HostileBoardTests {
  /// An item with a text of 10 MB.
  private static let hugeItem = FakeUSAJobs.item(
    1,
    details: "\"Education\":\"\(String(repeating: "<p>All about <b>tides</b> &amp; more. ", count: 10_000_000 / 36))\"")

  @Test("Believing a description of 10 MB takes less than three seconds of one core")
  func hugeDescriptionTime() throws {
    let reply = Array(FakeUSAJobs.reply([Self.hugeItem], total: 1).utf8)
    // The time of this thread, because the other tests want the cores as well.
    let start = Self.nanosecondsOfThisThread()
    let draft = try #require(try USAJobs.Reply(decoding: reply).drafts.first)
    #expect(Normaliser(today: Day(number: 20_778)).job(from: draft, source: "usajobs").job != nil)
    #expect(Self.nanosecondsOfThisThread() - start < 3_000_000_000)
  }

  @Test("A description of 10 MB is shown shortened, with a warning")
  func hugeDescription() async throws {
    let board = try TestBoard.whole([Self.hugeItem])
    let report = try await board.run().publish()
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(
      report.findings.first?.message == "“Education” of the job “Hydrologist” is too long and is shown shortened.")
    let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/hydrologist-") })
    let page = try #require(board.published(path))
    #expect((200_000..<700_000).contains(page.utf8.count))
  }

  @Test(
    "Names in every script come out as they went in",
    arguments: [
      "Ingeniør Ærø", "مهندس برمجيات", "מהנדסת תוכנה", "软件工程师", "ソフトウェア技術者", "Инженер", "नर्स", "พยาบาล", "👩‍🚒 Zoë",
    ])
  func scripts(name: String) async throws {
    let board = try TestBoard.whole([FakeUSAJobs.item(1, name, changes: "\"OrganizationName\":\"\(name)\"")])
    try board.write(
      "---\ntitle: \(name)\norganization: \(name)\nposted: 2026-11-18\nskills: [\(name)]\n---\n\(name)\n",
      to: "Content/referrals/name.md")
    let report = try await board.run().publish()
    #expect(report.findings == [])
    let pages =
      board.publishedPaths.filter { $0.hasPrefix("jobs/") && !$0.hasPrefix("jobs/baker/") } + [
        "referrals/name/index.html", "index.html", "feed.xml",
      ]
    #expect(pages.count == 4)
    for page in pages { #expect(board.published(page)?.contains(name) == true, "\(page)") }
    #expect(board.publishedPaths.filter { !$0.utf8.allSatisfy { $0 < 128 } } == [])
    #expect(board.publishedPaths.count { $0.hasPrefix("organizations/") } == 4)
  }

  @Test("A script in any field of a job or a post comes out as text")
  func script() async throws {
    let evil = "<script>alert(1)</script>"
    let item = Self.poisoned(FakeUSAJobs.item(1), with: "\(evil)<img src=x onerror=alert(1)>")
    let board = try TestBoard.whole([item])
    try board.write(
      """
      ---
      title: "A \(evil)"
      organization: "B \(evil)"
      positions: ["\(evil)"]
      skills: ["\(evil)"]
      qualifications: ["\(evil)"]
      location: ["\(evil)"]
      category: ["\(evil)"]
      contact: { name: "\(evil)", email: ada@example.org }
      posted: 2026-11-18
      ---
      \(evil) <img src=x onerror=alert(1)> <svg onload=alert(1)> [x](javascript:alert(1))
      """, to: "Content/referrals/evil.md")
    try board.write(
      """
      ---
      title: "A \(evil)"
      organization: "B \(evil)"
      department: "\(evil)"
      appointment: "\(evil)"
      openings: "\(evil)"
      announcement: "\(evil)"
      grade: "\(evil)"
      posted: 2026-11-18
      ---
      \(evil)
      """, to: "Content/jobs/evil.md")
    try board.write(
      "---\ntitle: \"\(evil)\"\nkeywords: \"\(evil)\"\nlocation: \"\(evil)\"\n---\n\(evil)\n",
      to: "Content/searches/evil.md")
    try board.write("---\nname: \"\(evil)\"\nrole: \"\(evil)\"\n---\n\(evil)\n", to: "Content/people/evil.md")
    try board.write(
      "---\ntitle: \"\(evil)\"\ndescription: \"\(evil)\"\nmenu: 2\n---\n\(evil)\n", to: "Content/pages/evil.md")
    let settings = TestBoard.settings(sources: "[usajobs: { replies: replies }]").replacing(
      "Test Jobs", with: "\"\(evil)\"")
    try board.write(settings + "description: \"\(evil)\"\n", to: "Content/board.yml")
    let report = try await board.run().publish()
    #expect(report.open == 5)
    let own = ["<script type=\"module\" src=\"", "<script type=\"application/ld+json\">"]
    for (path, bytes) in board.site where !path.hasPrefix("assets/") {
      var text = String(decoding: bytes, as: UTF8.self)
      if path.hasSuffix(".html") {
        for start in own { text = text.replacing(start, with: "") }
        text = text.replacing(/<script src="(?:(?:\.\.\/)*|\/board\/)assets\/before-paint\.js\?v=[0-9a-z]+">/, with: "")
      }
      // JSON and calendars are no HTML; a feed and a page are.
      guard path.hasSuffix(".html") || path.hasSuffix(".xml") else { continue }
      for raw in ["<script", "<img", "<svg", "href=\"javascript:"] { #expect(!text.contains(raw), "\(path): \(raw)") }
    }
    let feed = try #require(board.published("feed.xml"))
    #expect(!feed.contains("&lt;img") && !feed.contains("&lt;script>alert(1)&lt;/script"))
  }

  /// The item with a text added to each of its texts.
  private static func poisoned(_ item: String, with poison: String) -> String {
    let harmless = [
      "MatchedObjectId", "RateIntervalCode", "PublicationStartDate", "ApplicationCloseDate", "MinimumRange",
      "MaximumRange",
    ]
    var poisoned = ""
    var key = ""
    for (index, part) in item.components(separatedBy: "\"").enumerated() {
      if index > 0 { poisoned += "\"" }
      poisoned += part
      guard index % 2 == 1 else { continue }
      let rest = item.components(separatedBy: "\"")
      if index + 1 < rest.count, rest[index + 1].hasPrefix(":") {
        key = part
      } else if !harmless.contains(key) {
        poisoned += poison
      }
    }
    return poisoned
  }

  private static func nanosecondsOfThisThread() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
