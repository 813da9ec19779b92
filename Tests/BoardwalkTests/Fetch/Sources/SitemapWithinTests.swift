import Testing

@testable import Boardwalk

@Suite("What is wanted of a map")
struct SitemapWithinTests {
  private static func asked(_ settings: String, places: [String]) async throws -> Asked {
    let urls = places.map { "<url><loc>https://p.example\($0)</loc></url>" }.joined()
    return try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\"\(settings) }") { address in
      switch address {
      case "https://p.example/map.xml": (200, "<urlset>\(urls)</urlset>")
      default: (200, "<html></html>")
      }
    }
  }

  @Test("A map of which `within` leaves no page is told of: it looks like a site without jobs")
  func nothing() async throws {
    let asked = try await Self.asked(", within: /job/", places: ["/jobs/1", "/jobs/2", "/about"])
    #expect(
      asked.findings == ["The map has 3 pages, but none with “/job/” in its address, as `within` says."])
    #expect(asked.addresses == ["https://p.example/map.xml"])
    #expect(
      try await Self.asked(", within: /job/", places: ["/jobs/1"]).findings.first?.contains("has 1 page,") == true)
  }

  @Test("Nothing is to be said of a map without pages, nor where one is left")
  func fine() async throws {
    #expect(try await Self.asked(", within: /job/", places: []).findings == [])
    #expect(try await Self.asked(", within: /jobs/", places: ["/jobs/1", "/about"]).findings == [])
    #expect(try await Self.asked("", places: ["/about"]).findings == [])
  }
}
