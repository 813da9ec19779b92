import GRDB
import Testing

@testable import Boardwalk

@Suite("What a source begins with")
struct BeginningTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  private func ids(_ count: Int) -> [[String]] { [(0..<count).map(String.init)] }

  @Test("A first night that fails is no beginning: what comes on the next is as old as it says")
  func failed() async throws {
    let nights = try Nights()
    for night in 0...9 as ClosedRange<Int64> { try await nights.night(at: start + night * day, ["api": .failing([])]) }
    var board = try await nights.night(at: start + 10 * day, ["api": .all(ids(30))])
    #expect(board.jobs.allSatisfy { !$0.isNew && $0.firstSeen < start })
    board = try await nights.night(at: start + 11 * day, ["api": .all(ids(31))])
    #expect(board.jobs.filter(\.isNew).map(\.id.sourceID) == ["30"])
    #expect(board.jobs.count { $0.firstSeen == start + 11 * day } == 1)
  }

  @Test(
    "A part of a first answer, and what the first whole one adds, are what it begins with", arguments: [false, true])
  func partial(isNewest: Bool) async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .cut(ids(10))])
    let drafts = (0..<100).map { JobDraft.clerk("\($0)") }
    var board = try await nights.night(
      at: start + day, ["api": isNewest ? .newest(drafts) : .drafts(drafts)])
    #expect(nights.outcome?.word == (isNewest ? "partial" : "complete"))
    #expect(board.jobs.count == 100)
    #expect(board.jobs.allSatisfy { !$0.isNew && $0.firstSeen < start })
    board = try await nights.night(
      at: start + 2 * day, ["api": isNewest ? .newest(drafts + [.clerk("x")]) : .drafts(drafts + [.clerk("x")])])
    #expect(board.jobs.filter(\.isNew).map(\.id.sourceID) == ["x"])
  }

  @Test("A source that always leaves something out has begun after a week")
  func neverWhole() async throws {
    let nights = try Nights()
    for night in 0...9 as ClosedRange<Int64> {
      let board = try await nights.night(at: start + night * day, ["api": .cut(ids(Int(night) + 1))])
      #expect(board.jobs.count(where: \.isNew) == (night > 7 ? 1 : 0), "night \(night)")
    }
  }

  @Test("What a source begins with and dates anew every night is new on the first of them alone")
  func dated() async throws {
    let nights = try Nights()
    for night in 0...3 as ClosedRange<Int64> {
      var moved = JobDraft.clerk("a")
      moved.posted = nights.content.settings.day(of: start + night * day).description
      let board = try await nights.night(at: start + night * day, ["api": .drafts([moved, .clerk("b")])])
      #expect(board.jobs.filter(\.isNew).map(\.id.sourceID) == (night == 0 ? ["a"] : []), "night \(night)")
    }
  }

  @Test("A restored store goes on with it")
  func restored() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .failing([])])
    try await nights.night(at: start + day, ["api": .all(ids(3))])
    let source = try #require(try nights.store.store.keptSources().first)
    #expect(source.firstRun == start && source.begun == start + day)
  }

  @Test("A store from before this was kept has begun with its first run, unless nothing came yet")
  func migrated() async throws {
    let database = try DatabaseQueue()
    try Migrations.all.migrate(database, upTo: "pages that were asked for")
    try await database.write {
      try $0.execute(
        sql: """
          INSERT INTO source (name, first_run, last_run, outcome, delivered) VALUES
            ('down', 1, 9, 'failed', 0), ('late', 1, 9, 'failed', 3), ('well', 1, 9, 'complete', 3);
          INSERT INTO job (source, source_id, first_seen, last_seen, changed, fingerprint, summary)
            VALUES ('late', '1', 5, 8, 5, 0, x''), ('well', '1', 1, 9, 1, 0, x'');
          """)
    }
    try Migrations.all.migrate(database)
    let begun = try await database.read {
      try Int64.fetchAll($0, sql: "SELECT begun FROM source ORDER BY name")
    }
    #expect(begun == [9, 1, 1])
  }
}
