import Testing

@testable import Boardwalk

@Suite("Where those who work from home may live")
struct HomesOfPostingsTests {
  @Test(
    "Who works from home may live where the posting says, which is not where its office is",
    arguments: [
      (#"{"@type":"Country","name":"USA"}"#, #"{"addressLocality":"Berlin","addressCountry":"DE"}"#, ["United States"]),
      (#"{"@type":"State","name":"TX"}"#, #"{"addressLocality":"Austin","addressRegion":"TX"}"#, ["Texas"]),
      (#"[{"@type":"Country","name":["Georgia","Spain"]},"Peru"]"#, #""Madrid, ES""#, ["Georgia", "Spain", "Peru"]),
      (#""""#, #"{"addressLocality":"Berlin","addressCountry":"DE"}"#, ["Berlin, Germany"]),
    ])
  func homes(requirements: String, office: String, places: [String]) async throws {
    let page = """
      <script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","identifier":9,
      "hiringOrganization":"Panes","description":"Glass","jobLocationType":"TELECOMMUTE",
      "jobLocation":{"@type":"Place","address":\(office)},"applicantLocationRequirements":\(requirements)}</script>
      """
    let asked = try await Asked("jobposting: { pages: \"https://panes.example/jobs/9\" }") { _ in (200, page) }
    let job = try #require(asked.jobs().first)
    #expect(job.workplace == .remote)
    #expect(job.allPlaces.map { $0.text.replacing(", United States", with: "") } == places)
  }

  @Test("An item of a JSON Feed says it as a page does, and search engines are told no more")
  func feed() async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(
        sources: "[feed: { url: https://panes.example/feed.json, replies: feed, may-index: true }]"),
      "Content/searches/germany.md": "---\ntitle: Germany\nlocation: Germany\n---\n",
      "Content/feed/1.json": """
      {"version":"https://jsonfeed.org/version/1.1","title":"Jobs","items":[{"id":"1","url":"https://panes.example/1",
      "title":"Glazier","content_html":"<p>Glass.</p>","_jobposting":{"title":"Glazier","jobLocationType":"TELECOMMUTE",
      "hiringOrganization":{"name":"Panes"},"description":"<p>Glass.</p>","applicantLocationRequirements":
      {"@type":"Country","name":"USA"},"jobLocation":{"address":"Berlin, DE"}}}]}
      """,
    ])
    #expect(await board.findings().filter { $0.severity == .error } == [])
    let path = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/glazier") })
    let homes = board.text(of: path).between("applicantLocationRequirements\":[", "]")
    #expect(homes == [#"{"@type":"Country","name":"United States"}"#])
    #expect(!board.text(of: "searches/germany/index.html").contains("Glazier"))
  }
}
