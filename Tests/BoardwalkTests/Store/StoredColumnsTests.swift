import GRDB
import Testing

@testable import Boardwalk

@Suite("Columns of the store")
struct StoredColumnsTests {
  @Test(
    "A number is a number, and nothing else is taken for one", arguments: ["NULL", "'12'", "'twelve'", "x'0C'", "1.5"])
  func noNumber(value: String) throws {
    try DatabaseQueue().read { database in
      let statement = try StoreStatement("SELECT \(value)", in: database)
      #expect(throws: RowFault.self) { try statement.number() }
      #expect(throws: RowFault.self) { try statement.eachRow { _ = try $0.number(0) } }
      if value != "NULL" { #expect(throws: RowFault.self) { try statement.row { try $0.optionalNumber(0) } } }
    }
  }

  @Test("Numbers, texts and bytes are read where they lie, and what is missing is missing")
  func values() throws {
    try DatabaseQueue().read { database in
      let statement = try StoreStatement("SELECT -7, NULL, 'é', x'00FF'", in: database)
      let numbers = try statement.row { row -> [Int64?] in
        let numbers = [try row.number(0), try row.optionalNumber(0), try row.optionalNumber(1)]
        #expect(row.optionalText(1) == nil)
        #expect(row.optionalText(2) == "é")
        #expect(Array(row.bytes(3)) == [0, 0xFF])
        #expect(row.bytes(1).isEmpty)
        return numbers
      }
      #expect(numbers == [-7, -7, nil])
    }
  }

  @Test("The first row that cannot be read ends the reading")
  func faults() throws {
    try DatabaseQueue().read { database in
      var met = 0
      let statement = try StoreStatement("VALUES (1), (2), ('three'), (4)", in: database)
      #expect(throws: RowFault.self) {
        try statement.eachRow { row in
          _ = try row.number(0)
          met += 1
        }
      }
      #expect(met == 2)
      #expect(try statement.number() == 1)
    }
  }
}
