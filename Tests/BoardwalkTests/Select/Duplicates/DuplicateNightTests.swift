import Testing

@testable import Boardwalk

@Suite("Duplicates, night after night")
struct DuplicateNightTests {
  private static let day: Int64 = 86_400
  private static let start = TestBoard.now

  private static func nights() throws -> Nights {
    let nights = try Nights(sources: ["office", "mirror", "other"])
    nights.content.settings.sources[1].policy.standing = .gatherer
    nights.content.settings.sources[2].policy.standing = .gatherer
    return nights
  }

  private static func draft(_ id: String) -> JobDraft {
    var draft = JobDraft.clerk(id)
    draft.title = "Harbour Pilot"
    draft.places = [PlaceClaim(name: "Lisbon, Portugal")]
    draft.posted = "2026-11-20"
    return draft
  }

  private static let none = Nights.Answer.drafts([.clerk("x1"), .clerk("x2")])
  private static func has(_ id: String) -> Nights.Answer { .drafts([draft(id), .clerk("x1"), .clerk("x2")]) }

  private static func pilots(_ board: Board) -> [String] {
    (board.jobs + board.closed).filter { $0.title == "Harbour Pilot" }.map { "\($0.id)\($0.isOpen ? "" : " closed")" }
  }

  /// Who stands for the pilots that are not shown.
  private static func standIns(_ board: Board) -> Set<String> {
    Set(board.moved.map(\.listing).filter { $0.title == "Harbour Pilot" }.map(\.id.description))
  }

  @Test("A gatherer's copy does not bring back what the employer took down")
  func takenDown() async throws {
    let nights = try Self.nights()
    var board = try await nights.night(
      at: Self.start, ["office": Self.has("a"), "mirror": Self.has("b"), "other": Self.none])
    #expect(Self.pilots(board) == ["office:a"])
    for night in 1...3 as ClosedRange<Int64> {
      board = try await nights.night(
        at: Self.start + night * Self.day, ["office": Self.none, "mirror": Self.has("b"), "other": Self.none])
    }
    #expect(Self.pilots(board) == ["office:a closed"])
    // Offered anew, by somebody who saw it after that, it is another offer.
    var fresh = Self.draft("c")
    fresh.posted = "2026-11-26"
    board = try await nights.night(
      at: Self.start + 6 * Self.day,
      ["office": Self.none, "mirror": Self.has("b"), "other": .drafts([fresh, .clerk("x1"), .clerk("x2")])])
    #expect(Self.pilots(board).sorted() == ["office:a closed", "other:c"])
  }

