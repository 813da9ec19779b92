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

  @Test("Who writes a post is told of a day that is still to come")
  func ahead() async throws {
    func post(_ day: String) -> String { "---\ntitle: Rigger\norganization: Mill\nposted: \(day)\n---\nRig." }
    // Where the writer is, it may be tomorrow.
    let tomorrow = "\(Day(instant: TestBoard.now) + 1)"
    let board = try TestBoard(["Content/jobs/rigger.md": post(tomorrow)])
    #expect(await board.findings() == [])
    try board.write(post("2027-05-01"), to: "Content/jobs/rigger.md")
    let found = await board.findings()
    #expect(found.map(\.severity) == [.warning])
    let message = try #require(found.first?.message)
    #expect(message.contains("“2027-05-01”, which is still to come; it is listed as posted today."))
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
