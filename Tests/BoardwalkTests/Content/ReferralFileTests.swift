import Testing

@testable import Boardwalk

@Suite("Files of referrals")
struct ReferralFileTests {
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
