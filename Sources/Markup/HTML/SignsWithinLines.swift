/// Parts lines in which a list was typed without line ends, `Duties: • bake • knead • sell`, in front of its signs. Works on what
/// the sanitiser prints. Signs between words without an introduction part nothing: `Graz • full time • now`.
struct SignsWithinLines {
  private let source: [UInt8]
  /// Where the signs of the line stand that could be parted, each with the blanks before it.
  private var signs: [Range<Int>] = []
  private var sign: ListSign?
  /// The last byte of the line that is no blank and in no tag.
  private var lastByte: UInt8?
  /// Whether anything of the line is neither a sign nor part of a number, which an item of a list loses.
  private var hasWords = false
  private var isIntroduced = false
  /// Where a mark's words begin. Before a sign there no line can end, or the mark would be left with nothing in it.
  private var beganMark: Int?
  /// How many blocks that hold nothing but text are open.
  private var textBlocks = 0
  private var parted: [UInt8] = []
  private var printed = 0

  static func parted(in source: [UInt8]) -> [UInt8] {
    var text = source
    // Each round takes one kind of sign out of a line, and there are fewer kinds than rounds.
    for _ in 0..<mostRounds {
      var lines = SignsWithinLines(source: text)
      lines.read()
      if lines.printed == 0 { break }
      text = lines.parted + text[lines.printed...]
    }
    return text
  }

  private static let mostRounds = 16

  private init(source: [UInt8]) { self.source = source }

  private mutating func read() {
    for piece in PrintedPieces(source) {
      switch piece {
      case .text(let range): if textBlocks == 0 { readWords(range) }
      case .tag(let tag, .inline, let isEnd): beganMark = isEnd ? nil : tag.upperBound
      case .tag(_, .block(let block), let isEnd):
        endLine()
        if block.holdsOnlyText { textBlocks += isEnd ? -1 : 1 }
      case .tag: endLine()
      }
    }
    endLine()
  }

  private mutating func readWords(_ words: Range<Int>) {
    var index = words.lowerBound
    var blanks = index
    while index < words.upperBound {
      let (scalar, length) = source.scalar(at: index)
      if scalar == " " || scalar == "\u{A0}" {
        index += length
        continue
      }
      if length > 1, lastByte == nil || blanks < index && blanks != beganMark, let sign = ListSign(scalar),
        sign.kind == .sure, isParted(at: index + length, before: words.upperBound)
      {
        note(sign, blanks..<index)
      }
      lastByte = source[index]
      hasWords = hasWords || !scalar.isBeforeItem
      index += length
      blanks = index
    }
  }

  /// Whether blanks stand there and then words.
  private func isParted(at index: Int, before end: Int) -> Bool {
    guard index < end, source.scalar(at: index).scalar.isBlank else { return false }
    var index = index
    while index < end, source.scalar(at: index).scalar.isBlank { index += source.scalar(at: index).length }
    return index == end ? end < source.count : ListSign(source.scalar(at: index).scalar) == nil
  }

  private mutating func note(_ sign: ListSign, _ blanks: Range<Int>) {
    // `▪ Duties: • bake`: the sign of the line itself is another.
    if let last = signs.last, last.isEmpty, sign != self.sign {
      signs = []
      self.sign = nil
    }
    if self.sign == nil {
      self.sign = sign
      isIntroduced = lastByte == UInt8(ascii: ":") || !hasWords && lastByte?.isASCIIDigit != true
    }
    if sign == self.sign { signs.append(hasWords ? blanks : blanks.upperBound..<blanks.upperBound) }
  }

  private mutating func endLine() {
    if isIntroduced, signs.count >= TypedLists.fewestWithinLine {
      for blanks in signs where !blanks.isEmpty {
        parted += source[printed..<blanks.lowerBound]
        parted += "<br>".utf8
        printed = blanks.upperBound
      }
    }
    signs = []
    (sign, lastByte, hasWords, isIntroduced) = (nil, nil, false, false)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\u{A0}" }

  fileprivate var isBeforeItem: Bool {
    ("0"..."9").contains(self) || self == "." || self == ")" || self != "o" && ListSign(self) != nil
  }
}
