/// A block of code, in which a line with `##` is no heading. Source: CommonMark 0.31, 4.5.
struct CodeFence {
  private let mark: Character
  private let length: Int

  init?(opening line: Substring) {
    guard let text = line.withoutIndent, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let length = text.prefix { $0 == mark }.count
    guard length >= 3, mark == "~" || !text.dropFirst(length).contains("`") else { return nil }
    self.mark = mark
    self.length = length
  }

  func isClosed(by line: Substring) -> Bool {
    guard let text = line.withoutIndent else { return false }
    let marks = text.prefix { $0 == mark }.count
    return marks >= length && text.dropFirst(marks).allSatisfy(\.isWhitespace)
  }
}

/// HTML over whole lines, in which nothing is Markdown: a comment, a text as it is typed, an element. Source: CommonMark 0.31, 4.6.
struct HTMLBlock {
  /// What ends it, on any line, in small letters; an empty line where there is none.
  private let ends: [String]

  /// - Parameter inParagraph: whether the line before is a text, which only some of them part from what follows.
  init?(opening line: Substring, inParagraph: Bool) {
    guard let text = line.withoutIndent, text.first == "<" else { return nil }
    let tag = text.prefix(Self.longestTag).lowercased()
    if let (_, end) = Self.marks.first(where: { tag.hasPrefix($0.begin) }) {
      ends = [end]
      return
    }
    if tag.hasPrefix("<!"), tag.dropFirst(2).first?.isLetter == true {
      ends = [">"]
      return
    }
    let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty else { return nil }
    let isWhole = tag.dropFirst().drop { $0 == "/" }.dropFirst(name.count).first.map { " \t>/".contains($0) } ?? true
    if isWhole, !tag.hasPrefix("</"), Self.texts.contains(name) {
      ends = Self.texts.map { "</\($0)>" }
      return
    }
    ends = []
    if isWhole, Self.elements.contains(name) { return }
    // Any other tag, when nothing else is on the line.
    let isAlone = text.trimmed.hasSuffix(">") && text.count { $0 == "<" } == 1 && text.count { $0 == ">" } == 1
    if inParagraph || !isAlone { return nil }
  }

  func isClosed(by line: Substring) -> Bool {
    if ends.isEmpty { return line.isBlank }
    let text = line.lowercased()
    return ends.contains(where: text.contains)
  }

  /// Characters; no name of an element has more.
  private static let longestTag = 20
  private static let marks: [(begin: String, end: String)] = [("<!--", "-->"), ("<?", "?>"), ("<![cdata[", "]]>")]
  private static let texts: Set<Substring> = ["pre", "script", "style", "textarea"]
  private static let elements = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset \
    figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu \
    menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul
    """.split(separator: " "))
}

extension Substring {
  /// Nil for a line with four blanks or a tab in front: to Markdown that is code, or goes on with what was before.
  var withoutIndent: Substring? {
    let blanks = utf8.prefix { $0 == 0x20 }.count
    let text = self[utf8.index(startIndex, offsetBy: blanks)...]
    return blanks <= 3 && text.utf8.first != 0x09 ? text : nil
  }

  var isIndented: Bool { withoutIndent == nil }

  /// `# Title`, with up to six signs.
  var isHeading: Bool {
    guard let text = withoutIndent, text.first == "#" else { return false }
    let rest = text.drop { $0 == "#" }
    return text.count - rest.count <= 6 && (rest.first.map { $0 == " " || $0 == "\t" } ?? true)
  }

  /// `[^1]: Before tax.`
  var beginsNote: Bool {
    guard let text = withoutIndent, text.hasPrefix("[^"), let end = text.firstIndex(of: "]") else { return false }
    let label = text[..<end].dropFirst(2)
    return !label.isEmpty && !label.contains(where: \.isWhitespace) && text[end...].hasPrefix("]:")
  }

  /// What follows the name of a link and a colon: ` https://…` of `[benefits]: https://…`.
  var behindLabel: Substring? {
    guard let text = withoutIndent, text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
    let label = text[..<end].dropFirst()
    guard !label.isBlank, !label.contains("["), text[end...].hasPrefix("]:") else { return nil }
    return text[end...].dropFirst(2)
  }

  /// What follows an address; nil where there is none.
  var behindAddress: Substring? {
    let text = drop(while: \.isWhitespace)
    if text.first == "<" { return text.firstIndex(of: ">").map { text[$0...].dropFirst() } }
    let rest = text.drop { !$0.isWhitespace }
    return rest.startIndex == text.startIndex ? nil : rest
  }

  /// Whether it is the title of a link and nothing else: `"Benefits"`.
  var isTitle: Bool {
    let text = trimmed
    guard text.count > 1, let first = text.first, let last = text.last else { return false }
    return ["\"\"", "''", "()"].contains("\(first)\(last)")
  }
}
