import Markup
import Testing

@testable import Boardwalk

@Suite("Where a link leads, in words")
struct ShownHostTests {
  @Test(
    "A host is shown as it is written, unless its letters may be taken for others",
    arguments: [
      ("https://Jobs.Example.org/x", "jobs.example.org"), ("https://bücher.example", "bücher.example"),
      ("https://xn--bcher-kva.example", "xn--bcher-kva.example"), ("https://пример.рф/a", "пример.рф"),
      ("https://例え.jp", "例え.jp"), ("https://аpple.com/x", "xn--pple-43d.com"),
      ("https://аррӏе.com", "xn--80ak6aa92e.com"), ("https://jobs.αpple.gr:8080/", "jobs.xn--pple-zld.gr"),
      ("mailto:a@example.org", nil),
    ] as [(String, String?)])
  func shown(address: String, host: String?) throws {
    #expect(try #require(SafeURL(address)).shownHost == host)
  }
}
