import Foundation
import Testing

@testable import Boardwalk

@Suite("What is left out of posts and pages")
struct LeftOutTests {
  @Test(
    "A link of a post that leads nowhere by itself is said with its line; code and whole addresses are none",
    arguments: ["jobs", "referrals"])
  func linksLeftOut(shelf: String) {
    let file = "Content/\(shelf)/baker.md"
    let text = """
      ---
      title: Baker
      organization: Bakery
      posted: 2026-11-01
      ---
      See [us](https://example.org/), `[this](code.html)`.

      Or [the plan](files/plan.pdf) and [all](/jobs/).
      """
    let found = BoardInMemory([file: text]).read().findings.filter { $0.message.contains("left out") }
    #expect(found.map(\.spot) == [.file(file, line: 8), .file(file, line: 8)])
    #expect(
      found.map(\.message)
        == ["`files/plan.pdf`", "`/jobs/`"].map {
          "the link to \($0) is left out: posts lead to addresses of the web only"
        })
  }

  @Test(
    "However a link of a post is written, it is found out whether it leads within the site",
    arguments: [
      ("[terms][t]\n\n[t]: ../terms/", ["../terms/"]), ("[a](\n  /plan)", ["/plan"]), ("[a](<x y>)", ["x%20y"]),
      ("[a](HTTPS://example.org) and [b]( b.html )", ["b.html"]), ("[a](http:x.html)", ["http:x.html"]),
      ("[a](ftp://x.example/) [b](ftp://x.example/)", ["ftp://x.example/"]),
      ("[mail](mailto:bo@example.org), [w](<https://example.org>), [t]\n\n[t]: https://example.org/t", []),
      ("An [aside]: nothing, a [x](", []), ("]", []), ("[a](#pay)", ["#pay"]),
    ] as [(String, [String])])
  func linksWithin(body: String, left: [String]) {
    let post = "---\ntitle: Baker\norganization: Bakery\nposted: 2026-11-01\n---\n" + body
    let found = BoardInMemory(["Content/jobs/baker.md": post]).read().findings.map(\.message)
    #expect(
      found == left.map { "the link to `\($0)` is left out: posts lead to addresses of the web only" })
  }

  @Test(
    "An address of the web that leads elsewhere than it seems to is left out, and that is said",
    arguments: [
      ("[a](https://jobs.example.org:80800/apply)", "https://jobs.example.org:80800/apply"),
      ("[a](mailto:nobody)", "mailto:nobody"), ("[a](<https://user:pw@e.example/>)", "https://user:pw@e.example/"),
      ("[a](http://127.1/)", "http://127.1/"), ("[a][t]\n\n[t]: HTTPS://%41.example/", "HTTPS://%41.example/"),
      ("[a](https://example.org/b_\\(c\\)) [d](https://[2001:db8::1]/a \"t\")", nil),
      ("[a](https://bücher.example/ä)", nil),
    ] as [(String, String?)])
  func unsafeLinks(body: String, left: String?) {
    let post = "---\ntitle: Baker\norganization: Bakery\nposted: 2026-11-01\n---\n" + body
    let found = BoardInMemory(["Content/jobs/baker.md": post]).read().findings.map(\.message)
    #expect(
      found
        == [left].compactMap { $0 }.map {
          "the link to `\($0)` is left out: it is no address that leads where it seems to"
        })
  }

  @Test(
    "A picture is said with its line, once, and what is possible instead", arguments: ["jobs", "pages", "searches"])
  func pictures(shelf: String) {
    let file = "Content/\(shelf)/baker.md"
    let fields = shelf == "jobs" ? "\norganization: Bakery\nposted: 2026-11-01" : ""
    let post =
      "---\ntitle: Baker\(fields)\n---\nSee `![code](c.png)` and\n![an oven](https://x.example/a&b.png)\n![again][o]\n\n"
      + "[o]: https://x.example/a&b.png\n"
    let found = BoardInMemory([file: post]).read().findings
    #expect(found.map(\.spot) == [.file(file, line: shelf == "jobs" ? 7 : 5)])
    #expect(
      found.map(\.message) == [
        "the picture `https://x.example/a&b.png` is left out, and only its description is shown"
      ])
    #expect(found.first?.hint?.hasPrefix("a link to it is possible: without the `!`") == true)
  }

  @Test("A tag in a field of a post is said with its line; what is no HTML, and what is Markdown, is shown")
  func tagsInFields() {
    let file = "Content/referrals/pilot.md"
    let text = """
      ---
      title: Lotse "A" & <B>
      organization: A <b>B</b> & Co
      positions: [Dev (Vec<T>), "C<U>"]
      skills:
        - List<String>
        - "x < 3 &lt;i&gt;"
      qualifications: "<b>Sea</b>"
      contact: { name: "<Ada>", email: ada@example.org }
      posted: 2026-11-01
      ---
      Pilot.
      """
    let found = BoardInMemory([file: text]).read().findings
    #expect(
      found
        == [(2, 8, "<B>"), (3, 15, "<b>"), (4, 27, "<U>"), (7, 5, "<i>")].map {
          .warning(
            file, $0, $1, "the HTML tag `\($2)` is left out",
            hint: "fields are plain text: write it without the brackets")
        })
  }

  @Test(
    "HTML that is left out is said once, where it stands; marks, lists and code are shown",
    arguments: [
      ("a `<int>`\n\nb\nvector<int> and <int>\nor <T>", [(10, "the HTML tag `<int>`"), (11, "the HTML tag `<T>`")]),
      ("<a href=\"../b/\">our flat</a> <img src=x.png>", [(7, "the link to `../b/`"), (7, "the HTML tag `<img>`")]),
      ("a\n\n<iframe src=x></iframe>\n\n<style>\nb", [(9, "the HTML tag `<iframe>`"), (11, "the HTML tag `<style>`")]),
      ("a <script>b</script> <video>c</video>", [(7, "the HTML tag `<script>`"), (7, "the HTML tag `<video>`")]),
      (
        "x <details><summary>more</summary>Hidden</details> <H1>c</H1>",
        [(7, "the HTML tag `<details>`"), (7, "the HTML tag `<summary>`"), (7, "the HTML tag `<H1>`")]
      ),
      ("![](chart.png)\n\n![ ](b.png)", [(7, "the picture `chart.png`"), (9, "the picture `b.png`")]),
      ("H<sub>2</sub>O <kbd>x</kbd> <b>y</b><br><u>z</u>", []),
      ("<ul><li><a href=https://x.example/>a</a></ul>\n\n3 <!-- b --> < 4 <https://x.example>", []),
    ] as [(String, [(Int, String)])])
  func htmlLeftOut(body: String, left: [(line: Int, what: String)]) {
    let file = "Content/jobs/baker.md"
    let found = BoardInMemory([
      file: "---\ntitle: Baker\norganization: Bakery\nposted: 2026-11-01\n---\n\n\(body)"
    ]).read().findings
    #expect(found.map(\.spot) == left.map { .file(file, line: $0.line) })
    #expect(found.map { $0.message.components(separatedBy: " is left out")[0] } == left.map(\.what))
    #expect(found.allSatisfy { $0.severity == .warning && $0.hint != nil })
  }

  @Test("Qualifications are Markdown, in which the same is left out")
  func leftOutOfQualifications() {
    let file = "Content/referrals/baker.md"
    let text = """
      ---
      title: Baker
      organization: Bakery
      posted: 2026-11-01
      contact: { name: Ada, email: ada@example.org }
      qualifications: |
        - Ten years of `<int>`
        - <video>b</video> and ![An oven](oven.png)
      ---
      Dough.
      """
    let found = BoardInMemory([file: text]).read().findings
    #expect(found.map(\.spot) == [.file(file, line: 8), .file(file, line: 8)])
    let whats = found.map { $0.message.components(separatedBy: " is left out")[0] }.sorted()
    #expect(whats == ["the HTML tag `<video>`", "the picture `oven.png`"])
  }

  @Test("A page may lead within the site, and not to what browsers run or look up elsewhere")
  func linksOfPages() {
    let page = "---\ntitle: About\n---\n[jobs](../) [a](#b)\n[files](ftp://x.example/)\n\n## B\n"
    let found = BoardInMemory(["Content/pages/about.md": page]).read().findings
    #expect(found.map(\.spot) == [.file("Content/pages/about.md", line: 5)])
    #expect(
      found.map(\.message) == [
        "the link to `ftp://x.example/` is left out: pages lead to addresses of the web and of this site only"
      ])
  }
}
