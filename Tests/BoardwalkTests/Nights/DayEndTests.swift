import Foundation
import Testing

@testable import Boardwalk

@Suite("End dates are whole days where the job is")
struct DayEndTests {
  private static let zones = ["America/New_York", "Australia/Lord_Howe", "Pacific/Pago_Pago", "Asia/Kathmandu"]
  /// Days on which clocks change in one of the zones, a leap day, and the ends of months and of a year.
  private static let days = ["2026-03-08", "2026-11-01", "2026-04-05", "2028-02-29", "2026-12-31", "2026-10-04"]

  @Test(
    "Whatever hour the board is built at, a job is open until its day is over in its own zone", arguments: zones, days)
  func hours(zone: String, day: String) async throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let written = try #require(Day(iso: day))
    let parts = written.civil
    let midnight = try #require(
      calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: parts.day)))
    let next = try #require(calendar.date(byAdding: .day, value: 1, to: midnight))
    let end = Int64(next.timeIntervalSince1970) - 1

    var draft = JobDraft.clerk("1")
    (draft.closes, draft.timeZone) = (day, zone)
    let nights = try Nights()
    try await nights.night(at: end - 20 * 86_400, ["api": .drafts([draft])])
    let content = nights.content
    for hour in -12...36 {
      let now = end - 86_399 + Int64(hour) * 3600
      let board = try Board.select(from: nights.store.store, with: content, at: .rightly(now))
      #expect(board.jobs.isEmpty == (now > end), "\(hour) hours after the day began")
    }
    for (now, isOpen) in [(end, true), (end + 1, false)] {
      #expect(try Board.select(from: nights.store.store, with: content, at: .rightly(now)).jobs.isEmpty == !isOpen)
    }
  }

  @Test("Without a zone the day ends where it ends last on Earth")
  func nowhere() async throws {
    let nights = try Nights()
    var draft = JobDraft.clerk("1")
    draft.closes = "2026-12-24"
    let end = try Day.on("2026-12-25").instant + 12 * 3600 - 1
    try await nights.night(at: end - 86_400, ["api": .drafts([draft])])
    for (now, isOpen) in [(end, true), (end + 1, false)] {
      let board = try Board.select(from: nights.store.store, with: nights.content, at: .rightly(now))
      #expect(board.jobs.isEmpty == !isOpen)
    }
  }
}
