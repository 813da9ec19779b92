import Testing

@testable import Boardwalk

@Suite("Texts that another board shows to people alone")
struct PrintedTextTests {
  @Test("A referral and a job without a country come with the text of their pages, part by part")
  func texts() async throws {
    let board = try TestBoard([
      "Content/referrals/welder.md": """
      ---
      title: Welder
      organization: Dock
      contact: { name: Ada, email: ada@dock.example }
      posted: 2026-11-18
      ---
      Weld *hulls*.

      ## Duties

      | a | b |
      |-|-|
      | c | d |

      Ask <bo@dock.example>.
      """,
      "Content/jobs/cook.md": "---\ntitle: Cook\norganization: Galley\nposted: 2026-11-18\n---\nYou cook.\n",
    ])
    _ = try await board.run().publish()
    let (site, base) = (board.site, "https://test.example.org/board/")
    let asked = try await Asked("boardwalk: { address: \"\(base)\" }") { address in
      let path = String(address.dropFirst(base.count))
      let file = site[path.hasSuffix("/") ? path + "index.html" : path] ?? site[path + "/index.html"]
      return file.map { (200, String(decoding: $0, as: UTF8.self)) } ?? (404, "")
    }
    #expect(asked.findings == [])
    let jobs = asked.jobs().sorted { $0.title < $1.title }
    try #require(jobs.map(\.title) == ["Cook", "Welder"])
    #expect(jobs[0].sections.map(\.html.html) == ["<p>You cook.</p>"])
    #expect(jobs[1].sections.map(\.kind) == [.summary, .duties])
    #expect(jobs[1].sections.first?.html.html == "<p>Weld <em>hulls</em>.</p>")
    #expect(jobs[1].sections.last?.html.html.contains("<td>c</td><td>d</td>") == true)
    #expect(jobs[1].sections.last?.html.html.contains("href=\"mailto:bo@dock.example\"") == true)
    // Whom to ask is not taken along: one applies there.
    #expect(jobs[1].referral == nil && !"\(asked.drafts)".contains("ada@dock"))
  }

  @Test("A page without the marks of a part has no text, and that is said")
  func otherTheme() async throws {
    let index = #"{"version":1,"count":1,"parts":[{"path":"data/1.json"}]}"#
    let pages = [
      "<h1>T</h1>", "<section aria-labelledby=\"x\"><h2>X</h2>x</section>", "<section aria-labelledby=\"duties\"",
    ]
    for page in pages {
      let asked = try await Asked("boardwalk: { address: \"https://b.example/\" }") { address in
        if address.hasSuffix("index.json") { return (200, index) }
        return (
          200, address.hasSuffix(".json") ? #"[{"id":"a:1","title":"T","url":"jobs/t/"}]"# : "<html>\(page)</html>"
        )
      }
      #expect(asked.drafts.map(\.sections.isEmpty) == [true])
      #expect(
        asked.findings == ["1 offer of the list (a:1) has no page with a text; what else is known of it stays."])
    }
  }
}
