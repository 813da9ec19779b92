import Foundation
import GRDB

/// How the conditions of a job lie in the store: apart from its text, which a build does not read to fill its lists.
extension Conditions {
  /// Nil without any.
  var bytes: [UInt8]? {
    guard !isEmpty else { return nil }
    var row = RowWriter()
    row.write(Condition.allCases.filter { !self[$0].isEmpty }) { row, condition in
      row.write(condition.label)
      row.write(self[condition].joined(separator: ", "))
    }
    return row.bytes
  }

  init(from row: inout RowReader) throws(RowFault) {
    self.init(try row.list { (row) throws(RowFault) in Job.Fact(try row.string(), try row.string()) })
  }

  /// Notes in the store that these, of which these are the bytes, are those of a job.
  static func keep(_ bytes: [UInt8]?, number: Int64, in database: Database) throws {
    guard let bytes else {
      return try StoreStatement("DELETE FROM condition WHERE number = ?", in: database).run(.number(number))
    }
    try StoreStatement("INSERT OR REPLACE INTO condition (number, facts) VALUES (?, ?)", in: database)
      .run(.number(number), .bytes(bytes[...]))
  }

  /// Notes the conditions of everything that a store of an older Boardwalk has.
  static func fill(_ database: Database) throws {
    try JobMarks.eachJob(in: database) { try keep(Conditions($1.facts).bytes, number: $0, in: database) }
  }
}

extension Store {
  /// The conditions of the jobs that have any, by row number.
  func conditions() throws -> [Int64: Conditions] {
    do {
      return try database.read { database in
        var conditions: [Int64: Conditions] = [:]
        // A hundred thousand jobs have a few hundred of them.
        var known: [Data: Conditions] = [:]
        let rows = try Row.fetchCursor(database, sql: "SELECT number, facts FROM condition")
        while let row = try rows.next() {
          let bytes = try row.decode(Data.self, atIndex: 1)
          if known[bytes] == nil {
            known[bytes] = try row.withUnsafeBlob(at: 1) { (reader) throws(RowFault) in try Conditions(from: &reader) }
          }
          conditions[try row.decode(atIndex: 0)] = known[bytes]
        }
        return conditions
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}
