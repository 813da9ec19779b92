import Foundation
import Testing

@testable import Boardwalk

@Suite("Where a job is in its life")
struct LifeTests {
  /// The clock of UTC, and what the deadline of 23:59:59 Eastern says then.
  @Test(
    "A deadline holds to its last second in its own zone, on days of 23 and 25 hours too",
    arguments: [
      ("2026-12-18", "2026-12-19T04:59:59Z", true), ("2026-12-18", "2026-12-19T05:00:00Z", false),
      ("2026-07-15", "2026-07-16T03:59:59Z", true), ("2026-07-15", "2026-07-16T04:00:00Z", false),
      // The clocks go forward in the night to 8 March and back in the night to 1 November.
      ("2026-03-07", "2026-03-08T04:59:59Z", true), ("2026-03-07", "2026-03-08T05:00:00Z", false),
      ("2026-03-08", "2026-03-09T03:59:59Z", true), ("2026-03-08", "2026-03-09T04:00:00Z", false),
      ("2026-10-31", "2026-11-01T03:59:59Z", true), ("2026-10-31", "2026-11-01T04:00:00Z", false),
      ("2026-11-01", "2026-11-02T04:59:59Z", true), ("2026-11-01", "2026-11-02T05:00:00Z", false),
    ])
  func lastSecond(closes: String, now: String, isOpen: Bool) throws {
    let now = try #require(WrittenTime(now)?.instant)
    let today = Day(instant: now)
    let deadline = try Deadline(closes, zone: Zone("America/New_York"), toEndOfDay: true, today: today)
    let state = Listing.State(deadline: deadline, now: now, today: today)
    #expect(state == (isOpen ? .closingSoon : .closed(try .on(closes))))
  }

  @Test(
    "A job closes soon when three days are left",
    arguments: [
      ("2026-11-20", Listing.State.open), ("2026-11-21", .closingSoon), ("2026-11-24", .closingSoon),
    ])
  func soon(today: String, state: Listing.State) throws {
    let deadline = Deadline(day: try .on("2026-11-24"), instant: .max, zone: nil)
    #expect(Listing.State(deadline: deadline, now: 0, today: try .on(today)) == state)
    #expect(Listing.State(deadline: nil, now: 0, today: try .on(today)) == .open)
  }

  @Test(
    "A closed job keeps its page for as many days as the board says, and is then gone",
    arguments: [(0, true), (7, true), (8, false), (400, false)])
  func kept(days: Int, isThere: Bool) throws {
    let content = try BoardContent.of([
      "Content/board.yml": "title: T\nbase-url: https://t.example.org/\nremove-closed-after: 7\n"
    ])
    let store = try TestStore()
    let closing = try Day.on("2026-11-21")
    let job = try Job.plain {
      $0.summary.deadline = Deadline(day: closing, instant: closing.instant, zone: nil)
    }
    try store.run(at: closing.instant - 86_400, [job])
    let board = try store.board(content, now: (closing + days).instant + 1)
    #expect(board.jobs.isEmpty)
    #expect(board.closed.map(\.state) == (isThere ? [.closed(closing)] : []))
  }

  @Test("A page stays as long as the source lists what it no longer takes applications for")
  func stillListed() throws {
    let content = try BoardContent.of([
      "Content/board.yml": "title: T\nbase-url: https://t.example.org/\nremove-closed-after: 7\n"
    ])
    let store = try TestStore()
    let closing = try Day.on("2026-10-01")
    let job = try Job.plain { $0.summary.deadline = Deadline(day: closing, instant: closing.instant, zone: nil) }
    try store.run(at: closing.instant, [job])
    try store.run(at: (closing + 50).instant, [job])
    let board = try store.board(content, now: (closing + 57).instant)
    #expect(board.closed.map(\.state) == [.closed(closing)])
    #expect(try store.board(content, now: (closing + 58).instant).closed.isEmpty)
  }

  @Test("A job that its source no longer has is closed on the day it was found missing")
  func missing() throws {
    let store = try TestStore()
    let day = try Day.on("2026-11-01")
    try store.run(at: day.instant, [try .plain()])
    try store.run(at: (day + 1).instant, [])
    try store.run(at: (day + 2).instant, [])
    let board = try store.board(.of(), now: (day + 3).instant)
    #expect(board.jobs.isEmpty)
    #expect(board.closed.map(\.state) == [.closed(day + 2)])
  }

  @Test(
    "A job that ended before its source dropped it closed when it ended",
    arguments: [("2026-11-02", "2026-11-02"), ("2026-12-24", "2026-11-05")])
  func endedAndMissing(closes: String, closed: String) throws {
    let store = try TestStore()
    let day = try Day.on("2026-11-01")
    let deadline = Deadline(day: try .on(closes), instant: try Day.on(closes).instant + 86_399, zone: nil)
    try store.run(at: day.instant, [try .plain { $0.summary.deadline = deadline }])
    try store.run(at: (day + 3).instant, [])
    try store.run(at: (day + 4).instant, [])
    #expect(try store.board(.of(), now: (day + 5).instant).closed.map(\.state) == [.closed(try .on(closed))])
  }

