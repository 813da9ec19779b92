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

  @Test(
    "Headings begin at the third level and keep their distances",
    arguments: [
      ("# A\n## B\n### C", "<h3>A</h3><h4>B</h4><h5>C</h5>"),
      ("## A\n### B\n## C", "<h3>A</h3><h4>B</h4><h3>C</h3>"),
      ("# A\n###### B", "<h3>A</h3><h6>B</h6>"),
      ("#### A", "<h3>A</h3>"),
    ])
  func headings(markdown: String, expected: String) throws {
    #expect(try SafeHTML(markdown: markdown).html == expected)
  }

  @Test(
    "Raw HTML and images are shown as their words",
    arguments: [
      ("<div>Hello <b>you</b></div>", "<p>Hello you</p>"),
      ("<script>\nalert(1)\n</script>\n\nA", "<p>A</p>"),
      ("a <b>b</b><br>c <img src=x onerror=y>", "<p>a b<br>c</p>"),
      ("<!-- a -->\n\nb <!-- c --> d", "<p>b d</p>"),
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
        #"A <a href="?picture=b.png">B</a> <a href="?picture=https://x.example/?c&amp;d">C</a>"#
      ),
      (
        "[A](../a/) [B](java\\\\script:x)", .webOnly,
        #"<a href="?link=../a/">A</a> <a href="?link=java%5Cscript:x">B</a>"#
      ),
      ("[A](../a/) [B](javascript:x)", .relativeToo, #"A <a href="?link=javascript:x">B</a>"#),
    ])
  func leftOut(markdown: String, links: LinkRule, html: String) throws {
    var options = MarkdownOptions(links: links)
    options.showsLeftOut = true
    #expect(try SafeHTML(markdown: markdown, options: options).html == "<p>\(html)</p>")
  }

  @Test("Bare addresses and footnotes are understood only when asked for")
  func options() throws {
    let bare = MarkdownOptions(linksBareAddresses: true)
    #expect(
      try SafeHTML(markdown: "www.x.example", options: bare).html.hasPrefix("<p><a href=\"http://www.x.example\""))
    let notes = MarkdownOptions(footnotes: true)
    #expect(try SafeHTML(markdown: "A[^1]\n\n[^1]: B", options: notes).html.contains("<sup>1</sup>"))
    #expect(try !SafeHTML(markdown: "A[^1]\n\n[^1]: B").html.contains("<sup>"))
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
