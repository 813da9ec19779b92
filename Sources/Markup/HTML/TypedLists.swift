/// Makes lists of lines that were typed with signs in front, `• one<br>• two`, and takes such signs out of the items of
/// lists. Works on what the sanitiser prints, and prints the same vocabulary.
struct TypedLists {
  /// Deeper inside a text no list is made, so that the tree stays as deep as it may be.
  private static let deepest = 12
  /// Signs within signs beyond these are not told apart.
  private static let mostLevels = 3
  /// So many signs within a line are a list: `Duties: • bake • knead • sell`.
  static let fewestWithinLine = 3

  private let source: [UInt8]
  private var html: [UInt8] = []
  /// The blocks that are open, but for paragraphs.
  private var blocks: [Open] = []
  /// The marks that are open, each with its start tag.
  private var marks: [Range<Int>] = []
  private var line: [UInt8] = []
  /// Whether anything of the line was read, be it nothing but its end.
  private var hasLine = false
  private var hasWords = false
  private var lines: [TextLine] = []
  /// Where the lines begin.
  private var start = 0
  private var paragraph: Int?
  private var paragraphs = 0
  private var hasMadeList = false

  private struct Open {
    let block: Block
    /// The number of a list's next item.
    var number = 1
    var isAtStart = true
  }

  private init(_ source: [UInt8]) {
    self.source = source
    html.reserveCapacity(source.count + source.count / 16)
  }

  /// The text with its lists; the same where it has none or would be too long.
  ///
  /// - Parameter alsoWithinLines: whether there may be some within a line.
  static func made(in source: [UInt8], alsoWithinLines: Bool) -> [UInt8] {
    var lists = TypedLists(alsoWithinLines ? SignsWithinLines.parted(in: source) : source)
    lists.read()
    return lists.html.count <= HTMLWriter.longestText - HTMLWriter.reserve ? lists.html : source
  }
}

extension TypedLists {
  private mutating func read() {
    for piece in PrintedPieces(source) {
      switch piece {
      case .text(let range): write(range)
      case .tag(let tag, .inline, let isEnd): isEnd ? endMark(tag) : beginMark(tag)
      case .tag(let tag, .lineBreak, _): endLine(from: tag.lowerBound)
      case .tag(let tag, .block(.paragraph), let isEnd): isEnd ? endParagraph() : beginParagraph(at: tag.lowerBound)
      case .tag(let tag, .block(let block), let isEnd): isEnd ? close(tag) : open(block, tag)
      case .tag(let tag, _, _):
        flush(upTo: tag.lowerBound)
        html += source[tag]
      }
    }
    flush(upTo: source.count)
  }

  private mutating func write(_ range: Range<Int>) {
    beginLine(at: range.lowerBound)
    line += source[range]
    hasWords = true
  }

  /// Lines in no paragraph, and paragraphs, are no neighbours.
  private mutating func beginLine(at index: Int) {
    if !hasLine, paragraph == nil {
      if lines.last?.paragraph != nil { flush(upTo: index) }
      if lines.isEmpty { start = index }
    }
    hasLine = true
  }

  private mutating func beginMark(_ tag: Range<Int>) {
    beginLine(at: tag.lowerBound)
    line += source[tag]
    marks.append(tag)
  }

  private mutating func endMark(_ tag: Range<Int>) {
    line += source[tag]
    marks.removeLast()
  }

  /// Ends the marks with the line, and begins them again with the next one.
  private mutating func endLine(from index: Int) {
    beginLine(at: index)
    for mark in marks.reversed() {
      line += "</".utf8 + source[mark].dropFirst().prefix(while: \.isASCIIAlphanumeric) + ">".utf8
    }
    keepLine()
    line = marks.flatMap { source[$0] }
    hasLine = true
  }

  private mutating func keepLine() {
    if hasLine { lines.append(TextLine(hasWords ? line : [], paragraph: paragraph)) }
    line = []
    (hasLine, hasWords) = (false, false)
  }

  private mutating func beginParagraph(at index: Int) {
    keepLine()
    if lines.last.map({ $0.paragraph == nil }) ?? false { flush(upTo: index) }
    if lines.isEmpty { start = index }
    paragraphs += 1
    paragraph = paragraphs
  }

  private mutating func endParagraph() {
    keepLine()
    paragraph = nil
  }

  private mutating func open(_ block: Block, _ tag: Range<Int>) {
    flush(upTo: tag.lowerBound)
    if let last = blocks.indices.last { blocks[last].isAtStart = false }
    html += source[tag]
    var open = Open(block: block)
    if block == .numbered { open.number = Self.number(in: source[tag]) ?? 1 }
    blocks.append(open)
  }

  /// `3` of `<ol start="3">`.
  private static func number(in tag: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: tag.filter(\.isASCIIDigit), as: UTF8.self))
  }

  private mutating func close(_ tag: Range<Int>) {
    flush(upTo: tag.lowerBound)
    html += source[tag]
    guard let closed = blocks.popLast(), closed.block == .item, let list = blocks.indices.last else { return }
    blocks[list].number += 1
  }
}

