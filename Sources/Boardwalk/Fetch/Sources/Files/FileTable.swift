/// The rows of a file, in whatever format it is.
struct FileTable {
  /// Of its columns, as they are written.
  private(set) var names: [String] = []
  private(set) var rows: [[String: String]] = []
  /// What is wrong with it.
  private(set) var findings: [Diagnostic] = []

  /// Reads CSV, or JSON where it begins like that. Throws a `ReplyFault` when it is neither.
  ///
  /// - Parameter named: what the file calls its columns.
  init(_ body: [UInt8], as named: ColumnNames?) throws {
    guard Self.isJSON(body) else {
      let table = try CSVTable(body) { FileColumns($0, as: named).hasTitle }
      (names, rows, findings) = (table.names, table.rows, table.findings)
      return
    }
    rows = try Self.rows(ofJSON: body, as: named).map(\.texts)
    names = Array(Set(rows.lazy.flatMap(\.keys)))
  }

  /// Whether a file is JSON, or means to be.
  static func isJSON(_ body: [UInt8]) -> Bool {
    let first = body.first { $0 > 32 && !isMark($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// A list of objects, the one in an object that is a table of jobs, or the object itself where it is a job.
  private static func rows(ofJSON body: [UInt8], as named: ColumnNames?) throws -> [WireRow] {
    if let lines = try rows(ofLines: body) { return lines }
    let reply = try JSONReply.decode(WireRows.self, from: body)
    if isJob(reply, as: named) {
      let row = try JSONReply.decode(WireRow.self, from: body)
      if FileRow(row.texts, in: FileColumns(row.texts.keys, as: named))[.title] != nil { return [row] }
    }
    // Employers beside jobs have a `name`.
    for hasTitle in [isTitled, mayBeTitled] {
      if let rows = reply.rows(where: { hasTitle($0.flatMap(\.texts.keys), named) }) { return rows }
    }
    let lists = reply.lists.filter { !$0.rows.isEmpty }
    if lists.isEmpty { throw ReplyFault.missing("jobs") }
    let names = lists.map { "`\(shortened($0.name))`" }.joined(separator: ", ")
    throw ReplyFault.unreadable(
      lists.contains(where: \.hasObjects)
        ? "nothing says which of its lists has the jobs; there are \(names)"
        : "no list in it holds jobs; there is \(names)")
  }

  /// JSON Lines, an object on each line; nil where the file is anything else.
  /// Source: https://jsonlines.org
  private static func rows(ofLines body: [UInt8]) throws -> [WireRow]? {
    guard isObject(body.prefix { !isLineEnd($0) }) else { return nil }
    let lines = body.split(whereSeparator: isLineEnd).filter { line in line.contains { $0 > 32 } }
    guard lines.count > 1, lines.allSatisfy(isObject) else { return nil }
    var list = [UInt8(ascii: "[")]
    for line in lines { list += line.drop(while: isMark) + [UInt8(ascii: ",")] }
    list[list.count - 1] = UInt8(ascii: "]")
    return try JSONReply.decode([WireRow].self, from: list)
  }

  private static func isObject(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { $0 > 32 && !isMark($0) } == UInt8(ascii: "{") && line.last { $0 > 32 } == UInt8(ascii: "}")
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether it is of the mark that some programs begin UTF-8 with.
  private static func isMark(_ byte: UInt8) -> Bool { [0xEF, 0xBB, 0xBF].contains(byte) }

  /// What lists of jobs are called, beside which a title is that of the whole file.
  private static let tables: Set = [
    "jobs", "data", "entries", "items", "listings", "offers", "postings", "records", "results", "rows", "stellen",
    "vacancies",
  ]

  /// Whether an object may be a job by itself: it has a title, and no list that is a table of jobs. What has nothing but a `name`
  /// may be an employer with a list of jobs of any name.
  private static func isJob(_ reply: WireRows, as named: ColumnNames?) -> Bool {
    guard mayBeTitled(reply.members, as: named) else { return false }
    let isTitle = isTitled(reply.members, as: named)
    return !reply.lists.filter(\.hasObjects).contains { list in
      let columns = list.rows.flatMap(\.texts.keys)
      return tables.contains(list.ownName)
        ? mayBeTitled(columns, as: named) : !isTitle && isTitled(columns, as: named)
    }
  }

  /// Whether one of some columns is the title.
  private static func mayBeTitled(_ columns: [String], as named: ColumnNames?) -> Bool {
    FileColumns(columns, as: named).hasTitle
  }

  /// The same of others than `name`, which many things have.
  private static func isTitled(_ columns: [String], as named: ColumnNames?) -> Bool {
    FileColumns(columns.filter { FileRow.plain($0) != "name" }, as: named).hasTitle
  }
}
