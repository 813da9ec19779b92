/// Prints HTML of the sanitiser's vocabulary, whatever it is told to open, close and write: every `<` it prints
/// is one of its own tags, in an order in which an HTML parser builds exactly the tree that was meant.
///
/// Nothing is printed before there is text for it, so empty paragraphs, lists and marks vanish by themselves.
struct HTMLWriter {
  /// The cap of a text: a job page is read by people, and 256 KiB are some forty pages of a book.
  static let longestText = 256 * 1024
  /// The tree never gets deeper than 32: 20 blocks, a paragraph and eleven marks. DOMPurify's and browsers'
  /// troubles began at depths of hundreds.
  static let deepestBlock = 20
  /// Boundaries print nothing; beyond this many, one inside another is not told apart any more.
  static let deepestBoundary = 16
  /// Runs of empty cells beyond this are no table a person made.
  static let mostEmptyCells = 256
  static let emptyCellLength = "<td></td>".utf8.count
  /// The longest run of letters treated as a word.
  static let longestWord = 64
  /// What is longer is a text in large letters.
  static let longestHeading = 300
  /// Kept free for the end tags of whatever is open; 32 of the longest need 416 bytes.
  static let reserve = 512

  let source: [UInt8]
  let links: LinkRule
  /// Whether people typed the text, with signs for what they meant, and no program made it.
  let isTyped: Bool
  var html: [UInt8] = []
  /// Set when the cap was reached: nothing is written any more but end tags.
  var isFull = false

  var frames = [Frame(block: .root, container: 0, isPrinted: true)]
  var blockDepth = 0
  var boundaryDepth = 0
  /// The cells without text that are not printed yet, by the index of their row's frame.
  var emptyCells: [Int: [Block]] = [:]
  var line = Line()
  /// The marks asked for, outermost first.
  var marks: [Mark] = []
  /// The marks printed and not ended; a prefix of `marks` once `line.isReady`.
  var printedMarks: [Mark] = []
  var marksMade = 0
  /// Whether a line began with a sign of a list, or a number in a list of its own.
  var hasListSigns = false
  /// How many sure signs of a list stood behind a blank within a line.
  var signsWithinLines = 0
  var hasTables = false
  /// Whether something parted paragraphs or lines, and whether there was any other block.
  var hasParagraphs = false
  var hasBlocks = false

  init(_ source: [UInt8], links: LinkRule, isTyped: Bool = false) {
    self.source = source
    self.links = links
    self.isTyped = isTyped
    html.reserveCapacity(min(source.count + source.count / 8, Self.longestText))
  }

  /// Ends everything open.
  mutating func finish() -> (html: String, isShortened: Bool) {
    while frames.count > 1 { pop() }
    endLine()
    // The first may begin the line.
    let mayHoldLists = signsWithinLines >= TypedLists.fewestWithinLine - 1
    if hasListSigns || mayHoldLists { html = TypedLists.made(in: html, alsoWithinLines: mayHoldLists) }
    if isTyped, hasTables, let source = LayoutTables.undone(in: html) {
      // A table stands in no more than five others, each of which this may be done for.
      var writer = HTMLWriter(source, links: links, isTyped: true)
      writer.read(html: source)
      let (html, isShortened) = writer.finish()
      return (html, isFull || isShortened)
    }
    return (String(decoding: html, as: UTF8.self), isFull)
  }
}

extension HTMLWriter {
  /// A block that is open.
  struct Frame {
    let block: Block
    /// The index of the nearest frame that is no boundary, which may be this one.
    let container: Int
    var isPrinted = false
    /// An item whose end tag was read: kept open for a list that belongs inside it though it was written behind.
    var hasEnded = false
    /// A list that nobody opened: it is over when its item is.
    var isImplied = false
    /// Where its start tag was printed.
    var place = 0
    /// A table that has a row group, so that no `thead` may follow.
    var hasRows = false
    /// The number of a list's first item, where it is not one.
    var start: Int?

    /// What stands between the brackets of its start tag.
    var startTag: String { start.map { "\(block.rawValue) start=\"\($0)\"" } ?? block.rawValue }
  }

  /// A mark within the line that was asked for.
  struct Mark {
    let inline: Inline
    let id: Int
    /// How many frames were open when it began; it ends with the last of them.
    let depth: Int
    /// The start tag; nil until a link is looked at, empty for a link that must not be shown.
    var tag: [UInt8]?
    let link: Range<Int>?
    /// How many more of the same kind were opened inside it.
    var repeats = 0

    /// Whether it has tags: a link that must not be shown has none.
    var isShown: Bool { tag != [] }
  }

  /// What is known of the run of text being written.
  struct Line {
    var hasParagraph = false
    var hasText = false
    /// Blocks, paragraph and marks are printed as asked for.
    var isReady = false
    var owesSpace = false
    var owedBreaks = 0
    /// White space of a preformatted text, kept until text follows.
    var owedSpaces: [UInt8] = []
  }

  var container: Block { frames[frames[frames.count - 1].container].block }

  /// Ends the line of text: the marks, and the paragraph around it if there is one.
  mutating func endLine() {
    endMarks(downTo: 0)
    if line.hasParagraph { html += "</p>".utf8 }
    line = Line()
  }

  mutating func push(_ block: Block) {
    let container = block.isBoundary ? frames[frames.count - 1].container : frames.count
    frames.append(Frame(block: block, container: container))
    if block.isBoundary { boundaryDepth += 1 } else { blockDepth += 1 }
    line.isReady = false
  }

  mutating func pop() {
    endLine()
    let frame = frames.removeLast()
    dropMarks(from: frames.count)
    if frame.block.isBoundary {
      boundaryDepth -= 1
      return
    }
    blockDepth -= 1
    if frame.isPrinted, frame.block.isHeading, html.count - frame.place > Self.longestHeading {
      html.replace(startTagAt: frame.place, length: frame.startTag.utf8.count + 2, with: Block.paragraph.rawValue)
      html.append(endTag: Block.paragraph.rawValue)
    } else if frame.isPrinted {
      if frame.block == .row { printEmptyCells(ofRow: frames.count) }
      html.append(endTag: frame.block.rawValue)
    } else if frame.block.isCell, emptyCells[frames.count - 1, default: []].count < Self.mostEmptyCells {
      emptyCells[frames.count - 1, default: []].append(frame.block)
    } else if frame.block == .row {
      emptyCells[frames.count] = nil
    }
  }

  /// Forgets the marks that began in the frame at `index` or inside it.
  mutating func dropMarks(from index: Int) {
    while let last = marks.last, last.depth > index { marks.removeLast() }
  }

  mutating func pop(downTo count: Int) {
    while frames.count > max(count, 1) { pop() }
  }
}
