import Foundation
import Testing

@Suite("The command")
struct CommandTests {
  private static let settings = "title: T\nbase-url: https://t.example.org/\n"
  static let now = ["--now", "2026-11-21T08:00:00Z"]

  @Test("A new board builds, and its site is where the command says")
  func initAndBuild() throws {
    let folder = try Folder()
    let made = try folder.run("init", "board")
    #expect(made.code == 0)
    #expect(made.out.contains("A new board is in board"))
    let built = try folder.run("build", "board")
    #expect(built.code == 0)
    #expect(!built.errors.contains("warning") && !built.errors.contains("error"))
    #expect(built.out.contains("2 open"))
    #expect(folder.text("board/public/index.html").contains("<title>My job board</title>"))
  }

  @Test("A board is not made over another, and nothing of it is written")
  func initTwice() throws {
    let folder = try Folder(["board/Content/board.yml": "mine"])
    let made = try folder.run("init", "board")
    #expect(made.code == 1)
    #expect(made.errors.hasPrefix("board/Content/board.yml: error: This file exists already; nothing was written."))
    #expect(folder.text("board/Content/board.yml") == "mine")
    #expect(!folder.has("board/Templates"))
  }

  @Test(
    "Wrong words end with code 64 and say which",
    arguments: [
      (["bild"], "There is no command “bild”. Did you mean build?"),
      (["board"], "The commands are build, check, doctor,"),
      (["serve", "--host", "foo", "--name", "x.lan"], "IPv4 address of this machine"),
      (["build", "--nwo", "x"], "--nwo"), (["build", "--now", "tomorrow"], "“tomorrow”"),
      (["build", "--now", "2026-02-30T00:00:00Z"], "“2026-02-30T00:00:00Z”"),
      (["check", "--max-age", "soon"], "soon"), (["build", "--base-url", "jobs.example.org"], "“jobs.example.org”"),
      (["build", "--format", "xml"], "xml"), (["build", "--shard", "8"], "JOB_COMPLETION_INDEX"),
      (["build", "--base-url", "http://x.example/a?b=c"], "a?b=c"), (["build", "--base-url", "https://x/#f"], "#f"),
      (["build", "--base-url", "https://x/a b/"], "“https://x/a b/”"),
      (["build", "--base-url", "https://u:p@x/"], "address"),
      (["build", "--output", ""], "--output"), (["rollback", "--output", ""], "--output"), (["build", ""], "no name"),
      (["serve", ""], "no name"), (["list", ""], "no name"), (["doctor", ""], "no name"),
      (["rollback", ""], "no name"),
      (["new", "job", "Cook", "--folder", ""], "no name"), (["theme", "--folder", ""], "no name"),
      (["build", "--restore-from", ""], "--restore-from"), (["check", "--max-age", "1d", ""], "no name"),
      (["build", "--restore-from", "ftp://x.example/"], "ftp://"),
      (["check", "--max-age", "1d", "s3://bucket/site"], "s3://"),
      (["build", "--base-url", "https://x.example:99999/"], "--base-url"),
      (["serve", "--name", "bad name"], "“bad name”"), (["serve", "--name", "preview.lan:8000"], "without a port"),
      (["check", "--offline", "--external"], "--offline asks nobody"),
      (["check", "--offline", "--max-age", "1d", "https://x.example/"], "--offline asks nobody"),
      (["list", "--duplicates", "--search", "nope"], "--duplicates"), (["list", "--duplicates", "--new"], "--new"),
    ])
  func usage(words: [String], named: String) throws {
    let result = try Folder().run(words)
    #expect(result.code == 64)
    #expect(result.errors.contains(named))
  }

  @Test("What asks nobody may be told so", arguments: ["check", "list"])
  func offline(command: String) throws {
    let folder = try Folder(["Content/board.yml": "title: Jobs\nbase-url: https://jobs.example.org/\n"])
    #expect(try folder.run(command, "--offline").code == 0)
  }

  @Test("A published site that is too old ends with code 1, one that is fresh with 0")
  func age() throws {
    let state =
      #"{"version":1,"count":0,"sources":[{"name":"a","firstRun":1,"lastRun":1795248000,"lastComplete":1795248000,"outcome":"complete","delivered":1}],"parts":[]}"#
    let folder = try Folder(["site/data/state.json": state])
    let fresh = try folder.run(["check", "--max-age", "36h", "site"] + Self.now)
    #expect(fresh.code == 0)
    #expect(fresh.out == "The site's sources were asked 0 h 0 min ago.\n")
    let old = try folder.run("check", "--max-age", "1d", "site", "--now", "2026-11-22T09:00:00Z")
    #expect(old.code == 1)
    #expect(old.errors.contains("were asked last 25 hours ago; at most 24 hours are wanted."))
    let board = try folder.run("check", "--max-age", "1d", ".")
    #expect(board.code == 1)
    #expect(board.errors.contains("hint: Name the address of a site, or its folder: that of a board is `public`."))
  }

