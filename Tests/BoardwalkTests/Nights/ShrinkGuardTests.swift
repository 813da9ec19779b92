import GRDB
import Testing

@testable import Boardwalk

@Suite("An answer that is hard to believe")
struct ShrinkGuardTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  private func ids(_ range: some Sequence<Int>) -> [[String]] { [range.map(String.init)] }

  @Test(
    "More than 30 % missing and at least 20, or all, is hard to believe; less is a night like any other",
    arguments: [
      (100, 70, false), (100, 69, true), (60, 41, false), (60, 40, true), (40, 21, false), (40, 20, true),
      (19, 1, false), (19, 0, true), (1, 0, true), (1000, 699, true),
    ])
  func threshold(before: Int, after: Int, isDoubted: Bool) async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...before))])
    let board = try await nights.night(at: start + day, ["api": .all(ids(Array(1...1000).prefix(after)))])
    #expect(nights.outcome?.word == (isDoubted ? "suspect" : "complete"))
    #expect(board.jobs.count == before)
    let next = try await nights.night(at: start + 2 * day, ["api": .all(ids(Array(1...1000).prefix(after)))])
    #expect(next.jobs.count == (isDoubted ? before : after))
  }

  @Test("The third night with the same answer is believed, and closes what was missing all the while")
  func heals() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    for night in 1...2 {
      let board = try await nights.night(at: start + Int64(night) * day, ["api": .all(ids(1...40))])
      #expect(nights.outcome?.word == "suspect")
      #expect(board.jobs.count == 100)
    }
    let board = try await nights.night(at: start + 3 * day, ["api": .all(ids(1...41))])
    #expect(nights.outcome == .complete)
    #expect(board.jobs.count == 41)
    #expect(board.closed.count == 59)
    #expect(board.newlyEnded == 59)
    #expect(
      nights.deliveries.first?.findings.map(\.message) == [
        "Its shrinking is believed now, after 3 nights with the same answer."
      ])
  }

  @Test("An answer that grows meanwhile is the same one as long as the same jobs are missing from it")
  func grows() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...60))])
    var board: Board?
    for (night, new) in [40, 62, 72].enumerated() {
      #expect(board?.jobs.count ?? 60 >= 60)
      board = try await nights.night(at: start + Int64(night + 1) * day, ["api": .all(ids(101...(100 + new)))])
      #expect(nights.outcome?.word == (night < 2 ? "suspect" : "complete"), "night \(night + 1)")
    }
    #expect(board?.jobs.count == 72)
  }

  @Test("What one of the doubted answers still had has not been missing all the while, and stays for another night")
  func stillThereMeanwhile() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    try await nights.night(at: start + day, ["api": .all(ids(1...40))])
    try await nights.night(at: start + 2 * day, ["api": .all(ids(2...41))])
    let board = try await nights.night(at: start + 3 * day, ["api": .all(ids(2...40))])
    #expect(nights.outcome == .complete)
    let open = Set(board.jobs.map(\.id.sourceID))
    #expect(open == Set((1...41).map { "\($0)" }))
    let next = try await nights.night(at: start + 4 * day, ["api": .all(ids(2...40))])
    #expect(Set(next.jobs.map(\.id.sourceID)) == Set((2...40).map { "\($0)" }))
  }

  @Test("Another answer, or one an hour later, is no second night")
  func otherAnswer() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    for (hours, count) in [(24, 40), (25, 40), (26, 40), (48, 30), (72, 40), (96, 30)] as [(Int64, Int)] {
      let board = try await nights.night(at: start + hours * 3600, ["api": .all(ids(1...count))])
      #expect(nights.outcome?.word == "suspect", "after \(hours) hours")
      #expect(board.jobs.count == 100)
    }
  }

  @Test("An answer that lacks as many jobs, but others, is another answer")
  func otherJobs() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...60))])
    for night in 1...6 as ClosedRange<Int64> {
      let half = night % 2 == 0 ? 1...30 : 31...60
      let board = try await nights.night(at: start + night * day, ["api": .all(ids(half))])
      #expect(nights.outcome?.word == "suspect", "night \(night)")
      #expect(nights.deliveries.first?.findings.last?.hint?.contains("night 1 of 3") == true, "night \(night)")
      #expect(board.jobs.count == 60)
    }
  }

  @Test("What a store of an older Boardwalk counted, without saying which jobs, begins anew")
  func olderStore() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...60))])
    for night in 1...2 { try await nights.night(at: start + Int64(night) * day, ["api": .all(ids(1...30))]) }
    try await nights.store.store.database.write { try $0.execute(sql: "UPDATE source SET suspect_missing = NULL") }
    let board = try await nights.night(at: start + 3 * day, ["api": .all(ids(1...30))])
    #expect(nights.outcome?.word == "suspect" && board.jobs.count == 60)
  }

  @Test(
    "Of a few jobs more than half new is hard to believe only where a third of the former ones is gone as well",
    arguments: [
      (25, 6, 15, true), (12, 4, 5, true), (12, 3, 4, false), (12, 12, 14, false), (12, 8, 9, true), (12, 9, 10, false),
    ])
  func fewNew(before: Int, kept: Int, new: Int, isDoubted: Bool) async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...before))])
    let answer = ids(Array(1...kept) + Array(101...(100 + new)))
    let board = try await nights.night(at: start + day, ["api": .all(answer)])
    #expect(nights.outcome?.word == (isDoubted ? "suspect" : "complete"))
    #expect(board.jobs.count == before + new)
  }

  @Test("A good answer in between forgets the doubt")
  func recovers() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    for (night, count) in [40, 40, 100, 40, 40].enumerated() {
      let board = try await nights.night(at: start + Int64(night + 1) * day, ["api": .all(ids(1...count))])
      #expect(board.jobs.count == 100)
    }
    #expect(nights.outcome?.word == "suspect")
  }

  @Test("A failure in between neither counts as a night nor forgets the doubt")
  func failsMeanwhile() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    try await nights.night(at: start + day, ["api": .all(ids(1...40))])
    try await nights.night(at: start + 2 * day, ["api": .failing([])])
    try await nights.night(at: start + 3 * day, ["api": .all(ids(1...40))])
    #expect(nights.outcome?.word == "suspect")
    let board = try await nights.night(at: start + 4 * day, ["api": .all(ids(1...40))])
    #expect(board.jobs.count == 40)
  }

  @Test(
    "What a store remembers and nobody can have counted says nothing, and breaks no run",
    arguments: [
      (Int64.max, 0, TestBoard.now), (1, .min, TestBoard.now), (1, .max, TestBoard.now), (2, 0, .min), (2, 0, nil),
      (.min, nil, nil), (2, nil, TestBoard.now),
    ] as [(Int64, Int64?, Int64?)])
  func unbelievable(doubted: Int64, count: Int64?, moment: Int64?) async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    try await nights.store.store.database.write {
      try $0.execute(
        sql: """
          UPDATE source SET suspect_nights = ?, suspect_count = ?, suspect_since = ?, suspect_last = ?,
            suspect_missing = ?
          """,
        arguments: [doubted, count, moment, moment, IDSketch(of: (1...100).map(String.init)).text])
    }
    let board = try await nights.night(at: start + day, ["api": .all([])])
    #expect(nights.outcome?.word == "suspect")
    #expect(nights.deliveries.first?.findings.last?.hint?.contains("night 1 of 3") == true)
    #expect(board.jobs.count == 100)
  }

  @Test("Whoever vouches for the shrinking is believed at once, and two answers are still needed")
  func accepted() async throws {
    let nights = try Nights(sources: ["api", "other"])
    try await nights.night(at: start, ["api": .all(ids(1...100)), "other": .all(ids(101...150))])
    try await nights.night(at: start + day, ["api": .all(ids(1...40)), "other": .all([])])
    let board = try await nights.night(
      at: start + 2 * day, ["api": .all(ids(1...40)), "other": .all([])], accepting: ["api"])
    #expect(nights.deliveries.map(\.outcome.word) == ["complete", "suspect"])
    #expect(board.jobs.count == 40 + 50)
  }

  @Test("Vouching on the first night counts it as the first of two")
  func acceptedAtOnce() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    var board = try await nights.night(at: start + day, ["api": .all(ids(1...40))], accepting: ["api"])
    #expect(board.jobs.count == 100)
    board = try await nights.night(at: start + 2 * day, ["api": .all(ids(1...40))])
    #expect(nights.outcome == .complete)
    #expect(board.jobs.count == 40)
  }

  @Test("Jobs whose time is over are expected to be missing")
  func expired() async throws {
    let nights = try Nights()
    let drafts = (1...100).map { number in
      var draft = JobDraft(sourceID: "\(number)")
      (draft.title, draft.organization) = ("Clerk \(number)", "Harbour Office")
      if number <= 80 { draft.closes = "2026-11-21" }
      return draft
    }
    try await nights.night(at: start, ["api": .drafts(drafts)])
    let board = try await nights.night(at: start + 2 * day, ["api": .drafts(Array(drafts.dropFirst(80)))])
    #expect(nights.outcome == .complete)
    #expect(board.jobs.count == 20)
    #expect(board.closed.count == 80)
  }

  @Test("More than half of the ids new is hard to believe: the source may have numbered its jobs anew")
  func renumbered() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...40))])
    let board = try await nights.night(at: start + day, ["api": .all(ids(1...100))])
    #expect(nights.outcome == .suspect("60 of the 100 jobs in its answer were never seen before."))
    #expect(board.jobs.count == 100)
    try await nights.night(at: start + 2 * day, ["api": .all(ids(1...100))])
    #expect(nights.outcome == .complete)
  }

  @Test("A partial answer adds and updates, and is no doubt")
  func partial() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...100))])
    let board = try await nights.night(at: start + day, ["api": .cut(ids(99...101))])
    #expect(nights.outcome == .partial("It was cut."))
    #expect(board.jobs.count == 101)
  }

  @Test("Each delivery is remembered with its counts, the newest first, and no more than 400 of them")
  func history() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .all(ids(1...3))])
    try await nights.night(at: start + day, ["api": .all(ids(2...5))])
    try await nights.night(at: start + 2 * day, ["api": .failing([])])
    var known = try nights.store.store.deliveries(of: "api", atMost: 10)
    for index in known.indices { known[index].milliseconds = 0 }
    func delivery(_ night: Int64, _ outcome: SourceOutcome, delivered: Int, new: Int) -> StoredDelivery {
      StoredDelivery(
        run: start + night * day, outcome: outcome, delivered: delivered, rejected: 0, new: new, changed: 0, closed: 0,
        milliseconds: 0)
    }
    #expect(
      known == [
        delivery(2, .failed("It is down."), delivered: 0, new: 0), delivery(1, .complete, delivered: 4, new: 2),
        delivery(0, .complete, delivered: 3, new: 3),
      ])
    for night in 3...410 { try nights.store.run(at: start + Int64(night) * day, []) }
    #expect(try nights.store.store.deliveries(of: "api", atMost: 1000).count == 400)
  }
}
