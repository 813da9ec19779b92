import Foundation
import Testing

@testable import Markup

@Suite("Markdown")
struct MarkdownTests {
  @Test(
    "GitHub-flavoured Markdown is rendered with the sanitiser's vocabulary",
    arguments: [
      ("Hello *you* and **all**", "<p>Hello <em>you</em> and <strong>all</strong></p>"),
      ("- a\n- b\n\n1. c", "<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>"),
      ("~~old~~ new", "<p><del>old</del> new</p>"),
      ("- [ ] to do\n- [x] done", "<ul><li>☐ to do</li><li>☑ done</li></ul>"),
      (
        "| A | B |\n|---|:-:|\n| 1 |",
        "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>"
      ),
      (
        "| A |\n|---|\n| 9<br>17 10<sup>6</sup> <script>x</script> |",
        "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>9<br>17 10<sup>6</sup> x</td></tr></tbody></table>"
      ),
      (
        "| A |\n|---|\n| 2[^1] |\n\n[^1]: B",
        "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>2<sup>[1]</sup></td></tr></tbody></table>"
          + "<hr><ol><li>B</li></ol>"
      ),
      ("`<b>` & \"c\"", "<p><code>&lt;b&gt;</code> &amp; \"c\"</p>"),
      ("```sh\nmake site\n  # x\n```", "<pre><code>make site\n  # x</code></pre>"),
      ("> a\n\n---", "<blockquote><p>a</p></blockquote><hr>"),
      ("a  \nb\nc", "<p>a<br>b c</p>"),
      ("a\u{0}b\u{202E}c", "<p>a\u{FFFD}bc</p>"),
      ("", ""),
    ])
  func vocabulary(markdown: String, expected: String) throws {
    #expect(try SafeHTML(markdown: markdown).html == expected)
  }

