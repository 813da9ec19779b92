/// Collects text as one line: white space folded, controls and direction marks left out.
struct PlainLine {
  private let source: [UInt8]
  private let decodesEntities: Bool
  private(set) var bytes: [UInt8] = []
  /// Where the line begins among the bytes.
  private var start = 0
  private var owesSpace = false

  init(_ source: [UInt8], decodingEntities: Bool = true) {
    self.source = source
    decodesEntities = decodingEntities
  }

  /// Makes room for as much as the source has.
  mutating func reserveRoom() { bytes.reserveCapacity(bytes.count + source.count) }

  /// Takes the bytes behind which the line is to be collected, or gives them back with it.
  mutating func swap(with text: inout [UInt8]) {
    Swift.swap(&bytes, &text)
    start = bytes.count
  }

  /// Reads text that may hold stray tags.
  mutating func read(clean source: [UInt8]) {
    var start = 0
    var index = source.firstIndex(of: UInt8(ascii: "<")) ?? source.count
    while index < source.count {
      if let end = source.endOfHTMLTag(at: index) ?? source.endOfHighlightMark(at: index) {
        text(start..<index)
        if source.partsWords(tag: index..<end) { owesSpace = true }
        start = end
        index = end
      } else {
        index += 1
      }
    }
    text(start..<index)
  }

  func finish() -> String { String(decoding: bytes, as: UTF8.self) }
}

extension PlainLine: TextSink {
  var isFull: Bool { false }

  mutating func plain(_ run: ArraySlice<UInt8>) {
    paySpace()
    bytes += run
  }

  mutating func character(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200E}", "\u{200F}", "\u{61C}": break
    default:
      paySpace()
      bytes += scalar.utf8
    }
  }

  mutating func space(_ byte: UInt8) { owesSpace = true }

  mutating func blank(_ scalar: Unicode.Scalar) {
    if scalar != "\u{200B}" { owesSpace = true }
  }

  private mutating func paySpace() {
    if owesSpace, bytes.count > start { bytes.append(0x20) }
    owesSpace = false
  }
}

extension PlainLine: HTMLSink {
  mutating func text(_ range: Range<Int>) { read(range, of: source, decodingEntities: decodesEntities) }
  mutating func open(_ block: Block) { owesSpace = true }
  mutating func close(_ block: Block) { owesSpace = true }
  mutating func open(_ inline: Inline, link: Range<Int>?) {}
  mutating func close(_ inline: Inline) {}
  mutating func lineBreak() { owesSpace = true }
  mutating func wordBreak() { owesSpace = true }
  mutating func rule() { owesSpace = true }
}

extension [UInt8] {
  /// Whether the tag is one that ends a line or stands in a box, so that the words around it are two.
  fileprivate func partsWords(tag: Range<Int>) -> Bool {
    let name = self[tag].dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix(while: \.isASCIIAlphanumeric)
    switch ElementName(name)?.meaning {
    case .block, .lineBreak, .wordBreak, .rule: return true
    default: return false
    }
  }
}
