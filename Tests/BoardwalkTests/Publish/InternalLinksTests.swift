import Boardwalk
import Foundation
import Testing

@Suite("Links inside a site")
struct InternalLinksTests {
  @Test("A link to a page that is not there is an error that names the page and the link, and the old site stands")
  func broken() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old"])
    #expect(
      message { try site.publish(["index.html": "<a href=\"jobs/gone/index.html\">gone</a>"]) }
        == "The link “jobs/gone/index.html” leads to “jobs/gone/index.html”, which is not part of the site.")
    #expect(try site.files == ["index.html": "old"])
  }

  @Test("All findings can be had before publishing, one for each missing file")
  func verify() throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    for page in ["a", "b", "c"] {
      try publisher.write("\(page)/index.html", Array("<link href=../style.css><a href='../x/'>x</a>".utf8))
    }
    let findings = try publisher.verify()
    #expect(
      findings.map(\.message).sorted() == [
        "The link “../style.css” leads to “style.css”, which is not part of the site.",
        "The link “../x/” leads to “x/index.html”, which is not part of the site.",
      ])
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test(
    "A link to the name of a page or of its file is told the address",
    arguments: [
      ("../about", "Write `../about/`: the address of a page ends with a stroke."),
      ("about.md", "Write `../about/`: that is the page made of about.md."),
      ("../pages/about.md", "Write `../about/`: that is the page made of about.md."),
      ("../searches/sea.md", "Write `../searches/sea/`: that is the page made of sea.md."),
      ("sea.md", "Write `../searches/sea/`: that is the page made of sea.md."), ("../nowhere", nil), ("y.md", nil),
      ("about/", "Write `../about/`: a link begins at its page. In a template that is `{{root}}about/`."),
      (
        "searches/sea/index.html",
        "Write `../searches/sea/index.html`: a link begins at its page. In a template that is `{{root}}searches/sea/index.html`."
      ),
      ("../about/x/", nil),
    ])
  func hints(link: String, hint: String?) throws {
    let publisher = try Publisher(output: try TemporarySite().output)
    for page in ["index.html", "about/index.html", "searches/sea/index.html"] { try publisher.write(page, []) }
    try publisher.write("x/index.html", Array("<a href=\"\(link)\">x</a>".utf8))
    #expect(try publisher.verify().map(\.hint) == [hint])
  }

  @Test("One text's link is told once for all of the board's languages, of the site at the root")
  func languages() throws {
    var checks = SiteChecks()
    checks.written = { link, page in page.contains("about") ? .file("Content/pages/about.md", line: 4) : nil }
    let publisher = try Publisher(output: try TemporarySite().output, checks: checks)
    for page in ["about/index.html", "de/about/index.html", "fr/about/index.html"] {
      try publisher.write(page, Array("<a href=\"../gone/\">x</a><a href=\"../lost/\">x</a>".utf8))
    }
    #expect(
      try publisher.verify().map(\.message) == [
        "The link “../gone/” leads to “gone/index.html”, which is not part of the site.",
        "The link “../lost/” leads to “lost/index.html”, which is not part of the site.",
      ])
  }

  @Test(
    "A link that leads somewhere",
    arguments: [
      "b/index.html", "b/", "b/.", "./b/index.html", "b/../b/index.html", "../a/b/index.html", "..", "../", ".", "./",
      "",
      "?q=1", "#top", "b/index.html?q=1#top", "../file.pdf", "b&#x2F;index.html", "b&#47;index.html", "%62/index.html",
      "  b/index.html\n", "../kept.txt", "/board/a/b/index.html", "/board/", "/other/place", "//cdn.example.org/x",
      "https://example.org/x", "HTTPS:x", "mailto:ada@example.org", "tel:+1", "data:,x", "javascript:void(0)",
    ])
  func sound(link: String) throws {
    let site = try TemporarySite()
    try site.put("kept.txt", "mine")
    let checks = SiteChecks(links: InternalLinks(basePath: "/board/"))
    try site.publish(
      [
        "index.html": "home", "file.pdf": "pdf", "a/b/index.html": "b",
        "a/index.html": "<p><a class=x href=\"\(link)\">x</a>",
      ], checks: checks)
  }

  @Test(
    "A link that leads nowhere",
    arguments: [
      ("c&#x26;&apos;&quot;&lt;", "a/c&'\"<"),
      ("c/index.html", "a/c/index.html"), ("index.htm", "a/index.htm"), ("B/index.html", "a/B/index.html"),
      ("b", "a/b"), ("../b/", "b/index.html"), ("/board/b", "b"), ("c&amp;d?e", "a/c&d"), ("%zz/", "a/%zz/index.html"),
    ])
  func unsound(link: String, target: String) throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output, checks: SiteChecks(links: InternalLinks(basePath: "/board/")))
    try publisher.write("a/b/index.html", [])
    try publisher.write("a/index.html", Array("<a href=\"\(link)\">x</a>".utf8))
    #expect(
      try publisher.verify() == [
        Diagnostic(
          .error, at: .url("a/index.html"), "The link “\(link)” leads to “\(target)”, which is not part of the site.",
          hint: link == "b" ? "Write `b/`: the address of a page ends with a stroke." : nil)
      ])
  }

  @Test("Links that begin with a path in other letters are followed, however it is written")
  func codedBase() throws {
    let site = try TemporarySite()
    let links = InternalLinks(basePath: "/gr%C3%B6%C3%9Fe/")
    let publisher = try Publisher(output: site.output, checks: SiteChecks(links: links))
    let (coded, plain) = ("/gr%C3%B6%C3%9Fe/a", "/größe/b")
    try publisher.write("index.html", Array("<a href=\"\(coded)\">a</a><a href=\"\(plain)\">b</a>".utf8))
    #expect(
      try publisher.verify().map(\.message).sorted() == [
        "The link “\(coded)” leads to “a”, which is not part of the site.",
        "The link “\(plain)” leads to “b”, which is not part of the site.",
      ])
  }

  @Test("A link above the top of the site is a warning")
  func outside() throws {
    let site = try TemporarySite()
    let published = try site.publish(["a/index.html": "<img src=\"../../logo.png\">"])
    #expect(
      published.findings == [
        Diagnostic(.warning, at: .url("a/index.html"), "The link “../../logo.png” leads above the top of the site.")
      ])
  }

  @Test(
    "What only looks like a link is passed over",
    arguments: [
      "href=\"x\"", "<!-- <a href=\"x\"> -->", "<script>let a = '<a href=\"x\">'</script>",
      "<style>/*<a href=\"x\">*/</style>",
      "<a data-href=\"x\" hrefs=x>", "<p title='<a href=\"x\">'>", "<a name=\"href\" title=\"href=x\">",
      "</a href=\"x\">",
      "<a href>", "<base href=\"x\"><a href=\"y\">", "<SCRIPT src=\"index.html\"><a href=x></SCRIPT >", "<a href=\"x",
      "<a", "<",
    ])
  func noLinks(page: String) throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("index.html", Array(page.utf8))
    let broken = page == "<a href=\"x" ? ["x"] : []
    #expect(try publisher.verify().count == broken.count)
  }

  @Test(
    "A link is found however it is written",
    arguments: [
      "<a href=\"x\">", "<a href='x'>", "<a href=x>", "<A HREF=x>", "<a\n href\t=\n\"x\"\n>",
      "<img alt='>' src=\"x\"/>",
      "<a/href=\"x\">", "<script src=\"x\"></script>", "<script>a</script><a href=x>", "<!-- a --><a href=x>",
      "1 < 2 <a href=x>",
      "<style></style><link rel=next href=x>", "<!doctype html><a href=x>",
    ])
  func links(page: String) throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("index.html", Array(page.utf8))
    #expect(
      try publisher.verify().map(\.message) == ["The link “x” leads to “x”, which is not part of the site."])
  }

  @Test(
    "Pictures of several sizes, and that of a film, are looked for one by one",
    arguments: [
      ("<img src=a srcset=\"a 1x, b 2x\">", ["b"]), ("<img srcset=\"b 480w,c 960w\" src=a>", ["b", "c"]),
      ("<source srcset='\n a,\n b , c 2x'>", ["b", "c"]), ("<img srcset='a,b 2x'>", ["a,b"]), ("<img srcset='a,'>", []),
      ("<video poster=\"b\"></video>", ["b"]), ("<link imagesrcset=\"b 1x\" href=a>", ["b"]),
      ("<img srcset=\" , \">", []),
      ("<p data-srcset=\"b 1x\" data-poster=c title='poster=b'>", []), ("<img srcset=\"https://x.example/b 2x\">", []),
    ])
  func sizes(page: String, missing: [String]) throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("a", [])
    try publisher.write("index.html", Array(page.utf8))
    #expect(
      try publisher.verify().map(\.message)
        == missing.map { "The link “\($0)” leads to “\($0)”, which is not part of the site." })
  }

  @Test("A thousand broken links are told in twenty findings and a number")
  func many() throws {
    let site = try TemporarySite()
    let publisher = try Publisher(output: site.output)
    try publisher.write("index.html", Array((0..<1000).map { "<a href=\"\($0)\">" }.joined().utf8))
    let findings = try publisher.verify()
    #expect(findings.count == 21)
    #expect(findings.last?.message == "980 more paths are linked to and not part of the site.")
  }

  @Test("The example page of a broken link does not depend on the order of writing")
  func example() throws {
    let pages = (0..<40).map { "\($0)/index.html" }
    let examples = try [pages, pages.reversed(), pages.shuffled()].map { order in
      let site = try TemporarySite()
      let publisher = try Publisher(output: site.output)
      for page in order { try publisher.write(page, Array("<a href=\"../x\">".utf8)) }
      return try publisher.verify()
    }
    #expect(examples[0] == examples[1] && examples[1] == examples[2] && examples[0].count == 1)
  }

  @Test("Further checks see the site and can forbid it")
  func further() throws {
    let site = try TemporarySite()
    try site.publish(["index.html": "old", "same.txt": "same"])
    let check: @Sendable (SiteIndex) throws -> [Diagnostic] = { index in
      guard index.paths == ["index.html", "same.txt"], index.isUnchanged("same.txt"), !index.isUnchanged("index.html"),
        index.contains("index.html"), !index.contains("other"),
        try index.bytes(of: "same.txt", limit: 100) == Array("same".utf8)
      else { return [Diagnostic(.error, "The index is wrong.")] }
      return try index.bytes(of: "index.html", limit: 100) == Array("secret".utf8)
        ? [Diagnostic(.error, "A secret.")] : []
    }
    let checks = SiteChecks(further: [check])
    #expect(message { try site.publish(["index.html": "secret", "same.txt": "same"], checks: checks) } == "A secret.")
    #expect(try site.files["index.html"] == "old")
    try site.publish(["index.html": "new", "same.txt": "same"], checks: checks)
    #expect(try site.files["index.html"] == "new")
  }
}
