import Markup
import Testing

@testable import Boardwalk

@Suite("E-mail addresses on pages")
struct MaskedMailTests {
  @Test("The page of a job and of a referral print no address plainly that they link to, and links lead where they led")
  func pages() async throws {
    func post(_ rest: String) -> String {
      "---\ntitle: Rigger\norganization: Mill\nlocation: Hull, United Kingdom\nposted: 2026-11-18\n\(rest)---\n"
        + "Rig ropes all day.\n\n## How to apply\nWrite to <us@o.example>.\n"
    }
    let site = try await PrintedSite(content: [
      "Content/jobs/rigger.md": post("apply: us@o.example\n"),
      "Content/referrals/rigger.md": post("contact: us@o.example\n"),
    ])
    let pages = site.pages.filter { $0.key.hasSuffix("rigger/index.html") }
    #expect(pages.count == 2)
    for (path, page) in pages {
      #expect(!page.contains("us@o.example"), "\(path)")
      let links = page.between("<a href=\"&#109;", "\"").map { PlainText.decodeEntities("&#109;" + $0) }
      #expect(links.filter { $0 == "mailto:us@o.example" }.count == 2, "\(path)")
    }
    let job = try #require(pages.first { $0.key.hasPrefix("jobs/") }?.value)
    #expect(job.between("<a href=\"&#109;", ">").contains { $0.contains("class=\"button apply\" rel=\"noopener") })
    // Programs that read JSON read the address.
    #expect(job.contains(#"us\u0040o.example"#))
    #expect(
      StructuredData.postings(in: Array(job.utf8)).first?["description"]?.text?.contains("mailto:us@o.example") == true)
  }
}
