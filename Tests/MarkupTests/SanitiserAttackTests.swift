import Foundation
import Testing

@testable import Markup

@Suite("HTML that means harm")
struct SanitiserAttackTests {
  static let payloads = [
    "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<a href=\"jAvAsCrIpT:alert(1)\">x</a>",
    "<math><mtext></p><style><img src=x onerror=alert(1)></style>", "<noscript><p title=\"</noscript><img src=x>\">",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<a href='data:text/html,<script>alert(1)</script>'>x</a>", "\"><script>alert(1)</script>", "</main></body>",
    "<table><a href='https://x.example'><tr><td><a href='https://y.example'>z", "<p><table><p></table><p>",
    "<b><a href='https://x.example'><b><p><a href='vbscript:x'>y", "<<script>alert(1)//<</script>",
    "<a href='https://x.example/&quot; onclick=alert(1) x=&quot;'>y</a>", "<scr\u{0}ipt>x</scr\u{0}ipt>",
    "<xmp><p title=\"</xmp><svg/onload=alert(1)>\">", "<!--><img src=x>-->", "<![CDATA[<img src=x>]]>",
    "<select><template><style></select><p>", "<plaintext>a", "<frameset>", "<isindex action=javascript:x>",
  ]

  @Test("Nothing but the vocabulary gets through, and cleaning twice changes nothing", arguments: payloads)
  func harmless(payload: String) {
    let once = SafeHTML(html: payload)
    #expect(faults(in: once.html) == [])
    #expect(SafeHTML(html: once.html) == once)
  }

  @Test("Random mixes of tags get through only as the vocabulary, and cleaning twice changes nothing")
  func randomMixes() {
    let bits =
      Self.payloads + ["<xml>", "<w:x>", "</xml>", "<label>", "</button>", " • a", ": • a • b • c", "- ", "<td><p>"]
      + "p div b i a ul li ol dl dt dd table tr td th thead tbody tfoot caption pre h1 h4 blockquote br hr svg style"
      .split(separator: " ").flatMap { ["<\($0)>", "</\($0)>"] }
      + [" ", "\n", "x", "&nbsp;", "&lt;", "<a href='https://x.example'>", "<!--", "-->", "&#10;", "word word"]
    var numbers = SeededNumbers(state: 7)
    for _ in 0..<3_000 {
      let html = (0..<Int.random(in: 1...40, using: &numbers))
        .map { _ in bits.randomElement(using: &numbers) ?? "" }.joined()
      let once = SafeHTML(html: html)
      #expect(faults(in: once.html) == [], "\(html)")
      #expect(SafeHTML(html: once.html) == once, "\(html)")
      let plain = SafeHTML(text: html)
      #expect(SafeHTML(html: plain.html) == plain, "\(html)")
    }
  }

  @Test(
    "The tree never gets deeper than 32",
    arguments: [
      "<ul><li>", "<blockquote>", "<table><tr><td>", "<div>",
      "<ul><li><p><b><i><u><em><strong><small><sub><sup><code><s><a href=https://x.example>",
    ])
  func depth(tags: String) {
    let html = SafeHTML(html: String(repeating: tags, count: 2_000) + "x").html
    var depth = 0
    var deepest = 0
    for piece in html.split(separator: "<") {
      depth += piece.hasPrefix("/") ? -1 : 1
      deepest = max(deepest, depth)
    }
    #expect(html.contains("x") && deepest <= 32)
    #expect(faults(in: html) == [])
  }

  @Test(
    "A text is cut at 256 KiB, between words and with all tags ended",
    arguments: [
      "<p>word <b>and</b> word</p>", "<ul><li>a<ul><li>b &amp; c</ul>", "<td>x<td><tr>", "xyz", "日本", "a <i>b",
    ])
  func cap(repeated: String) {
    let long = SafeHTML(html: "<table>" + String(repeating: repeated, count: 400_000 / repeated.utf8.count))
    #expect(long.html.utf8.count <= 256 * 1024)
    #expect(long.html.utf8.count > 200 * 1024 || !long.shortened)
    #expect(faults(in: long.html) == [])
    let again = SafeHTML(html: long.html)
    #expect(again.html == long.html && !again.shortened)
  }

  @Test("A short text is not marked as shortened")
  func notShortened() {
    #expect(!SafeHTML(html: "<p>A").shortened)
    #expect(SafeHTML(html: String(repeating: "word ", count: 60_000)).shortened)
  }

  @Test(
    "Time grows with the length and no faster",
    arguments: [
      "<", "<a ", "<!--", "<b>", "<ul><li>", "<a x=\"", "&", "<script></scrip", "</ul>", "<svg>", "<p><b>", "<b x",
      "- a\n", "• a ", "<p>: • a • b • c", "<table><tr><td><p>", "<table><tr><td><p>a</table>", "<xml><w:a>", "<xml> ",
      "<label>a", "• ",
    ])
  func linear(repeated: String) {
    func seconds(_ count: Int) -> Duration {
      let html = String(repeating: repeated, count: count / repeated.utf8.count)
      return ContinuousClock().measure {
        _ = SafeHTML(html: html)
        _ = SafeHTML(htmlOrText: html)
        _ = SafeHTML(escapedHTML: html)
        _ = PlainText.clean(html)
      }
    }
    let short = seconds(100_000)
    // Four times the text; the rest is room for a busy machine. Quadratic growth would be sixteen times.
    #expect(seconds(400_000) < short * 10 + .milliseconds(200))
  }

  @Test(
    "The collected payloads get through only as the vocabulary",
    .enabled(if: ProcessInfo.processInfo.environment["HTML_CORPUS"] != nil, "HTML_CORPUS names no folder"))
  func corpus() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["HTML_CORPUS"])
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: "payloads.json"))
    let payloads = try JSONDecoder().decode([String].self, from: data)
    #expect(payloads.count > 1_000)
    for payload in payloads {
      let once = SafeHTML(html: payload)
      #expect(faults(in: once.html) == [], "\(payload)")
      #expect(SafeHTML(html: once.html) == once, "\(payload)")
      #expect(faults(in: SafeHTML(text: payload).html) == [], "\(payload)")
      #expect(faults(in: SafeHTML(escapedHTML: payload).html) == [], "\(payload)")
    }
  }
}
