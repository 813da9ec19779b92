import Foundation
import Testing

@testable import Boardwalk

@Suite("Links to where posts are added and edited")
struct RepositoryLinksTests {
  private static let gitHub = "https://github.com/acme/board"

  private static func content(repository: String? = gitHub, settings: String = "") -> [String: String] {
    let line = repository.map { "repository: \($0)\n" } ?? ""
    return [
      "Content/board.yml": "title: T\nbase-url: https://jobs.example.org/\n\(line)\(settings)",
      "Content/referrals/2026/Über uns/welder.md":
        "---\ntitle: Welder\norganization: Dock\nreferrer: ada\nposted: 2026-11-18\n---\nWeld hulls.\n",
      "Content/referrals/sailor.md":
        "---\ntitle: Sailor\norganization: Dock\nposted: 2026-11-10\nexpires: 2026-11-18\n---\nSail.\n",
      "Content/jobs/#1 & more/pilot.md": "---\ntitle: Pilot\norganization: Dock\nposted: 2026-11-18\n---\nSteer.\n",
      "Content/people/ada.md": "---\nname: Ada\ncontact: { email: ada@example.org }\n---\nShe welds.\n",
      "Content/people/bo.md": "---\nname: Bo\n---\nHe sails.\n",
      "Content/pages/about.md": "---\ntitle: About\n---\nUs.\n",
      "Content/searches/night.md": "---\ntitle: Night\nkeywords: night\n---\n",
    ]
  }

