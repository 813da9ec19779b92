/// What is YAML and text as it stands, and was hardly meant so.
extension FrontMatter {
  /// `title: Night #2`: what stands behind a blank and a `#` is a comment, and comments are written with a blank behind it.
  static func cutValues(in lines: ArraySlice<ArraySlice<UInt8>>, of file: String) -> [Diagnostic] {
    // Within a text that `|` or `>` begins there are no comments.
    var isText = false
    return lines.indices.compactMap { index in
      let line = lines[index]
      let words = line.drop { $0 == blank }
      if isText, words.isEmpty || words.startIndex > line.startIndex { return nil }
      isText = false
      guard let value = value(of: words), let first = value.first else { return nil }
      isText = "|>".utf8.contains(first)
      guard !"|>\"'[{#".utf8.contains(first), let sign = sign(in: value) else { return nil }
      return Diagnostic(
        .warning,
        at: .file(file, line: index + 1, column: String(decoding: line[..<sign], as: UTF8.self).count + 1),
        "what stands from this # on is left out, as a comment",
        hint: "put the text in quotes; a comment is written with a blank behind its #")
    }
  }

  /// Fields between fences at the beginning of the text: only the first ones count, and these are shown.
  static func secondFields(in lines: ArraySlice<ArraySlice<UInt8>>, of file: String) -> [Diagnostic] {
    guard let fence = lines.firstIndex(where: { !$0.isEmpty }), isFence(lines[fence]),
      let end = lines[(fence + 1)...].firstIndex(where: isFence), end > fence + 1,
      lines[(fence + 1)..<end].allSatisfy({ name(of: $0) != nil })
    else { return [] }
    return [
      Diagnostic(
        .warning, at: .file(file, line: fence + 1, column: 1),
        "a second block of fields begins here, and is shown as text",
        hint: "write its fields above, before the line of `---` that ends the first")
    ]
  }
}

extension FrontMatter {
  private static let blank = UInt8(ascii: " ")

  /// The letters before the colon of a field; nil of other lines.
  private static func name(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = line.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
    return name.isEmpty || line[name.endIndex...].first != UInt8(ascii: ":") ? nil : name
  }

  /// What stands behind the name of a field, or the hyphen of a member of a list.
  private static func value(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if line.starts(with: "- ".utf8) { return line.dropFirst(2).drop { $0 == blank } }
    return name(of: line).map { line[$0.endIndex...].dropFirst().drop { $0 == blank } }
  }

  /// The place of a `#` behind a blank and before something else.
  private static func sign(in value: ArraySlice<UInt8>) -> Int? {
    value.indices.dropFirst().first { place in
      value[place] == UInt8(ascii: "#") && value[place - 1] == blank
        && value[place...].dropFirst().first.map { $0 != blank } == true
    }
  }
}
