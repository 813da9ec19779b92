/// The blocks of the sanitiser. Those with a printed name are all the blocks it can print.
enum Block: String {
  /// The text as a whole. Never printed.
  case root = ""
  /// `div`, `section` and the like: they part paragraphs and are never printed themselves.
  case group = "div"
  case paragraph = "p"
  case heading3 = "h3"
  case heading4 = "h4"
  case heading5 = "h5"
  case heading6 = "h6"
  case preformatted = "pre"
  case quote = "blockquote"
  case bulleted = "ul"
  case numbered = "ol"
  case item = "li"
  case definitions = "dl"
  case term = "dt"
  case definition = "dd"
  case table = "table"
  case tableHead = "thead"
  case tableBody = "tbody"
  case row = "tr"
  case headerCell = "th"
  case cell = "td"
}

extension Block {
  /// Parts text; not itself in the printed tree, or (a paragraph) printed only when it has text.
  var isBoundary: Bool { self == .group || self == .paragraph }
  var isHeading: Bool { self == .heading3 || self == .heading4 || self == .heading5 || self == .heading6 }
  var isList: Bool { self == .bulleted || self == .numbered }
  var isCell: Bool { self == .cell || self == .headerCell }
  var isRowGroup: Bool { self == .tableHead || self == .tableBody }

  /// Holds text and no other block.
  var holdsOnlyText: Bool { isHeading || self == .preformatted || self == .term }

  /// Holds text and blocks of any kind.
  var holdsFlow: Bool {
    self == .root || self == .quote || self == .item || self == .definition || isCell
  }

  /// Whether the end tag of `other` ends this block.
  func isClosed(by other: Block) -> Bool {
    self == other || (isHeading && other.isHeading) || (isCell && other.isCell) || (isRowGroup && other.isRowGroup)
  }

  /// Whether the end tag of `other`, read inside this block, has no effect on what is outside.
  func keepsIn(_ other: Block) -> Bool {
    switch other {
    case .table: false
    case .tableHead, .tableBody, .row, .cell, .headerCell: self == .table
    case .paragraph: !isBoundary
    case .item: isList || isCell
    case .term, .definition: self == .definitions || isCell
    default: isCell
    }
  }

  /// Whether a start tag of `member` ends this block because they stand beside each other.
  func isBeside(_ member: Block) -> Bool {
    member == .item ? self == .item : self == .term || self == .definition
  }

  /// Whether `member` belongs directly inside this block.
  func isHome(of member: Block) -> Bool {
    member == .item ? isList : self == .definitions
  }
}
