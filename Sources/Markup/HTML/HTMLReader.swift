/// Takes the parts of an HTML text that mean something: what the sanitiser prints, what plain text keeps.
protocol HTMLSink {
  var isFull: Bool { get }
  mutating func text(_ range: Range<Int>)
  mutating func open(_ block: Block)
  /// - Parameter start: where the number stands in the source that the first item of a list has.
  mutating func open(_ block: Block, start: Range<Int>?)
  /// - Parameter tag: where the element's name stands in the source.
  mutating func open(_ block: Block, tag: Range<Int>, start: Range<Int>?)
  mutating func close(_ block: Block)
  /// - Parameter link: where the value of `href` stands in the source.
  mutating func open(_ inline: Inline, link: Range<Int>?)
  mutating func close(_ inline: Inline)
  mutating func lineBreak()
  mutating func wordBreak()
  mutating func rule()
  /// - Parameter tag: where the name of an element stands that is left out, or of which only the tags are.
  mutating func leaveOut(_ tag: Range<Int>)
}

extension HTMLSink {
  mutating func leaveOut(_ tag: Range<Int>) {}
  mutating func open(_ block: Block, start: Range<Int>?) { open(block) }
  mutating func open(_ block: Block, tag: Range<Int>, start: Range<Int>?) { open(block, start: start) }

  mutating func read(html source: [UInt8]) {
    var scanner = HTMLScanner(source)
    while !isFull, let token = scanner.next() {
      switch token {
      case .text(let range): text(range)
      case .start(let name?, let tag, let value, let isSelfClosing):
        switch name.meaning {
        case .block(let block): open(block, tag: tag, start: value)
        case .inline(let inline): open(inline, link: value)
        case .lineBreak: lineBreak()
        case .rule: rule()
        case .wordBreak:
          leaveOut(tag)
          wordBreak()
        case .removedText:
          leaveOut(tag)
          scanner.skipText(until: name)
        case .removedTree:
          leaveOut(tag)
          if !(isSelfClosing && name.isForeign) { scanner.skipTree(of: name) }
        case nil:
          leaveOut(tag)
          if name.isIsland, !isSelfClosing, scanner.standsBeforeIsland { scanner.skipTree(of: name) }
        }
      case .start(nil, let tag, _, _): leaveOut(tag)
      case .end(let name):
        switch name.meaning {
        case .block(let block): close(block)
        case .inline(let inline): close(inline)
        case .lineBreak: lineBreak()
        case .wordBreak: wordBreak()
        default: break
        }
      }
    }
  }
}
