import Testing

@testable import Boardwalk

@Suite("What posts are dated by")
struct PostDatesTests {
  private static let night: Int64 = 86_400
  private let start = TestBoard.now

  private static func job(_ title: String, posted: String, closes: String = "2026-12-10") -> String {
    "---\ntitle: \(title)\norganization: Oven\nposted: \(posted)\ncloses: \(closes)\n---\nWork.\n"
  }

  /// What the site dates its posts by.
  private static func dates(_ board: TestBoard, at now: Int64) throws -> [String] {
    let jobs = try board.run(now: now).board().jobs
    return jobs.map { "\($0.title) \($0.posted) \($0.firstSeen) \($0.changed) \($0.isNew)" }
  }

  @Test(
    "A clock that is set back dates no post anew, and none has changed",
    arguments: [-60, -5 * 86_400, -400 * 86_400, -TestBoard.now] as [Int64], [false, true])
  func setBack(by seconds: Int64, hasSources: Bool) async throws {
    let board = hasSources ? try TestBoard.whole() : try TestBoard()
    try board.write(Self.job("Baker", posted: "2026-11-19"), to: "Content/jobs/oven.md")
    _ = try await board.run(now: start).fetch()
    let last = start + 2 * Self.night
    try board.write(Self.job("Master baker", posted: "2026-11-19"), to: "Content/jobs/oven.md")
    try board.write(Self.job("Pilot", posted: "2026-11-23"), to: "Content/jobs/pilot.md")
    _ = try await board.run(now: last).fetch()
    let dates = try Self.dates(board, at: last)
    #expect(dates.count { $0.hasSuffix("true") } == 1)

    let now = max(last + seconds, 0)
    let report = try await board.run(now: now).fetch()
    #expect(report.findings.count { $0.message.contains("before the last run") } == 1)
    #expect(report.posts == PostFigures())
    #expect(try Self.dates(board, at: now) == dates)
    #expect(try board.run(now: now).board().postingFindings == [])

    for night in 1...2 as ClosedRange<Int64> {
      let text = Self.job("Pilot \(night)", posted: "2026-11-23")
      try board.write(text, to: "Content/jobs/pilot.md")
      #expect(try await board.run(now: now).fetch().posts == PostFigures(changed: 1))
      let pilot = try #require(try board.run(now: now).board().jobs.first { $0.title == "Pilot \(night)" })
      #expect([pilot.firstSeen, pilot.changed] == [last, last + night], "a calendar takes the newer one")
    }
    #expect(try await board.run(now: last + Self.night).fetch().posts == PostFigures())
  }

  @Test("The site that a clock which is set back makes says the same of when its posts were changed")
  func site() async throws {
    let board = try TestBoard()
    try board.write(Self.job("Baker", posted: "2026-11-20"), to: "Content/jobs/oven.md")
    _ = try await board.run(now: start).publish()
    try board.write(Self.job("Master baker", posted: "2026-11-20"), to: "Content/jobs/oven.md")
    _ = try await board.run(now: start + Self.night).publish()
    let site = board.site
    let report = try await board.run(now: start - 3 * Self.night).publish()
    #expect(report.findings.count == 1)
    for file in ["closing.ics", "sitemap.xml", "feed.xml", "data/index.json", "jobs/oven/index.html"] {
      #expect(board.site[file] == site[file], "\(file)")
    }
  }

  @Test("A last day that only a clock which is set back does not call over is one of the night's figures twice")
  func openAgain() async throws {
    let board = try TestBoard()
    try board.write(Self.job("Baker", posted: "2026-11-19"), to: "Content/jobs/oven.md")
    try board.write(Self.job("Clerk", posted: "2026-11-19", closes: "2026-11-21"), to: "Content/jobs/mill.md")
    _ = try await board.run(now: start).fetch()
    try board.write(Self.job("Pilot", posted: "2026-11-23"), to: "Content/jobs/pilot.md")
    let last = start + 2 * Self.night
    #expect(try await board.run(now: last).fetch().posts == PostFigures(new: 1, ended: 1))
    #expect(try await board.run(now: start).fetch().posts == PostFigures(new: 1))
    #expect(try board.run(now: start).board().jobs.count == 3)
    #expect(try await board.run(now: last + Self.night).fetch().posts == PostFigures(ended: 1))
  }

  @Test("Whoever vouches for a clock that is days earlier sets right what a wrong one wrote")
  func vouched() async throws {
    let board = try TestBoard()
    try board.write(Self.job("Baker", posted: "2026-11-19"), to: "Content/jobs/oven.md")
    _ = try await board.run(now: start).fetch()
    try board.write(Self.job("Master baker", posted: "2026-11-19"), to: "Content/jobs/oven.md")
    _ = try await board.run(now: start + 9 * Self.night).fetch()
    var run = board.run(now: start + Self.night)
    run.forceClock = true
    _ = try await run.fetch()
    let report = try await board.run(now: start + 2 * Self.night).fetch()
    #expect(report.findings == [])
    #expect(report.posts == PostFigures())
    #expect(try board.run(now: start + 2 * Self.night).board().jobs.map(\.changed) == [start + Self.night])
  }

