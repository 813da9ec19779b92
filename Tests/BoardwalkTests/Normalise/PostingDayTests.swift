import Foundation
import Testing

@testable import Boardwalk

@Suite("The day a job was posted, night after night")
struct PostingDayTests {
  @Test(
    "A job that does not say when it was posted stays as old as it is",
    arguments: [nil, "", "soon", "1969-12-31", "2027-01-15"], ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
  func unsaid(written: String?, zone: String) async throws {
    let nights = try Nights()
    nights.content.settings.timeZone = try #require(TimeZone(identifier: zone))
    var draft = JobDraft.clerk("1")
    draft.posted = written
    // Late in the evening of one of the zones, early in another.
    let first = TestBoard.now + 8 * 3600
    var board = try await nights.night(at: first, ["api": .drafts([draft])])
    #expect(board.jobs.map(\.summary.posted) == [nights.content.settings.day(of: first)])
    for night in [1, 2, 30] {
      board = try await nights.night(at: first + Int64(night) * 86_400, ["api": .drafts([draft])])
      #expect(board.jobs.map(\.summary.posted) == [nights.content.settings.day(of: first)])
      #expect(nights.counts.same == 1)
    }
  }

  @Test("A day that is said later is believed, and one that is not said any more goes back to when it was first seen")
  func saidLater() async throws {
    let nights = try Nights()
    var draft = JobDraft.clerk("1")
    var days: [String] = []
    for (night, written) in [nil, "2026-11-02", nil, "2026-11-22"].enumerated() {
      draft.posted = written
      let board = try await nights.night(at: TestBoard.now + Int64(night) * 86_400, ["api": .drafts([draft])])
      days += board.jobs.map(\.summary.posted.description)
    }
    #expect(days == ["2026-11-21", "2026-11-02", "2026-11-21", "2026-11-22"])
  }
}
