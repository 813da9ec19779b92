import Testing

@testable import Boardwalk

@Suite("An answer that reaches back some days")
struct NewestDaysTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  @Test("A job that is too old for it is not taken as gone; it ends like any that nobody confirms")
  func tooOld() async throws {
    let nights = try Nights()
    let (old, new) = (JobDraft.clerk("old", posted: "2026-11-17"), JobDraft.clerk("new", posted: "2026-12-31"))
    try await nights.night(at: start, ["api": .newest([old, new], days: 5)])
    for night in 1...29 as ClosedRange<Int64> {
      let board = try await nights.night(at: start + night * day, ["api": .newest([new], days: 5)])
      #expect(nights.outcome?.isOfNewest == true)
      #expect(board.jobs.count == 2, "night \(night)")
      let listing = try #require(board.jobs.first { $0.id.sourceID == "old" })
      #expect(listing.checked == start)
      #expect(listing.freshness == (night < 3 ? .fresh : night < 7 ? .aging : .stale))
    }
    let board = try await nights.night(at: start + 30 * day, ["api": .newest([new], days: 5)])
    #expect(board.closed.map(\.end?.cause) == [.lost])
    #expect(
      nights.deliveries[0].findings == [
        .usual(
          at: .source("api"),
          "Played was asked only for what was posted within 5 days; a job that is missing may still be open."),
        .usual(at: .source("api"), "1 job of it is taken as closed, not confirmed for 30 days."),
      ])
  }

  @Test("A job of these days that two answers lack is gone")
  func gone() async throws {
    let nights = try Nights()
    let all = ["2026-11-18", "2026-11-21", "2026-11-21"].enumerated().map { JobDraft.clerk("\($0)", posted: $1) }
    try await nights.night(at: start, ["api": .newest(all, days: 5)])
    var board = try await nights.night(at: start + day, ["api": .newest([all[2]], days: 5)])
    #expect(board.jobs.count == 3)
    board = try await nights.night(at: start + 2 * day, ["api": .newest([all[2]], days: 4)])
    // The first is out of reach on the second night.
    #expect(board.closed.map(\.id.sourceID) == ["1"])
    #expect(board.closed.map(\.end?.cause) == [.gone])
    #expect(Set(board.jobs.map(\.id.sourceID)) == ["0", "2"])
  }

  @Test(
    "Only the jobs of these days can be too many to be missing",
    arguments: [("2026-11-21", true), ("2026-11-10", false)])
  func doubt(posted: String, isDoubted: Bool) async throws {
    let nights = try Nights()
    let all = (1...100).map { JobDraft.clerk("\($0)", posted: $0 <= 60 ? posted : "2026-11-20") }
    try await nights.night(at: start, ["api": .newest(all, days: 60)])
    for night in 1...2 as ClosedRange<Int64> {
      let board = try await nights.night(
        at: start + night * day, ["api": .newest(Array(all.dropFirst(60)), days: 5)])
      #expect(nights.outcome?.word == (isDoubted ? "suspect" : "partial"))
      #expect(board.jobs.count == 100)
    }
  }
}
