/// What every calendar program expects of an iCalendar file's lines. RFC 5545, 3.1 and 3.6.
enum CalendarText {
  /// Throws the first thing that is wrong: a line of more than 75 bytes, one that ends in anything but CRLF, a component
  /// that does not end.
  static func check(_ bytes: UnsafeRawBufferPointer) throws(FormatFault) {
    var open: [String] = []
    var isEmpty = true
    var start = 0
    while start < bytes.count {
      guard let end = bytes.place(of: UInt8(ascii: "\n"), from: start), end > start,
        bytes[end - 1] == UInt8(ascii: "\r")
      else { throw FormatFault(at: start, "does not end with CRLF") }
      let line = bytes[start..<end - 1]
      if line.count > longest { throw FormatFault(at: start, "has more than \(longest) bytes") }
      if line.starts(with: "BEGIN:".utf8) {
        open.append(String(decoding: line.dropFirst(6), as: UTF8.self))
        isEmpty = false
      } else if line.starts(with: "END:".utf8) {
        let name = String(decoding: line.dropFirst(4), as: UTF8.self)
        guard open.popLast() == name else { throw FormatFault(at: start, "ends “\(name)”, which is not open there") }
      } else if open.isEmpty {
        throw FormatFault(at: start, "stands outside the calendar")
      }
      start = end + 1
    }
    if let name = open.last { throw FormatFault(at: bytes.count, "ends before “\(name)” does") }
    if isEmpty { throw FormatFault(at: 0, "begins no calendar") }
  }

  /// The text with its broken lines joined again.
  static func unfolded(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var start = 0
    while let end = bytes.place(of: UInt8(ascii: "\r"), from: start) {
      let isFold = bytes[end...].starts(with: "\r\n ".utf8)
      text.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      if !isFold { text.append(UInt8(ascii: "\r")) }
      start = end + (isFold ? 3 : 1)
    }
    text.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[start...]))
    return text
  }

  private static let longest = 75
}
