import Testing

@testable import Boardwalk

@Suite("Content/duplicates.yml")
struct DuplicateFieldsTests {
  private static let settings =
    "title: T\nbase-url: https://t.example.org/\nsources: [{ greenhouse: { board: a } }, { remotive: {} }]\n"

  private static func read(_ duplicates: String) -> (verdicts: DuplicateVerdicts, findings: [String]) {
    let content = BoardInMemory(["Content/board.yml": settings, "Content/duplicates.yml": duplicates]).read()
    return (content.verdicts, content.findings.map(\.description))
  }

  @Test("Verdicts are pairs or groups of listings, either way")
  func verdicts() {
    let (verdicts, findings) = Self.read(
      "same:\n  - [greenhouse:1, remotive:2, jobs:baker]\nnot-the-same:\n  - [greenhouse:1, remotive:3:x]\n")
    #expect(findings.isEmpty)
    let one = JobID(source: "greenhouse", sourceID: "1")
    #expect(verdicts.same(as: one).map(\.description) == ["remotive:2", "jobs:baker"])
    #expect(verdicts.areApart(JobID(source: "remotive", sourceID: "3:x"), one))
    #expect(!verdicts.areApart(one, JobID(source: "remotive", sourceID: "2")))
  }

  @Test(
    "What is wrong is told at its place",
    arguments: [
      ("same:\n  - [greenhouse:1]\n", "Content/duplicates.yml:2:5: error: a verdict names at least two listings"),
      ("same:\n  - [greenhouse:1, greenhouse:1]\n", "at least two listings"),
      (
        "same:\n  - [greenhouse:1, remotiv:2]\n",
        "Content/duplicates.yml:2:20: error: no source of this board is called `remotiv`"
      ),
      (
        "not-the-same:\n  - [jobs:a, referrals:b]\n",
        "Content/duplicates.yml:2:14: error: `referrals:b` is a referral, which stands alone"
      ),
      ("same:\n  - [greenhouse, remotive:2]\n", "Content/duplicates.yml:2:6: error:"),
      ("sames:\n  - [greenhouse:1, remotive:2]\n", "unknown field `sames`"),
      (
        "same:\n  - [greenhouse:1, remotive:2]\nnot-the-same:\n  - [remotive:2, greenhouse:1]\n",
        "remotive:2 and greenhouse:1 are called the same and not the same"
      ),
    ])
  func faults(_ text: String, _ finding: String) {
    let (_, findings) = Self.read(text)
    #expect(findings.contains { $0.contains(finding) }, "\(findings)")
  }

  @Test("A board without the file has none")
  func none() {
    let content = BoardInMemory(["Content/board.yml": Self.settings]).read()
    #expect(content.verdicts == DuplicateVerdicts() && content.findings.isEmpty)
  }
}
