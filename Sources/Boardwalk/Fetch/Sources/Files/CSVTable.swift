import Web

/// Comma-separated values with a line of names at their head.
/// Source: RFC 4180; semicolons and tabs are taken as well, as office programs write them.
struct CSVTable {
  /// Of the columns, as the first line has them.
  private(set) var names: [String] = []
  private(set) var rows: [[String: String]] = []
  /// Lines of the file on which rows begin that say something beyond the last column.
  private var overlong: [Int] = []

  /// Beyond this it is no list of jobs.
  static let mostRows = 200_000
  static let mostColumns = 200

  init(_ body: [UInt8]) throws {
    var bytes = body[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard bytes.contains(where: { $0 > 32 }) else { throw ReplyFault.empty }
    // A page that says the server is being mended; no column is called like that.
    if bytes.first(where: { $0 > 32 }) == UInt8(ascii: "<") {
      throw ReplyFault.notThe(format: "CSV", opening: Response(status: 200, body: Array(bytes)).opening)
    }
    let separator = Self.separator(of: bytes)
    var head: [String]?
    try Self.forEachRecord(of: bytes, partedAt: separator) { record, line in
      guard let known = head else {
        guard record.count > 1, record.count <= Self.mostColumns else {
          throw ReplyFault.unreadable("its first line does not name columns", format: "CSV", line: line)
        }
        head = record.map(\.trimmed)
        return
      }
      if rows.count == Self.mostRows {
        throw ReplyFault.unreadable("it has more than \(Self.mostRows) rows", format: "CSV")
      }
      // Spreadsheets leave rows of nothing but separators.
      if record.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return }
      if record.dropFirst(known.count).contains(where: { !$0.allSatisfy(\.isWhitespace) }) { overlong.append(line) }
      rows.append(Dictionary(zip(known, record), uniquingKeysWith: { $0.isBlank ? $1 : $0 }))
    }
    names = head ?? []
  }

  /// What is wrong with its columns and rows.
  var findings: [Diagnostic] {
    doubled.map { name in
      Diagnostic(
        .warning,
        "The file has several columns called “\(quoted(name))”; of a row the first that says something is read.",
        hint: "Give each column a name of its own.")
    }
      + overlong.map { line in
        Diagnostic(
          .warning,
          "The row on line \(line) of the file has more cells than there are columns; those too many are not read.",
          hint: "Put a cell in quotation marks that holds what parts cells.")
      }
  }

  /// Names of more than one column, each once. Columns without one are nobody's.
  private var doubled: [String] {
    var (seen, doubled): (Set<String>, [String]) = ([], [])
    for name in names where !seen.insert(name).inserted && !name.isEmpty && !doubled.contains(name) {
      doubled.append(name)
    }
    return doubled
  }
}
