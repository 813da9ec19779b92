import Testing

@testable import Boardwalk

@Suite("Recruitee")
struct RecruiteeTests {
  private static let offers = """
    {"offers":[{"id":71,"guid":"x","slug":"miller","title":"Miller","company_name":"Mill GmbH","city":"Poznań",
    "country":"Poland","country_code":"PL","location":"Poznań, Wielkopolskie, Poland","remote":false,"hybrid":true,
    "on_site":false,"status":"published","careers_url":"https://mill.recruitee.com/o/miller",
    "careers_apply_url":"https://mill.recruitee.com/o/miller/c/new","published_at":"2026-08-05 09:41:37 UTC",
    "close_at":"2026-12-31 23:00:00 UTC","salary":{"min":"4000","max":"5200","period":"month","currency":"EUR"},
    "department":"Grain\u{200B}","category_code":"food_production","employment_type_code":"fulltime_permanent",
    "experience_code":"mid_level","education_code":"bachelor_degree","min_hours":36,"max_hours":40,"tags":["flour"],
    "description":"<p>You mill.</p>","requirements":"<ul><li>Patience</li></ul>"},
    {"id":72,"title":"Secret","status":"internal"},
    {"id":73,"title":"Baker","status":"published","location":"Remote job","country_code":"PL","remote":true,
     "translations":{"pl":{"title":"Piekarz"},"en":{"title":"Baker","description":"<p>Bread.</p>"}}}]}
    """

  @Test("An employer's offers say what the service says of them")
  func fields() async throws {
    let asked = try await Asked("recruitee: { company: mill }") { _ in (200, Self.offers) }
    #expect(asked.addresses == ["https://mill.recruitee.com/api/offers/"])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Miller", "Baker"])
    let miller = jobs[0]
    #expect(miller.organization == "Mill GmbH")
    #expect(miller.department == "Grain")
    #expect(miller.categories.map(\.name) == ["Grain", "Food production"])
    #expect(miller.places.first?.country == "PL")
    #expect(miller.places.first?.city == "Poznań")
    #expect(miller.workplace == [.telework, .onSite])
    #expect(miller.schedule == .fullTime)
    #expect(miller.appointment == "Permanent")
    #expect(miller.pay?.text == "€4,000 – €5,200 a month")
    #expect(miller.posted.description == "2026-08-05")
    #expect(miller.deadline?.day.description == "2026-12-31")
    #expect(miller.skills == ["flour"])
    #expect(
      miller.facts == [
        Job.Fact("Level", "Mid level"), Job.Fact("Education", "Bachelor degree"),
        Job.Fact("Hours a week", "36 – 40"), Job.Fact("Until", "23:00 UTC"),
      ])
    #expect(miller.sections.map(\.kind) == [.summary, .requirements])
    #expect(jobs[1].workplace.contains(.remote))
    #expect(jobs[1].sections.map(\.html.html) == ["<p>Bread.</p>"])
  }

  @Test("Of a remote job the place is shown, and not a word of the board's language for none")
  func remotePlace() async throws {
    let offer =
      #"{"offers":[{"id":1,"title":"Cook","location":"Praca zdalna","city":"Poznań","country_code":"PL","country":"Poland","remote":true}]}"#
    let asked = try await Asked("recruitee: { organization: Mill }", recorded: ["1.json": offer])
    #expect(asked.jobs().first?.placeText == "Remote (Poznań, Poland)")
  }

  @Test("Pay beside the offer, a region in the place's name, and a day when nothing else is said")
  func shortList() async throws {
    let asked = try await Asked(
      "recruitee:",
      recorded: [
        "1.json":
          #"{"offers":[{"id":1,"title":"Cook","location":"Poznań, Wielkopolskie, Poland","city":"Poznań","country":"Poland","country_code":"PL","#
          + #""salary_min":"60000","salary_max":"80000","salary_period":"year","salary_currency":"PLN","highlight":"Soup!","#
          + #""published_at":null,"created_at":"2026-08-05 09:41:37 UTC","careers_url":"https://galley.recruitee.com/o/cook"}]}"#
      ])
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "galley")
    #expect(job.places.first?.regionCode == "30")
    #expect(job.pay?.text == "PLN 60,000 – 80,000 a year")
    #expect(job.posted.description == "2026-08-05")
    #expect(job.sections.map(\.html.html) == ["<p>Soup!</p>"])
  }

  @Test(
    "Of the three ways of working those count that the service names",
    arguments: [
      (true, false, true, "remote on-site"), (true, false, false, "remote"), (false, true, false, "telework on-site"),
      (true, true, true, "remote telework on-site"), (false, false, true, "on-site"),
    ])
  func ways(remote: Bool, hybrid: Bool, onSite: Bool, names: String) async throws {
    let asked = try await Asked(
      "recruitee:",
      recorded: [
        "1.json":
          #"{"offers":[{"id":1,"title":"Cook","city":"Amsterdam","country_code":"NL","remote":\#(remote),"hybrid":\#(hybrid),"on_site":\#(onSite)}]}"#
      ])
    #expect(asked.jobs().first?.workplace.names.joined(separator: " ") == names)
    #expect(asked.jobs().first?.places.map(\.city) == ["Amsterdam"])
  }

  @Test(
    "Every offer of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "recruitee", orElse: [offers]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("recruitee: {}", recorded: ["1.json": reply.text])
    guard try reply.has("offers") else {
      #expect(asked.failure?.message == "The reply is JSON, but has no `offers`.")
      return
    }
    let rows = try reply.rows("offers").filter { $0.text("status") == "published" }
    asked.expect(
      rows,
      [
        ("title", \.title), ("company_name", \.organization), ("department", \.department),
        ("published_at", \.posted), ("careers_url", \.sourceURL), ("careers_apply_url", \.applyURL),
        ("city", { $0.places.first?.city }), ("country_code", { $0.places.first?.country }),
        ("employment_type_code", { $0.employment.first }), ("salary.min", { $0.pay?.minimum }),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      #expect(job.workplace.contains(.remote) == (row["remote"] as? Bool ?? false))
    }
  }
}
