import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("Pages of a map, where a night may not ask for all")
struct PagesInTurnTests {
  /// A site with a map and pages, night after night.
  private final class Site: Sendable {
    private let board: TestBoard
    private let replies = Mutex<[String: (Int, String)]>([:])
    private let asked = Mutex<[String]>([])
    private let night = Mutex(0)

    init(pages: Int, most: Int) throws {
      board = try TestBoard([
        "Content/board.yml": TestBoard.settings(
          sources: "[jobposting: { sitemap: \"https://p.example/map.xml\", most: \(most) }]")
      ])
      setMap(1...pages)
      for page in 1...pages { self[page] = (200, Self.page(page)) }
    }

    static func page(_ number: Int, of maker: String = "Panes") -> String {
      #"<html><script type="application/ld+json">{"@type":"JobPosting","title":"Glazier \#(number)","url":"https://elsewhere.example/\#(number)","#
        + #""hiringOrganization":"\#(maker)"}</script></html>"#
    }

    func setMap(_ pages: some Sequence<Int>) {
      let places = pages.map { "<url><loc>https://p.example/\($0)</loc></url>" }.joined()
      replies.withLock { $0["https://p.example/map.xml"] = (200, "<urlset>\(places)</urlset>") }
    }

    subscript(page: Int) -> (Int, String) {
      get { replies.withLock { $0["https://p.example/\(page)"] ?? (404, "") } }
      set { replies.withLock { $0["https://p.example/\(page)"] = newValue } }
    }

    /// The next night: which pages were asked for, and which jobs are open then.
    func nextNight(after hours: Int64 = 24) async throws -> (asked: [String], open: [String], SourceOutcome?) {
      let count = night.withLock { night in
        night += Int(hours)
        return Int64(night)
      }
      asked.withLock { $0 = [] }
      var run = board.run(now: TestBoard.now + count * 3600)
      run.world.send = { [self] (request) async throws(WebError) in
        asked.withLock { $0.append(String(request.url.dropFirst("https://p.example/".count))) }
        let (status, body) = replies.withLock { $0[request.url] ?? (404, "") }
        return Response(status: status, body: Array(body.utf8), url: request.url)
      }
      let report = try await run.fetch()
      let open = try run.board().jobs.map { String($0.title.dropFirst("Glazier ".count)) }.sorted()
      return (asked.withLock { Array($0.dropFirst()) }, open, report.deliveries.first?.outcome)
    }
  }

  @Test("Each page gets its turn: the unknown ones first, then those that waited longest; those that wait stay open")
  func turns() async throws {
    let site = try Site(pages: 5, most: 2)
    var night = try await site.nextNight()
    #expect(night == (["1", "2"], ["1", "2"], .partial("p.example has 5 pages; 2 were asked for.")))
    night = try await site.nextNight()
    #expect(night == (["3", "4"], ["1", "2", "3", "4"], .partial("p.example has 5 pages; 2 were asked for.")))
    night = try await site.nextNight()
    #expect(night == (["5", "1"], ["1", "2", "3", "4", "5"], .complete))
    site[6] = (200, Site.page(6))
    site.setMap(1...6)
    night = try await site.nextNight()
    #expect(night == (["6", "2"], ["1", "2", "3", "4", "5", "6"], .complete))
    for _ in 1...8 { night = try await site.nextNight() }
    #expect(night.open == ["1", "2", "3", "4", "5", "6"])
  }

  @Test(
    "A job whose page is gone, or has it no more, is over when the page was asked for again",
    arguments: [(404, ""), (410, ""), (200, "<html>Filled.</html>"), (200, Site.page(7))])
  func gone(status: Int, text: String) async throws {
    let site = try Site(pages: 5, most: 3)
    _ = try await site.nextNight()
    _ = try await site.nextNight()
    site[2] = (status, text)
    let other = status == 200 && text.contains("JobPosting") ? ["7"] : []
    var night = try await site.nextNight()
    #expect(night == (["2", "3", "1"], ["1", "2", "3", "4", "5"] + other, .complete))
    night = try await site.nextNight(after: 1)
    #expect(night.asked.first == "2" && night.open.contains("2"))
    night = try await site.nextNight()
    #expect(night.asked.first == "2" && night.open == ["1", "3", "4", "5"] + other)
    for _ in 1...3 { night = try await site.nextNight() }
    #expect(night.open == ["1", "3", "4", "5"] + other)
  }

  @Test("A page that was gone for a night closes nothing")
  func passing() async throws {
    let site = try Site(pages: 5, most: 3)
    for _ in 1...2 { _ = try await site.nextNight() }
    site[2] = (404, "")
    _ = try await site.nextNight()
    site[2] = (200, Site.page(2))
    for _ in 1...4 { #expect(try await site.nextNight().open == ["1", "2", "3", "4", "5"]) }
  }

  @Test("A job whose page left the map is over, once every other page was read")
  func unmapped() async throws {
    let site = try Site(pages: 5, most: 3)
    _ = try await site.nextNight()
    site.setMap([1, 2, 4, 5])
    var night = try await site.nextNight()
    #expect(night.open == ["1", "2", "3", "4", "5"])
    night = try await site.nextNight()
    #expect(night.open == ["1", "2", "4", "5"])
  }

  @Test("Pages that always fail hold up no other, and what is on them is not known to be gone")
  func failing() async throws {
    let site = try Site(pages: 7, most: 3)
    for page in [1, 2] { site[page] = (500, "") }
    site.setMap([1, 3, 4, 2, 5, 6, 7])
    var asked: Set<String> = []
    for _ in 1...3 { asked.formUnion(try await site.nextNight().asked) }
    #expect(asked == ["1", "2", "3", "4", "5", "6", "7"])
    let night = try await site.nextNight()
    #expect(night.open == ["3", "4", "5", "6", "7"])
    #expect(night.2 != .complete)
  }
}
