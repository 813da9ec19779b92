import Testing

@testable import Boardwalk

@Suite("Pinpoint")
struct PinpointTests {
  private static let postings = """
    {"data":[{"id":"91","title":"Ranger","path":"/en/postings/91","description":"<p>Woods.</p>",
    "key_responsibilities_header":"Each day","key_responsibilities":"<ul><li>Walk</li></ul>",
    "skills_knowledge_expertise_header":null,"skills_knowledge_expertise":"<p>Boots.</p>","benefits":"",
    "workplace_type":"onsite","employment_type":"fixed_term","employment_type_text":"Fixed Term",
    "compensation":"£12 - £14 / hour","compensation_visible":true,"compensation_minimum":12.0,"compensation_maximum":14.5,
    "compensation_currency":"GBP","compensation_frequency":"hour","deadline_at":"2026-12-28T23:59:59+00:00",
    "job":{"requisition_id":"W-1","department":{"name":"Trees"},"division":{"name":"North"}},
    "location":{"name":"Leeds, England, United Kingdom"}},
    {"id":"92","title":"Clerk","compensation_visible":false,"compensation":"£1","compensation_minimum":1,
    "compensation_frequency":"year","compensation_currency":"GBP","location":{"name":"Leeds"}}]}
    """

  @Test("An employer's postings say what the service says of them")
  func fields() async throws {
    let asked = try await Asked("pinpoint: { company: woods, organization: Woods Trust }") { _ in (200, Self.postings) }
    #expect(asked.addresses == ["https://woods.pinpointhq.com/postings.json"])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Ranger", "Clerk"])
    #expect(jobs[0].organization == "Woods Trust")
    #expect(jobs[0].department == "Trees")
    #expect(jobs[0].places.first?.country == "GB")
    #expect(jobs[0].workplace == .onSite)
    #expect(jobs[0].appointment == "Temporary")
    #expect(jobs[0].pay?.text == "£12 – £14.50 an hour")
    #expect(jobs[0].deadline?.day.description == "2026-12-28")
    #expect(jobs[0].facts == [Job.Fact("Division", "North"), Job.Fact("Compensation", "£12 - £14 / hour")])
    #expect(jobs[0].sections.map(\.kind) == [.summary, .duties, .requirements])
    #expect(jobs[0].sections[1].html.html.contains("Each day"))
    #expect(jobs[0].applyURL?.string == "https://woods.pinpointhq.com/en/postings/91")
    #expect(jobs[1].pay == nil && jobs[1].facts.isEmpty)
  }

  @Test(
    "Pay in words is read where no figures stand beside it",
    arguments: [
      (#""compensation":"£30,000 - £35,000 per annum""#, "£30,000 – £35,000 a year"),
      (#""compensation":"£12.50 / hour","compensation_minimum":null,"compensation_maximum":null"#, "£12.50 an hour"),
      (#""compensation":"£30,000","compensation_minimum":0,"compensation_frequency":"year""#, "£30,000 a year"),
      (#""compensation":"30,000","compensation_currency":"GBP","compensation_frequency":"year""#, "£30,000 a year"),
      (#""compensation":"Competitive""#, nil),
      (#""compensation":"£30,000 per annum","compensation_visible":false"#, nil),
      (
        #""compensation":"a lot","compensation_minimum":9,"compensation_currency":"GBP","compensation_frequency":"hour""#,
        "From £9 an hour"
      ),
    ] as [(String, String?)])
  func payInWords(_ members: String, _ pay: String?) async throws {
    let asked = try await Asked(
      "pinpoint: { organization: Woods }", recorded: ["1.json": #"{"data":[{"id":1,"title":"Cook",\#(members)}]}"#])
    #expect(asked.jobs().map { $0.pay?.text } == [pay])
  }

  @Test(
    "The code says how one is employed in whatever language the text is, and the text where the code says nothing",
    arguments: [
      ("permanent_full_time", "Permanent - Temps plein", .fullTime, "Permanent"),
      ("part_time", "Niepełny etat", .partTime, nil), ("fixed_term", "Befristete Stelle", nil, "Temporary"),
      ("other", "Zero hours", nil, "Zero hours"), ("on_call", "", nil, "On call"), ("", "Part Time", .partTime, nil),
    ] as [(String, String, Schedule?, String?)])
  func employment(_ code: String, _ text: String, _ schedule: Schedule?, _ appointment: String?) async throws {
    let members = #""employment_type":"\#(code)","employment_type_text":"\#(text)""#
    let asked = try await Asked(
      "pinpoint: { organization: Woods }", recorded: ["1.json": #"{"data":[{"id":1,"title":"Cook",\#(members)}]}"#])
    #expect(asked.jobs().map(\.schedule) == [schedule])
    #expect(asked.jobs().map(\.appointment) == [appointment])
  }

  @Test(
    "The country that only the name says counts",
    arguments: [
      (#"{"name":"Cambridge, United Kingdom","city":"Cambridge","province":""}"#, "Cambridge, United Kingdom"),
      (
        #"{"name":"Hull, England, United Kingdom","city":"Hull","province":"England"}"#, "Hull, England, United Kingdom"
      ),
      (#"{"name":"Atlanta, Georgia","city":"Atlanta"}"#, "Atlanta, Georgia"),
      (#"{"name":"Leeds Office","city":"Leeds","province":"England"}"#, "Leeds, England, United Kingdom"),
    ])
  func countries(location: String, text: String) async throws {
    let asked = try await Asked(
      "pinpoint: { organization: Woods }",
      recorded: ["1.json": #"{"data":[{"id":1,"title":"Cook","location":\#(location)}]}"#])
    let place = asked.jobs().first?.allPlaces.first
    #expect(asked.jobs().first?.allPlaces.count == 1)
    #expect(place?.text.split(separator: ", ").first == text.split(separator: ", ").first)
    #expect(place?.country == (text.hasSuffix("Kingdom") ? "GB" : "US"))
  }

  @Test(
    "Every posting of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "pinpoint", orElse: [postings]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("pinpoint: { organization: Woods }", recorded: ["1.json": reply.text])
    let rows = try reply.rows("data")
    asked.expect(
      rows,
      [
        ("title", \.title), ("location.name", \.placeText), ("deadline_at", \.closes), ("url", \.sourceURL),
        ("job.department.name", \.department), ("job.requisition_id", \.announcement),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      for name in ["description", "key_responsibilities", "skills_knowledge_expertise", "benefits"] {
        let text = row.text(name)?.split(separator: ">").dropFirst().first?.split(separator: "<").first.map(String.init)
        if let text, !text.isEmpty { #expect(job.sections.contains { $0.html.html.contains(text) }) }
      }
      if row["compensation_visible"] as? Bool == true {
        #expect(job.pay?.minimum.map { Double($0) / 100 } == row["compensation_minimum"] as? Double)
      }
    }
  }
}
