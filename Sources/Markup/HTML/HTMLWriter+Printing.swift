extension HTMLWriter {
  /// Makes everything ready for `count` bytes of text: blocks, paragraph, marks and the white space before it.
  /// False when there is no room for all of that.
  mutating func makeReady(for count: Int) -> Bool {
    if line.isReady, line.owedBreaks == 0, line.owedSpaces.isEmpty {
      guard makeRoom(for: count + (line.owesSpace ? 1 : 0)) else { return false }
      if line.owesSpace { html.append(0x20) }
      line.owesSpace = false
      return true
    }
    leaveEndedItem()
    if !container.holdsOnlyText { enterFlow() }
    let opensParagraph = !line.hasParagraph && textNeedsParagraph
    let kept = countOfMarksToKeep
    let opening = startTags(ofMarksFrom: kept)
    let spaces = owedWhiteSpace
    let ending = printedMarks[kept...].reduce(0) { $0 + $1.inline.rawValue.utf8.count + 3 }
    let needed = ending + spaces.count + opening.count + (opensParagraph ? 3 : 0) + count
    guard printBlocks(andThen: needed) else { return false }
    if opensParagraph { html += "<p>".utf8 }
    endMarks(downTo: kept)
    html += spaces
    html += opening
    printedMarks = marks
    line = Line(hasParagraph: line.hasParagraph || opensParagraph, hasText: true, isReady: true)
    return true
  }

  /// Ends the printed marks beyond the first `count`.
  mutating func endMarks(downTo count: Int) {
    while printedMarks.count > count {
      let mark = printedMarks.removeLast()
      if mark.isShown { html.append(endTag: mark.inline.rawValue) }
    }
  }

  /// Prints the start tags of blocks not printed yet, if they and `extra` bytes have room.
  mutating func printBlocks(andThen extra: Int) -> Bool {
    var needed = extra
    for (index, frame) in frames.enumerated() where !frame.isPrinted && !frame.block.isBoundary {
      needed += frame.startTag.utf8.count + 2
      if frame.block.isCell { needed += emptyCells[index - 1, default: []].count * Self.emptyCellLength }
    }
    guard makeRoom(for: needed) else { return false }
    for index in frames.indices where !frames[index].isPrinted && !frames[index].block.isBoundary {
      let block = frames[index].block
      if block.isCell { printEmptyCells(ofRow: index - 1) }
      if block.isRowGroup { frames[index - 1].hasRows = true }
      frames[index].place = html.count
      html.append(startTag: frames[index].startTag)
      frames[index].isPrinted = true
    }
    return true
  }

  /// Prints the cells without text that a row has had so far, if they have room.
  mutating func printEmptyCells(ofRow index: Int) {
    guard let cells = emptyCells.removeValue(forKey: index) else { return }
    guard makeRoom(for: cells.count * Self.emptyCellLength) else { return }
    for cell in cells {
      html.append(startTag: cell.rawValue)
      html.append(endTag: cell.rawValue)
    }
  }

  /// Whether `count` more bytes fit. If not, the text ends here.
  mutating func makeRoom(for count: Int) -> Bool {
    if html.count + count > Self.longestText - Self.reserve { isFull = true }
    return !isFull
  }
}

extension HTMLWriter {
  private var countOfMarksToKeep: Int {
    var count = 0
    while count < marks.count, count < printedMarks.count, marks[count].id == printedMarks[count].id { count += 1 }
    return count
  }

  private var textNeedsParagraph: Bool {
    frames[frames.count - 1].block.isBoundary || container == .root || container == .quote
  }

  private var owedWhiteSpace: [UInt8] {
    if container == .preformatted {
      // A parser drops a line end right behind <pre>, and an empty first line helps nobody.
      let end = line.hasText ? nil : line.owedSpaces.lastIndex(of: 0x0A)
      return Array(line.owedSpaces[(end.map { $0 + 1 } ?? 0)...])
    }
    if line.owedBreaks > 0 { return Array(repeatElement("<br>", count: line.owedBreaks).joined().utf8) }
    return line.owesSpace ? [0x20] : []
  }

  private mutating func startTags(ofMarksFrom first: Int) -> [UInt8] {
    var tags: [UInt8] = []
    for index in marks.indices.dropFirst(first) {
      let tag = marks[index].tag ?? startTag(of: marks[index])
      marks[index].tag = tag
      tags += tag
    }
    return tags
  }

  private func startTag(of mark: Mark) -> [UInt8] {
    guard mark.inline == .link else {
      var tag: [UInt8] = []
      tag.append(startTag: mark.inline.rawValue)
      return tag
    }
    guard let link = mark.link else { return [] }
    let address = String(decoding: source.decodingEntities(in: link, inAttribute: true), as: UTF8.self)
    guard let attributes = links.attributes(for: address) else { return [] }
    return Array("<a \(attributes)>".utf8)
  }
}

extension [UInt8] {
  fileprivate mutating func append(startTag name: String) {
    append(UInt8(ascii: "<"))
    append(contentsOf: name.utf8)
    append(UInt8(ascii: ">"))
  }

  mutating func replace(startTagAt place: Int, length: Int, with name: String) {
    replaceSubrange(place..<(place + length), with: "<\(name)>".utf8)
  }

  mutating func append(endTag name: String) {
    append(UInt8(ascii: "<"))
    append(UInt8(ascii: "/"))
    append(contentsOf: name.utf8)
    append(UInt8(ascii: ">"))
  }
}
