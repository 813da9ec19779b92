extension CSVTable {
  /// The one that the first line has most of.
  static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let counts = signs.map { sign in (sign, line.count { $0 == sign }) }
    return counts.max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ",")
  }

  static func forEachRecord(
    of bytes: ArraySlice<UInt8>, partedAt separator: UInt8, _ body: ([String], _ line: Int) throws -> Void
  ) throws {
    var record: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var (line, firstLine, quoteLine) = (1, 1, 1)
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
