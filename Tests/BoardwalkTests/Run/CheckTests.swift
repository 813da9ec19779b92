import Foundation
import Testing
import Web

@testable import Boardwalk

@Suite("A check of a board")
struct CheckTests {
  private func findings(
    _ files: [String: String], external: Bool = false, answer: @escaping @Sendable (String) -> Int = { _ in 200 }
  ) async throws -> [String] {
    let board = try TestBoard(files.merging(["Content/board.yml": TestBoard.settings()]) { own, _ in own })
    let scratch = try TestBoard([:])
    var run = board.run()
    run.world.send = { (request) async throws(WebError) in
      Response(status: answer(request.url), headers: ["X-RateLimit-Remaining": "18"], url: request.url)
    }
    return try await run.check(scratch: scratch.path + "/check", external: external).findings.map(\.description)
  }

  @Test("A page that nothing leads to is named")
  func orphan() async throws {
    let found = try await findings(["Content/pages/lost.md": "---\ntitle: Lost\n---\nHere.\n"])
    #expect(
      found == [
        "lost/index.html: warning: No page of the site leads here.\n  hint: Link to it from a text, or write `menu: 1` into a page's file to have it in the menu."
      ])
  }

  @Test(
    "A link from the top of the host is named where the board lies below it and has such a page",
    arguments: [
      ("/searches/sea/", true), ("/searches/sea/?a=b&c=d#e", true), ("/index.html", true),
      ("/searches/sea", false), ("/searches/land/", false), ("/board/searches/sea/", false),
      ("../searches/sea/", false), ("/elsewhere/", false),
      ("https://test.example.org/searches/sea/", false),
    ])
  func fromTheTop(address: String, isNamed: Bool) async throws {
    let files = [
      "Content/searches/sea.md": "---\ntitle: Sea\nkeywords: sea\n---\n",
      "Content/pages/us.md": "---\ntitle: Us\nmenu: 1\n---\nSee [it](\(address)).\n",
    ]
    let said = """
      Content/pages/us.md:5: warning: The link “\(address)” leads out of the board, which lies below /board/.
        hint: Write `../\(address.dropFirst())`, if the board's own page is meant.
      """
    #expect(try await findings(files) == (isNamed ? [said] : []))
    let other = ["Content/board.yml": TestBoard.settings().replacing("/board/", with: "/")]
    guard isNamed else { return }
    #expect(try await findings(files.merging(other) { own, _ in own }) == [])
  }

  @Test("A verdict on a post that is not there is named, with the one that is near")
  func lostVerdict() async throws {
    func post(_ title: String) -> String { "---\ntitle: \(title)\norganization: O\nposted: 2026-07-10\n---\nText.\n" }
    let found = try await findings([
      "Content/jobs/intern.md": post("Intern"), "Content/jobs/cook.md": post("Cook"),
      "Content/duplicates.yml": "not-the-same:\n  - [jobs:intren, jobs:cook]\n",
    ])
    #expect(
      found.filter { $0.hasPrefix("Content/duplicates.yml") } == [
        "Content/duplicates.yml: warning: a verdict names `jobs:intren`, and there is no such post\n  hint: did you mean `jobs:intern`?"
      ])
  }

  @Test("A template's link from the top of the host is named once, and a base that nothing is checked below")
  func templateFromTheTop() async throws {
    let files = [
      "Content/searches/sea.md": "---\ntitle: Sea\nkeywords: sea\n---\n",
      "Content/pages/a.md": "---\ntitle: A\nmenu: 1\n---\nHere.\n",
      "Content/pages/b.md": "---\ntitle: B\nmenu: 2\n---\nHere.\n",
      "Templates/page.mustache":
        "{{>head}}<main id=\"main\"><h1>{{heading}}</h1>{{{body}}}<a href=\"/searches/sea/\">x</a><a href=\"/other/\">y</a></main>{{>foot}}",
    ]
    let said = """
      a/index.html: warning: The link “/searches/sea/” leads out of the board, which lies below /board/. 1 more page has it too.
        hint: A template writes `{{root}}searches/sea/`, if the board's own page is meant.
      """
    #expect(try await findings(files) == [said])
    let base = files.mapValues { $0.replacing("<main", with: "<base href=\"../\"><main") }
    #expect(try await findings(base).contains { $0.contains("It has a <base>, which the page's own policy forbids") })
  }

  @Test(
    "A search in a radius around a place that nobody knows is named with its line",
    arguments: [
      ("location: Portlnad, Maine\nradius: 25", true), ("radius: 25\nlocation: Portland, Maine", false),
      ("location: Portlnad, Maine", false), ("location: Upper Nowhere, Maine\nradius: 5", false),
    ])
  func middles(fields: String, isNamed: Bool) async throws {
    // A board may know a place that the table of towns does not.
    let row = FakeUSAJobs.item(1).replacing("Portland, Maine", with: "Upper Nowhere, Maine")
    let found = try await findings([
      "Content/board.yml": TestBoard.settings(sources: "[usajobs: { replies: rows }]"),
      "Content/rows/1.json": FakeUSAJobs.reply([row], total: 1),
      "Content/searches/near.md": "---\ntitle: Near\n\(fields)\n---\n",
    ])
    let said = """
      Content/searches/near.md:3:11: warning: nobody knows where `Portlnad, Maine` is, so nothing is found around it
        hint: name a town with its state or country, as in `Portland, Maine`
      """
    #expect(found.filter { $0.contains("near.md") } == (isNamed ? [said] : []), "\(found)")
  }

  @Test(
    "What is doubtful in a post is named with its line",
    arguments: [
      ("closes: 9999-12-31", 5), ("posted: 2027-06-18", 4),
      ("pay: { min: 1, max: 9, unit: year, currency: USD }", 5), ("pay: { min: 60000 }\nlocation: Berlin, Germany", 5),
    ])
  func lines(field: String, line: Int) async throws {
    let posted = field.hasPrefix("posted") ? "" : "posted: 2026-11-18\n"
    let found = try await findings([
      "Content/jobs/cook.md": "---\ntitle: Cook\norganization: Galley\n\(posted)\(field)\n---\nCook.\n"
    ])
    #expect(
      found.contains { $0.hasPrefix("Content/jobs/cook.md:\(line): warning: The job “Cook” (cook) ") }, "\(found)")
  }

  @Test("Posts whose time is over are named: first that their page says so, later that they have none")
  func expired() async throws {
    func post(_ last: String) -> String {
      "---\ntitle: Cook\norganization: Galley\nlocation: Portland, Maine\nposted: 2026-01-02\ncloses: \(last)\n---\nCook.\n"
    }
    let found = try await findings([
      "Content/jobs/lately.md": post("2026-11-18"), "Content/jobs/long-ago.md": post("2026-03-01"),
      "Content/jobs/open.md": post("2027-03-01"),
    ])
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("Content/jobs/lately.md: notice: This job ended on 2026-11-18; its page says so."))
    #expect(
      found[1].hasPrefix("Content/jobs/long-ago.md: warning: This job ended on 2026-03-01 and has no page any more."))
  }

  @Test("Jobs that search engines cannot show are named with the reason, once a reason")
  func ineligible() async throws {
    let job = "---\ntitle: Cook\norganization: Galley\nposted: 2026-11-02\n---\nCook.\n"
    let found = try await findings(["Content/jobs/a.md": job, "Content/jobs/b.md": job])
    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix(
        "notice: Not eligible for Google for Jobs: it does not say in which country the work is. So it is for 1 more."))
  }

  @Test("A post in a folder of its shelf is named with the folder")
  func folders() async throws {
    let job = "---\ntitle: Cook\norganization: Galley\nposted: 2026-11-02\n---\nCook.\n"
    let found = try await findings(["Content/jobs/2026/a.md": job])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("Content/jobs/2026/a.md: notice: Not eligible for Google for Jobs:"))
  }

  @Test("What a source lacks in board.yml is said with its line, and nobody is asked; what the machine lacks is not")
  func lacking() async throws {
    func found(_ sources: String) async throws -> [String] {
      let settings = "title: T\nbase-url: https://t.example.org/\nsources:\n\(sources)"
      return try await findings(["Content/board.yml": settings]) { address in
        Issue.record("\(address) was asked for")
        return 500
      }
    }
    #expect(
      try await found("  - remoteok:\n  - greenhouse:\n      name: harbour\n") == [
        "Content/board.yml:5:5: warning: Greenhouse needs `board` in board.yml.\n  hint: Write `acme` of https://job-boards.greenhouse.io/acme."
      ])
    #expect(
      try await found("  - usajobs:\n").map { String($0.prefix { $0 != "\n" }) } == [
        "Content/board.yml:4:5: warning: USAJOBS needs a key: board.yml names none."
      ])
    #expect(try await found("  - usajobs: { key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL }\n") == [])
  }

  @Test(
    "A link within the site that leads nowhere is said with the file and the line it was written in",
    arguments: [
      ("pages/2026/about", "title: About\nmenu: 1", "../nowhere/"),
      ("people/ada", "name: Ada", "/board/nowhere/?a=1&b=2"),
      ("searches/tides", "title: Tides", "../../nowhere/"),
    ])
  func brokenLink(name: String, fields: String, link: String) async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings() + "languages: [en, de]\n",
      "Content/\(name).md": "---\n\(fields)\n---\nA word,\nand [a link](\(link)).\n",
    ])
    let scratch = try TestBoard([:])
    let faults = await #expect(throws: Findings.self) { try await board.run().check(scratch: scratch.path + "/check") }
    let broken = try #require(faults).list.filter { $0.message.contains("not part of the site") }
    let line = fields.contains("\n") ? 6 : 5
    #expect(Set(broken.map(\.spot)) == [.file("Content/\(name).md", line: line)])
  }

  @Test("Addresses elsewhere are asked for on request only, and those that are gone are named with their page")
  func external() async throws {
    let page =
      "---\ntitle: About\nmenu: 1\n---\n[a](https://a.example/gone) [b](https://b.example/here) [c](https://c.example/shy)\n"
    let answer: @Sendable (String) -> Int = { $0.hasSuffix("gone") ? 404 : $0.hasSuffix("shy") ? 403 : 200 }
    #expect(try await findings(["Content/pages/about.md": page], answer: answer).isEmpty)
    let found = try await findings(["Content/pages/about.md": page], external: true, answer: answer)
    #expect(
      found == [
        "about/index.html: warning: The link “https://a.example/gone” leads to a page that is gone (404)."
      ])
  }

  @Test("Addresses without encryption are asked too, and this machine never is")
  func plainAndOwn() async throws {
    let page =
      "---\ntitle: About\nmenu: 1\n---\n[a](http://a.example/gone) [b](http://localhost:8080/x) [c](https://localhost/y)\n"
    let found = try await findings(["Content/pages/about.md": page], external: true) {
      $0.hasSuffix("gone") ? 404 : 500
    }
    #expect(
      found == [
        "about/index.html: warning: The link “http://a.example/gone” leads to a page that is gone (404).",
        "about/index.html: warning: The link “http://localhost:8080/x” leads to this machine.",
        "about/index.html: warning: The link “https://localhost/y” leads to this machine.",
      ])
  }

  @Test("A template without texts for its pictures is told once, with how many pages have it")
  func pictures() async throws {
    let found = try await findings([
      "Templates/partials/foot.mustache": "<img src=\"{{root}}assets/favicon.svg\"></body></html>\n"
    ])
    let pictures = found.filter { $0.contains("picture") }
    #expect(pictures.count == 1)
    #expect(pictures[0].contains("warning: The picture “favicon.svg” has no `alt` text. "))
    #expect(pictures[0].contains("more pages have it too."))
  }
}
