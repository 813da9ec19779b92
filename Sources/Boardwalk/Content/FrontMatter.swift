/// A post's two parts: fields between lines of `---`, and the text below them.
struct FrontMatter: Sendable, Hashable {
  /// YAML, without the fences; lines end in LF alone.
  var fields: String
  /// The line of the file on which the fields begin.
  var fieldsLine: Int
  /// Lines end in LF alone.
  var body: String
  /// The line of the file on which the body begins.
  var bodyLine: Int

  /// Splits a file's bytes; nil with an error among the findings when there is no front matter.
  /// Bytes that are not UTF-8 become U+FFFD, with a warning.
  static func split(_ bytes: [UInt8], file: String) -> (parts: FrontMatter?, findings: [Diagnostic]) {
    var findings: [Diagnostic] = []
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return (
        nil,
        [Diagnostic(.error, at: .file(file, line: 1), "this file is written in UTF-16", hint: "save it as UTF-8")]
      )
    }
    let text = decode(bytes, file: file, findings: &findings)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, isFence(first) else {
      findings.append(
        Diagnostic(
          .error, at: .file(file, line: 1, column: 1), "there are no fields at the top of this file",
          hint: hasFenceBehindNothing(lines)
            ? "take away what is empty above the first line of `---`"
            : isOtherFormat(lines)
              ? "they seem to be TOML or JSON: write them in YAML, `title: …`, between two lines of `---`"
              : "begin it with a line of `---`, the fields (`title: …`), and another line of `---`"))
      return (nil, findings)
    }
    guard let end = lines.indices.dropFirst().first(where: { isFence(lines[$0]) }) else {
      findings.append(
        Diagnostic(
          .error, at: .file(file, line: 1, column: 1), "the fields that begin here have no end",
          hint: "put a line of `---` after the last field"))
      return (nil, findings)
    }
    let parts = FrontMatter(
      fields: joined(lines[1..<end]), fieldsLine: 2, body: joined(lines[(end + 1)...]), bodyLine: end + 2)
    findings += cutValues(in: lines[1..<end], of: file) + secondFields(in: lines[(end + 1)...], of: file)
    return (parts, findings)
  }

  /// The bytes as valid UTF-8, without a byte order mark, every line ending in LF alone; a warning names the first line that was
  /// not valid.
  static func decode(_ bytes: [UInt8], file: String, findings: inout [Diagnostic]) -> [UInt8] {
    let text = withLineFeeds(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
    guard repaired != text else { return text }
    let sound = zip(text, repaired).prefix { $0 == $1 }
    let line = sound.count { $0.0 == UInt8(ascii: "\n") } + 1
    findings.append(
      Diagnostic(
        .warning, at: .file(file, line: line), "this is not UTF-8; letters that cannot be read show as \u{FFFD}",
        hint: "save the file as UTF-8"))
    return repaired
  }
}

extension FrontMatter {
  /// With LF in the place of CR LF, as Windows ends lines, and of CR alone, as old Macs and some spreadsheets do.
  fileprivate static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\r")) else { return text }
    var plain: [UInt8] = []
    plain.reserveCapacity(text.count)
    var isBehindReturn = false
    for byte in text {
      if !(isBehindReturn && byte == UInt8(ascii: "\n")) { plain.append(byte == UInt8(ascii: "\r") ? 10 : byte) }
      isBehindReturn = byte == UInt8(ascii: "\r")
    }
    return plain
  }

  /// Whether the first line begins fields as other generators take them: `+++`, `{`, `---toml`.
  fileprivate static func isOtherFormat(_ lines: [ArraySlice<UInt8>]) -> Bool {
    ["+++", "{", "---toml", "---json", ";;;"].contains { lines.first?.starts(with: $0.utf8) == true }
  }

  /// Whether nothing but blanks stands above the first fence, or in front of it.
  fileprivate static func hasFenceBehindNothing(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let first = lines.lazy.map { $0.drop { $0 == 32 || $0 == 9 } }.first { !$0.isEmpty }
    return first.map(isFence) ?? false
  }

  /// Three hyphens at the very left; blanks may follow.
  static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: [45, 45, 45]) && line.dropFirst(3).allSatisfy { $0 == 32 || $0 == 9 }
  }

  fileprivate static func joined(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
    String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}
