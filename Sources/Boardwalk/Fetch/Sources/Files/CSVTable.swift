import Web

/// Comma-separated values with a line of names at their head.
/// Source: RFC 4180; semicolons and tabs are taken as well, as office programs write them.
struct CSVTable {
  /// Of the columns, as the first line has them.
  private(set) var names: [String] = []
  private(set) var rows: [[String: String]] = []
  /// Lines of the file on which rows begin that say something beyond the last column.
  private var overlong: [Int] = []
  /// Whether its letters are in an old coding of one byte each.
  private let isInOtherLetters: Bool

  /// Beyond this it is no list of jobs.
  static let mostRows = 200_000
  static let mostColumns = 200

  /// - Parameter isHead: whether a line names columns. One above it that does not, `Jobs 2026,,`, is the title of the table.
  init(_ body: [UInt8], isHead: ([String]) -> Bool = { _ in true }) throws {
    let body = Self.inUTF8(body)
    isInOtherLetters = body.isOther
    var bytes = body.text[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard bytes.contains(where: { $0 > 32 }) else { throw ReplyFault.empty }
    // A page that says the server is being mended; no column is called like that.
    if bytes.first(where: { $0 > 32 }) == UInt8(ascii: "<") {
      throw ReplyFault.notThe(format: "CSV", opening: Response(status: 200, body: Array(bytes)).opening)
    }
    let opening = Opening(of: bytes, isHead: isHead)
    var head: [String]?
    try Self.forEachRecord(of: opening.table, from: opening.line, partedAt: opening.separator) { record, line in
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
    letters
      + doubled.map { name in
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

  private var letters: [Diagnostic] {
    guard isInOtherLetters else { return [] }
    return [
      Diagnostic(
        .warning, "The file is not in UTF-8; it is read as Windows-1252, in which some letters may be others.",
        hint: "Save it as “CSV UTF-8”.")
    ]
  }

  /// The text in UTF-8, and whether it was in another coding: what old office programs save is Windows' own.
  private static func inUTF8(_ body: [UInt8]) -> (text: [UInt8], isOther: Bool) {
    guard String(validating: body, as: UTF8.self) == nil else { return (body, false) }
    let letters = String(decoding: body, as: UTF8.self).unicodeScalars.filter { !$0.isASCII }
    // Of UTF-8 that is damaged somewhere most letters can be read.
    guard letters.count(where: { $0 == "\u{FFFD}" }) * 2 > letters.count,
      let windows = ServedText.letters(inCoding: "windows-1252")
    else { return (body, false) }
    return (body.flatMap { windows[Int($0)] }, true)
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
