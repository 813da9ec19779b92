import DefaultTheme
import Foundation
import Testing

@testable import Boardwalk

@Suite("A board in several languages")
struct SiteLanguageTests {
  private static let job =
    "---\ntitle: Baker\norganization: Oven\nlocation: Berlin, Germany\nposted: 2026-11-17\ncloses: 2026-12-24\n---\nBake *bread*.\n"
  private static let search = "---\ntitle: Bread\nkeywords: bread\n---\nAll bread.\n"

  private static func settings(_ languages: String) -> String {
    "title: Bread\nbase-url: https://t.example.org/board/\nsources: []\n\(languages)\n"
  }

  private func board(_ languages: String, _ files: [String: String] = [:]) throws -> TestBoard {
    let content = ["Content/jobs/baker.md": Self.job, "Content/searches/bread.md": Self.search]
    return try TestBoard(content.merging(files) { $1 }.merging(["Content/board.yml": Self.settings(languages)]) { $1 })
  }

  /// What is there once.
  private static let once: Set = ["_headers", "data/state.json", "robots.txt", "sitemap.xml"]

  @Test(
    "A language is written as its script is: the one that its tag names, or the one that it mostly has",
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("AR", true), ("en", false), ("arn", false), ("pa-Arab", true),
      ("pa", false), ("ku-Arab", true), ("ku", false), ("az-Arab", true), ("az", false), ("uz-Arab", true),
      ("uz-AF", true), ("ks", true), ("ks-Deva", false), ("arz", true), ("iw", true), ("syr", true), ("nqo", true),
      ("ar-Latn", false), ("ar-latn-EG", false), ("ur", true), ("ckb", true), ("dv", true), ("ps", true), ("sd", true),
      ("ug", true), ("yi", true), ("ff-Adlm", true), ("rhg", true), ("smp", true), ("mid", true), ("zh-Hant", false),
    ])
  func direction(_ tag: String, _ isRightToLeft: Bool) {
    #expect(SiteLanguage(entry: LanguageEntry(tag: tag), name: "", folder: "").isRightToLeft == isRightToLeft)
  }

  @Test("On a board written from right to left a page that leads on is so too, and a text that is not says it")
  func rightToLeft() async throws {
    let table = "id,title,description\n1,Baker,Bake bread\n2,אופה,אופים לחם\n"
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: replies, organization: Oven }]")
        + "language: he\n",
      "Content/replies/jobs.csv": table,
      "Templates/languages/he.yml": String(
        decoding: try #require(DefaultTheme.files["languages/en.yml"]), as: UTF8.self),
    ])
    _ = try await board.run().publish()
    let former = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/baker-") })
    #expect(board.text(of: former).contains("<section aria-labelledby=\"summary\" dir=\"ltr\">"))
    let other = try #require(board.publishedPaths.first { $0.hasPrefix("jobs/") && !$0.hasPrefix("jobs/baker-") })
    #expect(board.text(of: other).contains("<section aria-labelledby=\"summary\">"))
    try board.write(table.replacing("Baker", with: "Head baker"), to: "Content/replies/jobs.csv")
    _ = try await board.run().publish()
    #expect(board.text(of: former).contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(board.text(of: former).contains("http-equiv=\"refresh\""))
  }

  @Test("A page, an introduction and what is told of a person are each written the way they are")
  func directions() async throws {
    let board = try board(
      "language: en",
      [
        "Content/pages/about.md": "---\ntitle: About\n---\nאנחנו אופים.\n\n| א | ב |\n|-|-|\n| ג | ד |\n",
        "Content/pages/terms.md": "---\ntitle: Terms\n---\nBake.\n",
        "Content/people/ada.md": "---\nname: Ada\n---\nאופה\n",
        "Content/searches/bread.md": "---\ntitle: Bread\nkeywords: bread\n---\nלחם\n",
      ])
    _ = try await board.run().publish()
    #expect(board.text(of: "about/index.html").contains("<article class=\"text one\" dir=\"rtl\">"))
    #expect(board.text(of: "terms/index.html").contains("<article class=\"text one\">"))
    #expect(board.text(of: "people/ada/index.html").contains("<article class=\"text\" dir=\"rtl\">"))
    #expect(board.text(of: "searches/bread/index.html").contains("<div class=\"text intro\" dir=\"rtl\">"))
  }

  @Test(
    "A text is written the way most of its letters are",
    arguments: [
      ("<p>Bake</p>", .ltr), ("<ul><li>3 &amp; אופה, a</li></ul>", .rtl), ("<p>אופה, baker</p>", .ltr),
      ("<ul><li>React و TypeScript</li><li>خبرة في تطوير تطبيقات الويب</li></ul>", .rtl),
      ("<p>Ask אופה</p>", .rtl),
      ("<p class=\"one two\">אופה</p>", .rtl), ("<p>&nbsp;&nbsp;אופה</p>", .rtl), ("<p>1–2 ✓</p>", nil), ("", nil),
      ("<p>مهندس</p>", .rtl), ("Инженер", .ltr), ("東京", .ltr),
    ] as [(String, WritingDirection?)])
  func writing(html: String, direction: WritingDirection?) {
    #expect(WritingDirection(ofHTML: html) == direction)
  }

  @Test("Each language has the same pages at the same paths, the first at the root")
  func paths() async throws {
    let board = try board("languages: [en, de, fr]")
    _ = try await board.run().publish()
    let paths = board.publishedPaths.filter { !$0.hasPrefix(".") }
    let root = paths.filter { !$0.hasPrefix("de/") && !$0.hasPrefix("fr/") && !Self.once.contains($0) }
    #expect(root.contains("jobs/baker/index.html"))
    for folder in ["de/", "fr/"] {
      #expect(paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(3)) } == root)
    }
    #expect(board.text(of: "de/jobs/baker/index.html").contains("<html lang=\"de\""))
    #expect(board.text(of: "de/jobs/baker/index.html").contains(">24. Dezember 2026</time>"))
    #expect(board.text(of: "fr/jobs/baker/index.html").contains(">24 décembre 2026</time>"))
    #expect(board.text(of: "jobs/baker/index.html").contains(">24 December 2026</time>"))
    #expect(board.text(of: "de/feed.xml").contains("<language>de</language>"))
    #expect(board.text(of: "de/assets/strings.js").contains("roots:['../','../de/','../fr/']"))
    #expect(board.text(of: "assets/strings.js").contains("roots:['./','./de/','./fr/']"))
  }

  @Test("A file of a language that the board does not speak is said; a copy of a built-in one is not")
  func unread() async throws {
    let german = String(decoding: try #require(DefaultTheme.files["languages/de.yml"]), as: UTF8.self)
    let board = try board(
      "languages: [en, fr-CH]",
      [
        "Templates/languages/de.yml": german, "Templates/languages/nl.yml": "name: Nederlands\n",
        "Templates/languages/fr_CH.yml": "pages: {}\n", "Templates/languages/fr.yml": "pages: {}\n",
        "Templates/languages/en.yml": "pages: {}\n",
      ])
    let findings = try await board.run().publish().findings.filter { $0.severity == .warning }
    #expect(
      findings.map { $0.named(from: board.path) } == [
        .warning(
          "Templates/languages/fr_CH.yml", nil, nil, "nothing reads this file: the board speaks `en`, `fr-CH`",
          hint: "did you mean `languages/fr-ch.yml`?"),
        .warning(
          "Templates/languages/nl.yml", nil, nil, "nothing reads this file: the board speaks `en`, `fr-CH`",
          hint: "name its language in `languages` of board.yml, or take the file away"),
      ])
  }

  @Test("Pages are missed in every language, and in none when their jobs' time is over")
  func guarded() async throws {
    let board = try board("languages: [en, de, fr]")
    func offer(_ count: Int, in languages: String) throws {
      let rows = (0..<count).map { "\($0),Baker \($0),Oven,Bake,2026-11-25\n" }
      try board.write("id,title,organization,description,closes\n" + rows.joined(), to: "Content/replies/jobs.csv")
      try board.write(
        TestBoard.settings(sources: "[files: { replies: replies }]") + "languages: \(languages)\n",
        to: "Content/board.yml")
    }
    try offer(15, in: "[en, de, fr]")
    _ = try await board.run().publish()
    try offer(15, in: "[de, en]")
    let refusal = await board.findings().last
    #expect(refusal?.message.hasPrefix("The new site lacks 32 of the 48 job and referral pages that stand now") == true)
    try offer(1, in: "[en, de, fr]")
    var run = board.run(now: TestBoard.now + 60 * 86_400)
    run.forceClock = true
    _ = try await run.publish()
    #expect(board.publishedPaths.count { $0.hasPrefix("fr/jobs/") } == 2)
  }

  @Test("A page names its other languages to search engines, itself among them, and each names the same")
  func alternates() async throws {
    let board = try board("languages: [en, de]")
    _ = try await board.run().publish()
    let base = "https://t.example.org/board/"
    for path in ["index.html", "jobs/baker/index.html", "searches/bread/index.html", "organizations/index.html"] {
      let address = String(path.dropLast(10))
      let wanted = [
        "en\" href=\"\(base)\(address)", "de\" href=\"\(base)de/\(address)", "x-default\" href=\"\(base)\(address)",
      ]
      for folder in ["", "de/"] {
        let page = board.text(of: folder + path)
        #expect(page.between("<link rel=\"alternate\" hreflang=\"", "\">") == wanted, "\(folder)\(path)")
        #expect(page.between("rel=\"canonical\" href=\"", "\"") == ["\(base)\(folder)\(address)"])
      }
    }
    // A page that search engines do not list has none to name.
    #expect(!board.text(of: "de/favourites/index.html").contains("hreflang=\"x-default\""))
    let map = board.text(of: "sitemap.xml")
    for folder in ["", "de/"] {
      let entry = try #require(map.between("<url><loc>\(base)\(folder)jobs/baker/</loc>", "</url>").first)
      #expect(entry.between("hreflang=\"", "\"") == ["en", "de"])
      #expect(entry.between("href=\"", "\"") == ["\(base)jobs/baker/", "\(base)de/jobs/baker/"])
    }
    #expect(board.text(of: "robots.txt").between("Sitemap: ", "\n") == ["\(base)sitemap.xml"])
  }

  @Test("On a home screen the board is another app than all else on its host, and another one in each language")
  func apps() async throws {
    let board = try board("languages: [en, de]")
    _ = try await board.run().publish()
    #expect(board.text(of: "manifest.webmanifest").contains(#""id":"/board/""#))
    #expect(board.text(of: "de/manifest.webmanifest").contains(#""id":"/board/de/""#))
  }

  @Test("The foot of a page leads to the same page in the other languages")
  func links() async throws {
    let board = try board("languages: [de, en]")
    _ = try await board.run().publish()
    func links(_ path: String) throws -> [String] {
      try #require(board.text(of: path).between("<nav class=\"languages\"", "</nav>").first).between("<a href=\"", "\"")
    }
    #expect(try links("jobs/baker/index.html") == ["../../jobs/baker/index.html", "../../en/jobs/baker/index.html"])
    #expect(try links("en/jobs/baker/index.html") == ["../../../jobs/baker/index.html", "../../jobs/baker/index.html"])
    #expect(try links("en/favourites/index.html") == ["../../favourites/index.html", "../favourites/index.html"])
    #expect(try links("en/404.html") == ["/board/en/../index.html", "/board/en/index.html"])
    let page = board.text(of: "jobs/baker/index.html")
    #expect(page.contains("hreflang=\"de\" lang=\"de\" aria-current=\"true\">Deutsch</a>"))
    #expect(page.contains("hreflang=\"en\" lang=\"en\">English</a>"))
  }

  @Test("A board in one language has neither")
  func one() async throws {
    let board = try board("language: de")
    _ = try await board.run().publish()
    let page = board.text(of: "index.html")
    #expect(page.contains("<html lang=\"de\""))
    #expect(!page.contains("hreflang"))
    #expect(!page.contains("class=\"languages\""))
    #expect(!board.text(of: "sitemap.xml").contains("xhtml"))
    #expect(!board.publishedPaths.contains { $0.hasPrefix("de/") })
  }

  @Test("A board may call itself something else in each language")
  func titles() async throws {
    let board = try board("languages:\n  - en\n  - de:\n      title: Brot\n      description: Gutes Brot.")
    _ = try await board.run().publish()
    #expect(board.text(of: "index.html").contains("<title>Bread</title>"))
    #expect(board.text(of: "de/index.html").contains("<title>Brot</title>"))
    #expect(board.text(of: "de/index.html").contains("<h1>Brot</h1>"))
    #expect(board.text(of: "de/index.html").contains("<meta name=\"description\" content=\"Gutes Brot.\">"))
  }

  @Test("A night without news writes nothing, and a word in one language only that language")
  func unchanged() async throws {
    let board = try board("languages: [en, de]")
    _ = try await board.run().publish()
    let before = board.site
    #expect(try await board.run().publish().published?.written == 0)
    try board.write(
      "pages:\n  similar: Noch mehr Stellen\n  posted-on: seit {{day}}\n", to: "Templates/languages/de.yml")
    _ = try await board.run().publish()
    let changed = board.site.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["de/jobs/baker/index.html"])
    var anew = board.run()
    anew.folder = BoardFolder(path: board.path, output: "\(board.path)/anew/public")
    _ = try await anew.publish()
    let files = FileManager.default.subpaths(atPath: "\(board.path)/anew/public") ?? []
    for (path, bytes) in board.site where !path.hasPrefix(".") {
      #expect(files.contains(path))
      #expect(FileManager.default.contents(atPath: "\(board.path)/anew/public/\(path)") == bytes, "\(path)")
    }
  }

  @Test(
    "Languages that make no sense are errors in their line",
    arguments: [
      ("languages: []", "`languages` names none"), ("languages: [de, DE]", "`languages` names one of them twice"),
      ("language: de\nlanguages: [de, en]", "there is `language` and `languages`"),
      ("languages: [d]", "item 1 of `languages` must be a language such as en or pt-BR, not `d`"),
    ])
  func wrong(line: String, message: String) async throws {
    let messages = try await board(line).findings().map(\.message)
    #expect(messages.contains(message))
  }
}
