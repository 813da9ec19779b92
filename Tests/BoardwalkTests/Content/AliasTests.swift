import Testing

@testable import Boardwalk

@Suite("Former addresses of the board's own pages")
struct AliasTests {
  private static func job(_ fields: String) -> String {
    "---\ntitle: Baker\norganization: Bakery\nposted: 2026-11-01\n\(fields)\n---\nBread.\n"
  }

  @Test("A page at each of them leads to the present one, in every language, as long as there is one")
  func redirects() async throws {
    let board = try TestBoard([
      "Content/board.yml": "title: T\nbase-url: https://t.example.org/b/\nlanguages: [en, de]\n",
      "Content/jobs/baker.md": Self.job("aliases: [/jobs/one/, 2019/05/baker.html, old]"),
      "Content/jobs/gone.md": Self.job("closes: 2026-11-02\naliases: gone-too"),
      "Content/pages/about.md": "---\ntitle: About\naliases: imprint/\n---\nText.\n",
      "Content/people/ada.md": "---\nname: Ada\naliases: team/ada\n---\nText.\n",
      "Content/searches/all.md": "---\ntitle: All\naliases: searches/everything/\n---\nText.\n",
      "Content/referrals/cook.md": "---\ntitle: Cook\norganization: O\nposted: 2026-11-01\naliases: r/c\n---\nText.\n",
    ])
    let report = try await board.run().publish()
    #expect(!report.findings.contains { $0.severity == .error })
    for (path, target) in [
      "jobs/one/index.html": "jobs/baker/", "2019/05/baker.html": "jobs/baker/", "old/index.html": "jobs/baker/",
      "imprint/index.html": "about/", "team/ada/index.html": "people/ada/",
      "searches/everything/index.html": "searches/all/", "r/c/index.html": "referrals/cook/",
    ] {
      for folder in ["", "de/"] {
        let page = board.text(of: folder + path)
        #expect(page.contains("https://t.example.org/b/\(folder)\(target)"), "\(folder)\(path)")
        #expect(page.contains("http-equiv=\"refresh\""))
      }
    }
    #expect(!board.text(of: "sitemap.xml").contains("imprint"))
  }

  @Test(
    "What cannot be an address, is the page's own or another's is said with its line",
    arguments: [
      ("aliases: https://old.example.org/jobs/1/", "write the path alone: /jobs/1/"), ("aliases: 'a b'", nil),
      ("aliases: ../x", nil), ("aliases: jobs/baker/", "take it away"), ("aliases: [x/, x]", "take it away"),
      ("aliases: taken/", "take it away"),
    ])
  func refused(field: String, hint: String?) {
    let found = BoardInMemory([
      "Content/jobs/baker.md": Self.job(field), "Content/pages/p.md": "---\ntitle: P\naliases: taken\n---\n",
    ]).read().findings
    #expect(found.count == 1 && found[0].severity == .error, "\(found)")
    #expect(found.first?.spot.description.hasPrefix("Content/jobs/baker.md:5") == true)
    if let hint { #expect(found.first?.hint == hint) }
  }
}
