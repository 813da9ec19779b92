import Testing

@testable import Boardwalk

@Suite("Greenhouse")
struct GreenhouseTests {
  private static let board = """
    {"jobs":[{"id":4001,"internal_job_id":null,"title":"Tide gauge keeper ","company_name":"Harbour Works ",
    "absolute_url":"https://job-boards.greenhouse.io/harbour/jobs/4001","requisition_id":"R-7",
    "location":{"name":"Remote, Italy"},"first_published":"2026-10-02T09:00:00-04:00","updated_at":"2026-11-20T00:00:00Z",
    "application_deadline":"2026-12-24","language":"en","departments":[{"id":1,"name":"Field work","child_ids":[]}],
    "offices":[{"id":2,"name":"Genoa","location":null}],
    "metadata":[{"name":"Shift","value":"Night","value_type":"single_select"},
      {"name":"Tools","value":["Boat","Ladder"]},{"name":"Empty","value":null}],
    "pay_input_ranges":[{"min_cents":5200000,"max_cents":6400000,"currency_type":"EUR","title":"Pay"}],
    "content":"&lt;h2&gt;The sea&lt;/h2&gt;&lt;p&gt;You read &amp;amp; write.&lt;/p&gt;"},
    {"id":"4002","title":"Diver","location":{"name":"Hull"},"content":""}],"meta":{"total":2}}
    """

  @Test("A board's jobs say what the board says of them")
  func fields() async throws {
    let asked = try await Asked("greenhouse: { board: harbour }") { _ in (200, Self.board) }
    #expect(asked.ending == .complete)
    #expect(asked.addresses == ["https://boards-api.greenhouse.io/v1/boards/harbour/jobs?content=true"])
    let job = try #require(asked.jobs().first)
    #expect(job.title == "Tide gauge keeper")
    #expect(job.organization == "Harbour Works")
    #expect(job.department == "Field work")
    #expect(job.categories.map(\.name) == ["Field work"])
    #expect(job.places == [Place(country: "IT", countryName: "Italy")])
    #expect(job.workplace == .remote)
    #expect(job.posted.description == "2026-10-02")
    #expect(job.deadline?.day.description == "2026-12-24")
    #expect(job.pay?.text == "€52,000 – €64,000 a year")
    #expect(job.announcement == "R-7")
    #expect(
      job.facts == [Job.Fact("Language", "English"), Job.Fact("Shift", "Night"), Job.Fact("Tools", "Boat, Ladder")])
    #expect(job.sections.map(\.kind) == [.summary])
    #expect(job.sections.first?.html.html.contains("<p>You read &amp; write.</p>") == true)
    #expect(job.applyURL?.string == "https://job-boards.greenhouse.io/harbour/jobs/4001")
  }

  @Test("The name in board.yml goes before the reply's, and the board's before none")
  func names() async throws {
    let named = try await Asked("greenhouse: { board: harbour, organization: Harbour }") { _ in (200, Self.board) }
    #expect(named.drafts.map(\.organization) == ["Harbour", "Harbour"])
    let plain = try await Asked("greenhouse: { board: harbour }") { _ in (200, Self.board) }
    #expect(plain.drafts.map(\.organization) == ["Harbour Works ", "harbour"])
  }

  @Test(
    "What an employer put into fields of its own is read: flags, money, several ranges of pay, offices for no place")
  func ownFields() async throws {
    let asked = try await Asked("greenhouse: { board: harbour }") { _ in
      (
        200,
        #"{"jobs":[{"id":1,"title":"Diver","updated_at":"2026-05-01T00:00:00Z","requisition_id":"See Opening ID","location":{"name":"Multiple Locations"},"#
          + #""offices":[{"name":"Hull","location":"Hull, United Kingdom"},{"name":"Genoa, Italy","location":null}],"#
          + #""metadata":[{"name":"Confidential","value":false,"value_type":"yes_no"},"#
          + #"{"name":"Salary Range","value":{"unit":"USD","min_value":"90000.0","max_value":"120000.0"},"value_type":"currency_range"},"#
          + #"{"name":"Sign-on","value":{"unit":"USD","amount":"5000"},"value_type":"currency"}]},"#
          + #"{"id":2,"title":"Rower","location":{"name":"Hull"},"pay_input_ranges":["#
          + #"{"min_cents":1850,"max_cents":2275,"currency_type":"USD","title":"Hourly rate"},"#
          + #"{"min_cents":2000,"max_cents":2500,"currency_type":"USD","title":"In New York"}]}]}"#
      )
    }
    let jobs = asked.jobs()
    try #require(jobs.count == 2)
    #expect(jobs[0].places.map(\.country) == ["GB", "IT"])
    #expect(jobs[0].posted.description == "2026-05-01")
    #expect(jobs[0].announcement == nil)
    #expect(jobs[0].pay?.text == "$90,000 – $120,000 a year")
    #expect(jobs[0].facts == [Job.Fact("Confidential", "No"), Job.Fact("Sign-on", "5000 USD")])
    #expect(jobs[1].pay?.text == "$18.50 – $22.75 an hour")
    #expect(jobs[1].facts == [Job.Fact("In New York", "20 – 25 USD")])
  }

  @Test("A board that is not there is named in the sentence")
  func missing() async throws {
    let asked = try await Asked("greenhouse: { board: harbuor }") { _ in (404, "{}") }
    #expect(asked.failure?.message == "Greenhouse knows no “harbuor” (HTTP 404).")
  }

  @Test("Without a board nobody is asked")
  func unnamed() async throws {
    let asked = try await Asked("greenhouse:") { _ in (200, Self.board) }
    #expect(asked.failure?.message == "Greenhouse needs `board` in board.yml.")
    #expect(asked.addresses == [])
  }

  @Test("Fewer jobs than the board announces are not all")
  func partial() async throws {
    let asked = try await Asked("greenhouse: { board: harbour }") { _ in
      (200, Self.board.replacing("\"total\":2", with: "\"total\":9"))
    }
    #expect(asked.ending == .partial("Greenhouse announced 9 jobs and delivered 2."))
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "greenhouse", orElse: [board]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("greenhouse: {}", recorded: ["1.json": reply.text])
    guard try reply.has("jobs") else {
      #expect(asked.failure?.message == "The reply is JSON, but has no `jobs`.")
      return
    }
    try asked.expect(
      reply.rows("jobs"),
      [
        ("title", \.title), ("company_name", \.organization), ("absolute_url", \.applyURL),
        ("absolute_url", \.sourceURL), ("location.name", \.placeText), ("first_published", \.posted),
        ("application_deadline", \.closes), ("requisition_id", \.announcement), ("content", \.allText),
      ])
    for job in asked.jobs() { #expect(!job.placeText.isEmpty) }
  }
}
