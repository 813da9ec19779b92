import Foundation
import Testing

@testable import Boardwalk

@Suite("board.yml")
struct BoardSettingsTests {
  func read(_ yaml: String) -> Content { BoardInMemory(["Content/board.yml": yaml]).read() }

  func findings(_ lines: String) -> [Diagnostic] { read(BoardInMemory.plainSettings + lines).findings }

  @Test("Synonyms are the board's own, in place of the language's; an empty list is none")
  func synonyms() throws {
    func groups(_ lines: String) throws -> [[String]] {
      try #require(read(BoardInMemory.plainSettings + lines).settings).synonyms.groups
    }
    #expect(try groups("").contains(["RN", "registered nurse"]))
    #expect(try groups("language: de\n").contains(["KI", "künstliche Intelligenz"]))
    #expect(try groups("synonyms:\n  - RN = registered nurse = nurse\n") == [["RN", "registered nurse", "nurse"]])
    #expect(try groups("synonyms: []\n") == [])
    #expect(findings("synonyms: [RN]\n").first?.message.contains("words that mean the same") == true)
    #expect(findings("synonyms: [RN = ]\n").count == 1)
  }

  @Test("All settings")
  func all() throws {
    let content = read(
      """
      title: Jobs in public technology
      description: Work that matters
      base-url: https://jobs.example.org/board
      time-zone: America/New_York
      language: pt-BR
      page-size: 50
      remove-closed-after: 7
      theme: { accent: "#246", logo: logo.svg }
      sources:
        - usajobs:
            key: $KEY
            email: $EMAIL
            queries: saved-searches
            parameters: { HiringPath: public }
            endpoint: http://127.0.0.1:8080/api
        - usajobs: { replies: replies/usajobs, name: recorded, queries: [{ Keyword: nurse }] }
      """)
    #expect(content.findings == [])
    let settings = try #require(content.settings)
    #expect(settings.title == "Jobs in public technology" && settings.heading == settings.title)
    #expect(settings.description == "Work that matters")
    #expect(settings.baseURL == "https://jobs.example.org/board/")
    #expect(settings.timeZone.identifier == "America/New_York" && settings.language == "pt-BR")
    #expect(settings.pageSize == 50 && settings.removeClosedAfter == 7)
    #expect(settings.theme == ["accent": "#246", "logo": "logo.svg"])
    #expect(settings.sources.map(\.name) == ["usajobs", "recorded"])
    #expect(settings.sources.map(\.endpoint) == ["http://127.0.0.1:8080/api", nil])
    #expect(settings.sources.map(\.replies) == [nil, "Content/replies/usajobs"])
    #expect(settings.sources.map(\.policy.title) == ["USAJOBS", "USAJOBS"])
  }

  @Test("Two lines make a board")
  func least() throws {
    let settings = try #require(read(BoardInMemory.plainSettings).settings)
    #expect(settings.timeZone == .gmt && settings.language == "en" && settings.pageSize == 25)
    #expect(settings.removeClosedAfter == 30 && settings.theme == [:] && settings.sources.isEmpty)
  }

