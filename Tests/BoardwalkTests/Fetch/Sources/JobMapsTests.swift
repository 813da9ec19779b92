import Testing

@testable import Boardwalk

@Suite("Maps of maps, and pages with many jobs")
struct JobMapsTests {
  private static func posting(_ number: Int) -> String {
    #"<script type="application/ld+json">{"@type":"JobPosting","title":"Glazier","identifier":"\#(number)","hiringOrganization":"Panes"}</script>"#
  }

  /// Asks a site with a map of so many maps, each with one page.
  private func ask(_ count: Int, _ odd: @escaping @Sendable (String) -> (Int, String)?) async throws -> Asked {
    let maps = (1...count).map { "<sitemap><loc>https://p.example/\($0).xml</loc></sitemap>" }.joined()
    return try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\" }") { address in
      let name = address.dropFirst("https://p.example/".count)
      if let reply = odd(String(name)) { return reply }
      if name == "map.xml" { return (200, "<sitemapindex>\(maps)</sitemapindex>") }
      let number = Int(name.prefix { $0.isNumber }) ?? 0
      if name.hasSuffix(".xml") { return (200, "<urlset><url><loc>https://p.example/\(number)</loc></url></urlset>") }
      return (200, "<html>\(Self.posting(number))</html>")
    }
  }

  @Test(
    "One map that fails hides no other",
    arguments: [
      (404, "", "it is not there"), (500, "", "HTTP 500"), (200, "", "The reply is empty"),
      (200, "{}", "The reply is not XML but begins with “{}”"),
    ])
  func oneFails(status: Int, body: String, why: String) async throws {
    let asked = try await ask(3) { $0 == "2.xml" ? (status, body) : nil }
    #expect(asked.drafts.map(\.sourceURL) == ["https://p.example/1", "https://p.example/3"])
    #expect(asked.ending == .partial("1 of the 3 maps of p.example failed (https://p.example/2.xml, \(why))."))
  }

  @Test("Where every map fails the source has failed; where the site has none, the setting is named")
  func allFail() async throws {
    let all = try await ask(3) { $0.hasSuffix(".xml") && $0 != "map.xml" ? (404, "") : nil }
    #expect(all.failure?.message == "https://p.example/1.xml, a map that the site's map names, is not there.")
    let none = try await ask(3) { _ in (404, "") }
    #expect(none.failure?.message == "There is no map of the site at this address (HTTP 404).")
    #expect(none.failure?.hint == "Check `sitemap:` in board.yml.")
  }

  @Test("More maps than are read are a part, and so are maps that name only maps again")
  func tooMany() async throws {
    let asked = try await ask(51) { _ in nil }
    #expect(asked.drafts.count == 50)
    #expect(asked.ending == .partial("50 of the 51 maps of p.example were read, and no more are."))
    #expect(try await ask(50) { _ in nil }.ending == .complete)
    let deeper = try await ask(2) {
      $0 == "2.xml" ? (200, "<sitemapindex><sitemap><loc>https://p.example/3.xml</loc></sitemap></sitemapindex>") : nil
    }
    #expect(deeper.ending == .partial("1 of the 2 maps of p.example name only maps again, which are not read."))
  }

  @Test(
    "A page with more scripts than are read is not read whole, where a job is behind them", arguments: [100, 101, 130])
  func manyScripts(count: Int) async throws {
    let page = "<html>\((0..<count).map(Self.posting).joined())<script type=\"application/ld+json\">{}</script></html>"
    let asked = try await Asked("jobposting: { pages: \"https://p.example/jobs\" }") { _ in (200, page) }
    #expect(asked.drafts.count == 100)
    #expect(
      asked.ending == (count == 100 ? .complete : .partial("1 of the 1 pages of p.example could not be read whole.")))
    #expect(
      asked.findings
        == (count == 100
          ? []
          : ["https://p.example/jobs has more than 100 scripts with data, and those behind them are not read."]))
    let recorded = try await Asked("jobposting:", recorded: ["1.html": page])
    #expect(recorded.unreadable == (count == 100 ? 0 : 1))
  }
}
