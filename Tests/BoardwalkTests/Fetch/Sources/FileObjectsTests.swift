import Testing

@testable import Boardwalk

@Suite("Objects in files of one's own")
struct FileObjectsTests {
  @Test(
    "An object with a title is one job, whatever lists it has",
    arguments: [
      (#"{"title":"Pilot","organization":"Y","positions":[{"title":"Left seat"}]}"#, ["Pilot"]),
      (#"{"title":"Pilot","skills":["maps","radio"]}"#, ["Pilot"]), (#"{"job-title":"Pilot"}"#, ["Pilot"]),
      (#"{"name":"Pilot","benefits":[{"name":"Uniform","text":"Blue"}],"skills":[]}"#, ["Pilot"]),
      (#"{"title":"Jobs of Y","jobs":[{"title":"Pilot"},{"title":"Cook"}]}"#, ["Pilot", "Cook"]),
      (#"{"title":"Jobs of Y","data":{"jobs":[{"title":"Pilot"}]}}"#, ["Pilot"]),
      (#"{"name":"Y","positions":[{"title":"Pilot"}]}"#, ["Pilot"]),
      (#"{"title":null,"positions":[{"title":"Pilot"}]}"#, ["Pilot"]),
    ])
  func one(_ text: String, _ titles: [String]) async throws {
    let asked = try await Asked("files:", recorded: ["1.json": text])
    #expect(asked.drafts.map(\.title) == titles)
    #expect(asked.ending == .complete)
  }

  @Test(
    "The list of objects in an object is its table, be it one object deeper",
    arguments: [
      #"{"data":{"jobs":[{"title":"Pilot"}]},"links":[]}"#, #"{"results":[{"title":"Pilot"}],"errors":[]}"#,
      #"{"jobs":[{"title":"Pilot"}],"tags":["a"],"facets":[{"value":"b"}]}"#,
      #"{"status":{"code":200},"payload":{"page":1,"list":[{"title":"Pilot"}]}}"#,
      #"{"companies":[{"name":"Y"}],"jobs":[{"title":"Pilot"}]}"#,
    ])
  func table(_ text: String) async throws {
    let asked = try await Asked("files:", recorded: ["1.json": text])
    #expect(asked.drafts.map(\.title) == ["Pilot"])
  }

  @Test(
    "A table may be empty wherever it is", arguments: [#"{"data":{"jobs":[]}}"#, #"{"results":[],"errors":[]}"#])
  func empty(_ text: String) async throws {
    let asked = try await Asked("files:", recorded: ["1.json": text])
    #expect(asked.failure == nil && asked.ending == .complete && asked.drafts == [])
  }

  @Test(
    "Where nothing says which list is the table, the lists are named",
    arguments: [
      (
        #"{"open":[{"title":"Pilot"}],"closed":[{"title":"Cook"}]}"#,
        "nothing says which of its lists has the jobs; there are `closed`, `open`"
      ), (#"{"version":1,"skills":["a"]}"#, "no list in it holds jobs; there is `skills`"),
      (#"{"results":[],"errors":["busy"]}"#, "no list in it holds jobs; there is `errors`"),
    ])
  func unclear(_ text: String, _ why: String) async throws {
    let asked = try await Asked("files:", recorded: ["1.json": text])
    #expect(asked.failure?.message == "The reply is not the JSON it should be: \(why).")
  }

  @Test(
    "A saved `JobPosting` is the job that it is on a page",
    arguments: ["%", "[%]", #"{"@context":"https://schema.org","@graph":[%]}"#])
  func posting(frame: String) async throws {
    let posting = """
      {"@context":"https://schema.org","@type":"JobPosting","title":"Pilot","url":"https://y.example/7",
      "hiringOrganization":{"@type":"Organization","name":"Y"},"datePosted":"2026-11-02","validThrough":"2026-12-24",
      "jobLocation":{"@type":"Place","address":{"addressLocality":"Paris","addressCountry":"FR"}},
      "baseSalary":{"currency":"EUR","value":{"minValue":50000,"unitText":"YEAR"}},"description":"<p>Fly</p>"}
      """
    let asked = try await Asked("files:", recorded: ["1.json": frame.replacing("%", with: posting)])
    #expect(asked.findings == [])
    let job = try #require(asked.jobs().first)
    #expect(job.title == "Pilot" && job.organization == "Y" && job.applyURL?.string == "https://y.example/7")
    #expect(job.allPlaces.map(\.text) == ["Paris, France"] && job.pay?.text == "From €50,000 a year")
    #expect(job.posted.description == "2026-11-02" && job.deadline?.day.description == "2026-12-24")
    #expect(job.sections.map(\.html.html) == ["<p>Fly</p>"])
  }

  @Test("Postings with one address between them are as many jobs")
  func sharedAddress() async throws {
    let postings = ["Pilot", "Cook"].map {
      #"{"@type":"JobPosting","title":"\#($0)","url":"https://y.example/careers"}"#
    }
    let asked = try await Asked(
      "files: { organization: Y }", recorded: ["1.json": "[\(postings.joined(separator: ","))]"])
    #expect(Set(asked.drafts.map(\.sourceID)).count == 2)
    #expect(asked.jobs().map(\.organization) == ["Y", "Y"])
  }
}
