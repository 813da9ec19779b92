import Markup
import Testing

@testable import Boardwalk

@Suite("Addresses of people")
struct ContactAddressTests {
  /// Every letter that an atom of RFC 5322 may have beside letters and digits.
  private static let odd = "o'brien!#$%&*+/=?^_`{|}~-@mill.example"

  @Test(
    "Every letter that a mail program takes is taken, in a contact and in what one applies by, and shown as it is"
  )
  func atoms() async throws {
    let front = "title: Rigger\norganization: Mill\nposted: 2026-11-18\n"
    let rows = #"[{"id":1,"title":"Cook","company":"Mill","contact":"\#(Self.odd)","apply":"\#(Self.odd)"}]"#
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: rows }]"), "Content/rows/1.json": rows,
      "Content/jobs/rigger.md": "---\n\(front)contact: \"\(Self.odd)\"\napply: \"\(Self.odd)\"\n---\nRig.",
    ])
    #expect(await board.findings().filter { $0.severity != .notice } == [])
    let coded = "mailto:o'brien!%23$%25%26*+%2F%3D%3F%5E_%60%7B%7C%7D~-@mill.example"
    for path in board.publishedPaths where path.hasPrefix("jobs/") {
      let page = board.text(of: path)
      let contact = page.between("<div class=\"contact\">", "</div>").joined()
      let links = contact.between("<a href=\"", "\"").map(PlainText.decodeEntities)
      #expect(links == [coded] && PlainText.decodeEntities(contact).contains(">\(Self.odd)</a>"))
      #expect(PlainText.decodeEntities(page).contains("<a href=\"\(coded)\" class=\"button apply\""))
    }
    #expect(board.publishedPaths.count { $0.hasPrefix("jobs/") && $0.hasSuffix("index.html") } == 2)
  }

  @Test(
    "What no host can be called is no address",
    arguments: ["a@b'c.example", "a@b`c.example", "a\"b@c.example", "a b@c.example"])
  func refused(address: String) {
    var draft = JobDraft.clerk("1")
    draft.referral = ReferralClaim(
      referrer: nil, positions: [], contactName: nil, contactEmail: address, contactURL: nil)
    let (job, findings) = Normaliser(today: draft.posted.flatMap { Day(iso: $0) } ?? Day(number: 0)).job(
      from: draft, source: "a")
    #expect(job?.referral?.contact == nil && findings.count == 1)
  }
}
