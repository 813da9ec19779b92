/// The brackets of lists and maps that are written in one line, as far as they tell why YAML cannot be read.
struct YAMLBrackets {
  private var depth = 0
  /// What the text that is read now ends with.
  private var quote: Character?

  /// The place of a comment that swallows the end of a list or a map, as in `{ accent: #fff }`; nil where none does.
  static func endInComment(of lines: some Sequence<Substring>) -> SettingsTree.Place? {
    var brackets = YAMLBrackets()
    for (index, line) in lines.enumerated() {
      guard let sign = brackets.readComment(in: line), brackets.depth > 0 else { continue }
      let comment = line[sign...]
      let balance = comment.reduce(0) { $0 + ("]}".contains($1) ? 1 : "[{".contains($1) ? -1 : 0) }
      if balance > 0 {
        return SettingsTree.Place(index + 1, line.unicodeScalars.distance(from: line.startIndex, to: sign) + 1)
      }
    }
    return nil
  }

  /// Goes over a line; gives the sign at which its comment begins.
  private mutating func readComment(in line: Substring) -> Substring.Index? {
    var before: Character = " "
    for index in line.indices {
      let letter = line[index]
      defer { before = letter }
      if let open = quote {
        if letter == open, before != "\\" || open == "'" { quote = nil }
        continue
      }
      // Within a word these are letters like any other.
      let beginsWord = " \t[{,:".contains(before)
      switch letter {
      case "#" where beginsWord && before != ":": return index
      case "\"", "'": if beginsWord { quote = letter }
      case "[", "{": if beginsWord { depth += 1 }
      case "]", "}": depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }
}
