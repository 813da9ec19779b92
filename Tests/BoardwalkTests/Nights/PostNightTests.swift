import Foundation
import GRDB
import Testing

@testable import Boardwalk

@Suite("Posts, night after night")
struct PostNightTests {
  private static let night: Int64 = 86_400
  private let start = TestBoard.now

  @Test("A post that is edited has changed: calendar, feeds, sitemap and index say so, and it is no newer")
  func edited() async throws {
    let board = try Self.board(["jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-12-01")])
    _ = try await board.run(now: start).publish()
    let before = board.site
    #expect(board.text(of: "closing.ics").contains("DTSTAMP:20261117T000000Z\r\nSEQUENCE:1163721600\r\n"))
    #expect(board.text(of: "data/index.json").contains("\"updated\":\"2026-11-17T00:00:00Z\""))
    _ = try await board.run(now: start + 60).publish()
    #expect(board.site == before)

    try Self.write(["jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-12-05")], to: board)
    _ = try await board.run(now: start + Self.night).publish()
    let sequence = start + Self.night - (try Day.on("1990-01-01")).instant
    #expect(board.text(of: "closing.ics").contains("DTSTAMP:20261122T080000Z\r\nSEQUENCE:\(sequence)\r\n"))
    #expect(board.text(of: "closing.ics").contains("DATE:20261205"))
    #expect(board.text(of: "sitemap.xml").contains("jobs/baker/</loc><lastmod>2026-11-22</lastmod>"))
    #expect(board.text(of: "feed.xml").between("<lastBuildDate>", "<") == ["Sun, 22 Nov 2026 08:00:00 GMT"])
    #expect(board.text(of: "feed.xml").between("<pubDate>", "<") == ["Tue, 17 Nov 2026 00:00:00 GMT"])
    #expect(board.text(of: "data/index.json").contains("\"updated\":\"2026-11-22T08:00:00Z\""))

    try Self.write(["jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-12-06")], to: board)
    _ = try await board.run(now: start + Self.night + 90).publish()
    #expect(board.text(of: "closing.ics").contains("\r\nSEQUENCE:\(sequence + 90)\r\n"), "mended a minute later")
  }

  @Test("A post whose file was away for a night, and that is newer now than it was, has a higher number in calendars")
  func sequence() async throws {
    let board = try Self.board(["jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-12-01")])
    var numbers: [Int] = []
    for (night, day) in [(0, "2026-12-01"), (5, "2026-12-05"), (6, nil), (7, "2026-12-04")] as [(Int64, String?)] {
      if let day {
        try Self.write(["jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: day)], to: board)
      } else {
        try board.remove("Content/jobs/baker.md")
      }
      _ = try await board.run(now: start + night * Self.night).publish()
      numbers += board.text(of: "closing.ics").between("SEQUENCE:", "\r\n").compactMap { Int($0) }
    }
    #expect(numbers.count == 3 && numbers == numbers.sorted() && Set(numbers).count == 3, "\(numbers)")
  }

  @Test(
    "A clock that is far ahead, which nobody contradicts on a board without sources, is said once, and nothing is lost by it"
  )
  func farClock() async throws {
    let board = try Self.board([
      "jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-12-01"),
      "jobs/cook": Self.job("Cook", posted: "2026-11-17", closes: "2026-12-03"),
    ])
    _ = try await board.run(now: start).publish()
    let before = board.site
    let ahead = start + 3652 * Self.night
    let said = try await board.run(now: ahead).publish().findings
    #expect(
      said.map(\.message) == [
        "By this machine's clock it is 20 November 2036, and all 2 posts that have a last day are over for more than 30 days, so their "
          + "pages go; in the last run they were open."
      ])
    #expect(said.map(\.severity) == [.warning])
    #expect(try await board.run(now: ahead + Self.night).publish().findings == [], "the second night has lost nothing")
    _ = try await board.run(now: start + 60).publish()
    #expect(board.site == before)
    var named = board.run(now: ahead)
    named.isMomentNamed = true
    #expect(try await named.publish().findings == [])
  }

  @Test("Posts that end one after the other say nothing of a clock", arguments: [20, 35, 60])
  func noFarClock(days: Int64) async throws {
    let board = try Self.board([
      "jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-11-22"),
      "jobs/cook": Self.job("Cook", posted: "2026-11-17", closes: "2027-03-03"),
    ])
    _ = try await board.run(now: start).publish()
    #expect(try await board.run(now: start + days * Self.night).publish().findings == [])
  }

  @Test("A post that is edited twice within a second is published as it was left")
  func twiceInASecond() async throws {
    let board = try Self.board(["jobs/baker": Self.job("Baker", posted: "2026-11-17", closes: "2026-12-01")])
    for title in ["Baker", "Bakes", "Baked"] {
      try Self.write(["jobs/baker": Self.job(title, posted: "2026-11-17", closes: "2026-12-01")], to: board)
      _ = try await board.run(now: start).publish()
      #expect(board.text(of: "jobs/baker/index.html").contains("<h1>\(title)</h1>"))
      #expect(board.text(of: "feed.xml").contains(title))
    }
  }

  @Test("A build that finds every post as it was writes nothing into the store")
  func unchanged() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run(now: start).publish()
    var run = board.run(now: start + 60)
    run.offline = true
    let store = FileManager.default.contents(atPath: run.folder.store)
    #expect(try Store(path: run.folder.store).posts().sorted.map(\.id.sourceID) == ["baker", "welder"])
    _ = try await run.publish()
    #expect(FileManager.default.contents(atPath: run.folder.store) == store)
  }

  @Test("A post that is dated back is first seen when it came: it is new, and in the feed before what came earlier")
  func datedBack() async throws {
    let board = try TestBoard.whole((0..<110).map { FakeUSAJobs.item($0) })
    _ = try await board.run(now: start).publish()
    let more = (0..<220).map { FakeUSAJobs.item($0) }
    try board.write(FakeUSAJobs.reply(more, total: more.count), to: "Content/replies/1.json")
    _ = try await board.run(now: start + Self.night).publish()
    try Self.write(["jobs/pilot": Self.job("Harbour pilot", posted: "2026-11-19")], to: board)
    _ = try await board.run(now: start + 2 * Self.night).publish()
    let items = board.text(of: "feed.xml").between("<item>", "</item>")
    #expect(items.count == 100)
    #expect(items.first?.contains("<pubDate>Mon, 23 Nov 2026 08:00:00 GMT") == true)
    #expect(items.first?.contains("Harbour pilot") == true)
    let jobs = try board.run(now: start + 3 * Self.night).board().jobs
    let listing = try #require(jobs.first { $0.title == "Harbour pilot" })
    #expect(listing.firstSeen == start + 2 * Self.night)
    #expect(listing.posted == (try Day.on("2026-11-19")))
  }

  @Test("The first post of a board that had none is new; those that a board begins with are as old as they say")
  func first() async throws {
    let board = try Self.board([:])
    _ = try await board.run(now: start).publish()
    try Self.write(["jobs/pilot": Self.job("Pilot", posted: "2026-11-12")], to: board)
    _ = try await board.run(now: start + Self.night).publish()
    #expect(try board.run(now: start + Self.night).board().jobs.map(\.firstSeen) == [start + Self.night])
    let other = try Self.board(["jobs/pilot": Self.job("Pilot", posted: "2026-11-12")])
    _ = try await other.run(now: start).publish()
    #expect(try other.run().board().jobs.map(\.firstSeen) == [try Day.on("2026-11-12").instant])
    #expect(try other.run().board().jobs.allSatisfy { !$0.isNew })
  }

  @Test("In a store from before posts were kept, posts are as old as they say, and none is new")
  func olderStore() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run(now: start).publish()
    let site = board.site
    try await Store(path: board.run().folder.store).database.write { database in
      try database.execute(sql: "DROP TABLE post")
      try database.execute(sql: "DROP TABLE posting")
      try database.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE 'posts%'")
    }
    _ = try await board.run(now: start).publish()
    #expect(board.site == site)
  }

  @Test(
    "A referral that was updated before the board began has changed then, unless that is still to come",
    arguments: [("2026-11-20", "2026-11-20"), ("2026-11-22", "2026-11-18"), ("2026-11-01", "2026-11-18")])
  func updated(written: String, changed: String) async throws {
    let board = try Self.board(["referrals/welder": Self.welder(updated: written)])
    _ = try await board.run(now: start).publish()
    #expect(board.text(of: "sitemap.xml").contains("referrals/welder/</loc><lastmod>\(changed)</lastmod>"))
    try Self.write(["referrals/welder": Self.welder(updated: "2026-11-21")], to: board)
    _ = try await board.run(now: start + Self.night).publish()
    #expect(board.text(of: "sitemap.xml").contains("referrals/welder/</loc><lastmod>2026-11-22</lastmod>"))
  }

  @Test("A store that is lost comes back with its posts", arguments: [false, true])
  func restored(hasSources: Bool) async throws {
    func nights(losing: Bool) async throws -> TestBoard {
      let board = hasSources ? try TestBoard.whole() : try Self.board([:])
      _ = try await board.run(now: start).publish()
      try Self.write(["jobs/pilot": Self.job("Pilot", posted: "2026-11-12")], to: board)
      _ = try await board.run(now: start + Self.night).publish()
      try Self.write(["jobs/pilot": Self.job("Pilot", posted: "2026-11-12", closes: "2026-12-05")], to: board)
      _ = try await board.run(now: start + 2 * Self.night).publish()
      if losing { try board.remove(".boardwalk") }
      _ = try await board.run(now: start + 3 * Self.night).publish()
      return board
    }
    let (kept, lost) = (try await nights(losing: false), try await nights(losing: true))
    #expect(kept.site == lost.site)
    let pilot = try #require(try lost.run(now: start + 3 * Self.night).board().jobs.first { $0.title == "Pilot" })
    #expect([pilot.firstSeen, pilot.changed] == [start + Self.night, start + 2 * Self.night])
  }

  @Test("Whoever only looks, and whoever makes a part, sees what a build would note, and notes nothing")
  func looking() async throws {
    let board = try TestBoard.whole()
    _ = try await board.run(now: start).publish()
    let store = board.run().folder.store
    let bytes = FileManager.default.contents(atPath: store)
    try Self.write(["jobs/pilot": Self.job("Pilot", posted: "2026-11-12")], to: board)
    let now = start + Self.night
    let pilot = try #require(try board.run(now: now).board().jobs.first { $0.title == "Pilot" })
    #expect([pilot.firstSeen, pilot.changed] == [now, now])
    for number in 1...2 {
      var run = board.run(now: now)
      run.shard = Shard(number, of: 2)
      run.folder = BoardFolder(path: board.path, output: "\(board.path)/parts/\(number)")
      _ = try await run.publish()
    }
    #expect(FileManager.default.contents(atPath: store) == bytes)
    _ = try await board.run(now: now).fetch()
    #expect(try Store(path: store).posts().posts[JobID(source: "jobs", sourceID: "pilot")]?.firstSeen == now)
  }

  @Test(
    "A build that is refused takes back what it noted of posts: they are news to the one that publishes them",
    arguments: [false, true])
  func refused(isFirst: Bool) async throws {
    let board = try TestBoard(["Content/board.yml": TestBoard.settings()])
    if !isFirst { _ = try await board.run(now: start).publish() }
    try Self.write(["jobs/pilot": Self.job("Pilot", posted: "2026-11-12")], to: board)
    try board.write("---\ntitle: About\n---\n[Gone](../gone/)\n", to: "Content/pages/about.md")
    for (number, offline) in [false, true].enumerated() {
      var run = board.run(now: start + Int64(number + 1) * Self.night)
      run.offline = offline
      await #expect(throws: Findings.self) { try await run.publish() }
    }
    try board.remove("Content/pages/about.md")
    let now = start + 3 * Self.night
    let report = try await board.run(now: now).publish()
    #expect(report.posts.new == 1)
    let pilot = try Store(path: board.run().folder.store).posts().posts[JobID(source: "jobs", sourceID: "pilot")]
    #expect(pilot?.firstSeen == (isFirst ? try Day.on("2026-11-12").instant : now))
  }

  @Test("A post whose file is gone is forgotten, and is new when it comes back")
  func gone() async throws {
    let board = try Self.board(["jobs/baker": Self.job("Baker", posted: "2026-11-17")])
    _ = try await board.run(now: start).publish()
    try board.remove("Content/jobs/baker.md")
    _ = try await board.run(now: start + Self.night).publish()
    #expect(try Store(path: board.run().folder.store).posts().posts.isEmpty)
    #expect(!board.publishedPaths.contains { board.text(of: $0).contains("baker") })
    try Self.write(["jobs/baker": Self.job("Baker", posted: "2026-11-17")], to: board)
    _ = try await board.run(now: start + 2 * Self.night).publish()
    #expect(try board.run(now: start + 2 * Self.night).board().jobs.map(\.firstSeen) == [start + 2 * Self.night])
  }

  @Test("What a clock wrote that was ahead by days is taken for now")
  func clockAhead() throws {
    let content = try BoardContent.of(["Content/jobs/baker.md": Self.job("Baker", posted: "2026-11-17")])
    func following(_ kept: KeptPosts, at now: Int64) -> KeptPost? {
      kept.following(content.posts, at: .rightly(now), content.settings).sorted.first
    }
    let begun = KeptPosts(since: start, [])
    let ahead = try #require(following(begun, at: start + 9 * Self.night))
    #expect(ahead.firstSeen == start + 9 * Self.night)
    let later = try #require(following(KeptPosts(since: start, [ahead]), at: start))
    #expect([later.firstSeen, later.changed] == [start, start])
  }

  @Test(
    "A day without a time is the same day where the board is and at Greenwich",
    arguments: ["UTC", "America/New_York", "Europe/Berlin", "Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Niue"],
    ["2026-03-08", "2026-07-01", "2026-10-25", "2026-11-01"])
  func moment(zone: String, written: String) throws {
    var settings = try BoardContent.of().settings
    settings.timeZone = try #require(TimeZone(identifier: zone))
    let day = try Day.on(written)
    let moment = settings.moment(of: day)
    #expect([settings.day(of: moment), Day(instant: moment)] == [day, day])
    #expect(moment == day.instant || settings.day(of: moment - 1) == day + -1)
  }

  private static func board(_ posts: [String: String]) throws -> TestBoard {
    let board = try TestBoard()
    try write(posts, to: board)
    return board
  }

  private static func write(_ posts: [String: String], to board: TestBoard) throws {
    for (name, text) in posts { try board.write(text, to: "Content/\(name).md") }
  }

  private static func job(_ title: String, posted: String, closes: String? = nil) -> String {
    "---\ntitle: \(title)\norganization: Oven\nposted: \(posted)\n\(closes.map { "closes: \($0)\n" } ?? "")---\nWork.\n"
  }

  private static func welder(updated: String) -> String {
    TestBoard.referral.replacing("posted: 2026-11-18", with: "posted: 2026-11-18\nupdated: \(updated)")
  }
}
