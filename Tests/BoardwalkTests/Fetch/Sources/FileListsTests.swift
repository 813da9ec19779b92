import Testing

@testable import Boardwalk

@Suite("Lists in cells of files")
struct FileListsTests {
  private static func asked(_ column: String, _ cells: [String]) async throws -> Asked {
    let rows = cells.enumerated().map { "\($0),Cook,\"\($1)\"\n" }.joined()
    return try await Asked("files:", recorded: ["jobs.csv": "id,title,\(column)\n\(rows)"])
  }

  @Test(
    "Commas part skills where nothing else does in the whole file",
    arguments: [
      (["Swift, SQL,Go", "Java (8, 11), Rust"], [["Swift", "SQL", "Go"], ["Java (8, 11)", "Rust"]]),
      (["Swift, SQL", "Bread, cakes; Pies"], [["Swift, SQL"], ["Bread, cakes", "Pies"]]),
      (["Swift, SQL", "Pies\nBread"], [["Swift, SQL"], ["Pies", "Bread"]]), (["Swift", ","], [["Swift"], []]),
    ])
  func skills(_ cells: [String], _ skills: [[String]]) async throws {
    for column in ["skills", "Tags"] {
      let asked = try await Self.asked(column, cells)
      #expect(asked.drafts.map(\.skills) == skills)
      #expect(asked.findings == [])
    }
  }

  @Test("Commas part fields of work that stand alone elsewhere in the file; others are one, and are told of")
  func categories() async throws {
    let asked = try await Self.asked(
      "category", ["Kitchen, service", "Kitchen", "Service", "Arts, Design and Media", "Kitchen, Garden"])
    #expect(
      asked.drafts.map { $0.categories.map(\.name) } == [
        ["Kitchen", "service"], ["Kitchen"], ["Service"], ["Arts, Design and Media"], ["Kitchen, Garden"],
      ])
    #expect(
      asked.findings == [
        "The column `category` has commas in 2 rows, in the first: “Arts, Design and Media”; that is one field of work."
      ])
    let parted = try await Self.asked("category", ["Kitchen, service", "Kitchen; Bar", "Service"])
    #expect(parted.drafts.map(\.categories.count) == [1, 2, 1])
    #expect(parted.findings == [])
  }
}
