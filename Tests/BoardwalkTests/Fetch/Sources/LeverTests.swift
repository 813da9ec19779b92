import Testing

@testable import Boardwalk

@Suite("Lever")
struct LeverTests {
  private static func posting(_ id: Int) -> String {
    """
    {"id":"p\(id)","text":"Bosun","categories":{"commitment":"Full-Time","department":"Fleet","team":"Deck",
    "location":"Portugal - Lisbon","allLocations":["Portugal - Lisbon","Paris, France"]},"country":"PT",
    "workplaceType":"hybrid","createdAt":1791000000000,"hostedUrl":"https://jobs.lever.co/ferry/p\(id)",
    "applyUrl":"https://jobs.lever.co/ferry/p\(id)/apply","description":"<div>Both</div>",
    "opening":"<div>Who we are.</div>","descriptionBody":"<div>What you do.</div>",
    "lists":[{"text":"What you'll do","content":"<li>Tie knots</li>"},{"text":"Words & more","content":"<li>Ahoy</li>"}],
    "additional":"<div>Equal chances.</div>","salaryDescription":"<div>And a cabin.</div>",
    "salaryRange":{"min":40000,"max":52000.5,"currency":"EUR","interval":"per-year-salary"}}
    """
  }

  @Test("A posting says what the service says of it")
  func fields() async throws {
    let asked = try await Asked("lever: { site: ferry, organization: Ferry Line }") { _ in (200, "[\(Self.posting(1))]")
    }
    #expect(asked.addresses == ["https://api.lever.co/v0/postings/ferry?mode=json&skip=0&limit=100"])
    #expect(asked.ending == .complete)
    let job = try #require(asked.jobs().first)
    #expect(job.organization == "Ferry Line")
    #expect(job.department == "Fleet")
    #expect(job.categories.map(\.name) == ["Fleet", "Deck"])
    #expect(job.allPlaces.map(\.text) == ["Lisbon, Portugal", "Paris, France"])
    #expect(job.workplace == [.telework, .onSite])
    #expect(job.schedule == .fullTime)
    #expect(job.posted.description == "2026-10-03")
    #expect(job.pay?.text == "€40,000 – €52,000.50 a year")
    #expect(job.sections.map(\.kind) == [.summary, .duties, .benefits, .other])
    let texts = job.sections.map(\.html.html)
    #expect(texts[0].contains("Who we are.") && texts[0].contains("What you do.") && !texts[0].contains("Both"))
    // What could be about anything stays where it stands.
    #expect(texts[1].contains("<li>Tie knots</li>"))
    #expect(texts[1].contains("Words &amp; more") && texts[1].contains("<li>Ahoy</li>"))
  }

