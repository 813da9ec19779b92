import Foundation
import Testing

@testable import Boardwalk

@Suite("Figures and texts of any size")
struct HostileFiguresTests {
  @Test(
    "A distance from Greenwich is one that there is",
    arguments: [
      ("UTC", 0), ("UTC+5:30", 19_800), ("UTC−12", -43_200), ("UTC+14", 50_400), ("UTC+15", nil), ("UTC+5:60", nil),
      ("UTC+9223372036854775807", nil), ("UTC+1:9223372036854775807", nil), ("UTC+-1", nil), ("UTC+05", nil),
    ] as [(String, Int?)])
  func offsets(words: String, seconds: Int?) {
    #expect(Zone.offset(inWords: words) == seconds)
  }

  @Test(
    "Minutes of another board's index that are no minutes of a day say nothing", arguments: [Int.min, Int.max, 5000])
  func minutes(until: Int) async throws {
    let row = #"[{"id":"a:1","title":"Clerk","organization":"Acme","closes":"2026-12-10","until":\#(until)}]"#
    let asked = try await Asked("boardwalk: { address: \"https://other.example.org/\" }", recorded: ["1.json": row])
    #expect(asked.jobs().map { $0.deadline?.day.description } == ["2026-12-10"])
  }

  @Test(
    "A line of an offer with a hundred thousand bars, a day of a megabyte and a page of nothing but links take no time")
  func time() {
    let clock = ContinuousClock()
    let took = clock.measure {
      _ = HiringLine(String(repeating: "Boston | ", count: 100_000))
      let days = DayOrder(of: [String(repeating: " a\u{301}", count: 500_000), "31/12/2026"])
      #expect(days.plain("31/12/2026") == "2026-12-31")
      #expect(StructuredData.address(of: Array(String(repeating: "<link", count: 50_000).utf8)) == nil)
    }
    #expect(took < .seconds(10))
  }

  @Test("Of a row with a million cells no more is kept than tells that it is too long")
  func cells() throws {
    let table = try CSVTable(Array("title,organization\nClerk,Acme\(String(repeating: ",", count: 1_000_000))x\n".utf8))
    #expect(table.rows == [["title": "Clerk", "organization": "Acme"]])
    #expect(table.findings.count == 1)
  }
}
