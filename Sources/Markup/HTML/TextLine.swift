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
    var start = LineStart(of: html)
    guard let sign = start.takeItem(), let next = start.next else { return }
    item = Item(sign: sign, html: start.rest, next: next)
  }

  var isEmpty: Bool { html.isEmpty }

  /// Makes the line what it is as an item.
  mutating func dropSign() {
    if let item { self = TextLine(item.html, paragraph: paragraph) }
  }

  /// Takes the signs away that it needs not in an item, and the number that a list with numbers shows already. Gives whether it
  /// had any.
  mutating func dropSpareSigns(number: Int?) -> Bool {
    var start = LineStart(of: html)
    var had = false
    while true {
      var behind = start
      if let sign = behind.takeItem(), let next = behind.next, sign.isSpare(before: next) {
        start = behind
      } else if let number, start.takeNumber(number) {
      } else {
        break
      }
      had = true
    }
    if had { self = TextLine(start.rest, paragraph: paragraph) }
    return had
  }
}
