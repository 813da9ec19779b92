import Testing

@testable import Boardwalk

@Suite("Jobicy")
struct JobicyTests {
  private static let reply = """
    {"apiVersion":"2.2.14","jobCount":2,"jobs":[{"id":5,"url":"https://jobicy.com/jobs/5-writer","jobSlug":"5-writer",
    "jobTitle":"Writer &amp; Editor","companyName":"Quill","jobIndustry":["Copy &amp; Content"],"jobType":["Full-Time"],
    "jobGeo":"EMEA,  LATAM,  Canada,  USA","jobLevel":"Senior","jobExcerpt":"Short.","jobDescription":"<p>Long.</p>",
    "pubDate":"2026-07-10T20:00:05+00:00","salaryMin":151000,"salaryCurrency":"USD","salaryPeriod":"yearly"},
    {"url":"https://jobicy.com/jobs/6","jobTitle":"Reader","jobLevel":"Any","annualSalaryMin":0,"annualSalaryMax":0}]}
    """

  @Test("A job says what the service says of it, and its terms are kept")
  func fields() async throws {
    let asked = try await Asked("jobicy: { geo: emea }") { _ in (200, Self.reply) }
    #expect(asked.addresses == ["https://jobicy.com/api/v2/remote-jobs?count=100&geo=emea"])
    #expect(!Jobicy.policy.mayIndex && Jobicy.policy.pollingInterval == 3600)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Writer & Editor", "Reader"])
    #expect(jobs[0].categories.map(\.name) == ["Copy & Content"])
    #expect(jobs[0].allPlaces.count == 4)
    #expect(jobs[0].workplace == .remote)
    #expect(jobs[0].pay?.text == "From $151,000 a year")
    #expect(jobs[0].facts == [Job.Fact("Level", "Senior")])
    #expect(jobs[0].sections.map(\.html.html) == ["<p>Long.</p>"])
    #expect(jobs[1].pay == nil && jobs[1].facts.isEmpty)
    #expect(asked.drafts[1].sourceID == "https://jobicy.com/jobs/6")
  }

  @Test("A contract or freelance work is a contract")
  func contract() async throws {
    let asked = try await Asked(
      "jobicy:", recorded: ["1.json": #"{"jobs":[{"id":1,"jobTitle":"Cook","jobType":["Contract","Freelance"]}]}"#])
    #expect(asked.jobs().map(\.schedule) == [.contract])
  }

  @Test("Every job of a reply comes out with what it says", arguments: RecordedReply.all(of: "jobicy", orElse: [reply]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("jobicy:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("jobs").map { row in row.merging(["key": row.text("id") ?? row.text("url") ?? ""]) { $1 }
    }
    asked.expect(
      rows, id: "key",
      [
        ("jobTitle", \.title), ("companyName", \.organization), ("pubDate", \.posted), ("url", \.sourceURL),
        ("url", \.applyURL), ("jobGeo", \.placeText), ("jobDescription", \.allText), ("salaryMin", { $0.pay?.minimum }),
        ("salaryMax", { $0.pay?.maximum }), ("annualSalaryMin", { $0.pay?.minimum ?? "0" }),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      let paid = [row.text("salaryMin"), row.text("annualSalaryMin")].compactMap { $0 }.contains { $0 != "0" }
      #expect((job.pay != nil) == paid)
    }
  }
}