  /// Where a link with these words leads.
  private static func targets(of words: String, in page: String) -> [String] {
    page.matches(of: /<a [^>]*href="([^"]*)" rel="nofollow">([^<]*)<\/a>/).filter { $0.output.2 == words }
      .map { String($0.output.1).replacing("&amp;", with: "&") }
  }

  @Test(
    "A page that is made of a file leads to that file, wherever it lies",
    arguments: [
      ("referrals/welder/index.html", "Content/referrals/2026/%C3%9Cber%20uns/welder.md"),
      ("referrals/sailor/index.html", "Content/referrals/sailor.md"),
      ("jobs/pilot/index.html", "Content/jobs/%231%20%26%20more/pilot.md"),
      ("people/ada/index.html", "Content/people/ada.md"), ("about/index.html", "Content/pages/about.md"),
    ])
  func editing(page: String, file: String) async throws {
    let site = try await PrintedSite(content: Self.content())
    #expect(Self.targets(of: "Edit this page", in: site[page]) == ["\(Self.gitHub)/edit/main/\(file)"])
    let inside = try await PrintedSite(
      content: Self.content(repository: "{ url: \(Self.gitHub), branch: a/b, folder: boards/tech }"))
    #expect(
      Self.targets(of: "Edit this page", in: inside[page]) == ["\(Self.gitHub)/edit/a/b/boards/tech/\(file)"])
  }

  @Test("No other page leads to a file, nor does that of a source's job")
  func others() async throws {
    let site = try await PrintedSite([.plain()], content: Self.content())
    let leading = site.pages.filter { $0.value.contains("\(Self.gitHub)/edit/") }.keys.sorted()
    #expect(
      leading == [
        "about/index.html", "jobs/pilot/index.html", "people/ada/index.html", "people/bo/index.html",
        "referrals/sailor/index.html", "referrals/welder/index.html",
      ])
    let beginning = site.pages.filter { $0.value.contains("\(Self.gitHub)/new/") }.keys.sorted()
    #expect(beginning == ["people/index.html", "referrals/index.html", "saved/index.html"])
  }

  @Test("A referral and a person are begun with the text that `boardwalk new` writes, and it is read without a fault")
  func beginning() async throws {
    let site = try await PrintedSite(content: Self.content())
    let cases = [
      ("referrals/index.html", "Post a referral", PostKind.referral, "Title of the position"),
      ("people/index.html", "Join", .person, "Your name"),
    ]
    for (page, words, kind, title) in cases {
      let target = try #require(Self.targets(of: words, in: site[page]).first)
      let parts = try #require(URLComponents(string: target))
      let path = kind.path(title: title)
      let name = path.components(separatedBy: "/").last
      #expect(
        target.hasPrefix(
          "\(Self.gitHub)/new/main/\(path.components(separatedBy: "/").dropLast().joined(separator: "/"))?"))
      let text = kind.text(title: title, today: site.site.board.runDay)
      #expect(parts.queryItems?.map(\.value) == [name, text])
      #expect(BoardInMemory.findings(in: path, text) == [])
      let commented = text.replacing("# ", with: "").replacing(
        "the-handle            a file in Content/people/", with: "ada")
      #expect(BoardInMemory([path: commented, "Content/people/ada.md": "---\nname: A\n---\n"]).read().findings == [])
    }
  }

  @Test("Only the first page of a list begins a file")
  func furtherPages() async throws {
    let site = try await PrintedSite(content: Self.content(settings: "page-size: 1\n"))
    #expect(Self.targets(of: "Join", in: site["people/index.html"]).count == 1)
    #expect(site["people/page/2/index.html"].contains("Bo") && !site["people/page/2/index.html"].contains(Self.gitHub))
  }

  @Test("Without a repository the pages are the same but for these lines")
  func without() async throws {
    let with = try await PrintedSite([.plain()], content: Self.content())
    let without = try await PrintedSite([.plain()], content: Self.content(repository: nil))
    #expect(with.pages.keys.sorted() == without.pages.keys.sorted())
    for (path, page) in without.pages {
      let lines = with[path].replacing(#/ data-ask="[^"]*"/#, with: "").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { !$0.contains("rel=\"nofollow\">") }.joined(separator: "\n") == page, "\(path)")
    }
    #expect(without.pages.values.allSatisfy { !$0.contains("data-ask") && !$0.contains("rel=\"nofollow\"") })
  }

  @Test(
    "Each host is led to in its own way, and to nothing that it cannot do",
    arguments: [
      (
        "https://gitlab.com/acme/board", "/-/edit/main/Content/pages/about.md",
        "/-/new/main/Content/people?file_name=your-name.md", nil
      ),
      (
        "https://codeberg.org/acme/board", "/_edit/main/Content/pages/about.md",
        "/_new/main/Content/people?filename=your-name.md&value=---%0Aname%3A%20%22Your%20name%22%0A",
        "/_new/main/Content/searches?filename={name}&value={text}"
      ),
      (
        "https://bitbucket.org/acme/board", "/src/main/Content/pages/about.md?mode=edit&at=main", nil, nil
      ),
    ] as [(String, String, String?, String?)])
  func hosts(url: String, edit: String, join: String?, ask: String?) async throws {
    let site = try await PrintedSite(content: Self.content(repository: url))
    #expect(Self.targets(of: "Edit this page", in: site["about/index.html"]) == [url + edit])
    let found = Self.targets(of: "Join", in: site["people/index.html"])
    if let join {
      #expect(found.count == 1 && found.first?.hasPrefix(url + join) == true, "\(found)")
    } else {
      #expect(found == [] && !site["referrals/index.html"].contains(url))
    }
    let asked = site["saved/index.html"].between("data-ask=\"", "\"").map { $0.replacing("&amp;", with: "&") }
    #expect(asked == [ask].compactMap { $0.map { url + $0 } })
  }

  @Test("A script finds on the list of saved searches where the board is asked for one")
  func asking() async throws {
    let site = try await PrintedSite(content: Self.content())
    let list = try #require(site["saved/index.html"].between("id=\"kept\"", ">").first)
    #expect(
      list.between("data-ask=\"", "\"")
        == ["\(Self.gitHub)/new/main/Content/searches?filename={name}&amp;value={text}"])
  }

  @Test(
    "The links speak the language of the page",
    arguments: [
      ("de", "Diese Seite bearbeiten", "Stelle empfehlen", "Mitmachen"),
      ("fr", "Modifier cette page", "Publier une cooptation", "Participer"),
    ])
  func languages(tag: String, edit: String, post: String, join: String) async throws {
    let site = try await PrintedSite(content: Self.content(settings: "language: \(tag)\n"))
    #expect(Self.targets(of: edit, in: site["jobs/pilot/index.html"]).count == 1)
    #expect(Self.targets(of: post, in: site["referrals/index.html"]).count == 1)
    #expect(Self.targets(of: join, in: site["people/index.html"]).count == 1)
  }

  @Test("An address that is written in a post is in no link to its file")
  func noAddresses() async throws {
    let site = try await PrintedSite(content: Self.content())
    for page in site.pages.values { #expect(!page.contains("ada@example.org") && !page.contains("ada%40example.org")) }
  }

  @Test("A post whose file is moved is led to where it is now, and one whose file is gone has no page")
  func moved() async throws {
    let board = try TestBoard.whole()
    try board.write(TestBoard.settings() + "repository: \(Self.gitHub)\n", to: "Content/board.yml")
    let text = "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\n---\nBake.\n"
    for (file, page) in [("jobs/baker.md", "jobs/baker"), ("referrals/welder.md", "referrals/welder")] {
      let post = page == "jobs/baker" ? text : TestBoard.referral
      _ = await board.findings()
      #expect(board.text(of: "\(page)/index.html").contains("\(Self.gitHub)/edit/main/Content/\(file)\""))
      let moved = file.replacing("/", with: "/old/")
      try board.remove("Content/\(file)")
      try board.write(post, to: "Content/\(moved)")
      _ = await board.findings()
      #expect(board.text(of: "\(page)/index.html").contains("\(Self.gitHub)/edit/main/Content/\(moved)\""))
      try board.remove("Content/\(moved)")
      _ = await board.findings()
      #expect(board.published("\(page)/index.html") == nil)
    }
  }
}
