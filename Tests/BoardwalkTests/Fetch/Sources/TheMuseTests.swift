import Testing

@testable import Boardwalk

@Suite("The Muse")
struct TheMuseTests {
  private static func page(_ ids: Range<Int>, total: Int) -> String {
    let rows = ids.map {
      """
      {"contents":"<p>You paint.</p>","name":"Painter","type":"external","publication_date":"2026-09-03T11:54:53Z","id":\($0),
      "locations":[{"name":"Folsom, CA"},{"name":"Flexible / Remote"}],"categories":[{"name":"Art"}],
      "levels":[{"name":"Mid Level","short_name":"mid"}],"tags":[{"name":"Fortune 1000"}],
      "refs":{"landing_page":"https://www.themuse.com/jobs/\($0)"},"company":{"id":1,"name":"Easel"}}
      """
    }
    return "{\"page\":0,\"page_count\":2,\"total\":\(total),\"results\":[\(rows.joined(separator: ","))]}"
  }

  @Test("Pages are asked for from 0 until all are there, with the filters of board.yml")
  func paging() async throws {
    let asked = try await Asked("themuse: { category: [Art, Science], level: Mid Level }") { address in
      (200, address.contains("page=0") ? Self.page(0..<20, total: 27) : Self.page(20..<27, total: 27))
    }
    let filters = "category=Art&category=Science&level=Mid%20Level"
    #expect(
      asked.addresses == [0, 1].map { "https://www.themuse.com/api/public/jobs?page=\($0)&\(filters)" })
    #expect(asked.ending == .complete)
    #expect(asked.drafts.count == 27)
  }

  @Test("A job says what the service says of it")
  func fields() async throws {
    let asked = try await Asked("themuse:") { _ in (200, Self.page(0..<1, total: 1)) }
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Easel")
    #expect(job.allPlaces.map(\.text) == ["Folsom, California"])
    #expect(job.workplace.contains(.remote))
    #expect(job.categories.map(\.name) == ["Art"])
    #expect(job.facts == [Job.Fact("Level", "Mid level"), Job.Fact("Tags", "Fortune 1000")])
    #expect(job.posted.description == "2026-09-03")
  }

  @Test("An internship is one, whatever else is called a level is none", arguments: ["Internship", "Entry Level"])
  func internship(level: String) async throws {
    let reply = Self.page(0..<1, total: 1).replacing("Mid Level", with: level)
    let job = try #require(try await Asked("themuse:") { _ in (200, reply) }.jobs().first)
    #expect(job.appointment == (level == "Internship" ? "Internship" : nil))
    #expect(job.facts.first?.label == "Level")
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "themuse", orElse: [page(0..<2, total: 2)]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("themuse:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("results")
    asked.expect(
      rows,
      [
        ("name", \.title), ("company.name", \.organization), ("publication_date", \.posted), ("contents", \.allText),
        ("refs.landing_page", \.sourceURL),
      ])
    for (draft, row) in zip(asked.drafts, rows) {
      #expect(draft.places.map(\.name) == (row["locations"] as? [[String: Any]])?.map { $0.text("name") })
    }
    for job in asked.jobs() { #expect(!job.placeText.isEmpty) }
  }
}
