/// The pieces of what the sanitiser printed: every `<` begins one of its own tags, and every tag ends.
struct PrintedPieces: Sequence, IteratorProtocol {
  enum Piece {
    case text(Range<Int>)
    /// With what its element means.
    case tag(Range<Int>, Meaning?, isEnd: Bool)
  }

  private let source: [UInt8]
  private var index = 0

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> Piece? {
    guard index < source.count else { return nil }
    let start = index
    guard source[start] == UInt8(ascii: "<") else {
      index = source.place(of: UInt8(ascii: "<"), from: start)
      return .text(start..<index)
    }
    index = source.place(of: UInt8(ascii: ">"), from: start) + 1
    let isEnd = source[start + 1] == UInt8(ascii: "/")
    let name = source[(start + (isEnd ? 2 : 1))...].prefix(while: \.isASCIIAlphanumeric)
    return .tag(start..<index, ElementName(name)?.meaning, isEnd: isEnd)
  }
}
