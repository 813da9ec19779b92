import Testing

@testable import Boardwalk

@Suite("Figures and dates as pages say them")
struct WordsTests {
  @Test(
    "Counts have commas",
    arguments: [
      (0, "0 jobs"), (1, "1 job"), (999, "999 jobs"), (1000, "1,000 jobs"), (-1, "−1 jobs"),
      (1_234_567, "1,234,567 jobs"),
      (.min, "−9,223,372,036,854,775,808 jobs"),
    ])
  func counts(number: Int, words: String) {
    #expect(Words.count(number, "job", "jobs") == words)
  }

  @Test(
    "A list says when a job was posted",
    arguments: [
      ("2026-01-01", "Today"), ("2026-01-02", "Today"), ("2025-12-31", "Yesterday"), ("2025-12-30", "30 Dec 2025"),
    ])
  func posted(day: String, words: String) throws {
    #expect(english.posted(try .on(day), today: try .on("2026-01-01")) == words)
  }

  @Test("A year goes without saying when it is this one")
  func short() throws {
    #expect(english.shortDay(try .on("2026-01-02"), today: try .on("2026-12-31")) == "2 Jan")
    #expect(english.shortDay(try .on("2027-01-02"), today: try .on("2026-12-31")) == "2 Jan 2027")
  }

  @Test(
    "A list says until when one can apply",
    arguments: [
      ("2026-11-20", "closed 20 Nov"), ("2026-11-21", "closes today"), ("2026-11-22", "closes tomorrow"),
      ("2026-11-24", "closes in 3 days"), ("2026-11-25", "closes 25 Nov"), ("2027-01-14", "closes 14 Jan 2027"),
      (nil, nil),
    ] as [(String?, String?)])
  func closing(closes: String?, words: String?) throws {
    let today = try Day.on("2026-11-21")
    let deadline = try closes.map { Deadline(day: try .on($0), instant: try Day.on($0).instant + 86_399, zone: nil) }
    let state = Listing.State(deadline: deadline, now: today.instant + 3600, today: today)
    let job = try Job.plain { $0.summary.deadline = deadline }
    #expect(english.closing(Listing.of(job, state: state), today: today) == words)
  }

  @Test(
    "A monogram is two letters, of the words that say something",
    arguments: [
      ("National Office of Tides", "NO"), ("Department of the Interior", "DI"), ("Ada", "AD"), ("ada lovelace", "AL"),
      ("X", "X"),
      ("of the", "·"), ("", "·"), ("!!!", "·"), ("Ämter für Wasser", "ÄF"), ("東京 タワー", "東タ"), ("3M Company", "3C"),
    ])
  func monogram(name: String, letters: String) {
    #expect(Words.monogram(name) == letters)
  }

  @Test(
    "A name's colour is one of 24, and the same for ever", arguments: [("Office of Tides", 5), ("", 14), ("東京", 10)])
  func hue(name: String, hue: Int) {
    #expect(Words.hue(name) == hue)
    #expect((0..<24).contains(hue))
  }

  @Test("Every filter of a search is said in words")
  func search() throws {
    let search = SavedSearch.that {
      $0.keywords = "tide"
      $0.location = "Maine"
      $0.radius = 50
      $0.organization = ["A", "B"]
      $0.category = ["1315"]
      $0.grades = ["9-12"]
      $0.schedule = [.fullTime, .partTime]
      $0.remote = false
      $0.salaryMin = 60_000
      $0.salaryMax = 120_000
      $0.postedWithin = 1
      $0.kind = .job
      $0.sources = ["usajobs"]
    }
    #expect(
      search.words == [
        "tide", "Within 50 miles of Maine", "A or B", "1315", "Grade 9-12", "Full-time or Part-time", "Not remote",
        "At least 60,000 a year", "At most 120,000 a year", "Posted within 1 day", "Jobs only", "From usajobs",
      ])
    #expect(SavedSearch.that { _ in }.words == [])
    let pays = ["EUR", "EUR", "USD"].map { Pay(currency: $0, minimum: 50_000_00, maximum: nil, unit: .year) }
    func words(of search: SavedSearch, among pays: some Sequence<Pay>) throws -> [String] {
      let jobs = try pays.enumerated().map { number, pay in try Job.plain("\(number)") { $0.summary.pay = pay } }
      return english.words(of: search, on: PayCurrency(of: jobs.map { Listing.of($0) }))
    }
    let paid = SavedSearch.that { $0.salaryMin = 60_000 }
    #expect(try words(of: paid, among: pays) == ["At least €60,000 a year"])
    #expect(try words(of: paid, among: pays.prefix(2)) == ["At least 60,000 a year"])
    let euros = SavedSearch.that {
      $0.salaryMin = 60_000
      $0.salaryCurrency = "EUR"
    }
    #expect(euros.words == ["At least €60,000 a year"])
  }
}
