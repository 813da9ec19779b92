import DefaultTheme
import Mustache
import MustacheCheck
import Testing

@testable import Boardwalk

@Suite("The board's theme")
struct ThemeTests {
  private func theme(_ files: [String: String] = [:], settings: [String: String] = [:]) throws -> Theme {
    try Theme(folder: "Templates", settings: settings, disk: BoardInMemory(files).disk)
  }

  private func findings(_ files: [String: String] = [:], settings: [String: String] = [:]) -> [Diagnostic] {
    do {
      return try theme(files, settings: settings).findings
    } catch let findings as Findings {
      return findings.list
    } catch let finding as Diagnostic {
      return [finding]
    } catch {
      return [Diagnostic(.error, "unexpected: \(error)")]
    }
  }

  @Test(
    "A setting that is wrong or doubtful is named in its line",
    arguments: [
      ["accent": "red"], ["accent": "#ffe"], ["logo": "assets/nope.svg"], ["offline": "on"], ["acent": "#123456"],
    ])
  func settingsInLine(settings: [String: String]) throws {
    let spot = Diagnostic.Spot.file("Content/board.yml", line: 7, column: 3)
    do {
      let theme = try Theme(
        folder: "Templates", settings: settings, at: settings.mapValues { _ in spot }, disk: BoardInMemory([:]).disk)
      #expect(theme.findings.map(\.spot) == [spot])
    } catch {
      #expect((error as? Diagnostic)?.spot == spot)
    }
  }

