extension SafeHTML {
  /// Cleans what people typed, as HTML: where nothing in it parts paragraphs, empty lines do.
  ///
  /// Editors that make paragraphs of lines only when a page is shown hand on the lines.
  init(typedHTML source: [UInt8]) {
    var writer = HTMLWriter(source, links: .webOnly, isTyped: true)
    writer.read(html: source)
    if !writer.hasParagraphs, let parted = source.partedAtEmptyLines(alsoAtLineEnds: !writer.hasBlocks) {
      writer = HTMLWriter(parted, links: .webOnly, isTyped: true)
      writer.read(html: parted)
    }
    self.init(settled: writer)
  }

  /// What a writer has written, cleaned until cleaning it again changes nothing: `&<wbr>amp;nbsp;` and `&nb` with a control character
  /// before `sp;` are references that were coded twice only once they are printed.
  init(settled first: HTMLWriter) {
    var writer = first
    var (html, isShortened) = writer.finish()
    var rounds = 0
    while rounds < Self.mostRounds, writer.html.holdsReferenceCodedTwice {
      var next = HTMLWriter(writer.html, links: .webOnly, isTyped: true)
      next.read(html: writer.html)
      let (nextHTML, isNextShortened) = next.finish()
      guard next.html != writer.html else { break }
      (html, isShortened, writer) = (nextHTML, isShortened || isNextShortened, next)
      rounds += 1
    }
    self.init(storedSafeHTML: html, shortened: isShortened)
  }

  private static let mostRounds = 4
}

extension [UInt8] {
  /// Whether `&amp;` stands before the rest of a reference anywhere.
  fileprivate var holdsReferenceCodedTwice: Bool {
    var index = place(of: UInt8(ascii: "&"), from: 0)
    while index < count {
      if let once = CharacterReference(in: self, at: index, before: count, inAttribute: false), once.first == "&",
        once.mended(in: self, before: count).end > once.end
      {
        return true
      }
      index = place(of: UInt8(ascii: "&"), from: index + 1)
    }
    return false
  }
}

extension [UInt8] {
  /// The HTML with the tag of a paragraph in each empty line that stands between words; nil where there is none.
  ///
  /// - Parameter alsoAtLineEnds: whether other line ends become `<br>`.
  fileprivate func partedAtEmptyLines(alsoAtLineEnds: Bool) -> [UInt8]? {
    guard holds(0x0A) else { return nil }
    var parted: [UInt8] = []
    var isParted = false
    var hasWords = false
    var index = 0
    while index < count {
      guard self[index] == 0x0A else {
        parted.append(self[index])
        hasWords = hasWords || !self[index].isHTMLSpace
        index += 1
        continue
      }
      let end = self[index...].firstIndex { !$0.isHTMLSpace } ?? count
      let ends = self[index..<end].count { $0 == 0x0A }
      index = end
      parted.append(0x0A)
      guard end < count, hasWords, !beginsBlock(at: end) else { continue }
      if ends > 1 {
        parted += "<p>".utf8
        isParted = true
      } else if alsoAtLineEnds {
        parted += "<br>".utf8
      }
    }
    return isParted ? parted : nil
  }

  /// Whether a tag stands there that is the start of a block, or the end of anything.
  private func beginsBlock(at index: Int) -> Bool {
    guard self[index] == UInt8(ascii: "<"), index + 1 < count else { return false }
    if self[index + 1] == UInt8(ascii: "/") { return true }
    guard case .block = ElementName(self[(index + 1)...].prefix(11).prefix(while: \.isASCIIAlphanumeric))?.meaning
    else { return false }
    return true
  }
}
