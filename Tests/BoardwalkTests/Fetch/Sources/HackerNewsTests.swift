import Testing

@testable import Boardwalk

@Suite("Who is hiring?")
struct HackerNewsTests {
  private static let thread = """
    {"id":400,"title":"Ask HN: Who is hiring? (July 2026)","children":[{"id":401,"author":"ann","created_at":"2026-07-01T15:01:52.000Z",
    "text":"Nimbus &amp; Co | Senior Python Engineer | Remote (US) | $140k-$170k | Full-time | https://nimbus.example<p>We fly &amp; land.",
    "children":[{"id":409,"text":"Is it hot?"}]},{"id":402,"author":null,"text":null,"created_at":"2026-07-01T15:02:52.000Z"},
    {"id":403,"author":"bob","created_at":"2026-07-01T15:03:00Z","text":"We look for somebody. Write to us.","children":[]}]}
    """

  @Test("The newest thread is asked for, and its answers are no offers")
  func newest() async throws {
    let hits = """
      {"hits":[{"objectID":"399","title":"Ask HN: Who wants to be hired? (July 2026)"},
      {"objectID":"400","title":"Ask HN: Who is hiring? (July 2026)"},{"objectID":"300","title":"Ask HN: Who is hiring? (June 2026)"}]}
      """
    let asked = try await Asked("hackernews:") { address in (200, address.contains("/search") ? hits : Self.thread) }
    #expect(
      asked.addresses == [
        "https://hn.algolia.com/api/v1/search_by_date?tags=story%2Cauthor_whoishiring&hitsPerPage=10",
        "https://hn.algolia.com/api/v1/items/400",
      ])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.id.sourceID) == ["401", "403"])
    #expect(jobs[0].title == "Senior Python Engineer")
    #expect(jobs[0].organization == "Nimbus & Co")
    #expect(jobs[0].workplace == .remote)
    #expect(jobs[0].allPlaces.map(\.country) == ["US"])
    #expect(jobs[0].pay?.text == "$140,000 – $170,000 a year")
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].posted.description == "2026-07-01")
    #expect(jobs[0].sections.first?.html.html.contains("We fly &amp; land.") == true)
    #expect(jobs[0].sourceURL?.string == "https://news.ycombinator.com/item?id=401")
    #expect(jobs[1].title == "We look for somebody. Write to us.")
    #expect(jobs[1].organization == "Organization not stated")
  }

  @Test(
    "A first line says in any order what it says",
    arguments: [
      ("Foo | Berlin, Germany | Platform Engineer | ONSITE", "Platform Engineer", "Berlin, Germany", "on-site"),
      ("Foo | Lamplighter | Oslo, Norway | Hybrid", "Lamplighter", "Oslo, Norway", "telework on-site"),
      ("Foo (Remote US) — Full-stack engineer — TypeScript / React / AI", "Full-stack engineer", "Remote US", "remote"),
      (
        "Foo | Engineer, Frontend | New York, NY | Visa possible for exceptional candidates", "Engineer, Frontend",
        "New York", "on-site"
      ),
      ("Foo | Developer advocate | Support specialist | REMOTE", "Developer advocate", "Remote", "remote"),
      ("Foo | Engineer | Remote (UTC+3) | QA", "Engineer", "Remote (UTC+3)", "remote"),
      ("Foo | REMOTE (worldwide) | Contract | Multiple roles", "Multiple roles", "REMOTE (worldwide)", "remote"),
    ])
  func lines(_ line: String, _ title: String, _ place: String, _ workplace: String) throws {
    var draft = JobDraft(sourceID: "1")
    HiringLine(line).claim(in: &draft)
    let job = try #require(Normaliser(today: Day(number: 20_000)).job(from: draft, source: "test").job)
    #expect(job.title == title)
    #expect(job.organization == "Foo")
    #expect(job.placeText == place)
    #expect(job.workplace.names.joined(separator: " ") == workplace)
  }

  @Test("What the search gives is read as well, without answers")
  func hits() async throws {
    let asked = try await Asked(
      "hackernews:",
      recorded: [
        "1.json":
          #"{"hits":[{"objectID":"7","author":"ann","created_at":"2026-07-10T14:10:34Z","parent_id":4,"story_id":4,"comment_text":"Foo | Cook | REMOTE<p>Soup"},"#
          + #"{"objectID":"8","parent_id":7,"story_id":4,"comment_text":"Is it hot?"}]}"#
      ])
    #expect(asked.jobs().map { "\($0.id.sourceID) \($0.title) \($0.organization)" } == ["7 Cook Foo"])
  }

  @Test("Every comment of a reply comes out", arguments: RecordedReply.all(of: "hackernews", orElse: [thread]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("hackernews:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("children").filter { $0.text("text") != nil }
    asked.expect(rows, [("text", \.allText), ("created_at", \.posted), ("author", { $0.fact("Posted by") })])
    #expect(asked.jobs().count == rows.count)
  }
}
