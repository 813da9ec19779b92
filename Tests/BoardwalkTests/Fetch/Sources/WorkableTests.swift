import Testing

@testable import Boardwalk

@Suite("Workable")
struct WorkableTests {
  private static let widget = """
    {"name":"Kiln Works","description":null,"jobs":[{"title":"Potter","shortcode":"AB12","code":"P-9","employment_type":
    "Part-time","telecommuting":false,"department":"Clay","industry":"Ceramics","function":"Production",
    "experience":"Associate","education":"","url":"https://apply.workable.com/j/AB12",
    "application_url":"https://apply.workable.com/j/AB12/apply","published_on":"2026-07-14","created_at":"2026-07-01",
    "country":"Poland","city":"Poznań","state":"","locations":[
      {"country":"Poland","countryCode":"PL","city":"Poznań","region":"Greater Poland","hidden":false},
      {"country":"Poland","countryCode":"PL","city":"Łódź","region":null,"hidden":true}],
    "description":"<p>You throw pots.</p>"},{"title":"Guide","shortcode":"CD34","telecommuting":true,"country":"France",
    "city":""},{"title":"Insider","shortcode":"EF56","isInternal":true}]}
    """

  @Test("An account's jobs say what the service says of them")
  func fields() async throws {
    let asked = try await Asked("workable: { account: kiln }") { _ in (200, Self.widget) }
    #expect(asked.addresses == ["https://apply.workable.com/api/v1/widget/accounts/kiln?details=true"])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Potter", "Guide"])
    #expect(jobs[0].organization == "Kiln Works")
    #expect(jobs[0].department == "Clay")
    #expect(jobs[0].categories.map(\.name) == ["Clay", "Production"])
    #expect(jobs[0].allPlaces.count == 1)
    #expect(jobs[0].places.first?.city == "Poznań")
    #expect(jobs[0].schedule == .partTime)
    #expect(jobs[0].workplace == .onSite)
    #expect(jobs[0].announcement == "P-9")
    #expect(jobs[0].facts == [Job.Fact("Industry", "Ceramics"), Job.Fact("Level", "Mid level")])
    #expect(jobs[0].sections.map(\.html.html) == ["<p>You throw pots.</p>"])
    #expect(jobs[1].workplace == .remote)
    #expect(jobs[1].sourceURL?.string == "https://apply.workable.com/j/CD34")
  }

  @Test("A job that is listed once for each of its places is one job in all of them")
  func severalPlaces() async throws {
    @Sendable func row(_ country: String, _ code: String) -> String {
      #"{"title":"Guide","shortcode":"CD34","telecommuting":true,"country":"\#(country)","city":"","#
        + #""locations":[{"country":"\#(country)","countryCode":"\#(code)","city":"","hidden":false}]}"#
    }
    let asked = try await Asked("workable: { account: kiln }") { _ in
      (200, #"{"name":"Kiln","jobs":[\#(row("Spain", "ES")),\#(row("Portugal", "PT")),\#(row("Spain", "ES"))]}"#)
    }
    #expect(asked.ending == .complete)
    #expect(asked.jobs().map { $0.allPlaces.map(\.country) } == [["ES", "PT"]])
  }

  @Test("All parts of the text come out, whichever list they are in, and what is not on offer does not")
  func texts() async throws {
    let asked = try await Asked("workable: { account: kiln }") { _ in
      (
        200,
        #"{"results":[{"shortcode":"A","title":"Potter","state":"published","description":"<p>D</p>","requirements":"<p>R</p>","#
          + #""benefits":"<p>B</p>","salary":{"salary_from":30000,"salary_to":40000,"salary_currency":"eur"},"#
          + #""location":{"city":"Berlin","country_code":"DE","workplace_type":"hybrid"}},"#
          + #"{"shortcode":"B","title":"Glazer","full_description":"<p>D</p><p>R</p>","requirements":"<p>R</p>"},"#
          + #"{"shortcode":"C","title":"Over","state":"closed"},{"shortcode":"D","title":"Not yet","state":"draft"}]}"#
      )
    }
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Potter", "Glazer"])
    #expect(jobs[0].sections.map(\.kind) == [.summary, .requirements, .benefits])
    #expect(jobs[0].pay?.text == "€30,000 – €40,000 a year")
    #expect(jobs[0].places.map(\.text) == ["Berlin, Germany"])
    #expect(jobs[0].workplace == [.telework, .onSite])
    #expect(jobs[1].sections.map(\.html.html) == ["<p>D</p><p>R</p>"])
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "workable", orElse: [widget]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("workable: { organization: Kiln }", recorded: ["1.json": reply.text])
    var codes: Set<String> = []
    let rows = try reply.rows(reply.has("jobs") ? "jobs" : "results").filter {
      $0["isInternal"] as? Bool != true && codes.insert($0.text("shortcode") ?? "").inserted
    }
    asked.expect(
      rows, id: "shortcode",
      [
        ("title", \.title), ("published_on", \.posted), ("published", \.posted), ("url", \.sourceURL),
        ("location.city", { $0.places.first?.city }), ("department", \.department),
      ])
    let total = (try reply.json() as? [String: Any])?.text("total").flatMap { Int($0) } ?? rows.count
    let isAll = total <= rows.count
    #expect(
      asked.ending == (isAll ? .complete : .partial("Workable announced \(total) jobs and delivered \(rows.count).")))
    for (job, row) in zip(asked.jobs(), rows) {
      let isRemote =
        row["telecommuting"] as? Bool ?? row["remote"] as? Bool ?? row.value("location.telecommuting") as? Bool
      #expect(job.workplace.contains(.remote) == (isRemote ?? false))
      #expect(job.sourceURL != nil && !job.places.isEmpty)
    }
  }
}
