import Testing

@testable import Boardwalk

@Suite("Deadlines and posting days")
struct DeadlineTests {
  let today = Day(iso: "2026-03-01") ?? Day(number: 0)

  struct Case: CustomTestStringConvertible {
    var closes: String
    var zone: String?
    var toEndOfDay = true
    var day: String
    var instant: String
    var words: String?
    var testDescription: String { "\(closes) \(zone ?? "-") \(toEndOfDay)" }
  }

  @Test(
    "A deadline is an instant",
    arguments: [
      Case(
        closes: "2026-01-15", zone: "America/New_York", day: "2026-01-15", instant: "2026-01-16T04:59:59Z",
        words: "Eastern Time"),
      Case(
        closes: "2026-07-15T23:59:59.9970", zone: "America/New_York", day: "2026-07-15",
        instant: "2026-07-16T03:59:59Z", words: "Eastern Time"),
      // The clocks go forward in New York on 8 March 2026 and back on 1 November.
      Case(
        closes: "3/7/2026", zone: "America/New_York", day: "2026-03-07", instant: "2026-03-08T04:59:59Z",
        words: "Eastern Time"),
      Case(
        closes: "2026-03-08T00:00:00Z", zone: "America/New_York", day: "2026-03-08", instant: "2026-03-09T03:59:59Z",
        words: "Eastern Time"),
      Case(
        closes: "2026-10-31", zone: "America/New_York", day: "2026-10-31", instant: "2026-11-01T03:59:59Z",
        words: "Eastern Time"),
      Case(
        closes: "2026-11-01", zone: "America/New_York", day: "2026-11-01", instant: "2026-11-02T04:59:59Z",
        words: "Eastern Time"),
      // Half an hour of summer time.
      Case(
        closes: "2026-04-04", zone: "Australia/Lord_Howe", day: "2026-04-04", instant: "2026-04-04T12:59:59Z",
        words: "Lord Howe time"),
      Case(
        closes: "2026-04-05", zone: "Australia/Lord_Howe", day: "2026-04-05", instant: "2026-04-05T13:29:59Z",
        words: "Lord Howe time"),
      Case(
        closes: "2026-05-01", zone: "Pacific/Apia", day: "2026-05-01", instant: "2026-05-01T10:59:59Z",
        words: "Apia time"),
      Case(closes: "2026-05-01", zone: nil, day: "2026-05-01", instant: "2026-05-02T11:59:59Z", words: nil),
      Case(closes: "2026-05-01T17:00:00Z", zone: nil, day: "2026-05-01", instant: "2026-05-02T11:59:59Z", words: nil),
      // An offset is the listing's zone.
      Case(
        closes: "2026-05-01T17:00:00+09:00", zone: nil, day: "2026-05-01", instant: "2026-05-01T14:59:59Z",
        words: "UTC+9"),
      Case(
        closes: "2026-05-01T00:00:00-05:00", zone: nil, day: "2026-05-01", instant: "2026-05-02T04:59:59Z",
        words: "UTC−5"),
      // Where a moment of Greenwich's time is the end of a day.
      Case(closes: "2026-05-02T11:59:59Z", zone: nil, day: "2026-05-01", instant: "2026-05-02T11:59:59Z", words: nil),
      Case(
        closes: "2026-05-02T03:59:59Z", zone: nil, day: "2026-05-01", instant: "2026-05-02T03:59:59Z", words: "UTC−4"),
      Case(
        closes: "2026-05-02T04:59:00Z", zone: nil, day: "2026-05-01", instant: "2026-05-02T04:59:59Z", words: "UTC−5"),
      Case(
        closes: "2026-05-01T14:59:59Z", zone: nil, day: "2026-05-01", instant: "2026-05-01T14:59:59Z", words: "UTC+9"),
      Case(
        closes: "2026-05-01T18:29:59Z", zone: nil, day: "2026-05-01", instant: "2026-05-01T18:29:59Z",
        words: "UTC+5:30"),
      Case(closes: "1777694399", zone: nil, day: "2026-05-01", instant: "2026-05-02T03:59:59Z", words: "UTC−4"),
      Case(closes: "2026-05-01T23:59:59Z", zone: nil, day: "2026-05-01", instant: "2026-05-02T11:59:59Z", words: nil),
      Case(
        closes: "2026-05-02T03:59:59Z", zone: "America/New_York", day: "2026-05-01", instant: "2026-05-02T03:59:59Z",
        words: "Eastern Time"),
      Case(
        closes: "2026-05-01T17:00:00+02:00", zone: nil, toEndOfDay: false, day: "2026-05-01",
        instant: "2026-05-01T15:00:00Z", words: "UTC+2"),
      Case(
        closes: "2026-05-01T02:00:00Z", zone: "America/New_York", toEndOfDay: false, day: "2026-04-30",
        instant: "2026-05-01T02:00:00Z", words: "Eastern Time"),
      Case(
        closes: "2026-05-01T17:00", zone: "Europe/Berlin", toEndOfDay: false, day: "2026-05-01",
        instant: "2026-05-01T15:00:00Z", words: "Berlin time"),
      Case(
        closes: "2026-05-01T17:00", zone: nil, toEndOfDay: false, day: "2026-05-01", instant: "2026-05-02T05:00:00Z",
        words: nil),
      Case(
        closes: "2026-05-01", zone: "Europe/Berlin", toEndOfDay: false, day: "2026-05-01",
        instant: "2026-05-01T21:59:59Z", words: "Berlin time"),
      Case(
        closes: "2026-05-01T00:00:00Z", zone: nil, toEndOfDay: false, day: "2026-05-01",
        instant: "2026-05-02T11:59:59Z", words: nil),
      Case(
        closes: "1790000000", zone: nil, toEndOfDay: false, day: "2026-09-21", instant: "2026-09-21T14:13:20Z",
        words: "UTC"),
    ])
  func deadline(_ expected: Case) throws {
    let deadline = try Deadline(
      expected.closes, zone: expected.zone.flatMap(Zone.init), toEndOfDay: expected.toEndOfDay, today: today)
    #expect(deadline.day.description == expected.day)
    #expect(deadline.instant == WrittenTime(expected.instant)?.instant)
    #expect(deadline.zone == expected.words)
  }

