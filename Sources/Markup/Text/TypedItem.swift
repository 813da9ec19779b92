/// The item that a line of plain text begins with its sign, and that may go on in the next line.
struct TypedItem {
  /// How far the sign is from the line's beginning.
  private let indentation: Int
  /// Whether it is an item whatever stands beside it.
  private let isSure: Bool
  private var endsSentence = false

  /// Nil where the line begins with no sign.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.trimmingHTMLSpace()
    let bullet = text.bullet
    guard bullet != nil || text.sign != nil else { return nil }
    indentation = line.indentation
    isSure = bullet != nil || text.sign?.kind != .doubtful
    endsSentence = text.last.map(Self.stops.contains) ?? true
  }

  /// The item with the line in it.
  func ending(in line: ArraySlice<UInt8>) -> TypedItem {
    var item = self
    item.endsSentence = line.trimmingHTMLSpace().last.map(Self.stops.contains) ?? true
    return item
  }

  /// Whether the next line is certain to be of the item: it stands further in than the sign, or goes on with a small letter.
  func goesOn(in line: ArraySlice<UInt8>) -> Bool {
    let text = line.trimmingHTMLSpace()
    guard !text.isEmpty, text.bullet == nil, text.sign == nil, text.headingLevel == nil, !text.beginsWithNumber else {
      return false
    }
    return line.indentation > indentation || isSure && !endsSentence && text.beginsSmall
  }

  private static let stops = Array(".!?:".utf8)
}

extension ArraySlice<UInt8> {
  fileprivate var indentation: Int { prefix { $0 == 0x20 || $0 == 0x09 }.count }

  /// The sign in front of the words that could make an item of them.
  fileprivate var sign: ListSign? {
    guard !isEmpty else { return nil }
    let (scalar, length) = Array(prefix(4)).scalar(at: 0)
    let words = dropFirst(length).trimmingHTMLSpace()
    guard let sign = ListSign(scalar), let next = words.first,
      sign.canStand(before: next, isParted: words.startIndex > startIndex + length)
    else { return nil }
    return sign
  }

  /// `2.` and `2)` begin an item, too.
  fileprivate var beginsWithNumber: Bool {
    let digits = prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, let next = dropFirst(digits.count).first else { return false }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: ")")
  }

  /// Whether it begins with a word in small letters, which is no address.
  fileprivate var beginsSmall: Bool {
    let word = prefix { !$0.isHTMLSpace }.prefix(HTMLWriter.longestWord)
    let isWord = word.allSatisfy { $0 >= 0x80 || $0.isASCIILetter && $0 & 0x20 != 0 || ",;.)'-".utf8.contains($0) }
    let first = Array(word.prefix(4)).scalar(at: 0).scalar
    return isWord && first.properties.isLowercase && !word.dropLast().contains(UInt8(ascii: "."))
  }
}
