import Testing

@testable import Boardwalk

@Suite("The feeds of a board")
struct FeedFilesTests {
  /// So many jobs of a day, that a board knows from its first night.
  private static func old(_ count: Int, posted: String = "2026-11-18") throws -> [Job] {
    try (0..<count).map { try .plain("old-\($0)", title: "Old \($0)", posted: posted) }
  }

  @Test("What is new tonight is in the feeds of everything, however long ago it was posted")
  func newest() async throws {
    let old = try Self.old(120)
    let new = try Job.plain("new", title: "Late finder", posted: "2026-09-01")
    let site = try await PrintedSite(settings: { $0.outputs = [.atom] }, nights: [old, old + [new]])
    for path in ["feed.xml", "feed.json", "atom.xml"] {
      #expect(site[path].contains("Late finder"), "\(path)")
    }
    #expect(site["feed.xml"].between("<item>", "</item>").count == 100)
    #expect(site["feed.xml"].between("<item>", "</item>").first?.contains("Late finder") == true)
  }

  @Test(
    "Nothing is dated after the run, wherever the board's days begin", arguments: ["Asia/Tokyo", "America/New_York"])
  func moments(zone: String) async throws {
    // 21 November, 20:00 UTC: in Tokyo the next day has begun.
    let now = TestBoard.now + 12 * 3600
    let run = "2026-11-21T20:00:00Z"
    let post = "---\ntitle: Baker\norganization: Oven\nposted: 2026-12-05\n---\nBake.\n"
    let settings = "title: T\nbase-url: https://t.example.org/\ntime-zone: \(zone)\nsources: []\n"
    let site = try await PrintedSite(
      [try .plain(posted: zone == "Asia/Tokyo" ? "2026-11-22" : "2026-11-21")],
      content: ["Content/board.yml": settings, "Content/jobs/baker.md": post],
      settings: { $0.outputs = [.atom, .aggregators] }, now: now)
    #expect(site.site.board.jobs.allSatisfy { $0.firstSeen <= now && $0.changed <= now })
    #expect(try #require(site["data/index.json"].between("\"updated\":\"", "\"").first) <= run)
    let days = site["sitemap.xml"].between("<lastmod>", "</lastmod>")
    #expect(days.count == 2 && days.allSatisfy { $0 <= run })
    for (path, start, end) in [
      ("feed.json", "\"date_published\":\"", "\""), ("atom.xml", "<published>", "<"), ("atom.xml", "<updated>", "<"),
    ] {
      let moments = site[path].between(start, end)
      #expect(moments.count >= 2 && moments.allSatisfy { $0 <= run }, "\(path)")
    }
    // At Greenwich the day that has begun in Tokyo is still to come.
    let early = zone == "Asia/Tokyo" ? "Sat, 21 Nov 2026 20:00:00 GMT" : "Sat, 21 Nov 2026 05:00:00 GMT"
    #expect(site["feed.xml"].between("<pubDate>", "<") == [early, early])
    #expect(!site["feed.xml"].contains("22 Nov") && !site["jobs.xml"].contains("22 Nov"))
  }