  @Test("Nor does it when the closed page has gone; what the employer offers anew is shown, and the copy under it")
  func pageGone() async throws {
    let nights = try Self.nights()
    nights.content.settings.removeClosedAfter = 2
    _ = try await nights.night(at: Self.start, ["office": Self.has("a"), "mirror": Self.has("b"), "other": Self.none])
    var board: Board?
    for night in [1, 2, 3, 30] as [Int64] {
      board = try await nights.night(
        at: Self.start + night * Self.day, ["office": Self.none, "mirror": Self.has("b"), "other": Self.none])
      if night == 3 { #expect(board.map(Self.pilots) == ["office:a closed"]) }
    }
    #expect(board.map(Self.pilots) == [])
    #expect(board?.withdrawn.map(\.id.description) == ["mirror:b"])
    #expect(board?.duplicates.contains { $0.hidden.id.description == "mirror:b" } == false)
    #expect(try #require(board).removed.isSuperset(of: try #require(board).withdrawn.map(\.path)))
    // What others list only now is another offer.
    var fresh = Self.draft("c")
    fresh.posted = "2026-12-21"
    board = try await nights.night(
      at: Self.start + 31 * Self.day,
      ["office": Self.none, "mirror": Self.has("b"), "other": .drafts([fresh, .clerk("x1"), .clerk("x2")])])
    #expect(board.map(Self.pilots) == ["other:c"])
    board = try await nights.night(
      at: Self.start + 32 * Self.day, ["office": Self.has("d"), "mirror": Self.has("b"), "other": Self.none])
    #expect(board.map(Self.pilots) == ["office:d"])
    #expect(board?.withdrawn.isEmpty == true)
    #expect(board?.duplicates.contains { $0.hidden.id.description == "mirror:b" } == true)
  }

  @Test("Of two gatherers the second stands in when the first no longer has it, and back again")
  func standIn() async throws {
    let nights = try Self.nights()
    var board = try await nights.night(
      at: Self.start, ["office": Self.none, "mirror": Self.has("b"), "other": Self.none])
    board = try await nights.night(
      at: Self.start + Self.day, ["office": Self.none, "mirror": Self.has("b"), "other": Self.has("c")])
    #expect(Self.pilots(board) == ["mirror:b"])
    for night in 2...4 as ClosedRange<Int64> {
      board = try await nights.night(
        at: Self.start + night * Self.day, ["office": Self.none, "mirror": Self.none, "other": Self.has("c")])
    }
    #expect(Self.pilots(board) == ["other:c"])
    #expect(Self.standIns(board) == ["other:c"])
    board = try await nights.night(
      at: Self.start + 5 * Self.day, ["office": Self.none, "mirror": Self.has("b"), "other": Self.has("c")])
    #expect(Self.pilots(board) == ["mirror:b"])
  }

  @Test(
    "What stands in for a listing that is gone keeps its day first seen and its address, for as long as it is on offer")
  func heir() async throws {
    let nights = try Self.nights()
    nights.content.settings.removeClosedAfter = 1
    var board = try await nights.night(
      at: Self.start, ["office": Self.none, "mirror": Self.none, "other": Self.none])
    board = try await nights.night(
      at: Self.start + Self.day, ["office": Self.none, "mirror": Self.has("b"), "other": Self.none])
    let former = try #require(board.jobs.first { $0.title == "Harbour Pilot" })
    #expect(former.firstSeen == Self.start + Self.day)
    for night in [2, 3, 4, 5, 6, 7, 70, 100] as [Int64] {
      board = try await nights.night(
        at: Self.start + night * Self.day,
        ["office": Self.none, "mirror": night < 3 ? Self.has("b") : Self.none, "other": Self.has("c")])
      guard night > 3 else { continue }
      #expect(Self.pilots(board) == ["other:c"], "night \(night)")
      #expect(board.jobs.first { $0.title == "Harbour Pilot" }?.firstSeen == former.firstSeen, "night \(night)")
      #expect(board.moved.filter { $0.path == former.path }.map(\.listing.id.description) == ["other:c"])
    }
    // Offered there again, it is shown again, and no address is given twice.
    board = try await nights.night(
      at: Self.start + 101 * Self.day, ["office": Self.none, "mirror": Self.has("b"), "other": Self.has("c")])
    #expect(board.jobs.count { $0.title == "Harbour Pilot" } == 1)
    let paths = board.moved.map(\.path) + board.jobs.map(\.path)
    #expect(Set(paths).count == paths.count && paths.contains(former.path))
  }

  @Test("When the last listing of a job is over, it closed that day, at the address that it had")
  func heirEnds() async throws {
    func ending(_ id: String, on day: String) -> Nights.Answer {
      var draft = Self.draft(id)
      draft.closes = day
      return .drafts([draft, .clerk("x1"), .clerk("x2")])
    }
    let nights = try Self.nights()
    try await nights.night(
      at: Self.start, ["office": Self.none, "mirror": ending("b", on: "2026-11-24"), "other": Self.none])
    for night in 1...8 as ClosedRange<Int64> {
      let board = try await nights.night(
        at: Self.start + night * Self.day,
        [
          "office": Self.none, "mirror": ending("b", on: "2026-11-24"), "other": ending("c", on: "2026-11-26"),
        ])
      let shown = try #require((board.jobs + board.closed).first { $0.title == "Harbour Pilot" })
      // A day without an hour ends when it is over everywhere.
      let last = nights.content.settings.day(of: Self.start + (night - 1) * Self.day)
      #expect(shown.isOpen == (last.description <= "2026-11-26"), "night \(night)")
      #expect(shown.id.description == (last.description <= "2026-11-24" ? "mirror:b" : "other:c"), "night \(night)")
      if !shown.isOpen { #expect(shown.end?.day.description == "2026-11-26") }
    }
  }

  @Test("Who is shown stays shown, whatever else comes, unless the employer itself comes")
  func stable() async throws {
    let nights = try Self.nights()
    var board = try await nights.night(
      at: Self.start, ["office": Self.none, "mirror": Self.none, "other": Self.has("c")])
    let since = try #require(board.jobs.first { $0.title == "Harbour Pilot" }).firstSeen
    for night in 1...3 as ClosedRange<Int64> {
      var moved = Self.draft("b")
      moved.posted = "2026-11-2\(night)"
      board = try await nights.night(
        at: Self.start + night * Self.day,
        ["office": Self.none, "mirror": .drafts([moved, .clerk("x1"), .clerk("x2")]), "other": Self.has("c")])
      #expect(Self.pilots(board) == ["other:c"])
    }
    board = try await nights.night(
      at: Self.start + 4 * Self.day, ["office": Self.has("a"), "mirror": Self.has("b"), "other": Self.has("c")])
    #expect(Self.pilots(board) == ["office:a"])
    let shown = try #require(board.jobs.first { $0.title == "Harbour Pilot" })
    // It is no news: the board has known the job for days.
    #expect(shown.firstSeen == since && !shown.isNew)
    #expect(Self.standIns(board) == ["office:a"])
  }

  @Test("A source that is down for a night changes nothing")
  func down() async throws {
    let nights = try Self.nights()
    var board = try await nights.night(
      at: Self.start, ["office": Self.has("a"), "mirror": Self.has("b"), "other": Self.none])
    board = try await nights.night(
      at: Self.start + Self.day, ["office": .failing([]), "mirror": Self.has("b"), "other": Self.none])
    #expect(Self.pilots(board) == ["office:a"])
    #expect(board.jobs.first { $0.title == "Harbour Pilot" }?.also.count == 1)
  }
}
