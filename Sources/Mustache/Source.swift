/// One template as it was written, which knows its lines.
struct Source: Sendable {
  let name: String
  let bytes: [UInt8]

  /// An error at a byte of this template.
  func error(at offset: Int, _ message: String, hint: String? = nil) -> TemplateError {
    let start = lineStart(before: offset)
    var end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }

    let column = scalars(in: start..<offset)
    let hidden = max(0, column - Limits.excerpt / 2)
    let line = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
    return TemplateError(
      place: place(at: offset), message: message, hint: hint,
      sourceLine: String(line.dropFirst(hidden).prefix(Limits.excerpt)), caret: column - hidden)
  }

  /// The line and column of a byte.
  func place(at offset: Int) -> Place {
    let start = lineStart(before: offset)
    let line = bytes[..<start].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    return Place(template: name, line: line, column: scalars(in: start..<offset) + 1)
  }

  /// The text between two bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// Lines, as the rule of standalone tags needs them.
extension Source {
  /// Where the line that holds this byte begins.
  func lineStart(before offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
  }

  /// The spaces and tabs from a byte on.
  func blanks(from offset: Int, to end: Int) -> Range<Int> {
    var at = offset
    while at < end, bytes[at].isBlank { at += 1 }
    return offset..<at
  }

  /// The spaces and tabs before a byte when nothing else stands before it on its line.
  func blanksAlone(before offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return isLineStart(start) ? start..<offset : nil
  }

  /// Where the next line begins when nothing but spaces and tabs stands between a byte and the line's end.
  func nextLineAlone(after offset: Int) -> Int? {
    let end = blanks(from: offset, to: bytes.count).upperBound
    if end == bytes.count { return end }
    if bytes[end] == UInt8(ascii: "\n") { return end + 1 }
    let isCRLF = bytes[end...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
    return isCRLF ? end + 2 : nil
  }

  private func scalars(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// A space, a tab or an end of line.
  var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
