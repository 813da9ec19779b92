import Foundation
import GRDB
import Markup
import Testing

@testable import Boardwalk

@Suite("The store")
struct StoreTests {
  private let start: Int64 = 1_795_248_000
  private let hour: Int64 = 3600

  @Test("A job with everything set comes back as it was kept")
  func wholeJob() throws {
    let store = try TestStore()
    let job = try Job.full()
    try store.run(at: start, [job])
    let stored = try #require(try store.job("42"))
    #expect(stored.summary == job.summary)
    #expect(try store.details(stored) == job)
  }

  @Test("First seen never changes, last seen moves, changed only with the content")
  func seen() throws {
    let store = try TestStore()
    let job = try Job.plain()
    var counts = try store.run(at: start, [job])
    #expect(counts == StoreRun.Counts(new: 1))
    counts = try store.run(at: start + hour, [job])
    #expect(counts == StoreRun.Counts(same: 1))
    var stored = try #require(try store.job())
    #expect([stored.firstSeen, stored.lastSeen, stored.changed] == [start, start + hour, start])

    counts = try store.run(at: start + 2 * hour, [try .plain { $0.facts = [Job.Fact("Travel", "Much")] }])
    #expect(counts == StoreRun.Counts(changed: 1))
    stored = try #require(try store.job())
    #expect([stored.firstSeen, stored.lastSeen, stored.changed] == [start, start + 2 * hour, start + 2 * hour])
  }

  @Test("A clock that goes back moves nothing back")
  func clock() throws {
    let store = try TestStore()
    try store.run(at: start, [try .plain()])
    try store.run(at: start - 48 * hour, [try .plain()])
    let stored = try #require(try store.job())
    #expect([stored.firstSeen, stored.lastSeen] == [start, start])
  }

  @Test("A run that is given up leaves nothing, whoever looks")
  func abandoned() throws {
    let store = try TestStore()
    try store.run(at: start, [try .plain("1"), try .plain("2")])
    let run = try StoreRun(store.store, now: start + 24 * hour)
    try run.keepAll([try .plain("1", title: "Other"), try .plain("3")])
    try run.finish(FinishedDelivery(source: "api", outcome: .complete, delivered: 2))
    try run.abandon()
    for store in [store.store, try store.reopened()] {
      let jobs = try store.jobs()
      #expect(jobs.map(\.summary.id) == [.api("1"), .api("2")])
      #expect(jobs.map(\.summary.title) == ["Clerk", "Clerk"])
      #expect(jobs.allSatisfy { $0.lastSeen == start })
      #expect(try store.sources().map(\.lastRun) == [start])
    }
  }

  @Test("A run that was never ended leaves nothing once the file is opened anew")
  func killed() throws {
    let board = try TestStore()
    try board.run(at: start, [try .plain("1")])
    do {
      let other = try board.reopened()
      let run = try StoreRun(other, now: start + hour)
      try run.keepAll([try .plain("2")])
    }
    #expect(try board.reopened().jobs().map(\.summary.id) == [.api("1")])
  }

  @Test("A second run at the same time is refused in words")
  func twoRuns() throws {
    let store = try TestStore()
    let run = try StoreRun(store.store, now: start)
    let finding = #expect(throws: Diagnostic.self) { _ = try StoreRun(try store.reopened(), now: start) }
    #expect(finding?.message == "Another run is using the store.")
    try run.abandon()
  }

  /// A job that was there at hour 0, then the deliveries without it: the hour, how they ended, and whether it is open.
  @Test(
    "A job is gone when two complete deliveries at least 12 hours apart do not have it",
    arguments: [
      ([(24, .complete)], true),
      ([(24, .complete), (36, .complete)], false),
      ([(24, .complete), (35, .complete)], true),
      ([(24, .complete), (30, .complete), (36, .complete)], false),
      ([(24, .partial("cut")), (48, .partial("cut")), (72, .partial("cut"))], true),
      ([(24, .failed("down")), (48, .failed("down")), (72, .failed("down"))], true),
      ([(24, .complete), (48, .partial("cut")), (72, .failed("down"))], true),
      ([(24, .failed("down")), (48, .complete)], true),
      ([(24, .complete), (30, .failed("down")), (48, .complete)], false),
    ] as [([(Int64, SourceOutcome)], Bool)])
  func gone(deliveries: [(Int64, SourceOutcome)], isOpen: Bool) throws {
    let store = try TestStore()
    try store.run(at: start, [try .plain("1"), try .plain("2")])
    var closed = 0
    for (hours, outcome) in deliveries {
      closed += try store.run(at: start + hours * hour, [try .plain("2")], outcome: outcome).closed
    }
    #expect((try store.job("1")?.closed == nil) == isOpen)
    #expect(closed == (isOpen ? 0 : 1))
    #expect(try store.job("2")?.closed == nil)
  }

