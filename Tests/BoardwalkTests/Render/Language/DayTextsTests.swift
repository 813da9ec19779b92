import Testing

@testable import Boardwalk

@Suite("What rows say of days")
struct DayTextsTests {
  @Test("A day is said as the language says it, whether or not a job of the board names it")
  func same() throws {
    let today = Day(number: 20_000)
    let job = try Job.plain {
      $0.summary.posted = Day(number: 19_990)
      $0.summary.deadline = Deadline(day: Day(number: 20_100), instant: 0, zone: nil)
    }
    let listing = Listing(
      summary: job.summary, row: 1, firstSeen: 0, changed: 0, state: .open, isNew: false)
    for jobs in [[], [listing]] {
      let days = DayTexts(of: jobs, today: today, in: english)
      for number in [Int32.min, 0, 19_000, 19_989, 19_990, 19_999, 20_000, 20_001, 20_100, 20_101, 22_000] {
        let day = Day(number: number)
        #expect(days.posted(day) == english.posted(day, today: today))
        #expect(days.short(day) == english.shortDay(day))
        #expect(days.closes(day, relative: true) == english.closes(day, today: today))
        #expect(days.closes(day, relative: false) == english.closes(day))
      }
    }
  }
}
