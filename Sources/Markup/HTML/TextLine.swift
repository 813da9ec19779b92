/// A line of a printed text: words and marks without blocks, its marks ended within it.
struct TextLine {
  private(set) var html: [UInt8]
  /// The number of the paragraph that it stands in; nil of one in none.
  let paragraph: Int?
  /// The sign in front of it that could make an item of it, and what the line is without.
  private(set) var item: (sign: ListSign, html: [UInt8])?

  init(_ html: [UInt8], paragraph: Int?) {
    self.html = html
    self.paragraph = paragraph
    if let (sign, html) = Self.item(of: html[...]) {
      // `• • one`
      var rest = html
      while let again = Self.item(of: rest[...]), again.sign == sign { rest = again.html }
      item = (sign, rest)
    }
  }

  var isEmpty: Bool { html.isEmpty }

  /// Makes the line what it is as an item.
  mutating func dropSign() {
    if let item { html = item.html }
    item = nil
  }

  /// Takes the sign away that it needs not in an item. Gives whether it had one.
  mutating func dropSpareSign() -> Bool {
    guard let (sign, rest) = item, sign.isSpare(before: rest[...]) else { return false }
    dropSign()
    return true
  }

  /// Takes the number away that a list with numbers shows already: `2.`, `2)`. Gives whether it had one.
  mutating func dropNumber(_ number: Int) -> Bool {
    let (marks, start) = Self.startTags(of: html[...])
    let digits = Array(String(number).utf8)
    let behind = start + digits.count
    guard html[start...].starts(with: digits), behind + 1 < html.count,
      html[behind] == UInt8(ascii: ".") || html[behind] == UInt8(ascii: ")")
    else { return false }
    let rest = html[(behind + 1)...]
    let words = rest.withoutBlanks
    guard words.startIndex > rest.startIndex, let first = words.first, first != UInt8(ascii: "<") else { return false }
    html = marks.flatMap { html[$0] } + words
    item = nil
    return true
  }
}

extension TextLine {
  private static func item(of line: ArraySlice<UInt8>) -> (sign: ListSign, html: [UInt8])? {
    var (marks, start) = startTags(of: line)
    guard start < line.endIndex else { return nil }
    let (scalar, length) = Array(line[start...].prefix(4)).scalar(at: 0)
    guard let sign = ListSign(scalar) else { return nil }
    let behind = line[(start + length)...]
    var rest = behind.withoutBlanks
    // A mark that held the sign alone goes with it.
    while !marks.isEmpty, rest.starts(with: "</".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      marks.removeLast()
      rest = rest[(end + 1)...].withoutBlanks
    }
    guard sign.canStand(before: rest, isParted: rest.startIndex > behind.startIndex) else { return nil }
    return (sign, marks.flatMap { line[$0] } + rest)
  }

  /// The start tags of the marks in front of the first letter.
  private static func startTags(of line: ArraySlice<UInt8>) -> (tags: [Range<Int>], end: Int) {
    var tags: [Range<Int>] = []
    var start = line.startIndex
    while start + 1 < line.endIndex, line[start] == UInt8(ascii: "<"), line[start + 1] != UInt8(ascii: "/"),
      let end = line[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      tags.append(start..<(end + 1))
      start = end + 1
    }
    return (tags, start)
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
