import Testing

@testable import Boardwalk

@Suite("Files of referrals")
struct ReferralFileTests {
  @Test(
    "A referrer that is named with its file's ending is told the name",
    arguments: [("robin.md", "robin"), ("people/robin.md", "robin"), ("Content/people/robin", "robin")])
  func referrer(written: String, handle: String) {
    let post = "---\ntitle: A\norganization: B\nposted: 2026-01-01\nreferrer: \(written)\n---\n"
    let board = BoardInMemory(["Content/referrals/a.md": post, "Content/people/robin.md": "---\nname: R\n---\n"])
    #expect(
      board.read().findings == [
        .warning(
          "Content/referrals/a.md", 5, 11, "there is no person `\(written)` in Content/people",
          hint: "write `robin`, the name of the file without .md")
      ])
  }

  @Test("Qualifications may be a text; it knows where it begins")
  func qualifications() {
    func section(_ field: String) -> SectionClaim? {
      BoardInMemory(["Content/referrals/a.md": "---\ntitle: A\norganization: B\nposted: 2026-01-01\n\(field)\n---\n"])
        .read()
        .drafts.first?.sections.first
    }
    #expect(section("qualifications: A *licence*") == SectionClaim(.qualifications, .markdown("A *licence*", line: 5)))
    #expect(section("qualifications: |\n  A\n  B") == SectionClaim(.qualifications, .markdown("A\nB", line: 6)))
  }
}