extension TypedLists {
  /// Prints the lines read so far: as lists where they are some, else as they stood.
  private mutating func flush(upTo end: Int) {
    keepLine()
    guard !lines.isEmpty else { return }
    let before = html.count
    let isFirst = blocks.last?.isAtStart ?? false
    if let last = blocks.indices.last { blocks[last].isAtStart = false }
    if canHoldLists {
      let first = isFirst && blocks.last?.block == .item ? takeSignsOfItem() : nil
      if first != nil || groups(of: lines[...]).contains(where: \.isList) { printLines(lines[(first ?? 0)...]) }
    }
    if html.count == before { html += source[start..<end] }
    lines = []
  }

  private var canHoldLists: Bool {
    guard blocks.count <= Self.deepest, lines.contains(where: { $0.item != nil }) || number != nil else { return false }
    return blocks.last.map { $0.block == .item || $0.block == .cell || $0.block == .quote || $0.block == .definition }
      ?? true
  }

  /// The number of the item that is open, where it has one.
  private var number: Int? {
    guard blocks.count > 1, blocks[blocks.count - 1].block == .item, blocks[blocks.count - 2].block == .numbered
    else { return nil }
    return blocks[blocks.count - 2].number
  }

  /// Takes the signs and the number away that the first lines of an item have beside its own; of several such lines all but the
  /// last are printed, as an item each. Gives from which line on the rest is to be printed; nil where nothing changes.
  private mutating func takeSignsOfItem() -> Int? {
    let isItem = lines[0].item != nil
    guard lines[0].dropSpareSigns(number: number) else { return nil }
    guard isItem else { return 0 }
    var index = 0
    while let next = lines[(index + 1)...].firstIndex(where: { !$0.isEmpty }), lines[next].item != nil {
      print([lines[index].html], isParagraph: lines[index].paragraph != nil)
      html += "</li><li>".utf8
      blocks[blocks.count - 2].number += 1
      lines[next].dropSign()
      _ = lines[next].dropSpareSigns(number: number)
      index = next
    }
    return index
  }

  /// Lines beside each other, all of them items or none.
  private func groups(of lines: ArraySlice<TextLine>) -> [(isList: Bool, lines: ArraySlice<TextLine>)] {
    let sure = lines.count { $0.item?.sign.kind == .sure }
    var groups: [(isList: Bool, lines: ArraySlice<TextLine>)] = []
    var rest = lines
    while let first = rest.first {
      var group = rest.prefix { $0.item != nil || $0.isEmpty }
      let isList = first.item != nil && isList(group.filter { !$0.isEmpty }, ofSure: sure)
      if !isList { group = rest.prefix(max(1, first.item == nil ? rest.prefix { $0.item == nil }.count : group.count)) }
      if let last = groups.last, !isList, !last.isList {
        groups[groups.count - 1].lines = lines[last.lines.startIndex..<group.endIndex]
      } else {
        groups.append((isList, group))
      }
      rest = rest[group.endIndex...]
    }
    return groups
  }

  private func isList(_ items: [TextLine], ofSure sure: Int) -> Bool {
    let signs = items.compactMap(\.item?.sign)
    if signs.count == 1 { return signs[0].kind == .sure && (sure > 1 || hasMadeList) }
    return signs.contains { $0.kind == .sure } || signs.indices.contains { signs[..<$0].contains(signs[$0]) }
  }

  private mutating func printLines(_ lines: ArraySlice<TextLine>) {
    for (isList, group) in groups(of: lines) {
      if isList {
        hasMadeList = true
        printList(group.compactMap(\.item))
      } else {
        printText(group)
      }
    }
  }

  private mutating func printText(_ lines: ArraySlice<TextLine>) {
    var rest = lines
    while let first = rest.first {
      let part = rest.prefix { $0.paragraph == first.paragraph }
      let words = part.drop(while: \.isEmpty)
      let end = words.lastIndex { !$0.isEmpty }
      if let end { print(words[...end].map(\.html), isParagraph: first.paragraph != nil) }
      rest = rest[part.endIndex...]
    }
  }

  private mutating func print(_ lines: [[UInt8]], isParagraph: Bool) {
    if isParagraph { html += "<p>".utf8 }
    html += lines.joined(separator: "<br>".utf8)
    if isParagraph { html += "</p>".utf8 }
  }

  /// A list; another sign than those before begins one within the last item.
  private mutating func printList(_ items: [TextLine.Item]) {
    var levels: [ListSign] = []
    for item in items {
      if let level = levels.firstIndex(of: item.sign) ?? (levels.count < Self.mostLevels ? nil : levels.count - 1) {
        for _ in levels[(level + 1)...] { html += "</li></ul>".utf8 }
        levels.removeSubrange((level + 1)...)
        html += "</li>".utf8
      } else {
        html += "<ul>".utf8
        levels.append(item.sign)
      }
      html += "<li>".utf8
      html += item.html
    }
    for _ in levels { html += "</li></ul>".utf8 }
  }
}
