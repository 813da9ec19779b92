import Foundation
import Testing

@Suite("What an operator begins with")
struct NewBoardTests {
  private static let settings = "title: T\nbase-url: https://t.example.org/\n"

  @Test("A new board has nothing to mend, and its scripts are programs the shell can read")
  func sound() throws {
    let folder = try Folder()
    _ = try folder.run("init", "board")
    let checked = try folder.run("check", "board", "--strict")
    #expect(checked.code == 0)
    for script in ["nightly", "rsync", "s3"] {
      let path = "\(folder.path)/board/deploy/\(script).sh"
      #expect(FileManager.default.isExecutableFile(atPath: path))
    }
    #expect(folder.text("board/.gitignore").contains("/.boardwalk/"))
    #expect(!folder.has("board/Templates/job.mustache"), "the built-in theme is used until a file is copied")
  }

  @Test(
    "Each kind of new file builds as it is, whatever its title",
    arguments: ["referral", "job", "search", "person", "page"])
  func kinds(kind: String) throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    for title in ["Harbour pilot", "No", "A \"quoted\": [title] # \\ and more", "東京"] {
      let made = try folder.run("new", kind, title)
      #expect(made.code == 0)
      #expect(folder.has(made.out.trimmingCharacters(in: .newlines)))
      let again = try folder.run("new", kind, title)
      #expect(again.code == 1)
      #expect(again.errors.contains("exists already; nothing was written."))
    }
    let checked = try folder.run("build")
    #expect(checked.code == 0)
    #expect(checked.errors == "")
  }

  @Test("A title that begins with a hyphen comes behind two, and whoever does not know that is told")
  func hyphens() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    for words in [
      ["new", "job", "-x"], ["new", "job", "-10 °C cook", "--folder", "."],
      ["new", "--now", "2026-11-21", "job", "-é"],
    ] {
      let refused = try folder.run(words)
      #expect(refused.code == 64)
      #expect(
        refused.errors.contains(
          "begins with a hyphen and is taken for an option. If it is the title, write -- before it"))
    }
    #expect(try folder.run("new", "job", "--foldr", "x", "Cook").errors.contains("Did you mean '--folder'?"))
    #expect(!folder.has("Content/jobs"))
    let made = try folder.run("new", "job", "--folder", ".", "--", "-10 °C cook")
    #expect(made.code == 0 && made.out == "Content/jobs/10-c-cook.md\n", "\(made)")
    #expect(folder.text("Content/jobs/10-c-cook.md").contains("title: \"-10 °C cook\"\n"))
    #expect(try folder.run("build").code == 0)
  }

  @Test("No board is made in a site that is published, nor among the files of another board")
  func inBoard() throws {
    let folder = try Folder(["b/Content/board.yml": Self.settings])
    #expect(try folder.run("build", "b", "--quiet").code == 0)
    #expect(try folder.run("build", "b", "--quiet", "--output", "site").code == 0)
    for (place, words) in [
      ("b/public", "in the site published to “"), ("site/new", "in the site published to “"),
      ("b/Content", "in Content/ of the board “"),
      ("b/Templates/x", "in Templates/ of the board “"), ("b/.boardwalk/x", "in .boardwalk/ of the board “"),
    ] {
      let refused = try folder.run("init", place)
      #expect(refused.code == 1)
      #expect(refused.errors.hasPrefix("\(place): error: No board is made here: this is \(words)"), "\(refused.errors)")
      #expect(!folder.has("\(place)/Content"))
    }
    #expect(try folder.run("init", "b/other").code == 0)
  }

  @Test(
    "What is wrong with an address is said",
    arguments: [("a b/", "%20"), ("index.html", "end with the folder"), ("../x", "`..`")])
  func address(path: String, hint: String) throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    let refused = try folder.run("build", "--base-url", "https://jobs.example.org/\(path)")
    #expect(refused.code == 64 && refused.errors.lowercased().contains(hint.lowercased()), "\(refused.errors)")
  }

  @Test("A post is dated by the day it is where the board is")
  func dayOfTheBoard() throws {
    let folder = try Folder(["Content/board.yml": Self.settings + "time-zone: America/Los_Angeles\n"])
    #expect(try folder.run("new", "job", "Evening post", "--now", "2026-11-21T03:00:00Z").code == 0)
    #expect(folder.text("Content/jobs/evening-post.md").contains("posted: 2026-11-20"))
  }

  @Test("An address with a password in it is refused, and not repeated")
  func passwords() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    let site = "https://me:hunter2@127.0.0.1:9/x/"
    for words in [
      ["build", "--restore-from", site], ["fetch", "--restore-from", site], ["check", "--max-age", "36h", site],
    ] {
      let refused = try folder.run(words)
      #expect(refused.code == 64)
      #expect(!(refused.errors + refused.out).contains("hunter2"))
    }
  }

  @Test("A page is not made where the site has one of its own")
  func taken() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    for title in ["Jobs", "Saved"] {
      let made = try folder.run("new", "page", title)
      #expect(made.code == 1)
      #expect(made.errors.contains("The site has a page of its own at `\(title.lowercased())/`; nothing was written."))
    }
    #expect(!folder.has("Content/pages"))
    #expect(try folder.run("new", "referral", "Jobs").code == 0)
  }

  @Test("Whoever vouches for a source that the board does not have is told so")
  func unknownSource() throws {
    let folder = try Folder([
      "Content/board.yml": Self.settings + "sources:\n  - files: { replies: rows }\n",
      "Content/rows/jobs.json": #"[{"id":1,"title":"Cook","organization":"Guild","url":"https://guild.example/1"}]"#,
    ])
    let fetched = try folder.run("fetch", "--accept-shrink", "file", "--accept-shrink", "site")
    #expect(fetched.code == 0)
    #expect(fetched.errors.contains("--accept-shrink names “file”, which no source of this board is called."))
    #expect(fetched.errors.contains("Did you mean files?"))
    #expect(!fetched.errors.contains("“site”"))
    #expect(try !folder.run("fetch", "--accept-shrink", "files").errors.contains("--accept-shrink"))
  }

  @Test("What is no kind, no title or no board is refused with what to do")
  func refused() throws {
    let folder = try Folder()
    #expect(try folder.run("new", "jbo", "Pilot").code == 64)
    #expect(try folder.run("new", "Job", "Pilot").code == 1, "a kind may have capitals")
    #expect(
      try folder.run("new", "job", "Pilot", "--now", "2026-11-21T08:00:00").errors.contains("an instant with its zone"))
    #expect(try folder.run("new", "job", " — ").code == 64)
    for (title, code) in [("Night\u{8}nurse", "U+0008"), ("\u{1B}[1mNurse", "U+001B"), ("Nurse\u{9F}", "U+009F")] {
      let controlled = try folder.run("new", "job", title)
      #expect(controlled.code == 64)
      #expect(controlled.errors.contains("The title has the control character \(code) in it."))
    }
    let noBoard = try folder.run("new", "job", "Pilot")
    #expect(noBoard.code == 1)
    #expect(noBoard.errors.contains("boardwalk init makes a new board."))
    #expect(!folder.has("Content"))
  }

  @Test("A board is made in a folder that has a name and is none of a file; a folder that is not there is not served")
  func places() throws {
    let folder = try Folder(["taken": "mine"])
    #expect(try folder.run("init", "").code == 64)
    let taken = try folder.run("init", "taken")
    #expect(taken.code == 1)
    #expect(taken.errors.hasPrefix("taken: error: This is a file, and no folder; nothing was written."))
    #expect(folder.text("taken") == "mine")
    let below = try folder.run("init", "taken/board")
    #expect(below.code == 1)
    #expect(below.errors.hasPrefix("taken/board: error: taken is a file, and no folder; nothing was written."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
    let served = try folder.run("serve", "nowhere", "--port", "0")
    #expect(served.code == 1)
    #expect(served.errors.hasPrefix("nowhere: error: There is no such folder."))
  }

  @Test("What a new board says to type is what a shell takes for one folder")
  func quoted() throws {
    let folder = try Folder()
    #expect(try folder.run("init", "my board").out.contains("  boardwalk serve 'my board'  "))
    #expect(try folder.run("init", "it's").out.contains("  boardwalk build 'it'\\''s'  "))
  }

  @Test(
    "A site is not written among the board's own files, nor into its site, nor over the folders around it",
    arguments: ["Content", "Content/site", "Templates", ".boardwalk", "public/new", "public/a/b", ".", "..", "", "/"])
  func misplaced(output: String) throws {
    let folder = try Folder(["board/Content/board.yml": Self.settings, "board/Templates/assets/own.css": "a{}"])
    let board = "\(folder.path)/board"
    let words = ["build", board, "--output", output.hasPrefix("/") || output.isEmpty ? output : "\(board)/\(output)"]
    let built = try folder.run(output.isEmpty ? ["build", "board", "--output", "board"] : words)
    #expect(built.code == 1)
    #expect(built.errors.contains("The site cannot be written to"), "\(built.errors)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
    #expect(left == [])
    #expect(try folder.run("build", board, "--output", "\(board)/Content-site").code == 0)
  }

  @Test("A file of the theme is copied once, and the board has its own from then on")
  func theme() throws {
    let folder = try Folder(["Content/board.yml": Self.settings])
    #expect(try folder.run("theme").out.contains("\n  job.mustache\n"))
    #expect(try folder.run("theme", "--names").out.contains("\n## Every page\n"))
    #expect(try folder.run("theme", "job.mustache", "assets/style.css").code == 0)
    #expect(folder.text("Templates/job.mustache").contains("{{>head}}"))
    #expect(try folder.run("theme").out.contains("\n* job.mustache\n"))
    #expect(try folder.run("theme", "job.mustache").code == 1)
    let wrong = try folder.run("theme", "jobs.mustache")
    #expect(wrong.errors.contains("Did you mean job.mustache?"))
    #expect(try folder.run("theme", "head.mustache").errors.contains("Did you mean partials/head.mustache?"))
    #expect(try folder.run("theme", "head").errors.contains("Did you mean partials/head.mustache?"))
    #expect(try folder.run("theme", "job").errors.contains("Did you mean job.mustache?"))
    #expect(try folder.run("theme", "style.css").errors.contains("Did you mean assets/style.css?"))
    #expect(try folder.run("theme", "../../etc/passwd").code == 1)
    let nowhere = try folder.run("theme", "--folder", "bord", "job.mustache")
    #expect(nowhere.code == 1)
    #expect(nowhere.errors.hasPrefix("bord/Content/board.yml: error: There is no such file, so this is no board."))
    #expect(!folder.has("bord"))
    let other = try Folder(["board/Content/board.yml": Self.settings])
    #expect(try other.run("theme", "--folder", "board", "job.mustache").out == "board/Templates/job.mustache\n")
  }

  @Test("The version says what the program was built from")
  func version() throws {
    let line = try Folder().run("--version").out
    #expect(line.contains(#/^[0-9]+\.[0-9]+\.[0-9]+ \((commit [0-9a-f]{10}\+?|built without git), Swift 6\.[0-9]/#))
  }

  @Test("Every command tells how it is used, with an example, and the man page has it all")
  func help() throws {
    let folder = try Folder()
    let manual = try folder.run("manual").out
    let commands = try folder.run("--help").out.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^  ([a-z]+) +[A-Z]/#).map { String($0.1) }
    }
    #expect(commands.count >= 10)
    for command in commands where command != "help" {
      let help = try folder.run(command, "--help").out
      // Once where its use is told, and once more as an example.
      #expect(help.components(separatedBy: "boardwalk \(command)").count > 2, "\(command) has no example")
      #expect(manual.contains(".SS boardwalk \(command)\n"))
      for option in help.matches(of: #/^  (--[a-z-]+)/#.anchorsMatchLineEndings()) {
        #expect(manual.contains(option.1.replacing("-", with: "\\-")))
      }
    }
  }

  @Test("Every shell completes commands and options", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let script = try Folder().run("--generate-completion-script", shell)
    #expect(script.code == 0)
    for word in ["serve", "doctor", "restore-from"] { #expect(script.out.contains(word)) }
  }
}
