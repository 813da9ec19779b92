extension HTMLWriter {
  mutating func open(_ block: Block) {
    note(block)
    if block == .table { hasTables = true }
    switch block {
    case .root: break
    case .paragraph, .group: openBoundary(block)
    case .heading3, .heading4, .heading5, .heading6, .preformatted, .quote: openFlow(block, depth: 1)
    case .bulleted, .numbered, .definitions: openFlow(block, depth: 2)
    case .table: openFlow(block, depth: 4)
    case .item: openMember(.item, in: .bulleted)
    case .term, .definition: openMember(block, in: .definitions)
    case .tableHead, .tableBody, .row, .cell, .headerCell: openTablePart(block)
    }
  }

  mutating func open(_ block: Block, start: Range<Int>?) {
    open(block)
    guard block == .numbered, let start, frames[frames.count - 1].block == .numbered else { return }
    frames[frames.count - 1].start = Self.number(source[start])
  }

  /// As many digits as CommonMark lets a number of an item have; nil of one, with which a list begins unless it says
  /// otherwise.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return number == 1 ? nil : number
  }

  mutating func close(_ block: Block) {
    guard let index = frames.lastIndex(where: { $0.block.isClosed(by: block) || $0.block.keepsIn(block) }),
      frames[index].block.isClosed(by: block)
    else {
      if block.isBoundary { partLines() }
      return
    }
    guard block == .item else { return pop(downTo: index) }
    pop(downTo: index + 1)
    endLine()
    dropMarks(from: index)
    frames[index].hasEnded = true
  }

  /// Lists and headings part no paragraphs, as tables do.
  private mutating func note(_ block: Block) {
    if block.isBoundary || block == .table || block == .preformatted { hasParagraphs = true } else { hasBlocks = true }
  }

  mutating func rule() {
    leaveEndedItem()
    leaveLine()
    enterFlow()
    if printBlocks(andThen: 4) { html += "<hr>".utf8 }
  }

  /// Leaves an item whose end tag was read, because what comes is no list.
  mutating func leaveEndedItem() {
    guard frames[frames.count - 1].hasEnded else { return }
    pop()
    if frames[frames.count - 1].isImplied { pop() }
  }

  /// Opens the blocks that must be between the one we are in and a text: an item in a list, a cell in a table.
  mutating func enterFlow() {
    switch container {
    case .bulleted, .numbered: push(.item)
    case .definitions: push(.definition)
    case .table: push(.tableBody, .row, .cell)
    case .tableHead, .tableBody: push(.row, .cell)
    case .row: push(.cell)
    default: break
    }
  }
}

extension HTMLWriter {
  private mutating func openBoundary(_ block: Block) {
    leaveEndedItem()
    if frames[frames.count - 1].block == .paragraph { pop() }
    partLines()
    if container.holdsFlow, boundaryDepth < Self.deepestBoundary { push(block) }
  }

  /// - Parameter depth: how many blocks deep this one is, with those it cannot be without.
  private mutating func openFlow(_ block: Block, depth: Int) {
    if !block.isList { leaveEndedItem() }
    leaveLine()
    enterFlow()
    if blockDepth + depth <= Self.deepestBlock { push(block) }
  }

  private mutating func openMember(_ member: Block, in home: Block) {
    let index = frames.lastIndex { !$0.block.isBoundary && !$0.block.isHeading && $0.block != .preformatted } ?? 0
    if frames[index].block.isBeside(member) {
      pop(downTo: index)
    } else if frames[index].block.isHome(of: member) {
      pop(downTo: index + 1)
    } else {
      openFlow(home, depth: 2)
      if container == home { frames[frames.count - 1].isImplied = true }
    }
    if container.isHome(of: member) { push(member) }
  }

  private mutating func openTablePart(_ part: Block) {
    let index = frames.lastIndex {
      $0.block == .table || (!part.isRowGroup && $0.block.isRowGroup) || ($0.block == .row && part.isCell)
    }
    guard let index else { return openBoundary(.group) }
    pop(downTo: index + 1)
    switch (part, frames[index].block) {
    case (.tableHead, _): push(frames[index].hasRows ? .tableBody : .tableHead)
    case (.tableBody, _): push(.tableBody)
    case (.row, .table): push(.tableBody, .row)
    case (_, .table): push(.tableBody, .row, part)
    case (.row, _), (_, .row): push(part)
    default: push(.row, part)
    }
  }

  /// Ends the paragraph or the block that holds text only, in which no block can begin.
  private mutating func leaveLine() {
    if frames[frames.count - 1].block == .paragraph || container.holdsOnlyText { pop() }
    endLine()
  }

  /// Where a paragraph begins or ends: parts what was said from what follows.
  private mutating func partLines() {
    if container.holdsOnlyText { lineBreak() } else { endLine() }
  }

  private mutating func push(_ blocks: Block...) {
    for block in blocks { push(block) }
  }
}