  @Test("An item says until when one can apply where that is known, and is never empty")
  func lastDay() async throws {
    func post(_ fields: String) -> String {
      "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-18\n\(fields)---\n"
    }
    let site = try await PrintedSite(content: [
      "Content/jobs/a.md": post(""), "Content/jobs/b.md": post("open-until-filled: true\n"),
      "Content/jobs/c.md": post("closes: 2026-12-03\n"),
    ])
    let items = site["feed.xml"].between("<description>", "</description>").dropFirst()
    #expect(
      Set(items.map { $0.between("p&#x3E;", "&#x3C;").first ?? "" }) == [
        "Oven", "Open until filled", "closes 3 December 2026",
      ])
  }

  @Test("A feed was built when one of its jobs last changed")
  func changed() async throws {
    let old = try Self.old(3)
    var night = old
    night[2].excerpt = "Now with lunch."
    let before = try await PrintedSite(settings: { $0.outputs = [.atom] }, nights: [old, old])
    let after = try await PrintedSite(settings: { $0.outputs = [.atom] }, nights: [old, night])
    #expect(before["feed.xml"].between("<lastBuildDate>", "<") == ["Wed, 18 Nov 2026 00:00:00 GMT"])
    #expect(after["feed.xml"].between("<lastBuildDate>", "<") == ["Sat, 21 Nov 2026 08:00:00 GMT"])
    #expect(after["atom.xml"].between("<updated>", "<").first == "2026-11-21T08:00:00Z")
  }

  @Test("A feed without jobs does not speak of 1970")
  func empty() async throws {
    let search = ["Content/searches/none.md": "---\ntitle: None\nkeywords: xyzzy\n---\n"]
    let site = try await PrintedSite(
      content: search, settings: { $0.outputs = [.atom, .aggregators] }, nights: [try Self.old(1), [], []])
    #expect(site["searches/none/atom.xml"].between("<updated>", "<") == ["2026-11-19T08:00:00Z"])
    #expect(site["data/index.json"].contains("\"updated\":\"2026-11-19T08:00:00Z\""))
    let none = try await PrintedSite(settings: { $0.outputs = [.aggregators] })
    #expect(none["jobs.xml"].contains("</publisherurl>\n</source>"))
  }

  @Test("Those first seen last are chosen, and of those seen at one moment the ones that the board shows first")
  func choice() async throws {
    var random = SystemRandomNumberGenerator()
    var board = try await PrintedSite([.plain()]).site.board
    board.jobs = try (0..<300).map {
      .of(try .plain("\($0)"), firstSeen: Int64.random(in: 0..<90, using: &random))
    }
    let some = Positions(board.jobs.indices.filter { $0 % 7 != 0 })
    for count in [0, 1, 40, 100, some.count, 400] {
      let wanted = some.sorted {
        (board.jobs[$1].firstSeen, $0) < (board.jobs[$0].firstSeen, $1)
      }
      #expect(Array(board.seenLast(count, of: some)) == wanted.prefix(count).sorted())
    }
  }

  @Test("The feed of a list holds all of it, or of one that is too long what came last")
  func followed() async throws {
    var board = try await PrintedSite([.plain()]).site.board
    /// - Parameter fresh: so many came within two days of the last one, all others a week before.
    func shown(_ count: Int, fresh: Int) throws -> Positions {
      board.jobs = try (0..<count).map {
        let isFresh = $0 % (count / max(fresh, 1)) == 0 && $0 / (count / max(fresh, 1)) < fresh
        let before = isFresh ? Int64($0) % FeedFiles.newsTime : 7 * 86_400
        return .of(try .plain("\($0)"), firstSeen: TestBoard.now - before)
      }
      return FeedFiles.followed(Positions(board.jobs.indices), on: board)
    }
    #expect(try shown(1000, fresh: 3).count == 1000)
    let few = try shown(1001, fresh: 3)
    #expect(few.count == 250 && Set(few).isSuperset(of: [0, 333, 666]))
    #expect(try shown(1001, fresh: 500).count == 500)
    #expect(try shown(1001, fresh: 1001).count == 1001)
  }

  @Test("Only a feed that holds all of its list says so, and a calendar holds the last days that come next")
  func long() async throws {
    // A board knows of its first jobs only when they were posted.
    let jobs = try (0..<1001).map { index in
      var job = try Job.plain("\(index)", title: "Clerk \(index)", posted: index < 9 ? "2026-11-18" : "2026-10-01")
      let day = job.summary.posted + 60 + index
      job.summary.deadline = Deadline(day: day, instant: day.instant + 86_399, zone: nil)
      return job
    }
    let search = ["Content/searches/all.md": "---\ntitle: All\n---\n"]
    let whole = try await PrintedSite(Array(jobs.dropLast()), content: search)
    #expect(whole["searches/all/feed.xml"].contains("<fh:complete/>"))
    #expect(whole["searches/all/feed.xml"].between("<item>", "</item>").count == 1000)
    let long = try await PrintedSite(jobs, content: search)
    let items = long["searches/all/feed.xml"].between("<item>", "</item>")
    #expect(items.count == 250 && items.filter { $0.contains("18 Nov 2026") }.count == 9)
    #expect(!long["searches/all/feed.xml"].contains("fh:complete"))
    let last = long["searches/all/closing.ics"].between("SUMMARY:", "\r\n")
    #expect(last.count == 1000 && !last.contains { $0.contains("Clerk 1000") })
  }
}