  @Test("What scripts look for on a page, and an own template lacks, is named")
  func anchors() throws {
    func text(_ path: String) throws -> String {
      String(decoding: try #require(DefaultTheme.files[path]), as: UTF8.self)
    }
    let results = try text("partials/results.mustache")
    #expect(findings(["Templates/partials/results.mustache": results + "<!-- ours -->"]) == [])
    let view = results.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("id=\"view\"") }
    #expect(
      findings(["Templates/partials/results.mustache": view.joined(separator: "\n")]) == [
        Diagnostic(
          .warning, at: .file("Templates/partials/results.mustache"),
          "no element has the id `view`, which the page's script looks for",
          hint: "keep it, with `hidden` where it is not wanted: a script that misses one ends")
      ])
    // An element that stands in another file is there, and a page without scripts misses none.
    let moved = ["Templates/partials/results.mustache": view.joined(separator: "\n")]
    let foot = try text("partials/foot.mustache")
    #expect(findings(moved.merging(["Templates/partials/foot.mustache": foot + "<p id=\"view\"></p>"]) { $1 }) == [])
    #expect(
      findings(["Templates/list.mustache": "{{>head}}<main id=\"main\"><h1>{{heading}}</h1>{{>rows}}</main>{{>foot}}"])
        == [])
    // Scripts do without some.
    let feeds = results.replacing(" id=\"feeds\"", with: "")
    #expect(feeds != results && findings(["Templates/partials/results.mustache": feeds]) == [])
    // Of a shell that was emptied every place is missing.
    let shell = findings([
      "Templates/saved.mustache": "{{>head}}<main id=\"main\" data-script=\"saved\"></main>{{>foot}}"
    ])
    #expect(shell.count == 1 && shell[0].message.contains("`count`, `editing`, `kept`"))
  }

  @Test("What an own style sheet names and the theme does not have is named in its line")
  func styles() {
    let sheet = """
      /* url(old.png)
      */ @import "base.css";
      a { background: url(style.css) } b { background: url( 'pictures/a.png#x' ) } @IMPORT url("favicon.svg?1");
      @font-face { src: url(../fonts/x.woff2) format("woff2"), URL(//x.example/y), url(data:,), url(/top.png), url(#shape) }
      i { background: url(letters/faviconn.svg) } .x::before { content: "url(" }
      """
    let spot = { Diagnostic.Spot.file("Templates/assets/own.css", line: $0) }
    let found = findings(["Templates/assets/own.css": sheet, "Templates/assets/letters/favicon.svg": "<svg/>"])
    #expect(
      found.map(\.spot) == [spot(2), spot(3), spot(4), spot(5)] && found.allSatisfy { $0.severity == .warning },
      "\(found)")
    #expect(
      found.last?.message
        == "`letters/faviconn.svg` leads to “assets/letters/faviconn.svg”, which is not part of the theme"
        && found.last?.hint == "did you mean `assets/letters/favicon.svg`?")
  }

  @Test("Of an own row what scripts read is named, and that a search writes its own")
  func rows() throws {
    let path = "Templates/partials/job-row.mustache"
    let row = String(decoding: try #require(DefaultTheme.files["partials/job-row.mustache"]), as: UTF8.self)
    let notice = Diagnostic(
      .notice, at: .file(path),
      "rows that a search finds look like the built-in ones: assets/keep.js writes them, in `rowOf`",
      hint: "`boardwalk theme assets/keep.js` copies it, to be changed in the same way")
    #expect(findings([path: row]) == [notice])
    let keep = String(decoding: try #require(DefaultTheme.files["assets/keep.js"]), as: UTF8.self)
    #expect(findings([path: row, "Templates/assets/keep.js": keep]) == [])
    let poor = row.replacing("h3", with: "h2").replacing("class=\"side\"", with: "")
    #expect(
      findings([path: poor]) == [
        Diagnostic(
          .warning, at: .file(path), "rows lack `h3`, `class side`, which scripts look for",
          hint: "keep them: a script that misses one ends"), notice,
      ])
  }

  @Test("A language that nobody has written is named in its line")
  func languageInLine() throws {
    let entry = LanguageEntry(tag: "xx", at: SettingsTree.Place(4, 11))
    let theme = try Theme(folder: "Templates", settings: [:], language: entry, disk: BoardInMemory([:]).disk)
    #expect(theme.findings.map(\.spot) == [.file("Content/board.yml", line: 4, column: 11)])
  }

  @Test("Every page of the built-in theme uses only what it is given")
  func builtIn() throws {
    let theme = try theme()
    #expect(theme.findings == [])
    for type in pageTypes {
      for (template, shape) in type.templates {
        #expect(theme.templates.check(template: template, against: shape) == [], "\(template)")
      }
    }
    let used = Set(pageTypes.flatMap { $0.templates.keys })
    let pages = DefaultTheme.files.keys.filter { $0.hasSuffix(".mustache") && !$0.contains("/") }
    #expect(Set(pages.map { String($0.dropLast(9)) }) == used)
  }

  @Test("Assets may lie in folders of their own")
  func folders() throws {
    let theme = try theme(["Templates/assets/fonts/own/a.woff2": "wOF2", "Templates/assets/fonts/.hidden": ""])
    #expect(theme.assets["assets/fonts/own/a.woff2"] == Array("wOF2".utf8))
    #expect(theme.assets.keys.contains { $0.contains("hidden") } == false)
    #expect(theme.findings == [])
  }

  @Test("What lies in `Templates/` and is not read is said; notes are not")
  func strays() {
    let found = findings([
      "Templates/style.css": "", "Templates/README.md": "", "Templates/partials/foot.html": "",
      "Templates/partial/foot.mustache": "", "Templates/languages/nl.yaml": "",
    ])
    #expect(
      found.map { "\($0.spot): \($0.message)" } == [
        "Templates/partial: nothing reads this folder",
        "Templates/style.css: nothing reads this file: here are files that end in .mustache",
        "Templates/partials/foot.html: nothing reads this file: here are files that end in .mustache",
        "Templates/languages/nl.yaml: nothing reads this file: here are files that end in .yml",
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.first?.hint == "did you mean `partials`?")
  }

  @Test("A template that no page is made of, and that none includes, is said")
  func unused() {
    let found = findings([
      "Templates/Job.mustache": "", "Templates/partials/sidebar.mustache": "", "Templates/partials/aside.mustache": "",
      "Templates/page.mustache": "{{>   aside }}{{>head}}{{>foot}}<p>{{>side}}", "Templates/partials/side.mustache": "",
    ])
    #expect(found.map { "\($0.spot)" } == ["Templates/Job.mustache", "Templates/partials/sidebar.mustache"])
    #expect(found.map(\.hint) == ["did you mean `job.mustache`?", nil])
  }

  @Test(
    "An empty file in the place of a built-in one is said; one with a comment, or that is the board's alone, is not")
  func blank() {
    let found = findings([
      "Templates/job.mustache": "", "Templates/partials/foot.mustache": "\u{FEFF}\n",
      "Templates/page.mustache": "{{! }}",
      "Templates/assets/style.css": " \r\n\t", "Templates/assets/own.css": "", "Templates/languages/de.yml": "",
      "Templates/assets/feed.css": "/* none */", "Templates/assets/icon-192.png": "",
    ])
    let message = "this file is empty, and takes the place of the built-in one"
    let files = ["assets/icon-192.png", "assets/style.css", "job.mustache", "partials/foot.mustache"]
    #expect(
      found.filter { $0.message == message }.map { "\($0.severity) \($0.spot)" }
        == files.map { "warning Templates/\($0)" })
    #expect(found.first { $0.message == message }?.hint == "remove it, to have the built-in one again")
  }

  @Test("A text that no template says is said with its line, but not one that built-in templates would say")
  func unsaid() {
    let texts = "templates:\n  skipp: Weiter\n  skip: Weiter\n  welcome: Willkommen\n  motto: Brot\n"
    #expect(
      findings([
        "Templates/languages/en.yml": texts, "Templates/partials/aside.mustache": "{{>say.welcome}}",
        "Templates/partials/foot.mustache": "{{>aside}}",
      ]) == [
        .warning("Templates/languages/en.yml", 2, 10, "no template says `skipp`", hint: "did you mean `skip`?"),
        .warning(
          "Templates/languages/en.yml", 5, 10, "no template says `motto`",
          hint: "a template says it with `{{>say.motto}}`"),
      ])
  }

  @Test(
    "A template is included by a tag, whatever its name and the space in the tag, and by no word of HTML",
    arguments: [
      ("größe", "{{>größe}}", true), ("base", "{{<\tbase}}{{/base}}", true), ("aside", "{{> aside }}", true),
      ("aside", "<p>aside</p>", false), ("aside", "{{!>aside}}", false), ("aside", "{{=<% %>=}}<%>aside%>", true),
    ])
  func included(name: String, foot: String, isIncluded: Bool) {
    let found = findings(["Templates/\(name).mustache": "x", "Templates/partials/foot.mustache": foot])
    #expect(found.isEmpty == isIncluded, "\(found)")
  }

  @Test("An asset that no site can have is said where it lies")
  func impossibleAssets() {
    #expect(
      findings(["Templates/assets/data.json": "{\n{"]).map { "\($0.spot): \($0.message)" }
        == ["Templates/assets/data.json: Line 2 has no name where one has to be."])
    #expect(
      findings(["Templates/assets/my font.woff2": ""]).map { "\($0.spot)" } == ["Templates/assets/my font.woff2"])
  }

  @Test("A text that only another language has is asked for in this one's file")
  func foreignText() {
    let found = findings(["Templates/page.mustache": "{{>head}}{{>say.greeting}}{{>foot}}"])
    #expect(found.map(\.message) == ["the language `en` has no text `greeting`"])
    #expect(found.first?.hint == "write one below `templates:` in Templates/languages/en.yml")
  }

  @Test("A name that no page has is a finding with its place and the name that was meant")
  func unknownName() {
    let template = "{{>head}}\n<main>\n  <h1>{{titel}}</h1>\n</main>\n{{>foot}}\n"
    var fault = Diagnostic.error(
      "Templates/page.mustache", 3, 7, "nothing is called `titel` here", hint: "did you mean `title`?")
    fault.excerpt = .init(line: "  <h1>{{titel}}</h1>", margin: "      ")
    #expect(findings(["Templates/page.mustache": template]) == [fault])
  }

  @Test("A wrong name in a partial is found once, in the partial, with the way to it, whatever pages call it")
  func unknownNameInPartial() {
    var fault = Diagnostic.error(
      "Templates/partials/crumbs.mustache", 2, 12, "nothing is called `titel` here", hint: "did you mean `title`?")
    fault.excerpt = .init(line: "{{#crumbs}}{{titel}}{{/crumbs}}</p>", margin: "           ")
    fault.trail = [.file("Templates/facet.mustache", line: 3, column: 1)]
    #expect(
      findings(["Templates/partials/crumbs.mustache": "<p>\n{{#crumbs}}{{titel}}{{/crumbs}}</p>\n"]) == [fault])
  }

  @Test("A value that is missing when a page is printed names the job, the page and the place")
  func missingValue() async throws {
    let printed = try await PrintedSite(content: ["Templates/page.mustache": "<h1>\n\t{{heading}}</h1>"])
    var press = try Press(printed.site, Outlet(write: { _, _, _ in }))
    var fault = Diagnostic.error(
      "Templates/page.mustache", 2, 2, "`heading` has no value", hint: "its shape does not call it optional")
    fault.excerpt = .init(line: "\t{{heading}}</h1>", margin: "\t")
    fault.subject = "job usajobs:123, jobs/nurse/index.html"
    #expect(throws: fault) {
      try press.print(
        "page", Record(Shape(["heading": .text]), [:]), about: JobID(source: "usajobs", sourceID: "123"),
        to: "jobs/nurse/index.html")
    }
    #expect(
      "\(fault)" == """
        Templates/page.mustache:2:2: error: `heading` has no value
          \t{{heading}}</h1>
          \t^
          hint: its shape does not call it optional
          while rendering job usajobs:123, jobs/nurse/index.html
        """)
  }

  @Test(
    "A template that is wrong in itself is a finding with its place",
    arguments: [
      ("{{#menu}}\n", 1, 1), ("a {{/menu}}", 1, 3), ("\n{{title", 2, 1), ("{{>nothing-of-this-name}}", 1, 1),
    ])
  func broken(template: String, line: Int, column: Int) {
    let found = findings(["Templates/notfound.mustache": template])
    #expect(found.map(\.spot) == [.file("Templates/notfound.mustache", line: line, column: column)])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("Plain text cannot be printed unescaped")
  func unescaped() {
    let found = findings(["Templates/notfound.mustache": "{{{title}}}"])
    #expect(found.map(\.spot) == [.file("Templates/notfound.mustache", line: 1, column: 1)])
  }

  @Test("A board's own template takes the place of one file and leaves the others")
  func override() async throws {
    let own = [
      "Templates/page.mustache": "<p>ours: {{heading}}</p>", "Content/pages/about.md": "---\ntitle: About\n---\n",
    ]
    let (ours, plain) = (
      try await PrintedSite(content: own), try await PrintedSite(content: own.filter { $0.key.hasPrefix("C") })
    )
    #expect(ours["about/index.html"] == "<p>ours: About</p>")
    #expect(plain["about/index.html"].hasPrefix("<!doctype html>"))
    // The service worker names the version of the whole theme.
    for (path, page) in plain.pages where !["about/index.html", "sw.js"].contains(path) {
      #expect(ours[path] == page, "\(path)")
    }
  }

  @Test("A board's own style sheet takes the place of the built-in one under a new address")
  func ownStyle() async throws {
    let (ours, plain) = (
      try await PrintedSite(content: ["Templates/assets/style.css": "p{}", "Templates/assets/logo.svg": "<svg/>"]),
      try await PrintedSite()
    )
    #expect(ours["assets/style.css"] == "p{}")
    #expect(ours["assets/logo.svg"] == "<svg/>")
    #expect(ours.site.theme.stylesheet != plain.site.theme.stylesheet)
    #expect(ours.site.theme.script == plain.site.theme.script)
  }

  @Test("Files that begin with a dot or lie where no asset does are not published")
  func strays() async throws {
    let site = try await PrintedSite(content: ["Templates/assets/.DS_Store": "x", "Templates/notes.txt": "x"])
    #expect(!site.pages.keys.contains { $0.contains("DS_Store") || $0.contains("notes") })
  }

  @Test(
    "An accent is a colour of three or six digits, and nothing else gets into a style sheet",
    arguments: [
      ("#0b5a57", true), ("#0BA", true), ("0b5a57", false), ("#0b5a5", false), ("#0b5a5g", false), ("red", false),
      ("#", false), ("", false),
      ("#000;}body{", false), ("#０b5a57", false), ("#fff\n", false),
    ])
  func accent(text: String, isColour: Bool) {
    #expect((Accent(text) != nil) == isColour)
    let found = findings(settings: ["accent": text])
    #expect(found.contains { $0.severity == .error } == !isColour)
    #expect(isColour || found.map(\.spot) == [.file("Content/board.yml")])
  }

  @Test("An accent that is hard to read is a warning that says how hard")
  func contrast() {
    #expect(findings(settings: ["accent": "#0b5a57"]) == [])
    let found = findings(settings: ["accent": "#ffcc00"])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message
        == "The theme's `accent` #ffcc00 is hard to read on its light paper: a contrast of 1.4 where text needs 4.5.")
  }

  @Test("The lightest accent has some contrast still")
  func lightest() throws {
    let white = try #require(Accent("#ffffff"))
    #expect(white.contrastOnPaper > 1 && white.contrastOnPaper < 1.1)
  }

  @Test("A setting that the theme does not have, or a word that changes nothing, is said")
  func settings() {
    #expect(findings(settings: ["offline": "off", "accent": "#0b5a57"]) == [])
    let found = findings(settings: ["acent": "#0b5a57", "offline": "OFF"])
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.first?.message == "The built-in theme has no setting “acent”.")
    #expect(found.last?.message == "The theme's `offline` is “OFF”, which changes nothing.")
  }

  @Test("An accent comes into every page by a sheet of its own")
  func accentSheet() async throws {
    let site = try await PrintedSite(settings: { $0.theme = ["accent": "#0B5A57"] })
    #expect(site["assets/board.css"].contains("--accent: #0b5a57;"))
    #expect(site["index.html"].contains("<link rel=\"stylesheet\" href=\"assets/board.css?v="))
    #expect(try await PrintedSite().pages["assets/board.css"] == nil)
  }

  @Test("A logo that is not there is a finding")
  func logo() async throws {
    let found = findings(settings: ["logo": "assets/logo.svg"])
    #expect(found.map(\.message) == ["The theme's `logo` names “assets/logo.svg”, which is not there."])
    let site = try await PrintedSite(
      content: ["Templates/assets/logo.svg": "<svg/>"], settings: { $0.theme = ["logo": "assets/logo.svg"] })
    #expect(site["index.html"].contains("<img src=\"assets/logo.svg\" alt=\"\">"))
  }
}