  @Test("However long a board was not built, pages whose time was over meanwhile are known", arguments: [45, 100, 300])
  func longPause(days: Int) throws {
    let store = try TestStore()
    let day = try Day.on("2026-01-01")
    try store.run(at: day.instant, [try .plain("1"), try .plain("2")])
    try store.run(at: (day + 1).instant, [try .plain("2")])
    try store.run(at: (day + 2).instant, [try .plain("2")])
    let before = (day + 3).instant
    try store.run(at: before, [try .plain("2")])
    let gone = try store.board(.of(), now: before).closed.map(\.path)
    #expect(gone.count == 1)
    let later = (day + 3 + days).instant
    try store.run(at: later, [try .plain("2")])
    let board = try Board.select(from: store.store, with: .of(), at: .rightly(later), since: before)
    #expect(board.removed == Set(gone))
    let nextDay = try Board.select(from: store.store, with: .of(), at: .rightly(later + 86_400), since: later)
    #expect(nextDay.removed == (days < 60 ? Set(gone) : []))
  }

  @Test("A post that ended keeps its page as long as a job does")
  func posts() throws {
    let post = "---\ntitle: Baker\norganization: Oven\nposted: 2026-10-01\ncloses: 2026-11-01\n---\nBake.\n"
    let content = try BoardContent.of(["Content/jobs/baker.md": post])
    let store = try TestStore()
    let closing = try Day.on("2026-11-01")
    func board(_ day: Day) throws -> Board { try store.board(content, now: day.instant) }
    #expect(try board(closing).jobs.map(\.path) == ["jobs/baker/index.html"])
    #expect(try board(closing + 30).closed.map(\.path) == ["jobs/baker/index.html"])
    #expect(try board(closing + 31).closed.isEmpty)
  }

  @Test("What a source gave that board.yml no longer names is not shown")
  func removedSource() throws {
    let store = try TestStore()
    try store.run(at: TestBoard.now, [try .plain("1", source: "gone")], source: "gone")
    try store.run(at: TestBoard.now, [try .plain("2")])
    let board = try store.board(.of())
    #expect(board.jobs.map(\.id) == [.api("2")])
  }

  @Test("A source's first delivery is as old as it says; what comes later is as new as its run")
  func baseline() throws {
    let store = try TestStore()
    let day = try Day.on("2026-11-20")
    try store.run(
      at: day.instant + 3600, [try .plain("old", posted: "2026-11-02"), try .plain("today", posted: "2026-11-20")])
    var board = try store.board(.of(), now: day.instant + 3600)
    #expect(board.jobs.map(\.id.sourceID) == ["today", "old"])
    #expect(board.jobs.map(\.firstSeen) == [day.instant, try Day.on("2026-11-02").instant])
    #expect(board.jobs.map(\.isNew) == [true, false])

    let later = (day + 1).instant + 7200
    try store.run(
      at: later, [try .plain("old", posted: "2026-11-02"), try .plain("late", posted: "2026-11-19")],
      outcome: .partial("cut"))
    board = try store.board(.of(), now: later)
    let byID = Dictionary(uniqueKeysWithValues: board.jobs.map { ($0.id.sourceID, $0) })
    #expect(byID["late"]?.firstSeen == later)
    #expect(byID["late"]?.isNew == true)
    #expect(byID["today"]?.isNew == false)
    #expect(byID["old"]?.isNew == false)
    #expect(try store.board(.of(), now: later + 86_400).jobs.allSatisfy { !$0.isNew })
  }

  @Test(
    "A job of the first delivery is dated where the board is",
    arguments: [("America/New_York", 5 * 3600), ("Europe/Berlin", 0)] as [(String, Int64)])
  func baselineZone(zone: String, seconds: Int64) throws {
    let store = try TestStore()
    try store.run(at: TestBoard.now, [try .plain(posted: "2026-11-02")])
    var content = try BoardContent.of()
    content.settings.timeZone = try #require(TimeZone(identifier: zone))
    let job = try #require(try store.board(content).jobs.first)
    let moment = try Day.on("2026-11-02").instant + seconds
    #expect([job.firstSeen, job.changed] == [moment, moment])
    #expect(content.settings.day(of: job.firstSeen) == job.posted)
  }

  @Test("A job of the first delivery that changes later is changed then, and no newer than it was")
  func baselineChange() throws {
    let store = try TestStore()
    let day = try Day.on("2026-11-20")
    try store.run(at: day.instant, [try .plain()])
    try store.run(at: (day + 1).instant, [try .plain { $0.summary.openings = "3" }])
    let job = try #require(try store.board(.of(), now: (day + 1).instant).jobs.first)
    #expect([job.firstSeen, job.changed] == [try Day.on("2026-11-02").instant, (day + 1).instant])
    #expect(!job.isNew)
  }

  @Test("A job posted tomorrow by its source's clock is not seen before it was fetched")
  func postedAhead() throws {
    let store = try TestStore()
    try store.run(at: TestBoard.now, [try .plain(posted: "2026-12-24")])
    let job = try #require(try store.board(.of()).jobs.first)
    #expect(job.firstSeen == TestBoard.now)
  }
}
