import Foundation

extension CSVTable {
  /// Where a table begins, and what parts its cells.
  struct Opening {
    /// From the line that names the columns on.
    private(set) var table: ArraySlice<UInt8>
    /// The number of that line.
    private(set) var line = 1
    private(set) var separator: UInt8

    /// So many lines above the names of columns may say what the table is about.
    private static let mostLines = 4

    init(of bytes: ArraySlice<UInt8>, isHead: ([String]) -> Bool) {
      table = bytes
      separator = Self.separator(of: bytes)
      // `sep=;` tells an office program what parts cells, and is no line of the table.
      if let said = Self.saidSeparator(in: bytes) {
        separator = said
        drop()
        return
      }
      var rest = self
      for _ in 0..<Self.mostLines {
        if rest.cells.count > 1, isHead(rest.cells) {
          self = rest
          return
        }
        // A cell of several lines is not looked into.
        guard rest.firstLine.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2) else { return }
        rest.drop()
        rest.separator = Self.separator(of: rest.table)
      }
    }

    private var firstLine: ArraySlice<UInt8> { table.prefix { $0 != 0x0A && $0 != 0x0D } }

    /// Of the first line, without quotation marks.
    private var cells: [String] {
      firstLine.split(separator: separator).map { cell in
        String(decoding: cell, as: UTF8.self).trimmingCharacters(in: ["\"", " ", "\t"])
      }
    }

    private mutating func drop() {
      table = table.dropFirst(firstLine.count)
      table = table.dropFirst(table.starts(with: [0x0D, 0x0A]) ? 2 : 1)
      line += 1
    }

    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

    /// The one that the first line has most of.
    private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
      let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
      let counts = separators.map { sign in (sign, line.count { $0 == sign }) }
      return counts.max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ",")
    }

    private static func saidSeparator(in bytes: ArraySlice<UInt8>) -> UInt8? {
      let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }.filter { $0 != UInt8(ascii: "\"") }
      guard line.count == 5, String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep=" else { return nil }
      return line.last
    }
  }

  static func forEachRecord(
    of bytes: ArraySlice<UInt8>, from start: Int, partedAt separator: UInt8,
    _ body: ([String], _ line: Int) throws -> Void
  ) throws {
    var record: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var (line, firstLine, quoteLine) = (start, start, start)
    var index = bytes.startIndex
    func endField() {
      // Of a row that is too long it is enough to know that something stands behind the last column.
      if record.count <= Self.mostColumns || record.count == Self.mostColumns + 1 && field.contains(where: { $0 > 32 })
      {
        record.append(String(decoding: field, as: UTF8.self))
      }
      field.removeAll(keepingCapacity: true)
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      let next = index < bytes.endIndex ? bytes[index] : nil
      if byte == 0x0A || byte == 0x0D && next != 0x0A { line += 1 }
      switch byte {
      case UInt8(ascii: "\"") where isQuoted && next == UInt8(ascii: "\""):
        field.append(byte)
        index += 1
      case UInt8(ascii: "\"") where isQuoted || isBlank(field) && (field.isEmpty || closes(bytes[index...], separator)):
        if !isQuoted { field.removeAll(keepingCapacity: true) }
        isQuoted.toggle()
        quoteLine = line
      case separator where !isQuoted: endField()
      case 0x0D where !isQuoted && next == 0x0A: break
      case 0x0A where !isQuoted, 0x0D where !isQuoted:
        endField()
        try body(record, firstLine)
        record.removeAll(keepingCapacity: true)
        firstLine = line
      default: field.append(byte)
      }
    }
    if isQuoted {
      throw ReplyFault.unreadable(
        "the quotation mark on line \(quoteLine) is not closed", format: "CSV", line: quoteLine)
    }
    if !field.isEmpty || !record.isEmpty {
      endField()
      try body(record, firstLine)
    }
  }

  private static func isBlank(_ field: [UInt8]) -> Bool { field.allSatisfy(isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a cell that a quotation mark opens ends with one: behind blanks it could be a sign of inches.
  private static func closes(_ rest: ArraySlice<UInt8>, _ separator: UInt8) -> Bool {
    let quote = UInt8(ascii: "\"")
    var rest = rest
    while let place = rest.firstIndex(of: quote) {
      rest = rest[(place + 1)...]
      guard rest.first == quote else {
        let next = rest.first { $0 == separator || !isBlank($0) }
        return next == nil || next == separator || next == 0x0A || next == 0x0D
      }
      rest = rest.dropFirst()
    }
    return false
  }
}
