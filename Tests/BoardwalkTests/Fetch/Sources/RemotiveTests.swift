import Testing

@testable import Boardwalk

@Suite("Remotive")
struct RemotiveTests {
  private static let reply = """
    {"0-legal-notice":"Please link back.","job-count":2,"total-job-count":2,"jobs":[{"id":31,
    "url":"https://remotive.com/remote-jobs/sales/31","title":"Seller","company_name":"Wellness","category":"Sales",
    "tags":["excel"],"job_type":"full_time","publication_date":"2026-07-09T08:01:56",
    "candidate_required_location":"USA, CST (UTC-6)","salary":"$55k - $100k","description":"<p>You sell.</p>"},
    {"id":32,"title":"Rater","job_type":"","candidate_required_location":"Worldwide","salary":"OTE $25k - $35k"}]}
    """

  @Test("A job says what the service says of it, and its terms are kept")
  func fields() async throws {
    let asked = try await Asked("remotive: { category: sales, search: \"a b\" }") { _ in (200, Self.reply) }
    #expect(asked.addresses == ["https://remotive.com/api/remote-jobs?category=sales&search=a%20b"])
    #expect(asked.ending == .complete)
    #expect(!Remotive.policy.mayIndex && Remotive.policy.pollingInterval == 21_600)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Seller", "Rater"])
    #expect(jobs[0].organization == "Wellness")
    #expect(jobs[0].workplace == .remote)
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].pay?.text == "$55,000 – $100,000 a year")
    #expect(jobs[0].facts == [Job.Fact("Pay", "$55k - $100k"), Job.Fact("Time zones", "CST, UTC-6")])
    #expect(jobs[1].pay?.text == "$25,000 – $35,000 a year" && jobs[1].isPaidOnTarget && !jobs[0].isPaidOnTarget)
    #expect(jobs[1].facts == [Job.Fact("Pay", "OTE $25k - $35k")])
  }

  @Test(
    "Every job of a reply comes out with what it says", arguments: RecordedReply.all(of: "remotive", orElse: [reply]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("remotive:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("jobs")
    asked.expect(
      rows,
      [
        ("title", \.title), ("company_name", \.organization), ("publication_date", \.posted), ("url", \.sourceURL),
        ("url", \.applyURL), ("candidate_required_location", \.placeText), ("description", \.allText),
        ("category", { $0.categories.first?.name }), ("salary", { $0.fact("Pay") }),
        ("job_type", { $0.employment.first }),
      ])
    for (draft, row) in zip(asked.drafts, rows) { #expect(draft.skills == row["tags"] as? [String] ?? []) }
    for job in asked.jobs() { #expect(job.workplace == .remote) }
  }
}
