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

  @Test(
    "A moment is a day of the board's, on that night and every other; a midnight is the day that is written",
    arguments: [
      ("2026-11-21T02:30:00Z", "2026-11-20", "2026-11-21"), ("1795228200", "2026-11-20", "2026-11-21"),
      ("1795228200000", "2026-11-20", "2026-11-21"), ("2026-11-20T23:30:00-08:00", "2026-11-21", "2026-11-21"),
      ("2026-11-20T21:30:00-05:00", "2026-11-20", "2026-11-21"), ("2026-11-21T00:00:00Z", "2026-11-21", "2026-11-21"),
      ("2026-11-20T00:00:00-08:00", "2026-11-20", "2026-11-20"), ("2026-11-20T22:30:00", "2026-11-20", "2026-11-20"),
      ("1795219200", "2026-11-21", "2026-11-21"),
    ])
  func moment(written: String, newYork: String, greenwich: String) async throws {
    for (zone, day) in [("America/New_York", newYork), ("UTC", greenwich)] {
      let nights = try Nights()
      nights.content.settings.timeZone = try #require(TimeZone(identifier: zone))
      var draft = JobDraft.clerk("1")
      draft.posted = written
      for night in 0...2 as ClosedRange<Int64> {
        let board = try await nights.night(at: TestBoard.now + night * 86_400, ["api": .drafts([draft])])
        #expect(board.jobs.map(\.summary.posted.description) == [day], "\(zone), night \(night)")
        if night > 0 { #expect(nights.counts.same == 1) }
      }
    }
  }

  @Test("A job that was posted this evening in America is from this evening, though it is tomorrow at Greenwich")
  func evening() async throws {
    let nights = try Nights()
    nights.content.settings.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    var draft = JobDraft.clerk("1")
    draft.posted = "1795663800"
    for night in 0...1 as ClosedRange<Int64> {
      let board = try await nights.night(at: 1_795_665_600 + night * 86_400, ["api": .drafts([draft])])
      #expect(board.jobs.map(\.summary.posted.description) == ["2026-11-25"])
      #expect(nights.counts.changed == 0)
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
