import Markup
import Testing

@testable import Boardwalk

@Suite("The text of a job")
struct SectionTests {
  func read(_ claims: [SectionClaim], file: String? = nil) -> Sections {
    var draft = JobDraft(sourceID: "1")
    draft.title = "Baker"
    draft.file = file
    return Sections(claims, draft: draft, spot: .source("bakery"), markdown: SafeHTML.inThisProcess)
  }

  @Test("Parts are merged by kind, put in the page's order, and dropped when empty")
  func order() {
    let sections = read([
      SectionClaim(.benefits, .plain("Bread.")),
      SectionClaim(.duties, .html("<p>Knead.</p>")),
      SectionClaim(.education, .plain(" \n ")),
      SectionClaim(.requirements, .html("<script>alert(1)</script>")),
      SectionClaim(.duties, .escapedHTML("&lt;p&gt;Bake &amp;amp; sell.&lt;/p&gt;")),
      SectionClaim(.summary, .plain("We&rsquo;re a bakery.")),
    ]).sections
    #expect(sections.map(\.kind) == [.summary, .duties, .benefits])
    #expect(sections.map { PlainText.from($0.html) } == ["We’re a bakery.", "Knead. Bake & sell.", "Bread."])
  }

  @Test(
    "Bullets become a list, and a single one of many lines a text",
    arguments: [
      (
        ["Knead\ndough", "Bake <b>bread</b> &amp; rolls", " "],
        "<ul><li>Knead dough</li><li>Bake &lt;b&gt;bread&lt;/b&gt; &amp; rolls</li></ul>"
      ),
      (["Knead dough"], "<ul><li>Knead dough</li></ul>"),
      (["First you knead.\n\nThen you bake."], "<p>First you knead.</p><p>Then you bake.</p>"),
      ([""], nil), ([], nil),
    ] as [([String], String?)])
  func bullets(_ items: [String], _ html: String?) {
    let made = read([SectionClaim(.duties, .bullets(items))]).sections.first?.html.html
    #expect(made?.filter { $0 != "\n" } == html)
  }

  @Test(
    "A heading that the page has above the part already is not said twice",
    arguments: [
      ("<h2>Requirements:</h2><p>Flour</p>", "<p>Flour</p>"),
      ("<p><strong>REQUIREMENTS</strong></p><ul><li>Flour</ul>", "<ul><li>Flour</li></ul>"),
      ("<h2>Our requirements</h2>Flour", "<h3>Our requirements</h3><p>Flour</p>"),
      ("<h2>Requirements</h2>", "<h3>Requirements</h3>"),
      ("<p><b>Requirements</b> are few</p>Flour", "<p><b>Requirements</b> are few</p><p>Flour</p>"),
      ("<p>Flour</p><h2>Requirements</h2>Salt", "<p>Flour</p><h3>Requirements</h3><p>Salt</p>"),
    ])
  func ownHeading(html: String, expected: String) {
    #expect(read([SectionClaim(.requirements, .html(html))]).sections.map(\.html.html) == [expected])
  }

  @Test("A text that is too long is shown shortened, with a finding")
  func shortened() {
    let sections = read([SectionClaim(.duties, .plain(String(repeating: "Knead the dough. ", count: 30_000)))])
    #expect(sections.sections.first?.html.shortened == true)
    #expect(sections.sections.first?.html.html.hasSuffix("<p>[…]</p>") == true)
    #expect(sections.findings.map(\.message) == ["“Duties” of the job “Baker” is too long and is shown shortened."])
  }

  @Test("Many texts of one kind do not become longer than one may be")
  func manyTexts() {
    let claim = SectionClaim(.other, .plain(String(repeating: "Knead the dough. ", count: 8000)))
    let sections = read(Array(repeating: claim, count: 250))
    #expect(sections.sections.map { $0.html.html.utf8.count <= Sections.longestPart } == [true])
    #expect(sections.sections.first?.html.html.hasSuffix("<p>[…]</p>") == true)
    #expect(
      sections.findings.map(\.message) == [
        "“More information” of the job “Baker” is too long and is shown shortened.",
        "The job “Baker” has 250 parts of text; only 200 are shown.",
      ])
  }

  @Test("Markdown that is refused is shown as it is written, with its file and line")
  func markdown() throws {
    let deep = "Knead.\n" + String(repeating: "> ", count: 5000) + "dough"
    let sections = read([SectionClaim(.summary, .markdown(deep, line: 10))], file: "Content/jobs/baker.md")
    #expect(sections.sections.first.map { PlainText.from($0.html).hasPrefix("Knead.") } == true)
    let finding = try #require(sections.findings.first)
    #expect(finding.description.hasPrefix("Content/jobs/baker.md:11: warning: "))
    #expect(finding.severity == .warning)
  }

  @Test(
    "The excerpt begins behind the headings",
    arguments: [
      ("<h2>About us</h2><p><strong>The role</strong></p><p>We bake.</p><h2>Pay</h2>", "We bake. Pay"),
      ("<p><b>We bake</b> bread.</p>", "We bake bread."), ("<h2>Baker</h2>", "Baker"),
      ("<p><b>We bake</b></p><p>and <b>sell</b></p>Bread", "and sell Bread"),
      ("<p><b>We</b> bake <b>bread</b></p><p>Daily</p>", "We bake bread Daily"),
    ])
  func excerptBehindHeadings(html: String, excerpt: String) {
    #expect(read([SectionClaim(.summary, .html(html))]).excerpt == excerpt)
  }

  @Test("The excerpt is one or two whole sentences where they fit")
  func excerpt() {
    let sentence = "We bake bread for the whole town, every morning of the year but one, in an oven of stone."
    let japanese = String(repeating: "町のためにパンを焼く", count: 7) + "。"
    let quoted = String(repeating: "町のためにパンを焼く", count: 7) + "！"
    let arabic = String(repeating: "هل تخبز ", count: 8) + "الخبز؟"
    let cases = [
      ("Short.", "Short."),
      ("\(sentence) \(sentence) \(sentence)", "\(sentence) \(sentence)"),
      ("\(sentence) Who \(String(repeating: "really ", count: 40))knows?", sentence),
      ("\(japanese)\(japanese)\(japanese)\(japanese)", "\(japanese)\(japanese)"),
      ("\(quoted)」\(quoted)」とは言わない。\(quoted)", "\(quoted)」\(quoted)」とは言わない。"),
      ("\(arabic) \(arabic) \(arabic) \(arabic)", "\(arabic) \(arabic)"),
    ]
    for (text, excerpt) in cases { #expect(read([SectionClaim(.duties, .plain(text))]).excerpt == excerpt) }
    let endless = read([SectionClaim(.duties, .plain(String(repeating: "dough ", count: 100)))]).excerpt
    #expect(endless.count <= 200 && endless.hasSuffix("dough…"))
    #expect(read([]).excerpt == "")
  }
}
