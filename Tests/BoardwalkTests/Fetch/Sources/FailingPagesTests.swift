import Testing

@testable import Boardwalk

@Suite("Pages with JobPosting, some of which fail")
struct FailingPagesTests {
  private static let page = """
    <html><script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","hiringOrganization":"Panes"}</script></html>
    """

  @Test("A page that fails hides no other, and no job is over for it", arguments: [500, 403, 301])
  func failing(status: Int) async throws {
    let places = (1...4).map { "<url><loc>https://p.example/\($0)</loc></url>" }.joined()
    for settings in [
      "sitemap: \"https://p.example/map.xml\"",
      "pages: [\((1...4).map { "\"https://p.example/\($0)\"" }.joined(separator: ","))]",
    ] {
      let asked = try await Asked("jobposting: { \(settings) }") { address in
        switch address {
        case "https://p.example/map.xml": (200, "<urlset>\(places)</urlset>")
        case "https://p.example/2": (status, "")
        default: (200, Self.page)
        }
      }
      #expect(asked.drafts.map(\.sourceID) == [1, 3, 4].map { "https://p.example/\($0)" })
      #expect(
        asked.ending
          == .partial("1 of the 4 pages of p.example failed (https://p.example/2, HTTP \(status))."))
    }
  }

  @Test("A site most of whose pages fail is one that fails, and it is not asked for all of them")
  func mostFailing() async throws {
    func asked(_ count: Int, working: Set<Int>) async throws -> Asked {
      let places = (1...count).map { "<url><loc>https://p.example/\($0)</loc></url>" }.joined()
      return try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\" }") { address in
        if address.hasSuffix(".xml") { return (200, "<urlset>\(places)</urlset>") }
        let works = working.contains(address.split(separator: "/").last.flatMap { Int($0) } ?? 0)
        return works ? (200, Self.page) : (500, "")
      }
    }
    let most = try await asked(3, working: [2])
    #expect(most.failure?.message == "p.example answered a page with HTTP 500." && most.drafts.count == 1)
    let all = try await asked(60, working: [])
    #expect(all.failure?.message == "p.example answered a page with HTTP 500.")
    #expect(Set(all.addresses).count == 21)
  }
}