  @Test("A folder that is no board is an error with what to do")
  func noBoard() throws {
    let result = try Folder().run("build")
    #expect(result.code == 1)
    #expect(
      result.errors
        == "Content/board.yml: error: there is no such file, so this is no board\n  hint: `boardwalk init` makes a new board\n"
    )
  }

  @Test(
    "A folder that is not there is named as it was given",
    arguments: [["build"], ["fetch"], ["check"], ["list"], ["doctor"], ["ping"], ["serve"]])
  func noFolder(words: [String]) throws {
    let result = try Folder().run(words + ["nope"])
    #expect(result.code == 1)
    #expect(
      result.errors == "nope: error: There is no such folder.\n  hint: boardwalk init makes a new board.\n")
  }

  @Test("A folder in the store's place is called so")
  func folderAsStore() throws {
    let folder = try Folder(["Content/board.yml": Self.settings, ".boardwalk/store.sqlite/x": ""])
    let result = try folder.run(["build"] + Self.now)
    #expect(result.code == 1)
    #expect(result.errors.contains("There is a folder in the store's place."), "\(result.errors)")
  }

  @Test(
    "Warnings fail under --strict only, after the site was published",
    arguments: [(false, 0), (true, 2)] as [(Bool, Int32)])
  func strict(strict: Bool, code: Int32) throws {
    let folder = try Folder(["Content/board.yml": Self.settings, "Content/stray.txt": "x"])
    let result = try folder.run(["build", "--quiet"] + Self.now + (strict ? ["--strict"] : []))
    #expect(result.code == code)
    #expect(result.out == "")
    #expect(result.errors.hasPrefix("Content/stray.txt: warning: no file of this name is known, so it is not read"))
    #expect(folder.has("public/index.html"))
  }

  @Test(
    "A wrong name in a template is shown with its line, a caret and the way that led there",
    arguments: [
      (
        "text", "",
        """
        Templates/partials/crumbs.mustache:2:14: error: nothing is called `titel` here
          \t日{{#crumbs}}{{titel}}{{/crumbs}}
          \t             ^
          hint: did you mean `title`?
          included from Templates/facet.mustache:3:1

        """
      ),
      (
        "json",
        #"{"column":14,"file":"Templates/partials/crumbs.mustache","hint":"did you mean `title`?","#
          + #""includedFrom":["Templates/facet.mustache:3:1"],"line":2,"message":"nothing is called `titel` here","#
          + #""severity":"error","sourceLine":"\t日{{#crumbs}}{{titel}}{{/crumbs}}"}"# + "\n", ""
      ),
      (
        "github",
        "::error file=Templates/partials/crumbs.mustache,line=2,col=14::nothing is called `titel` here%0A"
          + "did you mean `title`?%0Aincluded from Templates/facet.mustache:3:1\n", ""
      ),
    ])
  func templateFault(format: String, out: String, errors: String) throws {
    let partial = "<p>\n\t日{{#crumbs}}{{titel}}{{/crumbs}}\n</p>\n"
    let folder = try Folder(["Content/board.yml": Self.settings, "Templates/partials/crumbs.mustache": partial])
    let result = try folder.run("check", "--format", format)
    #expect(result.code == 1)
    #expect(result.out == out)
    #expect(result.errors == errors)
  }

  @Test(
    "Findings are printed for people, for programs and for GitHub",
    arguments: [
      ("text", "", "Content/board.yml:3:1: error: unknown field `titel`\n  hint: did you mean `title`?\n"),
      (
        "json",
        #"{"column":1,"file":"Content/board.yml","hint":"did you mean `title`?","line":3,"message":"unknown field `titel`","severity":"error"}"#
          + "\n", ""
      ),
      ("github", "::error file=Content/board.yml,line=3,col=1::unknown field `titel`%0Adid you mean `title`?\n", ""),
    ])
  func formats(format: String, out: String, errors: String) throws {
    let folder = try Folder(["Content/board.yml": Self.settings + "titel: x\n"])
    let result = try folder.run("build", "--format", format)
    #expect(result.code == 1)
    #expect(result.out == out)
    #expect(result.errors == errors)
  }

  @Test("GitHub finds a file from the repository's root, where that is known, else from where the command runs")
  func annotatedFiles() throws {
    let folder = try Folder(["boards/sea/Content/board.yml": Self.settings + "titel: x\n"])
    for (workspace, file) in [
      ("", "boards/sea/Content"), ("/boards", "sea/Content"), ("/nowhere", "boards/sea/Content"),
    ] {
      let result = try folder.run(
        ["check", "boards/sea", "--format", "github"], environment: ["GITHUB_WORKSPACE": folder.path + workspace])
      #expect(result.out.hasPrefix("::error file=\(file)/board.yml,line=3,col=1::"))
    }
  }

  @Test("A build says what became of posts; of jobs from sources a board says nothing that has none")
  func figures() throws {
    let folder = try Folder(Self.posts)
    func figures() throws -> [String] {
      try folder.run(["build"] + Self.now).out.split(separator: "\n").filter { $0.contains(" = ") }.map(String.init)
    }
    #expect(
      try folder.run(["fetch"] + Self.now).out
        == "No source is named in board.yml.\nposts: +2 new, ~0 changed, −0 ended\n")
    #expect(try figures() == ["  posts  +0 ~0 −0 = 2 open"])
    #expect(
      try Folder(["Content/board.yml": Self.settings]).run(["build"] + Self.now).out.contains(
        "  jobs   +0 ~0 −0 = 0 open\n"))
    try FileManager.default.removeItem(atPath: folder.path + "/Content/jobs/baker.md")
    #expect(try figures() == ["  posts  +0 ~0 −1 = 1 open"])
    try FileManager.default.copyItem(
      atPath: folder.path + "/Content/jobs/keeper.md", toPath: folder.path + "/Content/jobs/mate.md")
    #expect(try figures() == ["  posts  +1 ~0 −0 = 2 open"])
    try FileManager.default.removeItem(atPath: folder.path + "/Content/jobs/mate.md")
    #expect(
      try folder.run(["check"] + Self.now).out.hasSuffix(
        "Checked 1 open job or referral, and every template: nothing to mend.\n"))
  }

  @Test("A check prints what it found and writes nothing")
  func check() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    let result = try folder.run(["check"] + Self.now)
    #expect(result.code == 0)
    #expect(result.out == "Checked 0 open jobs and referrals, and every template: nothing to mend.\n")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["Content", "Content/board.yml"])
  }

  static let posts = [
    "Content/board.yml": settings, "Content/searches/sea.md": "---\ntitle: Sea\nkeywords: keeper\n---\n",
    "Content/jobs/keeper.md":
      "---\ntitle: =Keeper\norganization: Piers\nposted: 2026-11-18\ncloses: 2026-11-23\n---\nLight.\n",
    "Content/jobs/baker.md": "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-21\n---\nBake.\n",
    "Content/jobs/cook.md":
      "---\ntitle: Cook\norganization: Oven\nposted: 2026-10-01\ncloses: 2026-11-01\n---\nCook.\n",
  ]

  @Test(
    "A list shows what is asked for: open ones, or new, closing and closed ones, or what a search finds",
    arguments: [
      ([], ["jobs:baker", "jobs:keeper"]), (["--open"], ["jobs:baker", "jobs:keeper"]), (["--new"], ["jobs:baker"]),
      (["--closing"], ["jobs:keeper"]), (["--closed"], ["jobs:cook"]),
      (["--closing", "--closed"], ["jobs:keeper", "jobs:cook"]),
      (["--search", "sea"], ["jobs:keeper"]),
    ])
  func list(flags: [String], ids: [String]) throws {
    let folder = try Folder(Self.posts)
    let json = try folder.run(["list", "--format", "json"] + flags + Self.now)
    #expect(json.code == 0)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]])
    #expect(rows.compactMap { $0["id"] as? String } == ids)
    let table = try folder.run(["list"] + flags + Self.now)
    #expect(table.out.hasPrefix("STATE"))
    #expect(table.out.hasSuffix("\n\n\(ids.count) \(ids.count == 1 ? "job" : "jobs")\n"))
  }

  @Test("A list of nothing says whether there are jobs at all")
  func listOfNone() throws {
    let none = try Folder(["Content/board.yml": Self.settings]).run(["list"] + Self.now)
    #expect(none.out == "There are no jobs yet: `boardwalk fetch` asks the board's sources.\n")
    let other = try Folder(Self.posts.filter { !$0.key.hasSuffix("cook.md") }).run(["list", "--closed"] + Self.now)
    #expect(other.out == "No such job.\n")
  }

  @Test("Columns of a list stand below each other where letters are as wide as two, or stand above another")
  func listColumns() throws {
    let folder = try Folder([
      "Content/board.yml": Self.settings,
      "Content/jobs/a.md": "---\ntitle: 日本語と英語の通訳者\norganization: Acme\nposted: 2026-11-18\n---\nText\n",
      "Content/jobs/b.md": "---\ntitle: Cafe\u{301} manager\norganization: Acme\nposted: 2026-11-18\n---\nText\n",
      "Content/jobs/c.md":
        "---\ntitle: \(String(repeating: "訳", count: 30))\norganization: Acme\nposted: 2026-11-18\n---\nText\n",
    ])
    let rows = try folder.run(["list"] + Self.now).out.split(separator: "\n").dropLast()
    let starts = rows.compactMap { row in
      row.firstRange(of: /Acme|ORGANIZATION/).map {
        row[..<$0.lowerBound].reduce(0) { $0 + ($1 >= "\u{3000}" ? 2 : 1) }
      }
    }
    #expect(starts.count == 4)
    #expect(Set(starts).count == 1, "\(rows.joined(separator: "\n"))")
  }

  @Test("A list for spreadsheets has no cell that a spreadsheet would run")
  func listAsCSV() throws {
    let csv = try Folder(Self.posts).run(["list", "--closing", "--format", "csv"] + Self.now)
    #expect(
      csv.out == """
        "state","posted","closes","title","organization","place","id","closed","because","firstSeen","checked","url"\r
        "closing","2026-11-18","2026-11-23","'=Keeper","Piers","","jobs:keeper","","","2026-11-18","2026-11-18","jobs/keeper/index.html"\r

        """)
  }

  @Test("A search that there is not is named together with those that there are")
  func listOfUnknownSearch() throws {
    let result = try Folder(Self.posts).run(["list", "--search", "see"] + Self.now)
    #expect(result.code == 1)
    #expect(result.errors == "error: There is no saved search “see”.\n  hint: The searches are sea.\n")
  }

  @Test("A doctor says of each source how it answers now and how it did, and fails when one does not answer")
  func doctor() throws {
    let folder = try Folder([
      "Content/board.yml": Self.settings + "sources: [usajobs: { key: $NO_KEY, email: $NO_MAIL }]\n"
    ])
    _ = try folder.run(["build"] + Self.now)
    let result = try folder.run(["doctor"] + Self.now)
    #expect(result.code == 1)
    #expect(result.out.contains("USAJOBS needs a key: the environment variable NO_KEY is not set."))
    #expect(result.out.contains("  last  never complete\n"))
    #expect(result.out.contains("2026-11-21 08:00:00 UTC  failed, 0 jobs, +0 ~0 −0"))
    #expect(result.out.contains(" free\n"))
    #expect(result.out.contains("libcurl/"))
  }

  @Test("Who only looks at a board leaves nothing in it", arguments: ["list", "doctor"])
  func looking(command: String) throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    #expect(try folder.run([command] + Self.now).code == 0)
    #expect(!folder.has(".boardwalk"))
    _ = try folder.run(["build"] + Self.now)
    let before = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/.boardwalk/store.sqlite")
    #expect(try folder.run([command] + Self.now).code == 0)
    let after = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/.boardwalk/store.sqlite")
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test("A folder of content that is a link is called so")
  func linkedContent() throws {
    let folder = try Folder(["elsewhere/board.yml": Self.settings])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Content", withDestinationPath: "\(folder.path)/elsewhere")
    let result = try folder.run("build")
    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("Content: error: this cannot be read: it is a symbolic link"), "\(result.errors)")
  }

  @Test("--output and --base-url take the place of what is set")
  func options() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    let result = try folder.run(["build", "--output", "out/site", "--base-url", "http://127.0.0.1:8000/x"] + Self.now)
    #expect(result.code == 0)
    #expect(result.out.contains("out/site/index.html"))
    #expect(folder.text("out/site/robots.txt").contains("Sitemap: http://127.0.0.1:8000/x/sitemap.xml"))
    #expect(!folder.has("public"))
  }

  @Test("Output that is not a terminal has no progress bar and no colour")
  func plainOutput() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    let result = try folder.run(["build"] + Self.now)
    #expect(!(result.out + result.errors).contains { $0 == "\r" || $0 == "\u{1B}" || $0 == "█" })
  }
}
