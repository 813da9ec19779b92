import Testing

@testable import Boardwalk

@Suite("A source that fails night after night")
struct OutageTests {
  private let start = TestBoard.now
  private let day: Int64 = 86_400

  @Test("From the second night on it is said since when, and in the end how many jobs end for it")
  func told() async throws {
    let nights = try Nights()
    let over = "2026-11-25"
    var drafts = [JobDraft.clerk("1"), .clerk("2"), .clerk("3")]
    drafts[2].closes = over
    try await nights.night(at: start, ["api": .drafts(drafts)])
    for night in 1...32 as ClosedRange<Int64> {
      let board = try await nights.night(at: start + night * day, ["api": .failing([])])
      let since = night == 1 ? "" : " It has failed since 22 November 2026."
      var said = ["It is down.\(since)"]
      if night == 30 { said.append("2 jobs of it are taken as closed, not confirmed for 30 days.") }
      #expect(nights.deliveries[0].findings.map(\.message) == said, "night \(night)")
      #expect(nights.deliveries[0].findings.allSatisfy { $0.severity == .warning })
      #expect(nights.outcome == .failed("It is down."))
      #expect(board.jobs.count == (night < 30 ? (night < 6 ? 3 : 2) : 0), "night \(night)")
    }
    try await nights.night(at: start + 33 * day, ["api": .drafts(drafts)])
    try await nights.night(at: start + 34 * day, ["api": .failing([])])
    #expect(nights.deliveries[0].findings.map(\.message) == ["It is down."])
  }

  @Test("A second failure within hours is the same night")
  func sameNight() async throws {
    let nights = try Nights()
    try await nights.night(at: start, ["api": .failing([])])
    try await nights.night(at: start + 3600, ["api": .failing([])])
    #expect(nights.deliveries[0].findings.map(\.message) == ["It is down."])
  }
}
