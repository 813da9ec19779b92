import Testing

@testable import Boardwalk

@Suite("Numbers of sources")
struct SourceNumbersTests {
  @Test(
    "What a service could never give is an error where it is written, and what it gives is taken",
    arguments: [
      ("usajobs: { replies: a, results-per-page: %@ }", "results-per-page", "1 to 500", ["0", "501"], ["1", "500"]),
      ("adzuna: { country: gb, max-days-old: %@ }", "max-days-old", "0 to 36500", ["-1", "36501"], ["0", "9"]),
      ("smartrecruiters: { company: A, details: %@ }", "details", "0 to 1000000", ["-1", "1000001"], ["0", "300"]),
      ("bamboohr: { company: a, details: %@ }", "details", "0 to 1000000", ["-1"], ["0"]),
      ("boardwalk: { address: https://b.example/, details: %@ }", "details", "0 to 1000000", ["-1"], ["0"]),
      ("hackernews: { thread: %@ }", "thread", "1", ["0", "-7"], ["44159528"]),
    ])
  func limits(source: String, name: String, range: String, wrong: [String], right: [String]) {
    func said(_ number: String) -> [String] {
      let line = source.replacing("%@", with: number)
      let settings = "title: T\nbase-url: https://t.example.org/\nsources:\n  - \(line)\n"
      return BoardInMemory(["Content/board.yml": settings]).read().findings.filter { $0.severity == .error }
        .map(\.message)
    }
    for number in wrong {
      #expect(said(number) == ["`\(name)` must be a whole number from \(range), not `\(number)`"])
    }
    for number in right { #expect(said(number) == []) }
  }
}