  @Test("A posting with plain texts only, a list with its own marks, and places without a main one loses nothing")
  func sparse() async throws {
    let asked = try await Asked("lever: { site: ferry }") { _ in
      (
        200,
        #"[{"id":"p","text":"Bosun","country":"PT","categories":{"location":null,"allLocations":["Lisbon, Portugal","Paris, France"]},"#
          + #""descriptionPlain":"Who we are.","additionalPlain":"Equal chances.","#
          + #""lists":[{"text":"Requirements","content":"<ul><li>Sea legs</li></ul>"},null,{"text":"Note","content":"Plain words"}]}]"#
      )
    }
    let job = try #require(asked.jobs().first)
    #expect(job.allPlaces.map(\.text) == ["Lisbon, Portugal", "Paris, France"])
    let texts = job.sections.map(\.html.html).joined()
    for part in ["Who we are.", "Equal chances.", "Sea legs", "Plain words"] { #expect(texts.contains(part)) }
    #expect(!texts.contains("<ul><ul>"))
  }

  @Test(
    "Pay for a time that no other service knows is shown in words, and of it only what can be believed",
    arguments: [
      ("\"interval\":\"bi-week-salary\",\"currency\":\"USD\"", 1800, 2400, "$1,800 – $2,400 every two weeks", nil, 0),
      (
        "\"interval\":\"semi-month-salary\",\"currency\":\"USD\"", 2500, 3000, nil,
        "2500 – 3000 USD / semi-month-salary", 0
      ),
      ("\"interval\":\"bi-month-salary\",\"currency\":\"EUR\"", 5000, 5000, nil, "5000 EUR / bi-month-salary", 0),
      ("\"interval\":\"semi-month-salary\",\"currency\":\"USD\"", 22, 3000, nil, "3000 USD / semi-month-salary", 1),
      ("\"interval\":\"semi-month-salary\",\"currency\":\"USD\"", 22, 26, nil, nil, 2),
      ("\"interval\":\"per-moon\",\"currency\":\"EUR\"", 900, 950, nil, "900 – 950 EUR / per-moon", 1),
      ("\"currency\":\"EUR\"", 3000, 3500, nil, "3000 – 3500 EUR", 1),
      (
        "\"interval\":\"per-year-salary\",\"currency\":\"Euro\"", 50000, 60000, nil,
        "50000 – 60000 Euro / per-year-salary", 1
      ),
      ("\"interval\":\"per-year-salary\",\"currency\":\"Euro\"", 0, 0, nil, nil, 0),
    ] as [(String, Int, Int, String?, String?, Int)])
  func intervals(fields: String, low: Int, high: Int, pay: String?, words: String?, findings: Int) async throws {
    let asked = try await Asked("lever: { site: ferry }") { _ in
      (200, #"[{"id":"p","text":"Bosun","salaryRange":{"min":\#(low),"max":\#(high),\#(fields)}}]"#)
    }
    let draft = try #require(asked.drafts.first)
    let (job, found) = Normaliser(today: Day(instant: TestBoard.now)).job(from: draft, source: "test")
    #expect(job?.pay?.text == pay)
    #expect(job?.facts == (words.map { [Job.Fact("Pay", $0)] } ?? []))
    #expect(found.count == findings)
    #expect(!found.contains { $0.message.contains("not shown") })
  }

  @Test("A full page is followed by the next, one that is not full is the last")
  func paging() async throws {
    let asked = try await Asked("lever: { site: ferry, region: eu }") { address in
      let skip = address.contains("skip=100") ? 100 : 0
      let rows: [String] = (1...130).dropFirst(skip).prefix(100).map { Self.posting($0) }
      return (200, "[\(rows.joined(separator: ","))]")
    }
    #expect(
      asked.addresses.map { address in String(address.split(separator: "?").last ?? "") }
        == ["mode=json&skip=0&limit=100", "mode=json&skip=100&limit=100"])
    #expect(asked.addresses.allSatisfy { $0.hasPrefix("https://api.eu.lever.co/v0/postings/ferry?") })
    #expect(Set(asked.drafts.map(\.sourceID)).count == 130)
    #expect(asked.ending == .complete)
  }

  @Test("What the service says instead of a list is repeated")
  func refusal() async throws {
    let asked = try await Asked("lever: { site: ferry }") { _ in (200, #"{"ok":false,"error":"Document not found"}"#) }
    #expect(
      asked.failure?.message == "Page 1 of the answer cannot be read: The service says: “Document not found”.")
  }

  @Test("Another shape is an error", arguments: [#"{"postings":[]}"#, "7", "\"\""])
  func otherShape(_ reply: String) async throws {
    let asked = try await Asked("lever: { site: ferry }") { _ in (200, reply) }
    #expect(asked.failure?.message.hasPrefix("Page 1 of the answer cannot be read: The reply is not ") == true)
  }

  @Test(
    "Every posting of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "lever", orElse: ["[\(posting(1)),\(posting(2))]", "[]"]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("lever: { organization: Ferry Line }", recorded: ["1.json": reply.text])
    if let error = (try reply.json() as? [String: Any])?.text("error") {
      #expect(asked.failure?.message == "The service says: “\(error)”.")
      return
    }
    let rows = try reply.rows()
    asked.expect(
      rows,
      [
        ("text", \.title), ("hostedUrl", \.sourceURL), ("applyUrl", \.applyURL), ("createdAt", \.posted),
        ("categories.location", \.placeText), ("country", { $0.places.first?.country }),
        ("categories.commitment", { $0.employment.first }), ("salaryRange.min", { $0.pay?.minimum }),
        ("salaryRange.max", { $0.pay?.maximum }),
      ])
    for (draft, row) in zip(asked.drafts, rows) {
      for name in ["additional", "descriptionBody", "opening"] {
        if let text = row.text(name) { #expect(draft.allText.contains(text)) }
      }
      let items = (row["lists"] as? [[String: Any]] ?? []).compactMap { $0.text("content") }
      #expect(items.allSatisfy { draft.allText.contains($0) })
    }
    for (job, row) in zip(asked.jobs(), rows) {
      #expect(job.workplace.contains(.remote) == (row.text("workplaceType") == "remote"))
      #expect((job.pay != nil) == (row["salaryRange"] != nil))
    }
  }
}
