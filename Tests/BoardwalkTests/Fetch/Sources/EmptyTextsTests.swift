import Testing

@testable import Boardwalk

@Suite("A text that is empty where another one says it")
struct EmptyTextsTests {
  @Test(
    "An address to apply at is taken from the next field that has one",
    arguments: [
      (
        "ashby: { board: acme }",
        #"{"jobs":[{"id":"1","title":"Keeper","applyUrl":"","jobUrl":"https://jobs.example/1"}]}"#
      ),
      (
        "lever: { site: acme }", #"[{"id":"1","text":"Keeper","applyUrl":" ","hostedUrl":"https://jobs.example/1"}]"#
      ),
      (
        "recruitee: { company: acme }",
        #"{"offers":[{"id":1,"title":"Keeper","careers_apply_url":"","careers_url":"https://jobs.example/1"}]}"#
      ),
      (
        "workable: { account: acme }",
        #"{"name":"Acme","jobs":[{"shortcode":"1","title":"Keeper","application_url":"","url":"","shortlink":"https://jobs.example/1"}]}"#
      ),
    ])
  func addresses(settings: String, reply: String) async throws {
    let asked = try await Asked(settings) { _ in (200, reply) }
    let draft = try #require(asked.drafts.first)
    #expect(draft.applyURL == "https://jobs.example/1")
  }

  @Test("A day is taken from the next field that has one")
  func days() async throws {
    let job = #"""
      {"MatchedObjectId":"1","MatchedObjectDescriptor":{"PositionTitle":"Keeper","ApplicationCloseDate":"",
      "PositionEndDate":"2026-12-15","PublicationStartDate":"","PositionStartDate":"2026-10-01"}}
      """#
    let usajobs = try await Asked(
      "usajobs: { key: $KEY, email: $EMAIL }", environment: ["KEY": "k", "EMAIL": "a@example.org"]
    ) { _ in (200, #"{"SearchResult":{"SearchResultCountAll":1,"SearchResultItems":[\#(job)]}}"#) }
    let draft = try #require(usajobs.drafts.first)
    #expect(draft.closes == "2026-12-15" && draft.posted == "2026-10-01")
    let workable = try await Asked("workable: { account: acme }") { _ in
      (200, #"{"jobs":[{"shortcode":"1","title":"Keeper","published_on":"","created_at":"2026-11-01"}]}"#)
    }
    #expect(workable.drafts.first?.posted == "2026-11-01")
  }

  @Test("Of several ranges of pay the whole is from the least to the most")
  func ranges() async throws {
    func range(_ least: String, _ most: String, _ unit: String) -> String {
      #"{"MinimumRange":"\#(least)","MaximumRange":"\#(most)","RateIntervalCode":"\#(unit)"}"#
    }
    let ranges = [
      range("60000", "65000", "PA"), range("50000.0", "55000", "PA"), range("70000", "80000.0", "PA"),
      range("10", "900000", "PH"),
    ]
    let job =
      #"{"MatchedObjectId":"1","MatchedObjectDescriptor":{"PositionTitle":"K","PositionRemuneration":[\#(ranges.joined(separator: ","))]}}"#
    let asked = try await Asked(
      "usajobs: { key: $KEY, email: $EMAIL }", environment: ["KEY": "k", "EMAIL": "a@example.org"]
    ) { _ in (200, #"{"SearchResult":{"SearchResultCountAll":1,"SearchResultItems":[\#(job)]}}"#) }
    #expect(asked.jobs(mayFind: { _ in true }).first?.pay?.text == "$50,000 – $80,000 a year")
  }
}
