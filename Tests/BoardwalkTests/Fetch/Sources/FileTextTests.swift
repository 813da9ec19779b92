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

  @Test("A file in the letters of Windows is read in them, and told of once")
  func windows() throws {
    let text: [UInt8] = Array("title,company\nK".utf8) + [0xF6] + Array("chin,Caf".utf8) + [0xE9, 0x20, 0x80, 0x0A]
    let table = try CSVTable(text + Array("Maid,M".utf8) + [0xFC] + Array("ller\n".utf8))
    #expect(table.rows == [["title": "Köchin", "company": "Café €"], ["title": "Maid", "company": "Müller"]])
    #expect(table.findings.count == 1 && table.findings.first?.hint == "Save it as “CSV UTF-8”.")
    #expect(try CSVTable(Array("title,company\nKöchin,Café".utf8)).findings == [])
    // One letter that was cut makes no other coding of it.
    #expect(try CSVTable(Array("title,company\nKöchin,Café".utf8) + [0xC3]).rows.first?["title"] == "Köchin")
  }

  @Test(
    "Lines above the names of columns are no columns",
    arguments: [
      "sep=;\ntitle;company\nCook;A,b\n", "\u{FEFF}\"sep=|\"\r\nTitle|Company\r\nCook|A,b\r\n",
      "Jobs 2026,,,\nTitle,Company,,\nCook,\"A,b\",,\n", "Jobs 2026\n\nTitle;Company\nCook;A,b\n",
      "\"Jobs, all of them\"\r\nas of today\r\n\"Job Title\"\tCompany\r\nCook\tA,b\r\n",
    ])
  func above(_ text: String) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": text])
    #expect(asked.drafts.map(\.title) == ["Cook"] && asked.drafts.map(\.organization) == ["A,b"])
    #expect(asked.findings == [])
  }

  @Test("Lines keep their numbers behind one that is passed over, and a table without a title names its first line")
  func numbers() async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": "Jobs 2026,\ntitle,company\nCook,A,b\n"])
    #expect(asked.findings.first?.hasPrefix("The row on line 3 of the file") == true)
    let other = try await Asked("files:", recorded: ["jobs.csv": "Jobs 2026,\nStelle,Firma\nKoch,A\n"])
    #expect(other.failure?.message.contains("there are “Jobs 2026”, and") == true)
  }

  @Test(
    "JSON Lines have a job on each line",
    arguments: [
      "{\"title\":\"Cook\"}\n{\"title\":\"Maid\",\"skills\":[\"a\"]}\n",
      "\u{FEFF}{\"title\":\"Cook\"}\r\n\r\n {\"title\":\"Maid\"} \r\n",
    ])
  func lines(_ text: String) async throws {
    let asked = try await Asked("files:", recorded: ["1.json": text, "2.jsonl": text])
    #expect(asked.drafts.map(\.title) == ["Cook", "Maid", "Cook", "Maid"])
  }
}
