/// What is wrong with YAML that libyaml does not take, and what to do, as far as the place shows it. Of the text, which may hold a
/// secret, nothing is repeated.
struct YAMLFault {
  /// One of libyaml's fixed phrases.
  private let problem: String
  /// What libyaml was doing, and where it began.
  private let context: String
  private let start: SettingsTree.Place
  private let mark: SettingsTree.Place
  private let lines: [Substring]

  /// - Parameter text: what the places count in.
  init(
    _ problem: String, at mark: SettingsTree.Place, in context: (text: String, start: SettingsTree.Place)?,
    of text: String
  ) {
    (self.problem, self.mark) = (problem, mark)
    (self.context, start) = (context?.text ?? "", context?.start ?? mark)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What is said, what to do, and where: not always where libyaml stumbles.
  var finding: (message: String, hint: String?, place: SettingsTree.Place) {
    let message = "this is not YAML: \(problem)"
    if let gap { return gap }
    if let mend = mendOfComment { return (message, mend, start) }
    if problem.contains("node content"), let place = YAMLBrackets.endInComment(of: lines.prefix(mark.line)) {
      return (
        message, "a # begins a comment here, with the closing bracket in it: put a text with one in quotes", place
      )
    }
    if problem.contains("alphabetic or numeric") {
      return (message, mendOfEnd(before: start) ?? "put a text that begins with & or * in quotes", start)
    }
    // What lacks its colon stands before what libyaml looks for it at.
    return (message, hint, problem.contains("could not find expected ':'") ? start : mark)
  }
}

extension YAMLFault {
  private var hint: String? {
    if problem.contains("tab character") || isIndentedByTab { return "indent with spaces, not tabs" }
    if problem.contains("mapping values are not allowed") { return mendOfColon }
    if problem.contains("escape") || problem.contains("hexdecimal") {
      return "within \"…\" a backslash is written twice: \\\\"
    }
    if let mend = mendOfEnd(before: mark) { return mend }
    return Self.mends.first { problem.contains($0.phrase) || context.contains($0.phrase) }?.mend ?? mendOfColumn
  }

  private static let mends: [(phrase: String, mend: String)] = [
    ("cannot start any token", "put a text that begins with a sign such as @ or ` in quotes"),
    ("node content", "put a text that begins with a sign such as , or ] in quotes"),
    ("block sequence entries", "put a text that begins with a hyphen and a blank in quotes"),
    ("mapping keys are not allowed", "put a text that begins with a question mark and a blank in quotes"),
    ("scanning a block scalar", "put a text that begins with | or > in quotes"),
    ("scanning a tag", "put a text that begins with ! in quotes"),
    ("tag handle", "put a text that begins with ! in quotes"),
    ("unexpected ':'", "put a text that contains a colon in quotes"),
    (
      "did not find expected ',' or",
      "a comma or the closing bracket is missing; put a text that contains a colon in quotes"
    ),
    ("could not find expected ':'", "write a field as its name, a colon, a blank and its value"),
  ]

  /// Of a text that goes on where libyaml takes it to be over.
  private func mendOfEnd(before place: SettingsTree.Place) -> String? {
    switch text(before: place).last(where: { $0 != " " && $0 != "\t" }) {
    case "'": "put the whole text in quotes; an apostrophe within '…' is written twice: ''"
    case "\"": "put the whole text in quotes; a quotation mark within \"…\" is written \\\""
    case "]", "}": "put a text that begins with a bracket in quotes, all of it"
    default: nil
    }
  }

  /// Of a list or a map whose end is in a comment.
  private var mendOfComment: String? {
    guard problem.contains("did not find expected ',' or"), start.line <= mark.line,
      lines.prefix(mark.line).dropFirst(start.line - 1).contains(where: { $0.contains(" #") })
    else { return nil }
    return "a # after a blank begins a comment: put a text with one in quotes"
  }

  private var mendOfColon: String {
    let before = text(before: mark)
    let isField = before.first == " " && before.drop { $0 == " " }.allSatisfy(Self.isOfName)
    return (isField ? "begin a field in the column of the one above it; " : "")
      + "put a text that contains a colon in quotes"
  }

  private var mendOfColumn: String? {
    let isFirst = text(before: mark).allSatisfy { $0 == " " }
    let isMisplaced = problem.contains("expected key") || problem.contains("expected <document start>")
    return isMisplaced && isFirst ? "begin the fields that belong together in one column" : nil
  }

  /// Whether a tab is among the blanks that a line begins with.
  private var isIndentedByTab: Bool {
    guard !problem.contains("expected ','"), let line = line(mark.line) else { return false }
    return line.prefix { $0 == " " || $0 == "\t" }.contains("\t")
  }

  /// A field whose colon has no blank after it, or one that only looks like a blank: libyaml takes it for a text, and stumbles at
  /// what follows.
  private var gap: (message: String, hint: String?, place: SettingsTree.Place)? {
    let isMisread = ["could not find expected ':'", "mapping values", "expected key", "tab character"]
    guard isMisread.contains(where: problem.contains) else { return nil }
    var above = min(mark.line, lines.count) - 1
    while let line = line(above), line.allSatisfy(\.isWhitespace) { above -= 1 }
    let margin = line(mark.line).map(Self.margin)
    for number in Set([start.line, above, mark.line]).sorted() {
      guard let line = line(number), number == start.line || Self.margin(of: line) == margin else { continue }
      if let gap = Self.gap(in: line) { return (gap.message, gap.hint, SettingsTree.Place(number, gap.column)) }
    }
    return nil
  }

  /// The gap behind the first colon of a line that begins as a field does.
  static func gap(in line: Substring) -> (message: String, hint: String, column: Int)? {
    let name = line.drop { $0 == " " }
    guard name.first?.isLetter == true, let colon = name.firstIndex(where: { !isOfName($0) }), name[colon] == ":",
      case let rest = name[name.index(after: colon)...], let next = rest.unicodeScalars.first, next != " ",
      next != "\t",
      !rest.hasPrefix("//")
    else { return nil }
    let column = line.unicodeScalars.distance(from: line.startIndex, to: rest.startIndex) + 1
    let looksBlank = next.properties.isWhitespace || next.properties.generalCategory == .format
    return looksBlank
      ? (
        "after this colon stands the character \(next.code), which is no blank",
        "write a blank there, such as the space bar makes", column
      ) : ("after this colon a blank is missing", "write a blank between the colon and the value", column)
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "-" || letter == "_"
  }

  private static func margin(of line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private func line(_ number: Int) -> Substring? { lines.indices.contains(number - 1) ? lines[number - 1] : nil }

  /// What stands in a line before a place.
  private func text(before mark: SettingsTree.Place) -> Substring {
    guard let line = line(mark.line) else { return "" }
    return Substring(line.unicodeScalars.prefix(max(0, mark.column - 1)))
  }
}

extension Unicode.Scalar {
  /// `U+0008`
  public var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether settings can have this character.
  /// Source: https://yaml.org/spec/1.1/#c-printable
  public var canBeInSettings: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
