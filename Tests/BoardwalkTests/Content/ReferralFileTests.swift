import Testing

@testable import Boardwalk

@Suite("Files of referrals")
struct ReferralFileTests {
  @Test("A referrer that is named by name is told the handle")
  func referrerByName() {
    let found = BoardInMemory([
      "Content/people/robin.md": "---\nname: Robin Sample\n---\n",
      "Content/referrals/a.md":
        "---\ntitle: A\norganization: B\nposted: 2026-01-01\nreferrer: Robin sample\n---\nx@y.example\n",
    ]).read().findings
    #expect(found.map(\.hint) == ["did you mean `robin`?"])
  }

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

  @Test(
    "A referral that names somebody and no way to them is doubted",
    arguments: [
      ("", "Text.", []), ("contact: { name: Bo }\n", "Text.", [5]), ("contact: {}\n", "Text.", [5]),
      ("referrer: cy\n", "Text.", [5]), ("referrer: cy\ncontact: { name: Bo }\n", "Text.", [6]),
      ("referrer: cy\ncontact: bo@example.org\n", "Text.", []), ("contact: https://example.org/\n", "Text.", []),
      ("referrer: ada\n", "Text.", []), ("referrer: ada\ncontact: { name: Bo }\n", "Text.", []),
      ("", "Write to <us@example.org>.", []), ("", "See [our page](https://example.org/).", []),
      ("", "Call +49 (40) 1234-56.", []), ("referrer: cy\n", "Ten posts from 2026.", [5]),
    ] as [(String, String, [Int?])])
  func unreachable(fields: String, body: String, lines: [Int?]) {
    let file = "Content/referrals/a.md"
    let findings = BoardInMemory([
      file: "---\ntitle: A\norganization: B\nposted: 2026-01-01\n\(fields)---\n\(body)\n",
      "Content/people/ada.md": "---\nname: Ada\ncontact: ada@example.org\n---\n",
      "Content/people/cy.md": "---\nname: Cy\n---\n",
    ]).read().findings
    #expect(findings.map(\.spot) == lines.map { .file(file, line: $0) })
    #expect(findings.allSatisfy { $0.message.hasPrefix("this referral does not say how to reach anybody") })
    #expect(findings.allSatisfy { $0.severity == .warning && $0.hint != nil })
  }
}
