extension SafeHTML {
  /// Shows plain text: an empty line parts paragraphs, a line end becomes `<br>`, and lines that begin with a bullet
  /// (`-`, `*`, `•` or `·`, then a space) become a list. Entities such as `&amp;` are decoded once, because services
  /// leave them in; `<` is only a `<`. The marks `<c0>…</c0>` that USAJobs puts around found words are removed.
  public init(text: some StringProtocol) {
    self.init(text: Array(text.utf8))
  }

  /// The same of a text in UTF-8.
  public init(text: [UInt8]) {
    let source = text.withoutHighlightMarks
    var writer = HTMLWriter(source, links: .webOnly, isTyped: true)
    var start = 0
    while start < source.count, !writer.isFull {
      let end = source.endOfLine(from: start)
      writer.write(line: source[start..<end])
      let isPair = end + 1 < source.count && source[end] == 0x0D && source[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    let (html, isShortened) = writer.finish()
    self.init(storedSafeHTML: html, shortened: isShortened)
  }
}

extension HTMLWriter {
  fileprivate mutating func write(line: ArraySlice<UInt8>) {
    let text = line.trimmingHTMLSpace()
    if text.isEmpty {
      // Empty lines between the items of a list part nothing.
      if container != .item { close(.paragraph) }
    } else if let bullet = text.bullet {
      if container != .item { open(.bulleted) }
      open(.item)
      self.text(text.dropFirst(bullet).indices)
    } else {
      if container == .item { close(.bulleted) }
      lineBreak()
      self.text(text.indices)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The length of the bullet at the beginning, if there is one with a space behind it.
  fileprivate var bullet: Int? {
    let length =
      switch first {
      case UInt8(ascii: "-"), UInt8(ascii: "*"): 1
      case 0xC2 where starts(with: "\u{B7}".utf8): 2
      case 0xE2 where starts(with: "\u{2022}".utf8): 3
      default: 0
      }
    return length > 0 && dropFirst(length).first?.isHTMLSpace == true ? length : nil
  }
}
