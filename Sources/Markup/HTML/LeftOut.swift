/// What the sanitiser leaves out of an HTML text.
struct LeftOut: HTMLSink {
  enum Item: Hashable {
    /// An element's name, as it is written.
    case tag(String)
    /// The address of a link.
    case link(String)
  }

  private(set) var items: [Item] = []
  let isFull = false
  private let source: [UInt8]
  private let links: LinkRule
  /// Whether it stands within a line, where no block begins.
  private let isWithinLine: Bool

  init(of html: [UInt8], links: LinkRule, isWithinLine: Bool) {
    source = html
    self.links = links
    self.isWithinLine = isWithinLine
    read(html: html)
  }

  mutating func leaveOut(_ tag: Range<Int>) { items.append(.tag(String(decoding: source[tag], as: UTF8.self))) }

  mutating func open(_ inline: Inline, link: Range<Int>?) {
    guard let link else { return }
    let address = String(decoding: source.decodingEntities(in: link, inAttribute: true), as: UTF8.self)
    if inline == .link, !links.allow(address) { items.append(.link(address)) }
  }

  mutating func open(_ block: Block, tag: Range<Int>, start: Range<Int>?) {
    if isWithinLine { leaveOut(tag) }
  }

  mutating func open(_ block: Block) {}
  mutating func text(_ range: Range<Int>) {}
  mutating func close(_ block: Block) {}
  mutating func close(_ inline: Inline) {}
  mutating func lineBreak() {}
  mutating func wordBreak() {}
  mutating func rule() {}
}
