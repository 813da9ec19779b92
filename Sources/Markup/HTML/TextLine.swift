/// A line of a printed text: words and marks without blocks, its marks ended within it.
struct TextLine {
  private(set) var html: [UInt8]
  /// The number of the paragraph that it stands in; nil of one in none.
  let paragraph: Int?
  /// The sign in front of it that could make an item of it, and what the line is without.
  private(set) var item: Item?

  struct Item {
    let sign: ListSign
    var html: [UInt8]
    /// What its words begin with.
    var next: UInt8
  }

  init(_ html: [UInt8], paragraph: Int?) {
    self.html = html
    self.paragraph = paragraph
    item = Self.item(of: html[...])
    // `• • one`
    while let found = item, let again = Self.item(of: found.html[...]), again.sign.isSpare(before: again.next) {
      item = Item(sign: found.sign, html: again.html, next: again.next)
    }
  }

  var isEmpty: Bool { html.isEmpty }

  /// Makes the line what it is as an item.
  mutating func dropSign() {
    if let item { self = TextLine(item.html, paragraph: paragraph) }
  }

  /// Takes the signs away that it needs not in an item, and the number that a list with numbers shows already. Gives whether it
  /// had any.
  mutating func dropSpareSigns(number: Int?) -> Bool {
    var had = false
    while true {
      if let item, item.sign.isSpare(before: item.next) {
        dropSign()
      } else if let number, let rest = withoutNumber(number) {
        self = TextLine(rest, paragraph: paragraph)
      } else {
        return had
      }
      had = true
    }
  }
}

extension TextLine {
  /// `A` of `2. A` and `2) A`; nil where the line does not begin with the number.
  private func withoutNumber(_ number: Int) -> [UInt8]? {
    var marks: [Range<Int>] = []
    let start = Self.startOfWords(in: html[...], &marks).start
    let digits = Array(String(number).utf8)
    let behind = start + digits.count
    guard html[start...].starts(with: digits), behind + 1 < html.count,
      html[behind] == UInt8(ascii: ".") || html[behind] == UInt8(ascii: ")")
    else { return nil }
    let words = Self.startOfWords(in: html[(behind + 1)...], &marks)
    guard words.isParted, words.start < html.count else { return nil }
    return marks.flatMap { html[$0] } + html[words.start...]
  }

  private static func item(of line: ArraySlice<UInt8>) -> Item? {
    var marks: [Range<Int>] = []
    let start = startOfWords(in: line, &marks).start
    guard start < line.endIndex else { return nil }
    let (scalar, length) = Array(line[start...].prefix(4)).scalar(at: 0)
    guard let sign = ListSign(scalar), start + length <= line.endIndex else { return nil }
    // A mark that held the sign alone goes with it.
    let words = startOfWords(in: line[(start + length)...], &marks)
    guard words.start < line.endIndex, sign.canStand(before: line[words.start], isParted: words.isParted) else {
      return nil
    }
    return Item(sign: sign, html: marks.flatMap { line[$0] } + line[words.start...], next: line[words.start])
  }

  /// Where the first letter is behind blanks and marks, and whether there are blanks.
  ///
  /// - Parameter marks: the start tags of those that are open there.
  private static func startOfWords(
    in line: ArraySlice<UInt8>, _ marks: inout [Range<Int>]
  ) -> (start: Int, isParted: Bool) {
    var rest = line
    var isParted = false
    while true {
      let words = rest.withoutBlanks
      if words.startIndex > rest.startIndex { isParted = true }
      rest = words
      guard rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
        return (rest.startIndex, isParted)
      }
      if rest.dropFirst().first != UInt8(ascii: "/") {
        marks.append(rest.startIndex..<(end + 1))
      } else if marks.popLast() == nil {
        return (rest.startIndex, isParted)
      }
      rest = rest[(end + 1)...]
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text from its first letter on that is no blank of any kind.
  fileprivate var withoutBlanks: ArraySlice<UInt8> {
    var rest = self
    while let first = rest.first {
      if first == 0x20 || first == 0x09 || first == 0x0A {
        rest = rest.dropFirst()
      } else if rest.starts(with: [0xC2, 0xA0]) {
        rest = rest.dropFirst(2)
      } else if first == 0xE2 || first == 0xE3, Self.wideBlanks.contains(where: rest.starts) {
        rest = rest.dropFirst(3)
      } else {
        break
      }
    }
    return rest
  }

  private static let wideBlanks = ["\u{2002}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200B}", "\u{202F}", "\u{3000}"]
    .map { Array($0.utf8) }
}