  @Test(
    "A time of day that is no day's beginning or end is said beside the last day",
    arguments: [
      ("2026-12-25T12:00:00-05:00", nil, "12:00 UTC−5"), ("2026-12-01T12:00:00Z", nil, "12:00 UTC"),
      ("2026-12-01T09:05:00+05:30", nil, "09:05 UTC+5:30"),
      ("2026-12-01T17:00", "America/New_York", "17:00 Eastern Time"),
      ("2026-12-01 17:00", nil, "17:00"), ("2026-12-01", nil, nil), ("2026-12-01T00:00:00-05:00", nil, nil),
      ("2026-12-01T23:59:00+01:00", nil, nil), ("2026-12-02T04:59:59Z", nil, nil), ("1790000000", nil, nil),
      ("until filled", nil, nil),
    ] as [(String, String?, String?)])
  func hour(closes: String, zone: String?, hour: String?) {
    var draft = JobDraft(sourceID: "1")
    (draft.title, draft.closes, draft.timeZone) = ("Pilot", closes, zone)
    let job = Normaliser(today: today, dayOf: { Day(instant: $0) }).job(from: draft, source: "api", firstSeen: nil).0
    #expect(job?.facts.first { $0.label == "Until" }?.value == hour)
  }

  @Test(
    "An hour beside the last day is a moment of that day, and one at which the job is over is that moment itself",
    arguments: [
      ("2026-12-01T17:00:00-05:00", nil, "2026-12-01T17:00:00-05:00"),
      ("2026-12-01T09:05:00+05:30", nil, "2026-12-01T09:05:00+05:30"),
      ("2026-12-01T12:00:00Z", nil, "2026-12-01T12:00:00+00:00"), ("2026-12-01 17:00", nil, "2026-12-01T17:00:00"),
      ("2026-07-01T17:00", "America/New_York", "2026-07-01T17:00:00-04:00"),
      ("2026-12-01T17:00:00-06:00", "America/New_York", "2026-12-01T17:00:00-06:00"),
      ("2026-12-01", "America/New_York", nil),
    ] as [(String, String?, String?)])
  func moment(closes: String, zone: String?, moment: String?) throws {
    var draft = JobDraft(sourceID: "1")
    (draft.title, draft.closes, draft.timeZone) = ("Pilot", closes, zone)
    func read() throws -> (deadline: Deadline, hour: String?) {
      let job = Normaliser(today: today, dayOf: { Day(instant: $0) }).job(from: draft, source: "api", firstSeen: nil).0
      return (try #require(job?.deadline), job?.facts.first { $0.label == "Until" }?.value)
    }
    let first = try read()
    #expect(first.hour.flatMap(first.deadline.moment) == moment)
    guard let moment else { return }
    // Who reads it there reads the same hour.
    (draft.closes, draft.timeZone) = (moment, nil)
    let second = try read()
    #expect(second.deadline.day == first.deadline.day)
    #expect(second.hour.flatMap(second.deadline.moment) == moment)
    draft.closesAtEndOfDay = false
    let exact = try read()
    #expect(exact.hour.flatMap(exact.deadline.moment) == nil || moment.count == 19)
    for words in ["", "noon", "17:00 sharp", "25:00 UTC", "17:00 UTC−x", "17:00 UTC5", "30 June"] {
      #expect(first.deadline.moment(at: words) == nil)
    }
  }

  @Test(
    "A moment of Greenwich's time that ends a day elsewhere ends the day that it is where the job is",
    arguments: [
      ("2026-12-21T04:59:59Z", "America/New_York", "2026-12-20"),
      ("2026-12-21T04:59:00Z", "America/New_York", "2026-12-20"),
      ("2026-12-21T04:59:59.997+00:00", "America/New_York", "2026-12-20"),
      ("2026-12-21T07:59:59Z", "America/Los_Angeles", "2026-12-20"),
      // In winter, by the clock of summer.
      ("2026-12-21T03:59:59Z", "America/New_York", "2026-12-20"),
      // In summer, by the clock of winter: it is the next day already.
      ("2026-05-02T04:59:59Z", "America/New_York", "2026-05-02"),
      ("2026-12-21T00:00:00Z", "America/New_York", "2026-12-21"),
      ("2026-12-21T02:00:00Z", "America/New_York", "2026-12-21"),
      ("2026-12-21T11:59:00Z", "America/New_York", "2026-12-21"),
      ("2026-12-21T23:59:59Z", "America/New_York", "2026-12-21"),
      ("2026-12-21T04:59:59", "America/New_York", "2026-12-21"),
      ("2026-12-20T23:59:00-05:00", "America/New_York", "2026-12-20"),
      ("2026-12-20T14:59:59Z", "Asia/Tokyo", "2026-12-20"), ("2026-12-20T14:59:59Z", "Pacific/Auckland", "2026-12-20"),
      ("2026-12-20T23:59:59Z", "Europe/Berlin", "2026-12-20"), ("2026-12-20T23:59:59Z", "UTC", "2026-12-20"),
    ])
  func endInGreenwichTime(closes: String, zone: String, day: String) throws {
    let zone = try #require(Zone(zone))
    let deadline = try Deadline(closes, zone: zone, toEndOfDay: true, today: today)
    #expect(deadline.day.description == day)
    #expect(deadline.instant == zone.instant(of: deadline.day, second: 86_399))
  }

  @Test("A day that a zone left out still ends")
  func skippedDay() throws {
    // Samoa had no 30 December 2011.
    let zone = try #require(Zone("Pacific/Apia"))
    let day = try #require(Day(iso: "2011-12-30"))
    #expect(zone.instant(of: day, second: 86_399) == WrittenTime("2011-12-31T09:59:59Z")?.instant)
  }

  @Test(
    "Absurd deadlines are none",
    arguments: [
      ("2035-12-31", Deadline.Refusal.tooLate), ("9999-12-31", .tooLate), ("0001-01-01", .tooEarly),
      ("1970-01-01", .tooEarly), ("until filled", .unreadable),
    ])
  func absurd(_ text: String, _ refusal: Deadline.Refusal) {
    #expect(throws: refusal) { try Deadline(text, zone: nil, toEndOfDay: true, today: today) }
  }

  @Test(
    "A deadline before the day it was posted is read day first where that mends it",
    arguments: [
      ("13/11/2026", "05/12/2026", "2026-12-05"), ("2026-11-13", "05/12/2026", "2026-12-05"),
      (nil, "05/12/2026", "2026-12-05"), ("2026-11-13", "12/05/2026", "2026-12-05"),
      ("2026-12-01", "05/12/2026", "2026-12-05"),
      ("2026-03-01", "05/12/2026", "2026-05-12"), ("2026-11-13", "05/06/2026", "2026-05-06"),
      ("2026-11-13", "2026-05-12", "2026-05-12"), ("2026-11-13", "11/25/2026", "2026-11-25"),
    ])
  func dayFirst(posted: String?, closes: String, day: String) throws {
    var draft = JobDraft.clerk("1")
    (draft.posted, draft.closes) = (posted, closes)
    let today = try #require(Day(iso: "2026-11-20"))
    let (job, findings) = Normaliser(today: today).job(from: draft, source: "files")
    #expect(job?.deadline?.day.description == day)
    #expect(findings == [])
  }

  @Test(
    "A deadline is over where the day of posting begins with its month, and to come where nothing tells the order",
    arguments: [
      (nil, "05/12/2026", "2026-12-05"), (nil, "09/10/2026", "2026-09-10"), ("", "05/12/2026", "2026-12-05"),
      ("11/13/2026", "05/12/2026", "2026-05-12"), (nil, "12/05/2026", "2026-12-05"), (nil, "31/12/2026", "2026-12-31"),
    ])
  func over(posted: String?, closes: String, day: String) throws {
    var draft = JobDraft.clerk("1")
    (draft.posted, draft.closes) = (posted, closes)
    let today = try #require(Day(iso: "2026-11-20"))
    let (job, findings) = Normaliser(today: today).job(from: draft, source: "files")
    #expect(job?.deadline?.day.description == day)
    #expect(findings == [])
  }

  @Test("A day with its zone ends where it is", arguments: [true, false])
  func dayWithZone(isInUTC: Bool) throws {
    let deadline = try Deadline(
      isInUTC ? "2026-12-31Z" : "2026-12-31+01:00", zone: nil, toEndOfDay: true, today: today)
    #expect(deadline.day.description == "2026-12-31")
    #expect(deadline.instant == WrittenTime(isInUTC ? "2027-01-01T11:59:59Z" : "2026-12-31T22:59:59Z")?.instant)
  }

  @Test("A zone that nobody knows is none")
  func unknownZone() {
    #expect(Zone("America/Springfield") == nil)
    #expect(Zone("") == nil)
  }

  @Test("The clocks of a zone are known from the beginning of a year to the end of the second after")
  func clocks() throws {
    func clocks(_ zone: String) throws -> [String] {
      try #require(Zone(zone)).offsets(from: 2026).map { "\(Timestamp($0.instant).rfc3339) \($0.seconds)" }
    }
    #expect(
      try clocks("America/New_York") == [
        "2028-11-05T06:00:00Z -18000", "2028-03-12T07:00:00Z -14400", "2027-11-07T06:00:00Z -18000",
        "2027-03-14T07:00:00Z -14400", "2026-11-01T06:00:00Z -18000", "2026-03-08T07:00:00Z -14400",
        "2026-01-01T00:00:00Z -18000",
      ])
    #expect(try clocks("Asia/Kolkata") == ["2026-01-01T00:00:00Z 19800"])
    // Half an hour, in the south.
    #expect(
      try clocks("Australia/Lord_Howe") == [
        "2028-09-30T15:30:00Z 39600", "2028-04-01T15:00:00Z 37800", "2027-10-02T15:30:00Z 39600",
        "2027-04-03T15:00:00Z 37800", "2026-10-03T15:30:00Z 39600", "2026-04-04T15:00:00Z 37800",
        "2026-01-01T00:00:00Z 39600",
      ])
  }
}
