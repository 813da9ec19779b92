import Foundation
import Testing

@testable import Boardwalk

@Suite("A run from the sources to the site")
struct BuildTests {
  @Test("A second build with the same input writes no file and the same bytes")
  func twice() async throws {
    let board = try TestBoard.whole()
    let first = try await board.run().publish()
    let site = board.site
    #expect(first.published?.written == site.count { !$0.key.hasPrefix(".") })
    let second = try await board.run().publish()
    #expect(second.published?.written == 0)
    #expect(second.published?.removed == 0)
    #expect(second.counts == StoreRun.Counts(same: 2))
    #expect(board.site == site)
  }

  @Test("Two boards with the same input have the same bytes, whichever core prints which page")
  func reproducible() async throws {
    let items = (1...120).map { FakeUSAJobs.item($0, "Clerk \($0 % 7)") }
    let (one, other) = (try TestBoard.whole(items), try TestBoard.whole(items))
    _ = try await one.run().publish()
    _ = try await other.run().publish()
    #expect(one.publishedPaths == other.publishedPaths)
    #expect(one.site == other.site)
  }

  @Test(
    "What makes a build fail leaves the old site as it was, to the byte",
    arguments: [
      ("a broken template", ["Templates/job.mustache": "{{#job}}"]),
      ("an unknown name", ["Templates/job.mustache": "{{titel}}"]),
      ("two posts of one slug", ["Content/referrals/old/welder.md": TestBoard.referral]),
      ("front matter that cannot be read", ["Content/referrals/broken.md": "---\ntitle: [\n---\n"]),
      ("a post without an end", ["Content/jobs/broken.md": "---\ntitle: Baker\n"]),
      ("a setting nobody knows", ["Content/board.yml": "titel: T\n"]),
      ("a link that leads nowhere", ["Content/pages/about.md": "---\ntitle: About\n---\n[gone](/board/nowhere/)\n"]),
      ("a template that cannot be published", ["Templates/assets/a b.css": "p{}"]),
    ])
  func failure(what: String, files: [String: String]) async throws {
    let board = try TestBoard.whole()
    _ = try await board.run().publish()
    let site = board.site
    for (path, text) in files { try board.write(text, to: path) }
    let tomorrow = TestBoard.now + 86_400
    let findings = await board.findings(board.run(now: tomorrow))
    #expect(findings.contains { $0.severity == .error })
    #expect(board.site == site)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: board.path).filter { $0.hasPrefix(".public") } == [
        ".public.provenance"
      ])
  }

  @Test("A saved search finds jobs by what pages say of them in a language of the board, as the visitor's search does")
  func searchInLanguage() async throws {
    let board = try TestBoard.whole()
    try board.write(
      TestBoard.settings() + "languages: [en, de]\n", to: "Content/board.yml")
    for (name, keywords) in [
      ("home", "Homeoffice"), ("part", "Teilzeit"), ("remote", "remote"), ("none", "Télétravail"),
    ] {
      try board.write("---\ntitle: S\nkeywords: \(keywords)\n---\nS.\n", to: "Content/searches/\(name).md")
    }
    try board.write(
      "---\ntitle: Pilot\norganization: Sky\nposted: 2026-11-17\nlocation: Bonn\nremote: true\nschedule: part-time\n---\nFly.\n",
      to: "Content/jobs/pilot.md")
    _ = try await board.run().publish()
    for (name, finds) in [("home", true), ("part", true), ("remote", true), ("none", false)] {
      #expect(board.text(of: "searches/\(name)/index.html").contains("Pilot") == finds, "\(name)")
      #expect(board.text(of: "de/searches/\(name)/index.html").contains("Pilot") == finds, "\(name)")
    }
    let listed = try board.run().board().searches.filter { !$0.jobs.isEmpty }.map(\.search.slug).sorted()
    #expect(listed == ["home", "part", "remote"])
  }

  @Test("A failing build says where the fault is")
  func places() async throws {
    let board = try TestBoard.whole()
    try board.write("{{>head}}\n{{titel}}", to: "Templates/job.mustache")
    var findings = await board.findings()
    #expect(
      findings.map(\.description).contains {
        $0.hasSuffix(
          "/Templates/job.mustache:2:1: error: nothing is called `titel` here\n  {{titel}}\n  ^\n  hint: did you mean `title`?"
        )
      })
    try board.remove("Templates/job.mustache")
    try board.write(TestBoard.referral, to: "Content/referrals/old/welder.md")
    findings = await board.findings()
    #expect(findings.map(\.spot).contains(.file("Content/referrals/welder.md")))
  }

  @Test("A file in the output's place is a finding, and stays")
  func fileInPlaceOfOutput() async throws {
    let board = try TestBoard.whole()
    try board.write("mine", to: "public")
    let findings = await board.findings()
    #expect(findings.map(\.message) == ["The output is a file and not a folder."])
    #expect(FileManager.default.contents(atPath: "\(board.path)/public") == Data("mine".utf8))
  }

  @Test("Files that are not Boardwalk's stay")
  func foreignFiles() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run().publish()
    let foreign = ["CNAME": "jobs.example.org\n", ".nojekyll": "", "jobs/notes.txt": "mine", "deep/er/x.html": "<p>"]
    for (path, text) in foreign { try board.write(text, to: "public/\(path)") }
    try board.remove("Content/jobs/baker.md")
    _ = try await board.run().publish()
    for (path, text) in foreign { #expect(board.published(path) == text, "\(path)") }
    #expect(board.published("jobs/baker/index.html") == nil)
  }

  @Test("The page of a referral that was taken down is gone with the next build, and so is all that named it")
  func removedReferral() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run().publish()
    #expect(board.site.values.contains { String(decoding: $0, as: UTF8.self).contains("Welder") })
    try board.remove("Content/referrals/welder.md")
    _ = try await board.run().publish()
    #expect(board.published("referrals/welder/index.html") == nil)
    for (path, bytes) in board.site { #expect(!String(decoding: bytes, as: UTF8.self).contains("Welder"), "\(path)") }
  }

  @Test(
    "A check follows links: a dead one is an error, or a warning where a source that was not asked may make the page")
  func checkedLinks() async throws {
    let board = try TestBoard([
      "Content/pages/about.md": "---\ntitle: About\nmenu: 1\n---\n[More](../nowhere/index.html)\n"
    ])
    let scratch = try TestStore()
    await #expect(throws: Findings.self) {
      _ = try await board.run().check(scratch: scratch.folder + "/a")
    }
    let live = "[usajobs: { key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL }]"
    try board.write(TestBoard.settings(sources: live), to: "Content/board.yml")
    let report = try await board.run().check(scratch: scratch.folder + "/b")
    #expect(report.findings.map(\.severity) == [.warning])
    #expect(report.findings.first?.message.contains("nowhere/index.html") == true)
  }

  @Test("A check writes nothing, asks nobody, and finds what a build would find")
  func check() async throws {
    let board = try TestBoard.whole()
    let live = "usajobs: { name: live, key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL }"
    try board.write(
      TestBoard.settings(sources: "[usajobs: { replies: replies }, \(live)]"), to: "Content/board.yml")
    let before = try files(in: board)
    let scratch = try TestStore()
    var world = World.withoutNetwork(now: TestBoard.now)
    world.environment = FakeUSAJobs.environment
    let run = Build(BoardFolder(path: board.path), in: world)
    let report = try await run.check(scratch: scratch.folder + "/check")
    #expect(report.open == 4)
    #expect(report.findings.map(\.severity) == [.notice], "the baker's country is not known")
    #expect(report.published == nil)
    #expect(try files(in: board) == before)

    try board.write("{{titel}}", to: "Templates/job.mustache")
    let findings = await #expect(throws: Findings.self) {
      _ = try await run.check(scratch: scratch.folder + "/again")
    }
    #expect(findings?.list.count == 1)
  }

  @Test("Offline, nobody is asked, and what earlier runs kept is shown")
  func offline() async throws {
    let api = try FakeUSAJobs([FakeUSAJobs.item(1)])
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: api.source)], asking: api)
    _ = try await board.run(environment: FakeUSAJobs.environment).publish()
    var run = Build(BoardFolder(path: board.path), in: .withoutNetwork(now: TestBoard.now + 60))
    run.offline = true
    let report = try await run.publish()
    #expect(report.open == 1)
    #expect(report.deliveries.isEmpty)
    #expect(report.published?.written == 0)
  }

  @Test("A fetch keeps what it learned and writes no site")
  func fetch() async throws {
    let board = try TestBoard.whole()
    let report = try await board.run().fetch()
    #expect(report.new == 2)
    #expect(board.publishedPaths.isEmpty)
    #expect(try Store(path: BoardFolder(path: board.path).store).jobs().count == 2)
  }

  @Test("A job that two queries find has one page")
  func overlap() async throws {
    let api = try FakeUSAJobs([FakeUSAJobs.item(1), FakeUSAJobs.item(2)])
    let queries = "queries: [{ Keyword: tide }, { Keyword: water }]"
    let source = api.source.replacing("endpoint:", with: "\(queries), endpoint:")
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: source)], asking: api)
    let report = try await board.run(environment: FakeUSAJobs.environment).publish()
    #expect(api.queries.count == 2)
    #expect(report.open == 2)
    #expect(board.publishedPaths.count { $0.hasPrefix("jobs/") } == 2)
  }

  @Test("One id with two contents has one page, and the next build changes nothing")
  func twoContents() async throws {
    let board = try TestBoard.whole([
      FakeUSAJobs.item(1, "Hydrologist"), FakeUSAJobs.item(1, "Plumber"), FakeUSAJobs.item(2),
    ])
    let report = try await board.run().publish()
    #expect(report.open == 4)
    let pages = board.publishedPaths.filter { $0.hasPrefix("jobs/") && !$0.hasPrefix("jobs/baker/") }
    #expect(pages.count == 2)
    #expect(pages.allSatisfy { $0.hasPrefix("jobs/hydrologist-") })
    let site = board.site
    let second = try await board.run(now: TestBoard.now + 60).publish()
    // The state says when its sources were asked last.
    #expect(second.published?.written == 1)
    #expect(second.changed == 0)
    #expect(board.site.filter { site[$0.key] != $0.value }.map(\.key) == ["data/state.json"])
  }

  @Test("A changed title moves the page and leaves the way to it behind")
  func movedPage() async throws {
    let board = try TestBoard.whole([FakeUSAJobs.item(1, "Hydrologist")])
    _ = try await board.run().publish()
    let former = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/hydrologist-") })
    try board.write(FakeUSAJobs.reply([FakeUSAJobs.item(1, "Oceanographer")], total: 1), to: "Content/replies/1.json")
    _ = try await board.run(now: TestBoard.now + 86_400).publish()
    let present = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/oceanographer-") })
    let page = try #require(board.published(former))
    #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=./../../\(present)\">"))
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://test.example.org/board/\(present.dropLast(10))\">"))
    #expect(board.published("sitemap.xml")?.contains("hydrologist-") == false)
    let guid = "tag:boardwalk,2026:usajobs:1"
    #expect(board.published("feed.xml")?.contains(guid) == true)
  }

  /// Every file of the board with its bytes.
  private func files(in board: TestBoard) throws -> [String: Data] {
    let names = try #require(FileManager.default.subpaths(atPath: board.path))
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: "\(board.path)/\($0)") ?? Data()) })
  }
}