  @Test("Links to hosts with letters of other scripts are links, however they are written")
  func hosts() throws {
    let html = try SafeHTML(
      markdown: "[Bewerben](https://müller.example/jobs) <https://müller.example> [x](http://m%C3%BCller.example)"
    ).html
    let rel = "rel=\"noopener noreferrer nofollow ugc\""
    #expect(
      html == "<p><a href=\"https://müller.example/jobs\" \(rel)>Bewerben</a> "
        + "<a href=\"https://müller.example\" \(rel)>https://müller.example</a> "
        + "<a href=\"http://müller.example\" \(rel)>x</a></p>"
    )
  }

  @Test(
    "Headings begin at the third level and keep their distances",
    arguments: [
      ("# A\n## B\n### C", "<h3>A</h3><h4>B</h4><h5>C</h5>"),
      ("## A\n### B\n## C", "<h3>A</h3><h4>B</h4><h3>C</h3>"),
      ("# A\n###### B", "<h3>A</h3><h6>B</h6>"),
      ("#### A", "<h3>A</h3>"), ("### A\n## B\n### C", "<h3>A</h3><h3>B</h3><h4>C</h4>"),
    ])
  func headings(markdown: String, expected: String) throws {
    #expect(try SafeHTML(markdown: markdown).html == expected)
  }

  @Test(
    "Of raw HTML there is what the sanitiser knows, and what has no end ends with its paragraph or block; images are their words",
    arguments: [
      ("<div>Hello <b>you</b></div>", "<p>Hello <b>you</b></p>"),
      ("<script>\nalert(1)\n</script>\n\nA", "<p>A</p>"),
      ("a <b>b</b><br>c <img src=x onerror=y>", "<p>a <b>b</b><br>c</p>"),
      ("H<sub onclick=x>2</sub>O <kbd>Ctrl", "<p>H<sub>2</sub>O <code>Ctrl</code></p>"),
      ("</b>a <b>*b\n\nc* <script>d</script> <td>e <video>f", "<p>a <b>*b</b></p><p>c* d e f</p>"),
      (
        "<video>\n\na\n\n<ul><li>b<table><td>c\n\nd</b>",
        "<p>a</p><ul><li>b<table><tbody><tr><td>c</td></tr></tbody></table></li></ul><p>d</p>"
      ),
      (
        "<a href=\"https://x.example/\" onclick=y>a</a> <a href=../b/>b</a>",
        #"<p><a href="https://x.example/" rel="noopener noreferrer nofollow ugc">a</a> b</p>"#
      ),
      ("<!-- a -->\n\nb <!-- c --> d", "<p>b d</p>"),
      ("x<details><summary>more</summary>Hidden</details>y", "<p>x more Hidden y</p>"),
      ("a<hr>b<li>c d<int>e</b>", "<p>a b c de</p>"),
      ("![Our *office*](https://x.example/a.png)", "<p>Our <em>office</em></p>"),
    ])
  func rawHTML(markdown: String, expected: String) throws {
    #expect(try SafeHTML(markdown: markdown).html == expected)
  }

  @Test(
    "Links lead only to safe addresses unless the board's own are asked for",
    arguments: [
      ("[A](https://x.example)", #"<a href="https://x.example" rel="noopener noreferrer nofollow ugc">A</a>"#, nil),
      (
        "<hr@x.example>", #"<a href="mailto:hr@x.example" rel="noopener noreferrer nofollow ugc">hr@x.example</a>"#, nil
      ),
      ("[A](javascript:alert%281%29)", "A", nil),
      ("[A](<java script:x>) [B](feed:javascript:x) [C](ms-msdt:x)", "A B C", nil),
      ("[A](../about/ \"t\")", "A", #"<a href="../about/">A</a>"#),
      ("[A](#pay) [B](/jobs/?q=a&b)", "A B", ##"<a href="#pay">A</a> <a href="/jobs/?q=a&amp;b">B</a>"##),
      ("[A](//x.example) [B](\\\\\\\\x.example) [C](x:y)", "A B C", nil),
      ("https://x.example", "https://x.example", nil),
      ("a <a href=../b/>B</a>", "a B", nil),
      ("<div><a href=\"../b/\">B</a></div>", "B", nil),
    ] as [(String, String, String?)])
  func links(markdown: String, strangers: String, operators: String?) throws {
    #expect(try SafeHTML(markdown: markdown).html == "<p>\(strangers)</p>")
    let own = MarkdownOptions(links: .relativeToo)
    #expect(try SafeHTML(markdown: markdown, options: own).html == "<p>\(operators ?? strangers)</p>")
  }

  @Test(
    "What is left out is given instead of what is kept when that is asked for",
    arguments: [
      (
        "[A](https://x.example) ![B](b.png) ![C][c]\n\n[c]: https://x.example/?c&d", LinkRule.webOnly,
        #"A <a href="?picture=1:b.png">?</a>B <a href="?picture=1:https://x.example/?c&amp;d">?</a>C"#
      ),
      (
        "[A](../a/) [B](java\\\\script:x)", .webOnly,
        #"<a href="?link=1:../a/">?</a>A <a href="?link=1:java%5Cscript:x">?</a>B"#
      ),
      ("[A](../a/) [B](javascript:x)", .relativeToo, #"A <a href="?link=1:javascript:x">?</a>B"#),
      ("a <a href=../b/>B</a>", .relativeToo, #"a <a href="?html-link=1:../b/">?</a>B"#),
      ("![](a.png)", .relativeToo, #"<a href="?mute-picture=1:a.png">?</a>"#),
      (
        "a\nb <sub>c</sub> <Int> <a href=../a>", .webOnly,
        #"a b c <a href="?tag=1:Int">?</a> <a href="?link=1:../a">?</a>"#
      ),
      ("a <li>b `<i>`", .webOnly, #"a <a href="?tag=1:li">?</a>b <code>&lt;i&gt;</code>"#),
      ("<div><x-y><br><svg><b></svg>", .webOnly, #"<a href="?tag=1:x-y">?</a></p><p><a href="?tag=1:svg">?</a>"#),
    ])
  func leftOut(markdown: String, links: LinkRule, html: String) throws {
    var options = MarkdownOptions(links: links)
    options.showsLeftOut = true
    #expect(try SafeHTML(markdown: markdown, options: options).html == "<p>\(html)</p>")
  }

  @Test("Footnotes are numbered in the order of their use and listed at the end; those nobody names are not")
  func footnotes() throws {
    #expect(
      try SafeHTML(markdown: "a[^1]\n\n[^1]: before-tax\n\nb").html
        == "<p>a<sup>[1]</sup></p><p>b</p><hr><ol><li>before-tax</li></ol>")
    let text = "a[^b], c[^a] d[^b] e[^x]\n\n[^a]: *A*\n[^b]: B\n\n    more\n[^c]: C"
    for links in [LinkRule.webOnly, .relativeToo] {
      #expect(
        try SafeHTML(markdown: text, options: MarkdownOptions(links: links)).html
          == "<p>a<sup>[1]</sup>, c<sup>[2]</sup> d<sup>[1]</sup> e[^x]</p><hr><ol><li><p>B</p><p>more</p></li>"
          + "<li><p><em>A</em></p></li></ol>")
    }
  }

  @Test("Bare addresses are understood only when asked for")
  func options() throws {
    let bare = MarkdownOptions(linksBareAddresses: true)
    #expect(
      try SafeHTML(markdown: "www.x.example", options: bare).html.hasPrefix("<p><a href=\"http://www.x.example\""))
  }

  @Test("Texts rendered at the same time do not disturb each other")
  func atOnce() async throws {
    let text = String(repeating: "~~a~~ **b** | `c`\n\n- [x] d\n\n", count: 200)
    let alone = try SafeHTML(markdown: text)
    try await withThrowingTaskGroup(of: SafeHTML.self) { group in
      for _ in 0..<16 { group.addTask { try SafeHTML(markdown: text) } }
      for try await together in group { #expect(together == alone) }
    }
  }

  struct Example: Decodable {
    let markdown: String
  }

  @Test(
    "The examples of the specifications stay within the vocabulary, and cleaning them again changes nothing",
    .enabled(if: ProcessInfo.processInfo.environment["MARKDOWN_CORPUS"] != nil, "MARKDOWN_CORPUS names no folder"),
    arguments: ["commonmark-tests", "gfm-spec-tests", "gfm-extensions-tests", "gfm-regression-tests"])
  func corpus(file: String) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["MARKDOWN_CORPUS"])
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: "\(file).json"))
    let examples = try JSONDecoder().decode([Example].self, from: data)
    #expect(examples.count > 20)
    for example in examples {
      for links in [LinkRule.webOnly, .relativeToo] {
        let html = try SafeHTML(markdown: example.markdown, options: MarkdownOptions(links: links))
        #expect(faults(in: html.html, relativeLinks: links == .relativeToo) == [], "\(example.markdown)")
        #expect(SafeHTML(html: Array(html.html.utf8), links: links) == html, "\(example.markdown)")
      }
    }
  }
}
