import Testing

@testable import Boardwalk

@Suite("Working Nomads")
struct WorkingNomadsTests {
  private static let reply = """
    [{"url":"https://www.workingnomads.com/job/go/17/","title":"Mapper","description":"<p>You map.</p>",
    "company_name":"Atlas","category_name":"Development","tags":"maps,english","location":"Japan - Remote",
    "pub_date":"2026-07-10T09:24:39-04:00"}]
    """

  @Test("A job says what the service says of it")
  func fields() async throws {
    let asked = try await Asked("workingnomads:") { _ in (200, Self.reply) }
    #expect(asked.addresses == ["https://www.workingnomads.com/api/exposed_jobs/"])
    let job = try #require(asked.jobs().first)
    #expect(job.id.sourceID == "17")
    #expect(job.organization == "Atlas")
    #expect(job.places.map(\.country) == ["JP"])
    #expect(job.workplace == .remote)
    #expect(job.skills == ["maps", "english"])
    #expect(job.categories.map(\.name) == ["Development"])
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "workingnomads", orElse: [reply]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("workingnomads:", recorded: ["1.json": reply.text])
    let rows = try reply.rows().map { row in
      row.merging(["key": row.text("url")?.split(separator: "/").last.map(String.init) ?? ""]) { $1 }
    }
    asked.expect(
      rows, id: "key",
      [
        ("title", \.title), ("company_name", \.organization), ("pub_date", \.posted), ("url", \.applyURL),
        ("location", \.placeText), ("description", \.allText), ("category_name", { $0.categories.first?.name }),
        ("tags", { $0.skills.joined(separator: ",") }),
      ])
    for job in asked.jobs() { #expect(job.workplace == .remote) }
  }
}
