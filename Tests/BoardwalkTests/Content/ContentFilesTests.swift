import Testing

@testable import Boardwalk

@Suite("The files of a board's content")
struct ContentFilesTests {
  static let page = "---\ntitle: A\n---\n"
  static let nameMessage =
    "the file's name becomes the page's address: small letters a to z, digits and hyphens, at most 80, and .md"

  @Test("A folder as Jekyll has it is passed over with a word, any other one without")
  func passedOver() {
    let job = "---\ntitle: A\norganization: B\nposted: 2026-11-01\n---\nx\n"
    let found = BoardInMemory([
      "Content/_posts/a.md": job, "Content/_jobs/b.md": job, "Content/_old/c.md": job, "Content/jobs/_d.md": job,
    ]).read().findings
    #expect(found.map(\.spot) == [.file("Content/_jobs"), .file("Content/_posts")])
    #expect(found.map(\.hint) == ["call it jobs", "call it jobs or referrals"])
  }

  @Test(
    "Files with one name would be one page, in whatever letters and folders they are",
    arguments: [
      ("Content/pages/a.md", "Content/pages/team/a.md"), ("Content/pages/A.md", "Content/pages/a.md"),
      ("Content/pages/a.MD", "Content/pages/a.md"), ("Content/pages/a-b.md", "Content/pages/x/y/A-B.md"),
    ])
  func doubles(first: String, second: String) {
    let content = BoardInMemory([first: Self.page, second: Self.page]).read()
    #expect(
      content.findings.contains(
        .error(
          second, nil, nil, "\(first) would have the same page: the name of a page's file must be its alone",
          hint: "rename one of the two; the folders they are in do not count")))
    #expect(content.pages.count <= 1)
  }

  @Test("A job and a referral of one name are two pages")
  func kinds() {
    let post = "---\ntitle: A\norganization: B\nposted: 2026-01-01\n---\n"
    let content = BoardInMemory(["Content/jobs/a.md": post, "Content/referrals/a.md": post]).read()
    #expect(content.findings == [] && content.drafts.map(\.kind) == [.referral, .job])
  }

  @Test(
    "A name that cannot be an address is refused, and a better one proposed",
    arguments: [
      ("Night Baker.md", "call it night-baker.md"), ("zoë_ünal.md", "call it zoe-unal.md"), ("a--.MD", "call it a.md"),
      ("職.md", nil), ("C++ (2).md", "call it c-2.md"), ("größe.md", "call it grosse.md"),
      (String(repeating: "a", count: 81) + ".md", "call it \(String(repeating: "a", count: 80)).md"),
    ])
  func names(name: String, hint: String?) {
    let content = BoardInMemory(["Content/pages/\(name)": Self.page]).read()
    #expect(content.findings == [.error("Content/pages/\(name)", nil, nil, Self.nameMessage, hint: hint)])
    #expect(content.pages.isEmpty)
  }

  @Test(
    "A page must not take the place of another part of the site",
    arguments: ["jobs", "data", "page", "index", "favourites", "offline"])
  func reserved(name: String) {
    #expect(
      BoardInMemory.findings(in: "Content/pages/\(name).md", Self.page) == [
        .error(
          "Content/pages/\(name).md", nil, nil, "the site has another page at `\(name)/`",
          hint: "give the file another name")
      ])
  }

  @Test("Links and special files are named and never opened")
  func special() {
    let paths = ["Content/link", "Content/pages/pipe.md", "Content/people", "Content/replies"]
    let content = BoardInMemory([:], specialFiles: paths).read()
    #expect(
      content.findings
        == paths.map {
          .warning(
            $0, nil, nil, "this is a link or a special file, and is not opened", hint: "put the file itself here")
        })
  }

  @Test("Files and folders nothing reads are named, unless their names say that they should not be read")
  func strays() {
    let content = BoardInMemory([
      "Content/board.yml": BoardInMemory.plainSettings + "sources: [usajobs: { replies: recorded/usajobs }]\n",
      "Content/referals/a.md": "", "Content/wibble/a.md": "", "Content/notes.txt": "", "Content/pages/photo.jpg": "",
      "Content/recorded/usajobs/1.json": "", "Content/replies/1.json": "", "Content/_drafts/a.md": "",
      "Content/.git/a": "", "Content/pages/_a.md": "", "Content/pages/.a.md": "",
    ]).read()
    let passedOver = "a name that begins with _ is passed over"
    #expect(
      content.findings == [
        .warning("Content/notes.txt", nil, nil, "no file of this name is known, so it is not read", hint: passedOver),
        .warning(
          "Content/pages/photo.jpg", nil, nil, "this file is not read",
          hint: "posts are Markdown files that end in .md; \(passedOver)"),
        .warning(
          "Content/referals", nil, nil, "no folder of this name is known, so nothing in it is read",
          hint: "did you mean `referrals`?"),
        .warning(
          "Content/wibble", nil, nil, "no folder of this name is known, so nothing in it is read", hint: passedOver),
      ])
  }

  @Test("A file in the place of a folder is called one")
  func fileForFolder() {
    let content = BoardInMemory(["Content/jobs": "---\ntitle: A\n---\n"]).read()
    #expect(
      content.findings == [
        .warning(
          "Content/jobs", nil, nil, "this is a file, and jobs is a folder, so there is nothing in it",
          hint: "make a folder of this name, and put the files into it")
      ])
  }

  @Test(
    "What an editor or a system writes for itself is passed over",
    arguments: [
      "a.md~", "#a.md#", ".a.md.swp", ".#a.md", ".DS_Store", "._a.md", "Thumbs.db", "thumbs.db", "ehthumbs.db",
      "Desktop.ini",
    ])
  func toolsOwn(name: String) {
    let content = BoardInMemory([
      "Content/\(name)": "", "Content/jobs/\(name)": "", "Templates/\(name)": "", "Templates/partials/\(name)": "",
      "Templates/assets/\(name)": "",
    ])
    #expect(content.read().findings == [])
    #expect(throws: Never.self) {
      let theme = try ThemeFolder("Templates", disk: content.disk)
      #expect(theme.findings == [] && theme.files.isEmpty)
    }
  }

  @Test("A board is found in any folder, and findings name paths from there")
  func elsewhere() {
    var board = BoardInMemory([:])
    board.files = [
      "/srv/board/Content/board.yml": Array(
        (BoardInMemory.plainSettings + "sources: [usajobs: { replies: replies }]").utf8),
      "/srv/board/Content/pages/a.md": [],
    ]
    let content = Content.read(folder: "/srv/board", disk: board.disk)
    #expect(content.findings.map(\.spot) == [.file("Content/pages/a.md", line: 1, column: 1)])
    #expect(content.settings?.sources.map(\.replies) == ["/srv/board/Content/replies"])
  }

  @Test("A file that is too large is named")
  func large() {
    let content = BoardInMemory(["Content/pages/a.md": Self.page + String(repeating: "a", count: 1 << 20)]).read()
    #expect(content.findings == [.error("Content/pages/a.md", nil, nil, "too large")])
  }
}
