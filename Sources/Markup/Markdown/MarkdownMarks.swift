/// How often a line holds what a Markdown parser has to think about.
struct MarkdownMarks {
  /// How many more `[` there are than `]`.
  private(set) var openBrackets = 0
  /// The longest run of one of the characters that open something.
  private(set) var longestRun = 0
  /// `|`
  private(set) var bars = 0
  /// `*`, `_` and `~`
  private(set) var emphasis = 0
  /// `<?` and `<!`
  private(set) var declarations = 0
  /// `[^`
  private(set) var footnotes = 0

  init(in line: ArraySlice<UInt8>) {
    var run = 0
    var isEscaped = false
    var last: UInt8 = 0
    for byte in line {
      run = byte == last ? run + 1 : 1
      switch byte {
      case UInt8(ascii: "["): if !isEscaped { openBrackets += 1 }
      case UInt8(ascii: "]"): if !isEscaped { openBrackets -= 1 }
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): emphasis += 1
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "^"): if last == UInt8(ascii: "[") { footnotes += 1 }
      case UInt8(ascii: "?"): if last == UInt8(ascii: "<") { declarations += 1 }
      case UInt8(ascii: "!"): if last == UInt8(ascii: "<") { declarations += 1 }
      default: break
      }
      if run > longestRun, byte.isMarkdownOpener { longestRun = run }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      last = byte
    }
  }
}

extension UInt8 {
  fileprivate var isMarkdownOpener: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "`"), UInt8(ascii: "<"):
      true
    default: false
    }
  }
}
