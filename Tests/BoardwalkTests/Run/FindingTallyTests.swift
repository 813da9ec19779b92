import Testing

@testable import Boardwalk

@Suite("Many findings")
struct FindingTallyTests {
  @Test(
    "Fifty are told, the rest are counted, and none is dropped", arguments: [(0, 0), (50, 50), (51, 51), (900, 51)])
  func told(count: Int, lines: Int) {
    var tally = FindingTally()
    for number in 0..<count { tally.add([Diagnostic(.warning, "Fault \(number).")]) }
    let findings = tally.findings(of: "acme")
    #expect(findings.count == lines)
    if count > 50 {
      #expect(findings.last?.message == "There were \(count - 50) more findings like these, which are not listed.")
      #expect(findings.last?.spot == .source("acme"))
    }
  }
}
