import Markup
import Testing

@testable import Boardwalk

@Suite("Signs of Latin names in texts that are written from right to left")
struct SignsInPlaceTests {
  /// The marks as `|`.
  private func shown(_ text: String) -> String { text.replacing("\u{200E}", with: "|") }

  @Test(
    "A mark holds the signs behind a name, and the dot before one",
    arguments: [
      ("مهندس C++ أول", "مهندس C++| أول"), ("مطور C#", "مطور C#|"), ("מפתח .NET", "מפתח |.NET"),
      ("ﻣﻄﻮﺭ C#", "ﻣﻄﻮﺭ C#|"), ("ࡀ C++", "ࡀ C++|"), ("𞤀 C++", "𞤀 C++|"),
      ("a long text of Latin letters C# and one ת", "a long text of Latin letters C#| and one ת"),
      ("C++, C# و .NET", "C++|, C#| و |.NET"), ("מפתח/ת C++17", "מפתח/ת C++|17"), ("דרוש (.NET)", "דרוש (|.NET)"),
    ])
  func marks(_ text: String, _ expected: String) { #expect(shown(text.withSignsInPlace) == expected) }

  @Test(
    "All else stays as it is",
    arguments: [
      "C++ developer", "Entwickler C#/.NET", "مهندس", "خبرة 5+ سنوات", "Node.js בתל אביב", "+ مهندس", "шеф C++", "",
      "東京 C++",
      "מפתח. Python",
    ])
  func untouched(_ text: String) { #expect(text.withSignsInPlace == text) }

  @Test("Of HTML the texts have marks, and tags and references none")
  func html() {
    let text = SafeHTML(
      html: "<p>مهندس <strong>C++</strong> و <a href=\"https://a.example/x#y+.z\">C# &amp; .NET</a> &#39;</p>")
    let tags = shown(text.shown(namingTables: ""))
    #expect(tags.contains("<strong>C++|</strong>") && tags.contains(">C#| &amp; |.NET</a>"), "\(tags)")
    #expect(tags.replacing("|", with: "") == text.html)
  }

  @Test("Pages, rows, feeds and the index have the title that way")
  func everywhere() async throws {
    let job = try Job.plain("1", title: "مهندس C++") {
      $0.sections = [Job.Section(.summary, SafeHTML(text: "نبحث عن مهندس C++ الآن"))]
    }
    let site = try await PrintedSite([job])
    let title = "مهندس C++\u{200E}"
    let page = site[site.site.board.jobs[0].path]
    #expect(page.contains("<h1>\(title)</h1>") && page.contains("مهندس C++\u{200E} الآن"))
    #expect(site["index.html"].contains(">\(title)</a></h3>"))
    #expect(site["feed.xml"].contains("<title>\(title)"))
    #expect(site.pages.contains { $0.key.hasPrefix("data/") && $0.value.contains(title) })
  }
}
