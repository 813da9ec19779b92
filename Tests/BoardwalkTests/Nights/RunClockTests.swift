import Testing

@testable import Boardwalk

@Suite("A clock that is wrong")
struct RunClockTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  private static let wrong: [(String, Int64)] = [
    ("a day behind", TestBoard.now - 86_400), ("ten years ahead", TestBoard.now + 3652 * 86_400), ("1970", 0),
    ("2038 and a second", 2_147_483_648), ("46 days ahead", TestBoard.now + 46 * 86_400),
  ]

  private func board(_ nights: Nights, at now: Int64, force: Bool = false) async throws -> Board {
    var draft = JobDraft(sourceID: "dated")
    (draft.title, draft.organization, draft.closes) = ("Clerk", "Harbour Office", "2026-12-24")
    return try await nights.night(at: now, ["api": .drafts([draft])], forceClock: force)
  }

  @Test("Nothing closes, and nothing is stored with the wrong time", arguments: wrong)
  func closesNothing(what: String, now: Int64) async throws {
    let nights = try Nights()
    var draft = JobDraft(sourceID: "gone")
    (draft.title, draft.organization) = ("Baker", "Oven")
    try await nights.night(at: start - day, ["api": .drafts([draft])])
    _ = try await board(nights, at: start)
    let before = try nights.store.store.jobs()
    let board = try await board(nights, at: now)
    #expect(board.jobs.map(\.id.sourceID).sorted() == ["dated", "gone"])
    #expect(board.closed.isEmpty)
    #expect(nights.clock?.now == start)
    #expect(nights.clock?.finding()?.severity == .warning)
    #expect(try nights.store.store.jobs().map(\.lastSeen) == before.map(\.lastSeen))
    #expect(try nights.store.store.lastRun() == start)
  }

  @Test("The night after the clock was set right is a night like any other", arguments: wrong)
  func heals(what: String, now: Int64) async throws {
    let nights = try Nights()
    _ = try await board(nights, at: start)
    _ = try await board(nights, at: now)
    let board = try await board(nights, at: start + day)
    #expect(nights.clock?.doubt == nil)
    #expect(nights.outcome == .complete)
    #expect(board.jobs.count == 1)
    #expect(try nights.store.job("dated")?.firstSeen == start)
    #expect(try nights.store.job("dated")?.lastSeen == start + day)
  }

  @Test("Somebody who vouches for the clock is believed")
  func forced() async throws {
    let nights = try Nights()
    _ = try await board(nights, at: start)
    let board = try await board(nights, at: start + 60 * day, force: true)
    #expect(nights.clock?.doubt == nil)
    #expect(board.closed.map(\.id.sourceID) == ["dated"])
  }

  @Test(
    "Servers that agree that it is another day are believed more than the clock; ones that are minutes off are not",
    arguments: [(86_400, true), (-86_400, true), (43_201, true), (43_199, false), (-300, false), (0, false)])
  func servers(offset: Int64, isDoubted: Bool) async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all([["1", "2"]])])
    try await nights.night(at: start + day, ["api": .all([["1"]])])
    let board = try await nights.night(
      at: start + 2 * day, ["api": .all([["1"], ["3"]])], serverOffset: .seconds(offset))
    #expect((nights.clock?.doubt != nil) == isDoubted)
    #expect(board.jobs.map(\.id.sourceID).sorted() == (isDoubted ? ["1", "2", "3"] : ["1", "3"]))
    #expect(try nights.store.job("3")?.firstSeen == (isDoubted ? start + day : start + 2 * day))
  }

  @Test("A board that rested for months goes on at once when the servers agree about the time")
  func rested() async throws {
    let nights = try Nights()
    _ = try await board(nights, at: start)
    let board = try await nights.night(at: start + 100 * day, ["api": .all([["1"]])], serverOffset: .seconds(2))
    #expect(nights.clock?.doubt == nil)
    #expect(board.closed.map(\.id.sourceID) == ["dated"])
    #expect(try nights.store.job("1")?.firstSeen == start + 100 * day)
  }

  @Test(
    "A store that was begun with a clock ten years ahead is put right by the first run whose clock the servers confirm")
  func begunInTheFuture() async throws {
    let nights = try Nights()
    let ahead = start + 3652 * day
    try await nights.night(at: ahead, ["api": .all([["1", "2"]])], serverOffset: .seconds(start - ahead))
    #expect(nights.clock?.finding() != nil)
    try await nights.night(at: start + day, ["api": .all([["1", "2"]])], serverOffset: .zero)
    #expect(try nights.store.store.jobs().map(\.lastSeen) == [start + day, start + day])
    #expect(try nights.store.store.jobs().allSatisfy { $0.firstSeen <= start + day })
    for night in 2...3 {
      try await nights.night(at: start + Int64(night) * day, ["api": .all([["1"]])], serverOffset: .zero)
    }
    #expect(try nights.store.job("2")?.closed == start + 3 * day)
    #expect(nights.clock?.doubt == nil)
  }

  @Test(
    "A store that a clock ten years ahead wrote is put right by the first run whose clock somebody vouches for"
  )
  func vouched() async throws {
    let nights = try Nights()
    try await nights.night(at: start + 3652 * day, ["api": .all([["1", "2"]])])
    for night in 1...3 as ClosedRange<Int64> {
      try await nights.night(at: start + night * day, ["api": .all([["1"]])], forceClock: true)
      #expect(nights.counts.changed == 0)
    }
    #expect(try nights.store.job("2")?.closed == start + 3 * day)
    #expect(try nights.store.job("1").map { [$0.firstSeen, $0.lastSeen] } == [start + day, start + 3 * day])
    #expect(
      try nights.store.store.deliveries(of: "api", atMost: 9).map(\.run) == (1...3).reversed().map { start + $0 * day })
    try await nights.night(at: start + 4 * day, ["api": .all([["1"]])])
    #expect(nights.clock?.finding() == nil && nights.outcome == .complete)
  }

  @Test("Who only names the moment of a run goes by it, and says nothing of what the store knows")
  func named() async throws {
    var clock = RunClock(machine: start, lastRun: start + 900 * day, isForced: true)
    clock.compare(withServers: [500 * day])
    #expect(clock.now == start && clock.doubt == nil && !clock.mendsTheFuture)
    #expect(RunClock(machine: start, lastRun: start + 900 * day, isForced: false, isVouchedFor: true).mendsTheFuture)
  }

  @Test("What a clock that is weeks ahead called over is open again as soon as the clock is right")
  func tooEarly() async throws {
    let nights = try Nights()
    _ = try await board(nights, at: start)
    #expect(try await board(nights, at: start + 40 * day).closed.map(\.id.sourceID) == ["dated"])
    let board = try await board(nights, at: start + day)
    #expect(nights.clock?.doubt != nil)
    #expect(board.jobs.map(\.id.sourceID) == ["dated"] && board.closed.isEmpty)
    #expect(board.today == Day(instant: start + day))
  }

  @Test(
    "The site shows what the last run and the servers, or else this machine, call open",
    arguments: [
      (0, 0, nil, 0), (0, 40, nil, 0), (0, 2_900_000, nil, 0), (100, 0, nil, 0), (100, 0, 100, 100), (1, 2, -20, -20),
      (1, 2, -9000, 1), (-20_000, 2, nil, 2), (-20_000, 2, 1, 1), (1, 2, 3, 2),
    ] as [(Int64, Int64, Int64?, Int64)])
  func shown(machine: Int64, lastRun: Int64, server: Int64?, shown: Int64) {
    var clock = RunClock(machine: start + machine * day, lastRun: start + lastRun * day, isForced: false)
    clock.compare(withServers: server.map { [($0 - machine) * day] } ?? [])
    #expect(clock.shown == start + shown * day)
  }

  @Test(
    "When posts were noted last says of a clock only that it is too early",
    arguments: [(-1, true), (0, false), (900, false)])
  func noted(days: Int64, isDoubted: Bool) {
    let clock = RunClock(machine: start + days * day, lastRun: nil, lastNoted: start, isForced: false)
    #expect((clock.doubt != nil) == isDoubted)
    #expect(clock.now == (isDoubted ? start : start + days * day))
    #expect(clock.shown == start + days * day)
  }

  @Test("Every word of the doubt is there for an operator to read")
  func words() {
    let clock = RunClock(machine: start + 100 * day, lastRun: start, isForced: false)
    let finding = Diagnostic(
      .warning,
      "This machine's clock says 2027-03-01T08:00:00Z, more than 45 days after the last run, 2026-11-21T08:00:00Z.",
      hint: "Set this machine's clock, or say --force-clock if it is right. Until then no job is taken as gone.")
    #expect(clock.finding() == finding)
    #expect(RunClock(machine: start, lastRun: nil, isForced: false).finding() == nil)
  }

  @Test("A check, which knows no --force-clock, names the option that it has")
  func check() async throws {
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: "[usajobs: { replies: replies }]")])
    try board.write(FakeUSAJobs.reply([FakeUSAJobs.item(1)], total: 1), to: "Content/replies/1.json")
    _ = try await board.run().publish()
    let scratch = try TestBoard([:])
    let report = try await board.run(now: start + 100 * day).check(scratch: scratch.path + "/check")
    let hints = report.findings.compactMap(\.hint).filter { $0.contains("clock") }
    #expect(
      hints == ["Set this machine's clock, or say --now <instant> if it is right. Until then no job is taken as gone."])
  }

  @Test(
    "A moment that somebody names",
    arguments: [
      ("2026-11-21T08:00:00Z", 1_795_248_000), ("2026-11-21T09:00:00.5+01:00", 1_795_248_000),
      ("2026-11-21", 1_795_219_200),
      ("2026-11-21T08:00:00", nil), ("2026-11-21 08:00:00Z", nil), ("2026-02-30T00:00:00Z", nil), ("tomorrow", nil),
      ("2026-11-21T08:00:00Z x", nil), ("20261121", nil),
    ] as [(String, Int64?)])
  func named(text: String, expected: Int64?) {
    #expect(RunClock.instant(text) == expected)
  }
}
