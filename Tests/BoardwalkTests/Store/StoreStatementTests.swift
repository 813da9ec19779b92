import Foundation
import GRDB
import Testing

@testable import Boardwalk

@Suite("What is written for every job")
struct StoreStatementTests {
  private func with(_ body: (Database) throws -> Void) throws {
    try DatabaseQueue().write { database in
      try database.execute(sql: "CREATE TABLE value (number INTEGER PRIMARY KEY, text TEXT, bytes BLOB NOT NULL)")
      try body(database)
    }
  }

  @Test("Values are read back as they were given, the empty ones too", arguments: ["", "x", "Zürich \u{1F600}"])
  func values(_ text: String) throws {
    try with { database in
      let insert = try StoreStatement("INSERT INTO value VALUES (?, ?, ?)", in: database)
      for number: Int64 in [.min, 0, .max] {
        try insert.run(.number(number), .text(text), .bytes(Array("..\(text)".utf8)[2...]))
        let row = try #require(
          try Row.fetchOne(database, sql: "SELECT * FROM value WHERE number = ?", arguments: [number]))
        #expect(row["text"] == text && row["bytes"] == Data(text.utf8))
      }
    }
  }

  @Test("Nothing is NULL, and a number that is not there is none")
  func nothing() throws {
    try with { database in
      try StoreStatement("INSERT INTO value VALUES (?, ?, ?)", in: database).run(.number(1), .none, .bytes([1]))
      let find = try StoreStatement("SELECT number FROM value WHERE number = ? AND text IS NULL", in: database)
      #expect(try find.number(.number(1)) == 1)
      #expect(try find.number(.number(2)) == nil)
    }
  }

  @Test("What SQLite refuses is thrown with its reason, and the statement goes on")
  func refused() throws {
    try with { database in
      let insert = try StoreStatement("INSERT INTO value VALUES (?, ?, ?)", in: database)
      let error = #expect(throws: DatabaseError.self) { try insert.run(.number(1), .none, .none) }
      #expect(error?.resultCode == .SQLITE_CONSTRAINT)
      #expect(error?.message == "NOT NULL constraint failed: value.bytes")
      try insert.run(.number(1), .none, .bytes([]))
      #expect(try Int.fetchOne(database, sql: "SELECT length(bytes) FROM value") == 0)
    }
  }
}
