/// One template as it was written: its bytes, and where its lines are.
package struct Source: Sendable {
  package let name: String
  let bytes: [UInt8]
  /// What is wrong with the bytes themselves.
  private(set) var errors: [TemplateError] = []

  static let newline = UInt8(ascii: "\n")

  /// A template as its file has it: a byte order mark says nothing, and bytes that are not UTF-8 are an error.
  init(name: String, file: [UInt8]) {
    let text = file.starts(with: [0xEF, 0xBB, 0xBF]) ? file.dropFirst(3) : file[...]
    let isTooLarge = text.count > Limits.templateBytes
    self.name = name
    bytes = isTooLarge ? [] : Array(String(decoding: text, as: UTF8.self).utf8)
    if isTooLarge {
      errors = [error(at: 0, "this template is larger than \(Limits.templateBytes >> 20) MiB")]
    } else if !bytes.elementsEqual(text) {
      let valid = zip(bytes, text).prefix { $0 == $1 }.count
      errors = [error(at: valid, "this is not UTF-8", "save the file as UTF-8")]
    }
  }

  /// An error at a byte of this template.
  func error(at offset: Int, _ message: String, _ hint: String? = nil) -> TemplateError {
    var end = bytes[offset...].firstIndex(of: Self.newline) ?? bytes.count
    if end > offset, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let excerpt = Excerpt(before: text(lineStart(before: offset)..<offset), after: text(offset..<end))
    return TemplateError(position: position(at: offset), message: message, hint: hint, excerpt: excerpt)
  }

  func position(at offset: Int) -> Position {
    let line = bytes[..<offset].reduce(1) { $1 == Self.newline ? $0 + 1 : $0 }
    let column = text(lineStart(before: offset)..<offset).unicodeScalars.count + 1
    return Position(template: name, line: line, column: column)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func find(_ wanted: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    let last = (end ?? bytes.count) - wanted.count
    var at = start
    while at <= last {
      if bytes[at] == wanted[0], bytes[at..<at + wanted.count].elementsEqual(wanted) { return at }
      at += 1
    }
    return nil
  }

  /// The first byte from here on that is no space, tab or end of line.
  func skipSpace(from offset: Int) -> Int { bytes[offset...].firstIndex { !$0.isSpace } ?? bytes.count }
  func skipBlanks(from offset: Int) -> Int { bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.count }

  func isLineStart(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1] == Self.newline }

  /// Where the line begins, when nothing but spaces and tabs stands before a byte on it.
  func lineStartAlone(before offset: Int) -> Int? {
    let start = bytes[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    return isLineStart(start) ? start : nil
  }

  /// Where the next line begins, when nothing but spaces and tabs stands between a byte and the line's end.
  func nextLineAlone(after offset: Int) -> Int? {
    let end = skipBlanks(from: offset)
    if end == bytes.count { return end }
    if bytes[end] == Self.newline { return end + 1 }
    return bytes[end...].starts(with: [UInt8(ascii: "\r"), Self.newline]) ? end + 2 : nil
  }

  /// The blanks before the first line that has more than blanks.
  func margin(of lines: Range<Int>) -> Range<Int>? {
    let start = skipSpace(from: lines.lowerBound)
    return start < lines.upperBound ? max(lineStart(before: start), lines.lowerBound)..<start : nil
  }

  private func lineStart(before offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// A space, a tab or an end of line.
  var isSpace: Bool { isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
