/// A place in a line of a printed text, behind the signs and numbers in front of its words that were taken. It only goes on, so that
/// each byte is read once however many signs stand there.
struct LineStart {
  private let html: [UInt8]
  /// Where it is.
  private(set) var index = 0
  /// The start tags of the marks that are open here.
  private var marks: [Range<Int>] = []

  init(of html: [UInt8]) { self.html = html }

  /// What the words behind it begin with; nil at the line's end.
  var next: UInt8? { index < html.count ? html[index] : nil }

  /// The line from here on, its marks begun again.
  var rest: [UInt8] { marks.flatMap { html[$0] } + html[index...] }

  /// Takes a sign that can begin an item, with the mark that holds it alone; nil where none stands before words.
  mutating func takeSign() -> ListSign? {
    var behind = self
    _ = behind.skipBlanks()
    guard behind.index < html.count else { return nil }
    let (scalar, length) = html.scalar(at: behind.index)
    guard let sign = ListSign(scalar) else { return nil }
    behind.index += length
    // As phones type them: the sign as a picture.
    if html[behind.index...].starts(with: "\u{FE0F}".utf8) { behind.index += 3 }
    let isParted = behind.skipBlanks()
    guard let next = behind.next, sign.canStand(before: next, isParted: isParted) else { return nil }
    self = behind
    return sign
  }

  /// Takes the sign of an item, and with it those behind it that the item needs not: `• • one`.
  mutating func takeItem() -> ListSign? {
    guard let sign = takeSign() else { return nil }
    var behind = self
    while let again = behind.takeSign(), let next = behind.next, again.isSpare(before: next) { self = behind }
    return sign
  }

  /// Takes `2.` or `2)`; says whether the number stands there before words.
  mutating func takeNumber(_ number: Int) -> Bool {
    var behind = self
    _ = behind.skipBlanks()
    let digits = Array(String(number).utf8)
    let end = behind.index + digits.count
    guard html[behind.index...].starts(with: digits), end + 1 < html.count,
      html[end] == UInt8(ascii: ".") || html[end] == UInt8(ascii: ")")
    else { return false }
    behind.index = end + 1
    guard behind.skipBlanks(), behind.index < html.count else { return false }
    self = behind
    return true
  }

  /// Goes to the first letter behind blanks and marks; says whether there are blanks.
  private mutating func skipBlanks() -> Bool {
    var isParted = false
    while true {
      let words = html[index...].withoutBlanks.startIndex
      if words > index { isParted = true }
      index = words
      guard next == UInt8(ascii: "<"), let end = html[index...].firstIndex(of: UInt8(ascii: ">")) else {
        return isParted
      }
      if html[index...].dropFirst().first != UInt8(ascii: "/") {
        marks.append(index..<(end + 1))
      } else if marks.popLast() == nil {
        return isParted
      }
      index = end + 1
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
