import Testing

@testable import Boardwalk

@Suite("Parts of summaries that are written once")
struct WrittenPartsTests {
  @Test("A part that many share is written once, and each of many that nobody holds on to as it is")
  func parts() {
    var parts = WrittenParts()
    var times = 0
    func members(of part: Shared<String>) -> String {
      String(
        decoding: parts.members(of: part) { text, json in
          times += 1
          json.member("text", text)
        }, as: UTF8.self)
    }
    let shared = Shared("the same")
    for _ in 0..<3 { #expect(members(of: shared) == #""text":"the same""#) }
    #expect(times == 1)
    // Each of them would lie where the one before it lay.
    for number in 0..<50_000 { #expect(members(of: Shared("number \(number)")) == #""text":"number \#(number)""#) }
    #expect(members(of: shared) == #""text":"the same""#)
  }
}