  @Test("A job that was missing once and came back must be missing twice again")
  func backInTime() throws {
    let store = try TestStore()
    let (lost, kept) = (try Job.plain("1"), try Job.plain("2"))
    try store.run(at: start, [lost, kept])
    try store.run(at: start + 24 * hour, [kept])
    try store.run(at: start + 48 * hour, [lost, kept])
    try store.run(at: start + 72 * hour, [kept])
    #expect(try store.job("1")?.closed == nil)
    try store.run(at: start + 84 * hour, [kept])
    #expect(try store.job("1")?.closed == start + 84 * hour)
  }

  @Test("A job that was gone and comes back is open, first seen when it was")
  func reopened() throws {
    let store = try TestStore()
    try store.run(at: start, [try .plain()])
    try store.run(at: start + 24 * hour, [])
    try store.run(at: start + 48 * hour, [])
    #expect(try store.job()?.closed == start + 48 * hour)
    let counts = try store.run(at: start + 72 * hour, [try .plain()], outcome: .partial("cut"))
    #expect(counts == StoreRun.Counts(same: 1, reopened: 1))
    let stored = try #require(try store.job())
    #expect(stored.closed == nil)
    #expect([stored.firstSeen, stored.lastSeen, stored.changed] == [start, start + 72 * hour, start])
  }

  @Test("A complete delivery of one source closes nothing of another")
  func otherSource() throws {
    let store = try TestStore()
    try store.run(at: start, [try .plain("1", source: "other")], source: "other")
    for hours in [24, 48, 72] { try store.run(at: start + Int64(hours) * hour, []) }
    #expect(try store.job("1")?.closed == nil)
  }

  @Test("A failed delivery keeps the figures of the last that succeeded")
  func sourceHealth() throws {
    let store = try TestStore()
    try store.run(at: start, [try .plain()])
    try store.run(at: start + hour, [], outcome: .failed("It is down."))
    let source = try #require(try store.store.sources().first)
    #expect(source.outcome == .failed("It is down."))
    #expect([source.firstRun, source.lastRun, source.lastComplete] == [start, start + hour, start])
    #expect(source.delivered == 1)
    try store.run(at: start + 2 * hour, [], outcome: .partial("It was cut."))
    #expect(try store.store.sources().map(\.outcome) == [.partial("It was cut.")])
    #expect(try store.store.sources().map(\.delivered) == [0])
  }

  @Test("A changed title leaves the former slug behind, once")
  func formerSlug() throws {
    let store = try TestStore()
    let (clerk, scribe) = (try Job.plain(), try Job.plain(title: "Scribe"))
    try store.run(at: start, [clerk])
    #expect(try store.store.formerSlugs().isEmpty)
    try store.run(at: start + hour, [scribe])
    #expect(try store.store.formerSlugs().map(\.slug) == [clerk.slug.text])
    try store.run(at: start + 2 * hour, [clerk])
    try store.run(at: start + 3 * hour, [scribe])
    #expect(try store.store.formerSlugs().map(\.slug) == [clerk.slug.text, scribe.slug.text].sorted())
  }

  @Test("The words of a job follow its content")
  func words() throws {
    let store = try TestStore()
    func found(_ word: String) throws -> Bool {
      var found = false
      try store.store.eachWordSet { if KeywordQuery(word).mayMatch($1) { found = true } }
      return found
    }
    try store.run(at: start, [try .plain(title: "Clerk")])
    #expect(try found("clerk"))
    try store.run(at: start + hour, [try .plain(title: "Scribe")])
    #expect(try found("scribe"))
    #expect(try !found("clerk"))
  }
}
