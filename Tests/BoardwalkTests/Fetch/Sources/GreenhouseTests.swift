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
    #expect(
      asked.addresses == ["https://boards-api.greenhouse.io/v1/boards/harbour/jobs?content=true&pay_transparency=true"])
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

  @Test("What stands for no department and no office is none")
  func none() async throws {
    let asked = try await Asked("greenhouse: { board: harbour }") { _ in
      (
        200,
        #"{"jobs":[{"id":1,"title":"Diver","departments":[{"id":0,"name":"No Department"},{"id":7,"name":"Reef"}],"#
          + #""offices":[{"id":0,"name":"No Office"},{"id":8,"name":"Hull, United Kingdom"}]},"#
          + #"{"id":2,"title":"Rower","departments":[{"id":0,"name":"Keine Abteilung"}]}]}"#
      )
    }
    #expect(asked.drafts.map(\.department) == ["Reef", nil])
    #expect(asked.drafts.map { $0.categories.map(\.name) } == [["Reef"], []])
    #expect(asked.drafts[0].places.map(\.name) == ["Hull, United Kingdom"])
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
    // Of several ranges each is told under its title: the first is not everybody's.
    #expect(jobs[1].facts == [Job.Fact("Hourly rate", "18.5 – 22.75 USD"), Job.Fact("In New York", "20 – 25 USD")])
  }

  /// The job of a board that says only this of its pay.
  private static func job(_ pay: String) async throws -> Job {
    let asked = try await Asked("greenhouse: { board: harbour }") { _ in
      (200, #"{"jobs":[{"id":1,"title":"Diver","location":{"name":"Hull, United Kingdom"},\#(pay)}]}"#)
    }
    return try #require(asked.jobs().first)
  }

  /// A field of the employer's own with ten or twenty thousand dollars in it, or other figures.
  private static func field(_ name: String, _ low: Int = 10_000, _ high: Int = 20_000) -> String {
    #"{"name":"\#(name)","value":{"unit":"USD","min_value":"\#(low)","max_value":"\#(high)"}}"#
  }

  @Test(
    "A bonus, shares and the like are told in words, and are no pay",
    arguments: ["Bonus pay", "Total compensation (stock)", "Equity compensation", "Variable pay", "Sign-on pay"])
  func besidePay(_ name: String) async throws {
    let job = try await Self.job(#""metadata":[\#(Self.field(name))]"#)
    #expect(job.pay == nil && job.facts == [Job.Fact(name, "10000 – 20000 USD")])
    let both = try await Self.job(#""metadata":[\#(Self.field(name)),\#(Self.field("Salary Range", 70_000, 80_000))]"#)
    #expect(both.pay?.text == "$70,000 – $80,000 a year" && both.facts == job.facts)
  }

  @Test("A range is the pay before the middle of one, and nought is no amount")
  func ranges() async throws {
    let middle = #"{"name":"Base Salary Band Midpoint","value":{"unit":"USD","amount":"75000"}}"#
    let job = try await Self.job(
      #""metadata":[\#(Self.field("Canada Salary", 0, 0)),\#(middle),\#(Self.field("Pay Transparency Range", 70_000, 80_000))]"#
    )
    #expect(job.pay?.text == "$70,000 – $80,000 a year")
    #expect(job.facts == [Job.Fact("Base Salary Band Midpoint", "75000 USD")])
  }

  @Test("Fields of the employer's own say where the work is done, and for how long")
  func ownTerms() async throws {
    let job = try await Self.job(
      #""metadata":[{"name":"Workplace Type","value":"Remote"},{"name":"Employment Type","value":"Intern"}]"#)
    #expect(job.workplace == .remote)
    #expect(job.appointment == "Internship")
  }

  @Test("A base pay is one, whatever its title leaves out")
  func basePay() async throws {
    let job = try await Self.job(#""metadata":[\#(Self.field("Base pay (excluding bonus)", 70_000, 80_000))]"#)
    #expect(job.pay?.text == "$70,000 – $80,000 a year")
  }

  @Test("Pay that a field of the employer's own says in words is the pay")
  func payInWords() async throws {
    let job = try await Self.job(
      #""metadata":[{"name":"Hourly Pay","value":"$25/hr"},{"name":"Payroll","value":"East"}]"#)
    #expect(job.pay?.text == "$25 an hour")
    #expect(job.facts.contains(Job.Fact("Payroll", "East")))
  }

  @Test(
    "A field that is called like the closing hour says nothing of it, whatever is in it",
    arguments: ["17:00 UTC+9223372036854775807", "any time you like"])
  func untilField(value: String) async throws {
    let job = try await Self.job(
      #""application_deadline":"2026-12-20","metadata":[{"name":"Until","value":"\#(value)"}]"#)
    #expect(!job.facts.contains { $0.value == value })
  }

  @Test("What one earns on target is marked so, and stands behind a salary")
  func onTarget() async throws {
    let range = #"{"min_cents":10000000,"max_cents":15000000,"currency_type":"USD","title":"On-Target Earnings"}"#
    let alone = try await Self.job(#""pay_input_ranges":[\#(range)]"#)
    #expect(alone.pay?.text == "$100,000 – $150,000 a year" && alone.isPaidOnTarget)
    #expect(alone.facts == [Job.Fact("Pay", "OTE 100000 – 150000 USD")])
    let fields = "\(Self.field("OTE Compensation", 100_000, 150_000)),\(Self.field("Salary Range", 70_000, 80_000))"
    let both = try await Self.job(#""metadata":[\#(fields)]"#)
    #expect(both.pay?.text == "$70,000 – $80,000 a year" && !both.isPaidOnTarget)
    #expect(both.facts == [Job.Fact("OTE Compensation", "100000 – 150000 USD")])
  }

  @Test(
    "A title says what the figures are for",
    arguments: [
      ("Bi-weekly", "$1,200 – $1,400 every two weeks"), ("Biweekly pay", "$1,200 – $1,400 every two weeks"),
      ("Weekly pay", "$1,200 – $1,400 a week"), ("Monthly", "$1,200 – $1,400 a month"),
    ])
  func units(_ title: String, _ text: String) async throws {
    let job = try await Self.job(
      #""pay_input_ranges":[{"min_cents":120000,"max_cents":140000,"currency_type":"USD","title":"\#(title)"}]"#)
    #expect(job.pay?.text == text)
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

  @Test("One item in twenty may have no id; of one that has an id and cannot be read nobody knows whether it is over")
  func unreadable() async throws {
    func ending(_ items: [String]) async throws -> Ending? {
      let jobs = (1...60).map { #"{"id":\#($0),"title":"Keeper \#($0)"}"# } + items
      return try await Asked("greenhouse: { board: acme }") { _ in
        (200, #"{"jobs":[\#(jobs.joined(separator: ","))]}"#)
      }.ending
    }
    let nameless = #"{"id":null,"title":"Nobody"}"#
    #expect(try await ending([nameless]) == .complete)
    #expect(try await ending([nameless, nameless, nameless]) == .complete)
    #expect(
      try await ending([nameless, nameless, nameless, nameless])
        == .partial("4 offers of Greenhouse could not be read."))
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