  @Test(
    "A post that is dated ahead, or on a day that cannot be, is from the day it was first seen, and does not change",
    arguments: ["2026-11-25", "2026-11-24", "0900-01-01"], [false, true])
  func datedAhead(written: String, begins: Bool) async throws {
    let board = try TestBoard()
    if !begins { _ = try await board.run(now: start - Self.night).fetch() }
    try board.write(Self.job("Baker", posted: written), to: "Content/jobs/oven.md")
    let day = try Day.on(written)
    for night in 0...5 as ClosedRange<Int64> {
      let now = start + night * Self.night
      let figures = try await board.run(now: now).fetch().posts
      let today = Day(instant: now)
      let isListed = day.civil.year > 1989 && day <= today
      #expect(figures == PostFigures(new: night == 0 ? 1 : 0), "night \(night)")
      let shown = try board.run(now: now).board()
      #expect(shown.jobs.map(\.posted) == [isListed ? day : Day(instant: start)], "night \(night)")
      #expect(shown.jobs.map(\.firstSeen) == shown.jobs.map(\.changed))
      let listed = night == 0 ? "today" : "on 21 November 2026"
      let told = shown.postingFindings.filter { $0.message.hasSuffix("it is listed as posted \(listed).") }
      #expect(told.count == (isListed || day == today + 1 ? 0 : 1), "night \(night)")
    }
    try board.write(Self.job("Pastry cook", posted: written), to: "Content/jobs/oven.md")
    #expect(try await board.run(now: start + 6 * Self.night).fetch().posts == PostFigures(changed: 1))
  }

  @Test("Pages say the day of a post that was dated ahead as soon as it has come, and the sitemap knows of no change")
  func dayHasCome() async throws {
    let board = try TestBoard()
    try board.write(TestBoard.settings() + "outputs: [jobs-xml]\n", to: "Content/board.yml")
    try board.write(Self.job("Baker", posted: "2026-11-22"), to: "Content/jobs/oven.md")
    for (now, day, date) in [
      (start, "2026-11-21", "Sat, 21 Nov 2026"), (start + Self.night, "2026-11-22", "Sun, 22 Nov 2026"),
    ] {
      _ = try await board.run(now: now).publish()
      #expect(board.text(of: "jobs.xml").contains("<date><![CDATA[\(date) 00:00:00 GMT]]></date>"))
      #expect(board.text(of: "jobs/oven/index.html").contains("datetime=\"\(day)\""))
      #expect(board.text(of: "sitemap.xml").contains("jobs/oven/</loc><lastmod>2026-11-21</lastmod>"))
      #expect(board.text(of: "closing.ics").contains("DTSTAMP:20261121T000000Z\r\nSEQUENCE:1164067200\r\n"))
    }
  }

  @Test(
    "East of Greenwich aggregators are told the day of the page as soon as it has begun there too",
    arguments: [("2026-11-21T20:00:00Z", "21"), ("2026-11-22T01:00:00Z", "22"), ("2026-11-22T20:00:00Z", "22")])
  func eastOfGreenwich(now: String, day: String) async throws {
    let board = try TestBoard()
    try board.write(
      TestBoard.settings() + "time-zone: Asia/Tokyo\noutputs: [jobs-xml]\n", to: "Content/board.yml")
    try board.write(Self.job("Baker", posted: "2026-11-22"), to: "Content/jobs/oven.md")
    // The same is said by a board that was made some hours before.
    for now in [start + 12 * 3600, try #require(WrittenTime(now)?.instant)] {
      _ = try await board.run(now: now).publish()
    }
    #expect(board.text(of: "jobs/oven/index.html").contains("datetime=\"2026-11-22\""))
    #expect(board.text(of: "jobs.xml").contains(", \(day) Nov 2026 00:00:00 GMT]]></date>"))
  }

  @Test(
    "A referral does not say that it was updated on a day to come, or before it was posted: that is a warning",
    arguments: [
      ("2027-11-18", "still to come"), ("2026-11-23", "still to come"), ("2026-11-22", ""), ("2026-11-21", nil),
      ("2026-11-18", nil), ("2026-11-17", "before it was posted"), ("0900-01-01", "before it was posted"),
    ] as [(String, String?)])
  func updated(written: String, fault: String?) async throws {
    let board = try TestBoard()
    let text = TestBoard.referral.replacing("posted: 2026-11-18", with: "posted: 2026-11-18\nupdated: \(written)")
    try board.write(text, to: "Content/referrals/welder.md")
    let first = try board.run(now: start).board()
    let findings = first.postingFindings
    #expect(findings.map(\.severity) == (fault?.isEmpty == false ? [.warning] : []))
    #expect(findings.allSatisfy { $0.message.contains(fault ?? "?") && $0.description.contains("welder.md") })
    #expect(first.jobs.count == 1 && Self.isUpdateSaid(on: first) == (fault == nil))
    // Its own day may come.
    let day = try Day.on(written)
    let later = try board.run(now: max(start, day.instant) + Self.night).board()
    #expect(try Self.isUpdateSaid(on: later) == (day >= Day.on("2026-11-18")))
  }

  private static func isUpdateSaid(on board: Board) -> Bool {
    board.posts.values.contains { $0.facts.contains { $0.label == "Updated" } }
  }

  @Test("A last day that only a clock which was never set holds for a far one counts")
  func neverSet() async throws {
    let board = try TestBoard()
    try board.write(Self.job("Baker", posted: "2026-11-19"), to: "Content/jobs/oven.md")
    let content = try BoardContent(folder: BoardFolder(path: board.path), baseURL: nil, world: board.run(now: 0).world)
    #expect(content.posts.map(\.deadline?.day) == [try Day.on("2026-12-10")])
    #expect(content.findings == [])
  }
}