  @Test("A blank text is one that is not set")
  func blank() throws {
    let settings = try #require(
      read(
        BoardInMemory.plainSettings
          + "description: \" \"\nheading: \"\"\nlanguages: [en, de: { description: \"\", heading: \" \" }]\n"
      )
      .settings)
    #expect(settings.description == nil && settings.heading == settings.title)
    #expect(settings.languages.map(\.description) == [nil, nil] && settings.languages.map(\.heading) == [nil, nil])
  }

  @Test("The day changes at the board's own midnight")
  func day() throws {
    let settings = try #require(read(BoardInMemory.plainSettings + "time-zone: America/New_York\n").settings)
    let newYear = try #require(Day(year: 2026, month: 1, day: 1)).instant
    #expect(settings.day(of: newYear + 5 * 3600 - 1).description == "2025-12-31")
    #expect(settings.day(of: newYear + 5 * 3600).description == "2026-01-01")
  }

  @Test(
    "Every name of the database is a time zone, old ones and new ones; letters for an hour are none",
    arguments: [
      ("Asia/Kolkata", 19_800), ("Asia/Calcutta", 19_800), ("Europe/Kyiv", 7200), ("UTC", 0), ("Etc/UTC", 0),
      ("US/Eastern", -18_000), ("Asia/Ho_Chi_Minh", 25_200), ("EST", nil), ("GMT+3", nil), ("asia/kolkata", nil),
      ("Asia/", nil), ("/", nil),
    ] as [(String, Int?)])
  func timeZones(name: String, offset: Int?) {
    let zone = read(BoardInMemory.plainSettings + "time-zone: \(name)\n").settings?.timeZone
    #expect(zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(TestBoard.now))) == offset)
  }

  @Test(
    "Of a time zone that is no name of one, the place is looked for",
    arguments: [
      ("utc", "UTC"), ("Berlin", "Europe/Berlin"), ("new york", "America/New_York"), ("asia/tokyo", "Asia/Tokyo"),
      ("St_Johns", "America/St_Johns"), ("GMT+5", nil), ("+05:30", nil),
    ])
  func meantZone(name: String, meant: String?) {
    #expect(findings("time-zone: \(name)\n").map(\.hint) == [meant.map { "did you mean `\($0)`?" }])
  }

  @Test(
    "A setting that cannot be is refused",
    arguments: [
      (
        "time-zone: Europe/Berln", 12, "`time-zone` must be a time zone such as America/New_York, not `Europe/Berln`",
        "did you mean `Europe/Berlin`?"
      ),
      (
        "time-zone: ../../etc/passwd", 12,
        "`time-zone` must be a time zone such as America/New_York, not `../../etc/passwd`", nil
      ),
      ("language: English!", 11, "`language` must be a language such as en or pt-BR, not `English!`", nil),
      ("page-size: 0", 12, "`page-size` must be a whole number from 1 to 500, not `0`", nil),
      ("page-size: 501", 12, "`page-size` must be a whole number from 1 to 500, not `501`", nil),
      ("remove-closed-after: -1", 22, "`remove-closed-after` must be a whole number from 0 to 36500, not `-1`", nil),
      ("theme: { accent: [a] }", 18, "`accent` must be one text, not a list", nil),
      ("pagesize: 5", 1, "unknown field `pagesize`", "did you mean `page-size`?"),
      (
        "sources: usajobs", 10, "`sources` must be a list, not a text",
        "write `[first, second]`, or each on a line of its own after `- `"
      ),
      (
        "sources: [usajobs: { endpoint: ftp://u:p@x }]", 32,
        "`endpoint` must be an absolute web address such as https://mirror.example.org/api", nil
      ),
      (
        "sources: [files: { endpoint: \"http://hr.example.org/jobs.csv\" }]", 30,
        "`endpoint` must be an absolute web address such as https://mirror.example.org/api",
        "write https://; without the s only this machine is asked"
      ),
      (
        "sources: [feed: { url: \"http://10.0.0.1/feed\" }]", 24,
        "`url` must be an absolute web address such as https://mirror.example.org/api",
        "write https://; without the s only this machine is asked"
      ),
      (
        "sources: [boardwalk: { address: \"http://jobs.example.org/\" }]", 33,
        "`address` must be an absolute web address such as https://mirror.example.org/api",
        "write https://; without the s only this machine is asked"
      ),
      (
        "hub: http://hub.example.org/", 6,
        "`hub` must be a web address such as https://example.org/, not `http://hub.example.org/`",
        "write https://; without the s only this machine is asked"
      ),
      (
        "hub: hub.example.org", 6, "`hub` must be a web address such as https://example.org/, not `hub.example.org`",
        "write https:// in front"
      ),
      (
        "theme: { accent: #7a1f5c }\ntime-zone: UTC", 8, "this is not YAML: did not find expected ',' or '}'",
        "a # after a blank begins a comment: put a text with one in quotes"
      ),
      (
        "sources: [usajobs: { name: jobs }]", 28,
        "`name` must be a name of at most 40 small letters, digits and hyphens, and neither jobs nor referrals, "
          + "not `jobs`",
        nil
      ),
      ("sources: [usajob: { key: $A }]", 11, "unknown source `usajob`", "did you mean `usajobs`?"),
      (
        "sources: { usajobs: {} }", 10, "`sources` must be a list, not a map",
        "write `- ` in front of each item, such as `- usajobs:`"
      ),
      ("sources: [usajob]", 11, "unknown source `usajob`", "did you mean `usajobs`?"),
      (
        "sources: [usajobs]", 11, "`usajobs` is a word alone, and a source is a name with a colon and its settings",
        "write `- usajobs:` on a line of its own, and its settings below, indented further"
      ),
      (
        "sources: [monster: {}]", 11, "unknown source `monster`",
        "the sources are \(jobSources.map { $0.name }.joined(separator: ", "))"
      ),
      ("sources: [usajobs: { emial: $A }]", 22, "unknown field `emial`", "did you mean `email`?"),
      (
        "sources: [files: { columns: { titel: Stelle } }]", 38, "unknown field `titel` in `columns`",
        "did you mean `title`?"
      ),
      (
        "sources: [usajobs: { key: abc }]", 27, "`key` must be the name of an environment variable with a $ in front",
        "write the name of an environment variable such as $USAJOBS_API_KEY; secrets do not belong in the file"
      ),
      (
        "sources: [usajobs: s3cret]", 20, "`usajobs` must be a map of fields, not a text",
        "write each field on a line of its own, indented: `name: value`"
      ),
      (
        "sources: [{ usajobs: {}, other: {} }]", 11,
        "each source is one name with its settings, not `usajobs`, `other`",
        "write `- usajobs:` and its settings below, indented further"
      ),
      (
        "sources: [usajobs: {}, usajobs: {}]", 24, "another source is called `usajobs` already",
        "give this one a `name:` of its own"
      ),
    ] as [(String, Int, String, String?)])
  func wrong(line: String, column: Int, message: String, hint: String?) {
    let content = read(BoardInMemory.plainSettings + line)
    #expect(content.findings == [.error("Content/board.yml", 3, column, message, hint: hint)])
    #expect(content.settings == nil)
  }

  @Test("A title of blanks is said to be one")
  func blankTitle() {
    #expect(
      read("title: '   '\nbase-url: https://jobs.example.org/\n").findings == [
        .error("Content/board.yml", 1, 8, "`title` has only blanks in it", hint: "write a text")
      ])
  }

  @Test("A source without settings is a source", arguments: ["sources: [usajobs: ]", "sources:\n  - usajobs:"])
  func bare(lines: String) {
    #expect(read(BoardInMemory.plainSettings + lines).settings?.sources.map(\.name) == ["usajobs"])
  }

  @Test("One wrong source hides no other")
  func several() {
    #expect(
      findings("sources:\n  - usajob:\n  - usajobs: { kye: $A }\n  - usajobs: { name: B }\n").map(\.message) == [
        "unknown source `usajob`", "unknown field `kye`",
        "`name` must be a name of at most 40 small letters, digits and hyphens, and neither jobs nor referrals, "
          + "not `B`",
      ])
  }

  @Test(
    "The site's address is absolute, of the web, and without a query",
    arguments: [
      ("jobs.example.org", "write https:// in front"), ("/board/", nil), ("ftp://example.org/", nil),
      ("https:///board/", nil),
      ("https://example.org/?a=b", "end it before the ?"), ("https://example.org/#a?", "end it before the #"),
      ("https://exa mple.org/", "write it without blanks; in a path each is %20"), ("javascript:alert(1)", nil),
      ("https://example.org/b/index.html", "end with the folder that the first page is in"),
      ("https://example.org/Index.htm/", "end with the folder that the first page is in"),
      ("https://example.org/a/../b/", "write the path without `.` and `..`"),
      ("https://example.org/%2E%2e", "write the path without `.` and `..`"),
      ("https://example.org/./b/", "write the path without `.` and `..`"),
    ])
  func address(url: String, hint: String?) {
    let message =
      "`base-url` must be an absolute web address without a query, such as https://jobs.example.org/board/, "
      + "not `\(url)`"
    #expect(
      read("title: A\nbase-url: \"\(url)\"").findings == [.error("Content/board.yml", 2, 11, message, hint: hint)])
  }

  @Test(
    "An address with a user's name is not repeated: a password may stand in it",
    arguments: [
      ("base-url", "https://ada:s3cret@example.org/", "write it without the user's name and the password"),
      ("base-url", "https://s3cret@example.org/b", "write it without the user's name and the password"),
      ("hub", "https://ada:s3cret@hub.example.org/", nil), ("repository", "https://ada:s3cret@github.com/a/b", nil),
    ])
  func password(setting: String, url: String, hint: String?) {
    let others = setting == "base-url" ? "title: T\n" : BoardInMemory.plainSettings
    let found = read(others + "\(setting): \(url)\n").findings
    #expect(found.count == 1 && found.allSatisfy { !$0.description.contains("s3cret") }, "\(found)")
    if let hint { #expect(found.map(\.hint) == [hint]) }
  }

  @Test("A path with dots in its names is one like any other")
  func dottedPath() {
    for url in ["https://example.org/v1.2/..a/", "https://index.example.org/", "https://example.org/index/"] {
      #expect(read("title: A\nbase-url: \"\(url)\"").settings?.baseURL == url)
    }
  }

  @Test("What the theme and the languages have to say is said in the line of the setting")
  func places() throws {
    let theme = "theme: { accent: \"red\",\n  logo: assets/nope.svg }\n"
    let settings = try #require(read(BoardInMemory.plainSettings + theme + "language: xx\n").settings)
    #expect(settings.themeSpots["accent"] == .file("Content/board.yml", line: 3, column: 18))
    #expect(settings.themeSpots["logo"] == .file("Content/board.yml", line: 4, column: 9))
    #expect(settings.languages.map(\.spot) == [.file("Content/board.yml", line: 5, column: 11)])
    let several = try #require(
      read(BoardInMemory.plainSettings + "languages:\n  - en\n  - xx: { title: A }\n").settings)
    #expect(several.languages.map(\.place?.line) == [4, 5])
    #expect(try #require(read(BoardInMemory.plainSettings).settings).languages[0].spot == .file("Content/board.yml"))
  }

  @Test("A port, a host or a path that no address can have is refused")
  func impossibleAddresses() {
    let hint = "look at the names of its host, its port, and each % in its path"
    for url in [
      "https://x.example:99999/", "https://x.example:0/", "https://x..example/", "https://.x.example/",
      "https://x.example/%zz/", "https://x.example/a%2/",
    ] {
      #expect(read("title: A\nbase-url: \"\(url)\"").findings.map(\.hint) == [hint], "\(url)")
    }
    for url in [
      "https://x.example:8443/", "https://x.example./", "http://127.0.0.1:8000/x/", "http://[::1]:8000/",
      "https://x.example/%7Ea/", "https://x.example/a%20b/",
    ] {
      #expect(read("title: A\nbase-url: \"\(url)\"").findings == [], "\(url)")
    }
  }

  @Test("A text of nothing is called empty")
  func emptyText() {
    #expect(
      read("title: \"\"\nbase-url: https://jobs.example.org/\n").findings
        == [.error("Content/board.yml", 1, 8, "`title` is empty", hint: "write a text")])
  }

  @Test("Of a language that cannot be read only that is said")
  func unreadableLanguage() {
    #expect(
      findings("languages: [en, \"de/x\"]").map(\.message)
        == ["item 2 of `languages` must be a language such as en or pt-BR, not `de/x`"])
    #expect(findings("languages: de").map(\.message) == ["`languages` must be a list, not a text"])
    #expect(findings("languages: []").map(\.message) == ["`languages` names none"])
    #expect(findings("languages: [en, EN]").map(\.message) == ["`languages` names one of them twice"])
  }

  @Test("A language that stands where the site has other pages is an error; the first one stands at the root")
  func languageAmongPages() {
    #expect(
      findings("languages: [en, Jobs]") == [
        .error(
          "Content/board.yml", 3, 12, "the site has other pages at `jobs/`, where it would be in the language `jobs`",
          hint: "a language is written as `en` or `pt-BR`")
      ])
    #expect(findings("languages: [page, en]") == [])
  }

  @Test("A page called like a language of the board is an error")
  func pageLikeLanguage() {
    func found(_ languages: String) -> [Diagnostic] {
      BoardInMemory([
        "Content/board.yml": BoardInMemory.plainSettings + languages,
        "Content/pages/pt-br.md": "---\ntitle: A\n---\n", "Content/people/pt-br.md": "---\nname: A\n---\n",
      ]).read().findings
    }
    #expect(
      found("languages: [en, pt-BR]") == [
        .error(
          "Content/pages/pt-br.md", nil, nil, "the site has another page at `pt-br/`",
          hint: "give the file another name")
      ])
    #expect(found("languages: [pt-BR, en]") == [])
    #expect(found("language: pt-BR") == [])
  }

  @Test("A folder without board.yml is no board")
  func none() {
    var board = BoardInMemory([:])
    board.files = [:]
    #expect(
      board.read().findings == [
        .error(
          "Content/board.yml", nil, nil, "there is no such file, so this is no board",
          hint: "`boardwalk init` makes a new board")
      ])
    board.files = ["Content/board.yaml": []]
    #expect(board.read().findings.map(\.hint) == ["rename board.yaml to board.yml"])
    board.files = ["/b/content/board.yml": [], "/b/public/index.html": []]
    let misnamed = Content.read(folder: "/b", disk: board.disk).findings
    #expect(misnamed.map(\.hint) == ["rename content to Content"])
  }
}
