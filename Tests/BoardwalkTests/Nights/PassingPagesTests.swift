import Testing

@testable import Boardwalk

@Suite("Links of the board's own texts to pages that go with what is open")
struct PassingPagesTests {
  private static let night: Int64 = 86_400
  private static let about = "Content/pages/about.md"

  @Test(
    "A board whose text links to what is open refreshes itself on every night, also when that is gone",
    arguments: [
      (about, "title: About", "../jobs/pilot/", 9), (about, "title: About", "/board/de/jobs/pilot/?a=1&b#c", 9),
      (about, "title: About", "../organizations/port/", 6), (about, "title: About", "../locations/hamburg-germany/", 6),
      (about, "title: About", "../page/2/", 6), (about, "title: About", "../searches/all/page/2/index.html", 6),
      ("Content/people/ada.md", "name: Ada", "../../referrals/clerk/", 9),
      ("Content/searches/all.md", "title: All", "../../categories/boats/", 6),
    ])
  func nights(file: String, fields: String, link: String, firstWithout: Int64) async throws {
    let board = try Self.board([
      file: "---\n\(fields)\n---\nSee\n[the *pilot*](\(link)) and [all](\(file == Self.about ? "" : "../")../).\n",
      "Content/jobs/pilot.md": Self.job("Pilot\norganization: Port\ncategory: Boats", closes: "2026-11-26"),
      "Content/referrals/clerk.md": Self.job("Clerk\norganization: Port").replacing("closes", with: "expires"),
    ])
    let page = String(file.dropFirst("Content/".count).dropLast(".md".count)) + "/index.html"
    let path = page.replacing("pages/", with: "")
    for night in [0, 5, 6, 8, 9, 10] {
      let report = try await board.run(now: TestBoard.now + Int64(night) * Self.night).publish()
      let found = report.findings.filter { $0.severity != .notice }
      for folder in ["", "de/"] {
        let text = board.text(of: folder + path)
        #expect(text.contains("<em>pilot</em></a> and <a href") == (night < firstWithout), "night \(night)")
        #expect(text.contains("<em>pilot</em> and <a href") == (night >= firstWithout), "night \(night)")
      }
      #expect(found.map(\.spot) == (night < firstWithout ? [] : [.file(file, line: 5)]), "night \(night)")
      #expect(found.allSatisfy { $0.severity == .warning && $0.message.contains("is left out") })
    }
  }

  @Test(
    "A link that no night can make lead anywhere is an error, on a board with those jobs as on one without",
    arguments: [
      "../job/pilot/", "../jobs/", "../jobs/pilot", "../referrals/", "../people/nobody/", "../searches/none/",
      "../assets/none.png", "../categories/boats/", "../jobs/pilot/map.png",
    ])
  func never(link: String) async throws {
    let board = try Self.board([
      "Content/board.yml": Self.settings + "lists-by: [organizations]\n",
      Self.about: "---\ntitle: About\n---\n[a](\(link))\n",
      "Content/jobs/pilot.md": Self.job("Pilot\norganization: Port\ncategory: Boats"),
    ])
    let faults = await #expect(throws: Findings.self) { try await board.run().publish() }
    #expect(try #require(faults).list.contains { $0.message.contains("which is not part of the site") })
  }

  private static let settings = TestBoard.settings() + "languages: [en, de]\nremove-closed-after: 3\npage-size: 2\n"

  /// Of two jobs that stay, and what is added.
  private static func board(_ files: [String: String]) throws -> TestBoard {
    let own = [
      "Content/board.yml": settings, "Content/searches/all.md": "---\ntitle: All\n---\n",
      "Content/jobs/a.md": job("A\norganization: A", closes: "2027-11-26").replacing("Hamburg", with: "Bremen"),
      "Content/jobs/b.md": job("B\norganization: A", closes: "2027-11-26").replacing("Hamburg", with: "Bremen"),
    ]
    return try TestBoard(own.merging(files) { $1 })
  }

  private static func job(_ title: String, closes: String = "2026-11-26") -> String {
    "---\ntitle: \(title)\nlocation: Hamburg, Germany\nposted: 2026-11-20\ncloses: \(closes)\n---\nSail.\n"
  }
}
