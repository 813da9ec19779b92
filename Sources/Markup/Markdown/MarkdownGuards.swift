/// Refuses Markdown that would cost libcmark-gfm far more time or memory than its length. The library of Debian 12
/// (0.29.0.gfm.6) lacks the repairs of 2023: 12 KiB of table can take 7 seconds and a gigabyte. One look at each
/// line before parsing finds them; what people write stays far below every limit.
struct MarkdownGuards {
  /// A long article has 40 KiB.
  static let longestText = 256 * 1024
  /// CVE-2023-37463 and others: the cost grows with the square of the columns.
  static let mostColumns = 64
  /// Missing cells are filled in, so a short line can make many.
  static let mostCells = 20_000
  static let mostTables = 500
  /// A line that could end a table's head makes the parser read the whole paragraph above it again: 499 of them below
  /// 200 KB of text take 20 seconds.
  static let mostBytesReadAgain = 1024 * 1024
  /// CVE-2023-24824: each mark makes the parser look at all others again.
  static let mostMarkers = 32
  static let deepestNesting = 64
  /// CVE-2023-22483. Of the marks in the text, and of the notes below it: who writes a note writes one of each.
  static let mostFootnotes = 1_000
  /// CVE-2023-22486 and relatives.
  static let mostOpeners = 4_096
  /// Each mark of emphasis in a paragraph may be compared with all others.
  static let mostMarks = 20_000
  /// Each `<?` or `<!` in a paragraph is searched to the paragraph's end.
  static let mostDeclarations = 1_000
  /// How many bytes link definitions may become where they are used.
  static let mostDefinitionBytes = 4 * 1024 * 1024
  /// `www.` and `@` in one run without spaces, each of which is searched to the end of the run.
  static let mostBareAddresses = 64

  static func check(_ source: [UInt8], options: MarkdownOptions) throws(MarkdownError) {
    guard source.count <= longestText else { throw MarkdownError(.tooLong) }
    var guards = MarkdownGuards(options: options, uses: source.count { $0 == UInt8(ascii: "]") })
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
      guards.line += 1
      try guards.check(MarkdownLine(source[start..<end]))
      let isPair = end + 1 < source.count && source[end] == 0x0D && source[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
  }

  private let options: MarkdownOptions
  /// How often a link definition can be used.
  private let uses: Int
  private var line = 0

  private var listIndents: [Int] = []
  private var columns = 0
  private var cells = 0
  private var tables = 0
  private var bytesReadAgain = 0
  private var footnotes = (marks: 0, notes: 0)
  private var openBrackets = 0
  /// Of the paragraph so far: everything since the last empty line.
  private var paragraph = (bytes: 0, bars: 0, marks: 0, declarations: 0)
  private var definitionLength: Int?
  private var definitionGoesOn = false

  private init(options: MarkdownOptions, uses: Int) {
    self.options = options
    self.uses = uses
  }
}

extension MarkdownGuards {
  private mutating func check(_ text: MarkdownLine) throws(MarkdownError) {
    if text.isBlank { paragraph = (0, 0, 0, 0) }
    try checkNesting(text)
    try checkTables(text)
    try checkOpeners(text)
    try checkDefinitions(text)
    paragraph.bytes += text.length + 1
    paragraph.bars += text.marks.bars
    let notes = text.beginsFootnote ? 1 : 0
    footnotes.notes += notes
    footnotes.marks += text.marks.footnotes - notes
    guard max(footnotes.marks, footnotes.notes) <= Self.mostFootnotes else { throw error(.tooManyFootnotes) }
    if options.linksBareAddresses, text.mostAddressesInARun > Self.mostBareAddresses {
      throw error(.bareAddressesTooLong)
    }
  }

  private mutating func checkNesting(_ text: MarkdownLine) throws(MarkdownError) {
    guard text.markers <= Self.mostMarkers else { throw error(.tooManyMarkers) }
    guard !text.isBlank else { return }
    while let last = listIndents.last, last > text.indent { listIndents.removeLast() }
    if text.listMarkers > 0 {
      listIndents += repeatElement(text.indent + 1, count: text.listMarkers)
    }
    guard listIndents.count + text.quoteMarkers <= Self.deepestNesting else { throw error(.tooDeep) }
  }

  private mutating func checkTables(_ text: MarkdownLine) throws(MarkdownError) {
    if text.isBlank {
      columns = 0
    } else if text.tableColumns > 0 {
      columns = text.tableColumns
      tables += 1
      bytesReadAgain += paragraph.bytes
      cells += paragraph.bars
      guard columns <= Self.mostColumns else { throw error(.tooManyColumns) }
      guard tables <= Self.mostTables, bytesReadAgain <= Self.mostBytesReadAgain else { throw error(.tooManyTables) }
    }
    cells += columns
    guard cells <= Self.mostCells else { throw error(.tooManyCells) }
  }

  private mutating func checkOpeners(_ text: MarkdownLine) throws(MarkdownError) {
    if text.isBlank { openBrackets = 0 }
    openBrackets = max(0, openBrackets + text.marks.openBrackets)
    paragraph.marks += text.marks.emphasis
    paragraph.declarations += text.marks.declarations
    guard openBrackets <= Self.mostOpeners, text.marks.longestRun <= Self.mostOpeners,
      paragraph.marks <= Self.mostMarks, paragraph.declarations <= Self.mostDeclarations
    else { throw error(.tooManyOpeners) }
  }

  /// Every use of a definition copies its address and title.
  private mutating func checkDefinitions(_ text: MarkdownLine) throws(MarkdownError) {
    if let definition = text.definition {
      definitionLength = 0
      definitionGoesOn = definition == .begun
    } else if text.isBlank || !(definitionGoesOn || text.beginsTitle) {
      definitionLength = nil
    }
    guard let length = definitionLength else { return }
    definitionGoesOn = text.hasTitleMark
    definitionLength = length + text.length
    guard uses * (length + text.length) <= Self.mostDefinitionBytes else { throw error(.linksTooLong) }
  }

  private func error(_ reason: MarkdownError.Reason) -> MarkdownError { MarkdownError(reason, line: line) }
}
