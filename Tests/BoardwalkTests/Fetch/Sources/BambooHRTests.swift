import Testing

@testable import Boardwalk

@Suite("BambooHR")
struct BambooHRTests {
  private static let list = """
    {"meta":{"totalCount":2},"result":[{"id":"86","jobOpeningName":"Nurse","departmentId":"1","departmentLabel":"Ward ",
    "employmentStatusLabel":"Full Time","location":{"city":"Fort Lauderdale","state":"Florida"},
    "atsLocation":{"country":null,"city":null},"isRemote":null,"locationType":"2"},
    {"id":87,"jobOpeningName":"Intern","employmentStatusLabel":"Internship","locationType":"1"}]}
    """

  private static let detail = """
    {"result":{"jobOpening":{"jobOpeningShareUrl":"https://ward.bamboohr.com/careers/86","jobOpeningName":"Night nurse",
    "jobOpeningStatus":"Open","datePosted":"2026-07-01","minimumExperience":"Mid-level","compensation":"$30 - $40/hr",
    "locationType":"2","location":{"city":"Fort Lauderdale","state":"Florida","addressCountry":"United States"},
    "description":"<p>You care.</p>"},"formFields":{}}}
    """

  @Test("A job has its text from a request of its own, and one whose own is missing stays")
  func fields() async throws {
    let asked = try await Asked("bamboohr: { company: ward, organization: Clinic }") { address in
      address.hasSuffix("/list") ? (200, Self.list) : address.hasSuffix("/86/detail") ? (200, Self.detail) : (404, "")
    }
    let careers = "https://ward.bamboohr.com/careers"
    #expect(asked.addresses == ["\(careers)/list", "\(careers)/86/detail", "\(careers)/87/detail"])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Night nurse", "Intern"])
    #expect(asked.findings == ["1 offer of the list (87) has no page with a text; what else is known of it stays."])
    #expect(jobs[1].sections.isEmpty && jobs[1].workplace == .remote)
    #expect(jobs[0].id.sourceID == "86")
    #expect(jobs[0].department == "Ward")
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].allPlaces.map(\.text) == ["Fort Lauderdale, Florida"])
    #expect(jobs[0].workplace == [.telework, .onSite])
    #expect(jobs[0].pay?.text == "$30 – $40 an hour")
    #expect(jobs[0].posted.description == "2026-07-01")
    #expect(jobs[0].sections.map(\.html.html) == ["<p>You care.</p>"])
    #expect(jobs[0].applyURL?.string == "\(careers)/86")
  }

  @Test(
    "A place of empty texts hides no other",
    arguments: [
      (#"{"city":"","state":""}"#, #"{"city":"Leeds","state":"","country":"United Kingdom"}"#, "Leeds"),
      (#"{"city":"York","state":null}"#, #"{"city":"Leeds"}"#, "York"),
    ])
  func emptyPlace(location: String, other: String, city: String) async throws {
    let list = #"{"result":[{"id":1,"jobOpeningName":"Nurse","location":\#(location),"atsLocation":\#(other)}]}"#
    let asked = try await Asked("bamboohr: { organization: Clinic }", recorded: ["1.json": list])
    #expect(asked.jobs().first?.allPlaces.map(\.city) == [city])
  }

  @Test("The country stands beside the town and the state, in another part of the list")
  func country() async throws {
    let list = """
      {"result":[{"id":1,"jobOpeningName":"Nurse","location":{"city":"London","state":null},"atsLocation":{"country":"Canada","city":null},
      "isRemote":true,"locationType":"2"}]}
      """
    let asked = try await Asked("bamboohr: { organization: Clinic }", recorded: ["1.json": list])
    let job = try #require(asked.jobs().first)
    #expect(job.allPlaces.map(\.country) == ["CA"] && job.allPlaces.map(\.city) == ["London"])
    #expect(job.workplace == [.telework, .onSite])
  }

  @Test(
    "Every job of a reply comes out with what it says", arguments: RecordedReply.all(of: "bamboohr", orElse: [list]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("bamboohr: { organization: Ward }", recorded: ["1.json": reply.text])
    let rows = try reply.rows("result")
    asked.expect(
      rows,
      [
        ("jobOpeningName", \.title), ("departmentLabel", \.department), ("location.city", { $0.places.first?.city }),
        ("location.state", { $0.places.first?.region }), ("employmentStatusLabel", { $0.employment.first }),
      ])
    let total = (try reply.json() as? [String: Any])?.text("meta.totalCount").flatMap { Int($0) } ?? 0
    #expect((asked.ending == .complete) == (total <= rows.count))
    #expect(asked.jobs().count == rows.count)
  }
}
