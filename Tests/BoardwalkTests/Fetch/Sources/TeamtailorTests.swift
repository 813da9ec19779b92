import Testing

@testable import Boardwalk

@Suite("Teamtailor")
struct TeamtailorTests {
  private static let feed = """
    {"version":"https://jsonfeed.org/version/1.1","items":[{"id":"u-1","title":"Seller","url":"https://c.example/jobs/1",
    "date_published":"2026-02-04T09:26:20+01:00","_jobposting":{"title":"Seller","identifier":{"name":"Acme","value":7},
    "jobLocation":[{"address":{"addressLocality":"Madrid","addressCountry":"ES"}}]}}]}
    """

  @Test("A career site's feed is whole")
  func fields() async throws {
    let asked = try await Asked("teamtailor: { site: careers.acme.example }") { _ in (200, Self.feed) }
    #expect(asked.addresses == ["https://careers.acme.example/jobs.json"])
    #expect(asked.ending == .complete)
    #expect(asked.jobs().map(\.organization) == ["Acme"])
  }

  @Test("A career site that goes on at Teamtailor's own host is not all")
  func elsewhere() async throws {
    let asked = try await Asked("teamtailor: { site: careers.acme.example }") { _ in
      let next = #""next_url":"https://acme.teamtailor.com/jobs.json?page=2","items""#
      return (200, Self.feed.replacing("\"items\"", with: next))
    }
    #expect(asked.addresses == ["https://careers.acme.example/jobs.json"])
    #expect(asked.ending == .partial("Teamtailor goes on at acme.teamtailor.com, which was not asked."))
  }

  @Test(
    "Every job of a reply comes out with what it says", arguments: RecordedReply.all(of: "teamtailor", orElse: [feed]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("teamtailor: { organization: Acme }", recorded: ["1.json": reply.text])
    let rows = try reply.rows("items")
    asked.expect(
      rows,
      [
        ("title", \.title), ("url", \.sourceURL), ("_jobposting.datePosted", \.posted),
        ("_jobposting.hiringOrganization.name", \.organization), ("_jobposting.validThrough", \.closes),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      #expect(job.allPlaces.count == (row.value("_jobposting.jobLocation") as? [Any])?.count)
    }
  }
}
