import Markup
import Testing

@testable import Boardwalk

@Suite("Feeds that are exports of whole sites")
struct FeedExportsTests {
  private static func read(_ text: String) async throws -> Asked {
    try await Asked("feed: { url: \"https://a.example/feed\" }") { _ in (200, text) }
  }

  @Test("Of an export of WordPress only what is public and may be an offer is one")
  func wordPress() async throws {
    let items = [
      ("publish", "job_listing"), ("publish", "post"), ("draft", "job_listing"), ("private", "post"), ("trash", "post"),
      ("inherit", "attachment"), ("publish", "page"), ("publish", "nav_menu_item"), ("publish", "wp_navigation"),
      ("expired", "job_listing"), ("pending", "job"), ("future", "job"),
    ].enumerated().map { number, item in
      "<item><title>Job \(number)</title><guid>\(number)</guid><wp:status>\(item.0)</wp:status>"
        + "<wp:post_type><![CDATA[\(item.1)]]></wp:post_type></item>"
    }
    let asked = try await Self.read(
      "<rss version=\"2.0\" xmlns:wp=\"http://wordpress.org/export/1.2/\"><channel><wp:wxr_version>1.2</wp:wxr_version>"
        + items.joined() + "<item><title>Plain</title><guid>p</guid></item></channel></rss>")
    #expect(asked.drafts.map(\.title) == ["Job 0", "Job 1", "Plain"])
    #expect(asked.findings == [] && asked.unreadable == 0)
  }
}
