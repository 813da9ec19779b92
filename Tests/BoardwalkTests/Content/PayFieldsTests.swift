import Testing

@testable import Boardwalk

@Suite("Pay as posts state it")
struct PayFieldsTests {
  @Test(
    "Of pay that may have thousands behind a point it is said how it is read",
    arguments: [
      ("{ min: 50.000, max: 60.000, currency: EUR }", "50.000, which is read as 50 and not as 50000"),
      ("{ min: 1.125, unit: hour }", "1.125, which is read as 1.125 and not as 1125"),
      ("{ min: 1.125, currency: KWD, unit: hour }", nil), ("{ min: 26.25, unit: hour }", nil),
      ("{ min: 50000, max: 60000.50 }", nil), ("{ max: 1234.567 }", nil),
    ] as [(String, String?)])
  func thousands(pay: String, words: String?) {
    let file = "---\ntitle: A\norganization: B\nposted: 2026-02-01\npay: \(pay)\n---\n"
    let content = BoardInMemory(["Content/jobs/a.md": file]).read()
    #expect(content.drafts.count == 1)
    #expect(
      content.findings.filter { $0.message.hasPrefix("`pay` says") }.map(\.message)
        == (words.map { ["`pay` says \($0)"] } ?? []))
  }
}
