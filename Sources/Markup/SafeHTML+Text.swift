extension SafeHTML {
  /// Shows plain text: an empty line parts paragraphs, a line end becomes `<br>`, and lines that begin with a bullet
  /// (`-`, `*`, `•` or `·`, then a space) become a list, with the lines below that are certain to go on in them. Of Markdown,
  /// which some write everywhere, `## Duties` is a heading and `**now**` is strong. Entities such as `&amp;` are
  /// decoded, because services leave them in; `<` is only a `<`. The marks `<c0>…</c0>` that USAJobs puts around found words are removed.
  public init(text: some StringProtocol) {
    self.init(text: text.bytes())
  }

  /// The same of a text in UTF-8.
  public init(text: [UInt8]) {
    let source = text.withoutHighlightMarks
    var writer = HTMLWriter(source, links: .webOnly, isTyped: true)
    var start = 0
    var item: TypedItem?
    while start < source.count, !writer.isFull {
      let end = source.endOfLine(from: start)
      let line = source[start..<end]
      if let above = item, above.goesOn(in: line) {
        item = above.ending(in: line)
        writer.goOn(line: line)
      } else {
        item = TypedItem(line)
        writer.write(line: line)
      }
      let isPair = end + 1 < source.count && source[end] == 0x0D && source[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    self.init(settled: writer)
  }
}

extension HTMLWriter {
  /// Writes a line that goes on with what the line above it says.
  fileprivate mutating func goOn(line: ArraySlice<UInt8>) {
    space(0x0A)
    write(words: line.trimmingHTMLSpace())
  }

  fileprivate mutating func write(line: ArraySlice<UInt8>) {
    let text = line.trimmingHTMLSpace()
    if text.isEmpty {
      // Empty lines between the items of a list part nothing.
      if container != .item { close(.paragraph) }
    } else if let bullet = text.bullet {
      if container != .item { open(.bulleted) }
      open(.item)
      write(words: text.dropFirst(bullet))
    } else {
      if container == .item { close(.bulleted) }
      if let level = text.headingLevel {
        let heading: Block = level == 2 ? .heading3 : .heading4
        open(heading)
        write(words: text.dropFirst(level))
        close(heading)
      } else {
        lineBreak()
        write(words: text)
      }
    }
  }

  /// Writes a part of a line, what stands in `**` as strong.
  private mutating func write(words: ArraySlice<UInt8>) {
    var rest = words
    while let start = rest.startOfStrong, let end = rest[(start + 2)...].endOfStrong {
      text(rest.startIndex..<start)
      open(.strong, link: nil)
      text((start + 2)..<end)
      close(.strong)
      rest = rest[(end + 2)...]
    }
    text(rest.indices)
  }
}

extension ArraySlice<UInt8> {
  /// 2 to 6 of a line that begins with so many `#` and a space; one alone may be the sign for a number.
  var headingLevel: Int? {
    guard first == UInt8(ascii: "#") else { return nil }
    let level = prefix { $0 == UInt8(ascii: "#") }.count
    return (2...6).contains(level) && dropFirst(level).first == 0x20 ? level : nil
  }

  /// Where `**` begins a word.
  fileprivate var startOfStrong: Int? {
    firstPair { before, behind in
      (before.map { $0.isHTMLSpace || $0 == UInt8(ascii: "(") } ?? true) && behind.map { !$0.isHTMLSpace } ?? false
    }
  }

  /// Where `**` ends one.
  fileprivate var endOfStrong: Int? {
    firstPair { before, behind in
      (before.map { !$0.isHTMLSpace } ?? false) && behind.map { !$0.isASCIIAlphanumeric } ?? true
    }
  }

  /// The first `**` beside whose letters, no further stars, it can stand.
  private func firstPair(_ canStand: (_ before: UInt8?, _ behind: UInt8?) -> Bool) -> Int? {
    let star = UInt8(ascii: "*")
    var index = startIndex
    while let place = self[index...].firstIndex(of: star) {
      let end = self[place...].firstIndex { $0 != star } ?? endIndex
      let behind = end < endIndex ? self[end] : nil
      if end - place == 2, canStand(place > startIndex ? self[place - 1] : nil, behind) { return place }
      index = end
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The length of the bullet at the beginning, if there is one with a space behind it.
  var bullet: Int? {
    guard let first else { return nil }
    // Every line is asked, and most begin with a letter of ASCII.
    let (scalar, length) = first < 0x80 ? (Unicode.Scalar(first), 1) : Array(prefix(4)).scalar(at: 0)
    return ListSign.isBullet(scalar) && dropFirst(length).first?.isHTMLSpace == true ? length : nil
  }
}
