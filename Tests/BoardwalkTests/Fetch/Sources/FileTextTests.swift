import Testing

@testable import Boardwalk

@Suite("Text of files")
struct FileTextTests {
  @Test(
    "Blanks before a cell in quotation marks are no part of it",
    arguments: [
      ("Cook, Acme, \"Portland, Maine\", \"$50,000 a year\"", ["Portland, Maine", "$50,000 a year"]),
      ("Cook,\tAcme,  \"Portland, \"\"Maine\"\"\" ,x", ["Portland, \"Maine\"", "x"]),
      ("Cook,Acme, \"two\nlines, both\",x", ["two\nlines, both", "x"]),
      ("Cook,Acme, \"a\" b,x", ["\"a\" b", "x"]), ("Cook,Acme, \",x", ["\"", "x"]),
      ("Cook,Acme,27\",\"x\"", ["27\"", "x"]), ("Cook,Acme, \"a,x", ["\"a", "x"]),
    ])
  func blanks(_ row: String, _ cells: [String]) throws {
    let table = try CSVTable(Array("title,company,location,salary\n\(row)\nMaid,Acme,b,c\n".utf8))
    #expect(table.rows.map { [$0["location"], $0["salary"]].compactMap { $0?.trimmed } } == [cells, ["b", "c"]])
    #expect(table.findings == [])
  }
}
