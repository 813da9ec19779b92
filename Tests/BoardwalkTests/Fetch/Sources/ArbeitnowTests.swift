import Testing

@testable import Boardwalk

@Suite("Arbeitnow")
struct ArbeitnowTests {
  private static func page(_ ids: ClosedRange<Int>, next: Bool) -> String {
    let rows = ids.map {
      """
      {"slug":"miller-\($0)","company_name":"Mühle GmbH","title":"Müller m/w/d","description":"&lt;p&gt;Mehl &amp;amp; Korn&lt;/p&gt;",
      "remote":false,"url":"https://www.arbeitnow.com/jobs/\($0)","tags":["Food"],"job_types":["Full time"],
      "location":"Hamburg, Berlin","created_at":1785792634}
      """
    }
    let address = next ? "\"https://elsewhere.example/page\"" : "null"
    return "{\"data\":[\(rows.joined(separator: ","))],\"links\":{\"next\":\(address)},\"meta\":{\"current_page\":1}}"
  }

  @Test("Pages are counted as long as there is a next one, and never asked of somebody else")
  func paging() async throws {
    let asked = try await Asked("arbeitnow: { endpoint: \"https://mirror.example/jobs\" }") { address in
      address.hasSuffix("=1") ? (200, Self.page(1...3, next: true)) : (200, Self.page(4...5, next: false))
    }
    #expect(asked.addresses == ["https://mirror.example/jobs?page=1", "https://mirror.example/jobs?page=2"])
    #expect(asked.ending == .complete)
    #expect(asked.drafts.count == 5)
  }

  @Test("A title that is coded twice is read twice")
  func codedTwice() async throws {
    let page = Self.page(1...1, next: false).replacing("Müller m/w/d", with: "R&amp;amp;D baker&amp;#39;s mate")
    let asked = try await Asked("arbeitnow:", recorded: ["1.json": page])
    #expect(asked.jobs().map(\.title) == ["R&D baker's mate"])
  }

  @Test("A job says what the service says of it")
  func fields() async throws {
    let asked = try await Asked("arbeitnow:") { _ in (200, Self.page(1...1, next: false)) }
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Mühle GmbH")
    #expect(job.allPlaces.map(\.city) == ["Hamburg", "Berlin"])
    #expect(job.workplace == .onSite)
    #expect(job.schedule == .fullTime)
    #expect(job.posted.description == "2026-08-03")
    #expect(job.categories.map(\.name) == ["Food"])
    #expect(job.sections.map(\.html.html) == ["<p>Mehl &amp; Korn</p>"])
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "arbeitnow", orElse: [page(1...2, next: true)]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("arbeitnow:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("data")
    asked.expect(
      rows, id: "slug",
      [
        ("title", \.title), ("company_name", \.organization), ("created_at", \.posted), ("url", \.sourceURL),
        ("location", \.placeText), ("description", \.allText),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      #expect(job.workplace.contains(.remote) == (row["remote"] as? Bool))
      #expect(job.sections.allSatisfy { !$0.html.html.contains("&lt;p&gt;") })
      #expect(job.categories.map(\.name) == row["tags"] as? [String])
    }
  }
}
