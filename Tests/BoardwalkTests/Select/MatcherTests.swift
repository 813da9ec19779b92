import Markup
import Testing

@testable import Boardwalk

@Suite("Saved searches")
struct MatcherTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var what: String
    var search: SavedSearch
    var finds: Bool
    var testDescription: String { what }

    init(_ what: String, _ finds: Bool, _ change: (inout SavedSearch) -> Void) {
      (self.what, self.finds, search) = (what, finds, .that(change))
    }
  }

  /// What every case below is asked of.
  private func hydrologist() throws -> Job {
    try .plain("7", title: "Hydrologist", posted: "2026-11-18") {
      $0.summary.organization = "Office of Tides"
      $0.summary.department = "Department of Water"
      $0.summary.organizationCodes = ["DW", "DW42"]
      $0.summary.categories = [Category(code: "1315", name: "Hydrology")]
      $0.summary.places = [
        Place(
          city: "Portland", region: "Maine", regionCode: "ME", country: "US", countryName: "United States",
          latitude: 43.66, longitude: -70.26)
      ]
      $0.summary.placeText = "Portland, Maine"
      $0.summary.workplace = [.telework, .onSite]
      $0.summary.pay = Pay(currency: "USD", minimum: 84_156_00, maximum: 109_408_00, unit: .year)
      $0.summary.grade = Grade(plan: "GS", low: "11", high: "12")
      $0.summary.schedule = .fullTime
      $0.facts = [
        Job.Fact("Open to", "The public, Veterans"), Job.Fact("Security clearance", "Top Secret"),
        Job.Fact("Travel", "25% or less"),
      ]
      $0.sections = [Job.Section(.duties, SafeHTML(html: "<p>Run the tidal <b>model</b>.</p>"))]
    }
  }

  @Test(
    "A search finds what it asks for",
    arguments: [
      Case("nothing asked", true) { _ in },
      Case("a word of the title", true) { $0.keywords = "hydrologists" },
      Case("a word of the text", true) { $0.keywords = "model" },
      Case("two words, one missing", false) { $0.keywords = "model dragon" },
      Case("a phrase that is there", true) { $0.keywords = "\"tidal model\"" },
      Case("a phrase in another order", false) { $0.keywords = "\"model tidal\"" },
      Case("a word that must not be there", false) { $0.keywords = "hydrologist -model" },
      Case("a phrase that must not be there", false) { $0.keywords = "-\"tidal model\"" },
      Case("a word that must not be there and is not", true) { $0.keywords = "hydrologist -dragon" },
      Case("who may apply", true) { $0.conditions = [.hiringPath: ["veterans"]] },
      Case("one of two who may apply", true) { $0.conditions = [.hiringPath: ["Students", "The public"]] },
      Case("who may not apply", false) { $0.conditions = [.hiringPath: ["Students"]] },
      Case("a clearance", true) { $0.conditions = [.clearance: ["Top Secret"]] },
      Case("a lesser clearance", false) { $0.conditions = [.clearance: ["Secret"]] },
      Case("travel, and who may apply", true) {
        $0.conditions = [.travel: ["25% or less"], .hiringPath: ["The public"]]
      },
      Case("a time zone that the job does not mind", true) { $0.conditions = [.timeZone: ["UTC+1"]] },
      Case("help that nothing is said of", false) { $0.conditions = [.sponsorship: ["Yes"]] },
      Case("a word of the organization", true) { $0.keywords = "tides" },
      Case("a city", true) { $0.location = "portland" },
      Case("a city with accents and capitals", true) { $0.location = "PÓRTLAND" },
      Case("a city and its region", true) { $0.location = "Portland, Maine" },
      Case("a city and its region's code", true) { $0.location = "Portland, ME" },
      Case("a city of that name elsewhere", false) { $0.location = "Portland, Oregon" },
      Case("a region", true) { $0.location = "Maine" },
      Case("a region's code", true) { $0.location = "ME" },
      Case("a country", true) { $0.location = "United States" },
      Case("a country's code", true) { $0.location = "US" },
      Case("another country", false) { $0.location = "Germany" },
      Case("remote places only", false) { $0.location = "Remote" },
      Case("part of the organization's name", true) { $0.organization = ["of tides"] },
      Case("part of the department's name", true) { $0.organization = ["Water"] },
      Case("the organization's code", true) { $0.organization = ["dw42"] },
      Case("part of the organization's code", false) { $0.organization = ["DW4"] },
      Case("one of two organizations", true) { $0.organization = ["Fire", "Tides"] },
      Case("another organization", false) { $0.organization = ["Fire"] },
      Case("a field by its code", true) { $0.category = ["1315"] },
      Case("a field by half its code", false) { $0.category = ["131"] },
      Case("a field by its name", true) { $0.category = ["hydrology"] },
      Case("a field by a part of its name's words", false) { $0.category = ["Hydro"] },
      Case("an organization by letters within a word", false) { $0.organization = ["Ice"] },
      Case("a department by the end of its word", false) { $0.organization = ["ter"] },
      Case("another field", false) { $0.category = ["2210", "Nurse"] },
      Case("its lower grade", true) { $0.grades = ["11"] },
      Case("its upper grade", true) { $0.grades = ["12"] },
      Case("a span that touches it", true) { $0.grades = ["9-11"] },
      Case("a span around it", true) { $0.grades = ["05-15"] },
      Case("a span below it", false) { $0.grades = ["7-9"] },
      Case("a grade above it", false) { $0.grades = ["13"] },
      Case("its grade as lists show it", true) { $0.grades = ["GS-11/12"] },
      Case("a span of its plan", true) { $0.grades = ["GS-9/11"] },
      Case("a span of another plan", false) { $0.grades = ["GG-9/11"] },
      Case("one of two grades", true) { $0.grades = ["5", "12"] },
      Case("its schedule", true) { $0.schedule = [.partTime, .fullTime] },
      Case("another schedule", false) { $0.schedule = [.partTime] },
      Case("remote", false) { $0.remote = true },
      Case("not remote", true) { $0.remote = false },
      Case("as much as the top of its range", true) { $0.salaryMin = 109_408 },
      Case("more than the top of its range", false) { $0.salaryMin = 109_409 },
      Case("at most the bottom of its range", true) { $0.salaryMax = 84_156 },
      Case("less than the bottom of its range", false) { $0.salaryMax = 84_155 },
      Case("posted on one of four days, today being the first", true) { $0.postedWithin = 4 },
      Case("posted before the third day", false) { $0.postedWithin = 3 },
      Case("jobs", true) { $0.kind = .job },
      Case("referrals", false) { $0.kind = .referral },
      Case("its source", true) { $0.sources = ["api"] },
      Case("another source", false) { $0.sources = ["usajobs"] },
      Case("one of two sources", true) { $0.sources = ["usajobs", "api"] },
      Case("everything at once", true) { Self.everything(&$0) },
      Case("everything at once but the grade", false) {
        Self.everything(&$0)
        $0.grades = ["5"]
      },
      Case("everything at once but the phrase", false) {
        Self.everything(&$0)
        $0.keywords = "\"model run\""
      },
    ])
  func finds(_ expected: Case) throws {
    let job = try hydrologist()
    #expect(try found(expected.search, in: [job]) == (expected.finds ? ["7"] : []))
    #expect(try foundInStore(expected.search, job) == (expected.finds ? ["7"] : []))
  }

  private static func everything(_ search: inout SavedSearch) {
    search.keywords = "\"tidal model\" hydrologist -dragon"
    search.location = "Maine"
    search.radius = 50
    search.organization = ["Tides"]
    search.category = ["1315"]
    search.grades = ["9-12"]
    search.schedule = [.fullTime]
    search.remote = false
    search.salaryMin = 60_000
    search.salaryMax = 100_000
    search.postedWithin = 7
    search.kind = .job
    search.sources = ["api"]
  }

  @Test("Remote as a place and as a filter finds what can be done from anywhere")
  func remote() throws {
    let job = try Job.plain { $0.summary.workplace = .remote }
    #expect(try found(.that { $0.location = "remote" }, in: [job]) == ["1"])
    #expect(try found(.that { $0.remote = true }, in: [job]) == ["1"])
    #expect(try found(.that { $0.remote = false }, in: [job]) == [])
  }

  @Test("A word for where work can be done finds it, though no text says it")
  func workplaceWords() throws {
    let remote = try Job.plain {
      $0.summary.placeText = "Worldwide"
      $0.summary.workplace = .remote
    }
    let telework = try Job.plain { $0.summary.workplace = [.telework, .onSite] }
    for (job, keywords, finds) in [
      (remote, "remote", true), (remote, "-remote", false), (remote, "telework", false), (telework, "telework", true),
      (telework, "\"telework possible\"", true), (telework, "remote", false), (telework, "-remote", true),
    ] {
      let search = SavedSearch.that { $0.keywords = keywords }
      #expect(try found(search, in: [job]) == (finds ? ["1"] : []), "\(keywords)")
      #expect(try foundInStore(search, job) == (finds ? ["1"] : []), "\(keywords)")
    }
  }

  @Test(
    "A word behind an elision is found with it and without",
    arguments: [
      ("ingénieur", true), ("d'ingénieur", true), ("D’Ingénieur", true), ("\"poste d'ingénieur\"", true),
      ("\"ingénieur qualité\"", true), ("l'ingénieur", false), ("-ingénieur", false), ("-\"ingénieur qualité\"", false),
    ])
  func elisions(keywords: String, finds: Bool) throws {
    let job = try Job.plain(title: "Poste d’ingénieur qualité")
    let search = SavedSearch.that { $0.keywords = keywords }
    #expect(try found(search, in: [job]) == (finds ? ["1"] : []))
    #expect(try foundInStore(search, job) == (finds ? ["1"] : []))
  }

  @Test("A job that does not say who hires is of no organization")
  func unstatedOrganization() throws {
    let job = try Job.plain { $0.summary.organization = JobSummary.noOrganization }
    #expect(try found(.that { $0.organization = ["State"] }, in: [job]) == [])
  }

  @Test("A job that does not say who hires is not found by the words that stand for that")
  func noOrganization() throws {
    let job = try Job.plain { $0.summary.organization = JobSummary.noOrganization }
    #expect(try found(.that { $0.keywords = "stated" }, in: [job]) == [])
    #expect(try foundInStore(.that { $0.keywords = "stated" }, job) == [])
  }

  @Test("Today alone is one day, or none, as USAJOBS has it", arguments: [0, 1])
  func postedToday(days: Int) throws {
    let jobs = try [("1", "2026-11-21"), ("2", "2026-11-20")].map { try Job.plain($0, posted: $1) }
    #expect(try found(.that { $0.postedWithin = days }, in: jobs) == ["1"])
  }

  @Test("Telework is not remote")
  func telework() throws {
    let job = try Job.plain { $0.summary.workplace = .telework }
    #expect(try found(.that { $0.remote = true }, in: [job]) == [])
    #expect(try found(.that { $0.location = "Remote" }, in: [job]) == [])
  }

  @Test(
    "Pay is compared by the year, and what is not known meets no wish",
    arguments: [
      (nil, []), (Pay(currency: "USD", minimum: nil, maximum: nil, unit: .unpaid), ["max"]),
      (Pay(currency: "EUR", minimum: nil, maximum: nil, unit: .unpaid), ["max"]),
      (Pay(currency: "USD", minimum: 500_000_00, maximum: nil, unit: .fee), []),
      (Pay(currency: "USD", minimum: 30_00, maximum: nil, unit: .hour), ["min", "max"]),
      (Pay(currency: "USD", minimum: nil, maximum: 5_500_00, unit: .month), ["min", "max"]),
      (Pay(currency: "USD", minimum: 20_000_00, maximum: 90_000_00, unit: .year), ["min", "max"]),
      (Pay(currency: "USD", minimum: 90_000_00, maximum: nil, unit: .year), ["min"]),
      (Pay(currency: "USD", minimum: nil, maximum: 20_000_00, unit: .year), ["max"]),
      (Pay(currency: "USD", minimum: .max, maximum: .max, unit: .hour), []),
    ] as [(Pay?, [String])])
  func pay(pay: Pay?, meets: [String]) throws {
    let job = try Job.plain { $0.summary.pay = pay }
    #expect(try found(.that { $0.salaryMin = 60_000 }, in: [job]).isEmpty == !meets.contains("min"))
    #expect(try found(.that { $0.salaryMax = 70_000 }, in: [job]).isEmpty == !meets.contains("max"))
  }

  @Test("Pay is compared in one currency: the one of most jobs, or the one that a search names")
  func currencies() throws {
    let jobs = try [("1", "USD", 90_000), ("2", "EUR", 90_000), ("3", "EUR", 50_000), ("4", "JPY", 9_000_000)].map {
      id, currency, amount in
      try Job.plain(id) {
        $0.summary.pay = Pay(currency: currency, minimum: amount * 100, maximum: nil, unit: .year)
      }
    }
    #expect(try found(.that { $0.salaryMin = 60_000 }, in: jobs) == ["2"])
    #expect(try found(.that { $0.salaryMax = 60_000 }, in: jobs) == ["3"])
    let dollars = SavedSearch.that {
      $0.salaryMin = 60_000
      $0.salaryCurrency = "USD"
    }
    #expect(try found(dollars, in: jobs) == ["1"])
    let few = try PayCurrency(of: [Listing.of(.plain()), Listing.of(jobs[0])])
    #expect(few.code == "USD" && !few.hasOthers)
    // Of as many the first by its letters.
    let even = PayCurrency(of: jobs.prefix(2).map { Listing.of($0) })
    #expect(even.code == "EUR" && even.hasOthers)
    #expect(try PayCurrency(of: [Listing.of(.plain())]).code == nil)
  }

  @Test("A job without grade, schedule, field or place meets no filter by them")
  func unknown() throws {
    let job = try Job.plain()
    for search in [
      SavedSearch.that { $0.grades = ["1-15"] }, .that { $0.schedule = Schedule.allCases },
      .that { $0.category = ["1315"] },
      .that { $0.location = "Maine" },
    ] { #expect(try found(search, in: [job]) == []) }
  }

  @Test("A grade that is a letter is found by its name")
  func letters() throws {
    let job = try Job.plain { $0.summary.grade = Grade(plan: "ZP", low: "D", high: "D") }
    #expect(try found(.that { $0.grades = ["D"] }, in: [job]) == ["1"])
    #expect(try found(.that { $0.grades = ["E"] }, in: [job]) == [])
    #expect(try found(.that { $0.grades = ["4"] }, in: [job]) == [])
  }

  @Test(
    "A grade with letters is found by all of them, and a number in every plan",
    arguments: [
      ("E13", ["E13", "TVöD E13", "TVöD-E13", "E 13", "E9-E15"]),
      ("13", ["E13", "GS-13", "TVöD E13", "TVöD-E13", "E 13", "E9-E15"]), ("5", ["Band 5"]), ("D", ["ZP-D"]),
      ("A-D", ["ZP-D"]), ("ZP-D", ["ZP-D"]), ("d", ["ZP-D"]), ("GS", ["GS-13", "GS-9/11"]), ("SES", ["SES"]),
      ("GS9", ["GS-9/11"]), ("GS-10", ["GS-9/11"]), ("E9", ["E9-E15", "E9b"]), ("E9b", ["E9b"]), ("9b", ["E9b"]),
      ("E9-E12", ["E9-E15", "E9b"]), ("E9-12", ["E9-E15", "E9b"]),
      ("9-12", ["GS-9/11", "E9-E15", "E9b"]), ("III", ["Stufe III"]), ("I", []), ("E", []), ("E14", ["E9-E15"]),
      ("A13", []), ("Ban", []), ("3", []),
    ] as [(String, [String])])
  func grades(wanted: String, expected: [String]) throws {
    let grades = [
      "E13", "GS-13", "Band 5", "TVöD E13", "TVöD-E13", "E 13", "ZP-D", "SES", "GS-9/11", "E9-E15", "E9b", "Stufe III",
    ]
    let jobs = try grades.map { grade in try Job.plain(grade) { $0.summary.grade = Grade(written: grade) } }
    let found = try found(.that { $0.grades = [wanted] }, in: jobs)
    #expect(grades.filter(found.contains) == expected)
  }

  @Test(
    "A field of work and an organization are found by whole words of their names, plural like singular",
    arguments: [
      ("IT", ["IT", "IT & Telecom"]), ("Art", ["Arts and crafts"]), ("nurse", ["Nurses"]), ("&", []),
      ("Crafts, arts", []), ("arts AND crafts", ["Arts and crafts"]), ("医", ["医療"]),
    ] as [(String, [String])])
  func wholeWords(wanted: String, expected: [String]) throws {
    let names = [
      "IT", "Hospitality", "Facilities", "IT & Telecom", "Party planning", "Arts and crafts", "Nurses", "医療",
    ]
    let byField = try names.map { name in
      try Job.plain(name) { $0.summary.categories = [Category(code: "1", name: name)] }
    }
    let byHirer = try names.map { name in try Job.plain(name) { $0.summary.organization = name } }
    let fields = try found(.that { $0.category = [wanted] }, in: byField)
    let hirers = try found(.that { $0.organization = [wanted] }, in: byHirer)
    #expect(names.filter(fields.contains) == expected)
    #expect(names.filter(hirers.contains) == expected)
  }

  @Test(
    "A radius is measured around the board's own places of that name",
    arguments: [(50, ["portland", "saco"]), (10, ["portland"]), (200, ["boston", "portland", "saco"])])
  func radius(miles: Int, finds: [String]) throws {
    func job(_ id: String, _ city: String, _ north: Double, _ east: Double) throws -> Job {
      try .plain(id) { $0.summary.places = [Place(city: city, country: "US", latitude: north, longitude: east)] }
    }
    let jobs = [
      try job("portland", "Portland", 43.66, -70.26), try job("saco", "Saco", 43.50, -70.44),
      try job("boston", "Boston", 42.36, -71.06), try job("lima", "Lima", -12.05, -77.04),
      try Job.plain("nowhere") { $0.summary.places = [Place(city: "Nowhere")] },
    ]
    let search = SavedSearch.that {
      $0.location = "Portland"
      $0.radius = miles
    }
    #expect(try found(search, in: jobs).sorted() == finds)
  }

  @Test(
    "Distances are those of the globe",
    arguments: [
      (43.66, -70.26, 43.66, -70.26, 0.0), (0, 0, 0, 180, 12_437), (40.71, -74.01, 51.51, -0.13, 3461),
      (0, 179.5, 0, -179.5, 69),
    ])
  func distance(north: Double, east: Double, otherNorth: Double, otherEast: Double, expected: Double) {
    #expect(abs(miles(from: (north, east), to: (otherNorth, otherEast)) - expected) < max(1, expected / 500))
  }

  @Test("A search gives the jobs in the order of the board")
  func order() throws {
    let jobs = [
      try Job.plain("3", title: "Hydrologist"), try Job.plain("1", title: "Clerk"),
      try Job.plain("2", title: "Hydrologist"),
    ]
    #expect(try found(.that { $0.keywords = "hydrologist" }, in: jobs) == ["3", "2"])
  }

  /// The ids of what a search finds among posts.
  private func found(_ search: SavedSearch, in jobs: [Job]) throws -> [String] {
    let store = try TestStore()
    let listings = jobs.map { Listing.of($0) }
    let matcher = Matcher(
      jobs: listings, posts: Dictionary(uniqueKeysWithValues: jobs.map { ($0.id, $0) }),
      store: store.store, today: try .on("2026-11-21"), payCurrency: PayCurrency(of: listings))
    return try withExtendedLifetime(store) {
      try matcher.results(of: [search]).flatMap(\.jobs).map { jobs[$0].id.sourceID }
    }
  }

  /// The same of a job whose text lies in the store.
  private func foundInStore(_ search: SavedSearch, _ job: Job) throws -> [String] {
    let store = try TestStore()
    try store.run(at: TestBoard.now, [job])
    var content = try BoardContent.of()
    content.searches = [search]
    let board = try store.board(content)
    return board.searches.flatMap(\.jobs).map { board.jobs[$0].id.sourceID }
  }
}
