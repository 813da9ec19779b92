/// Finds the tables that only put a text into a column: every row is one cell, no cell a header, and blocks stand in them. Works on
/// what the sanitiser prints.
struct LayoutTables {
  private struct Table {
    /// Where its own tags stand, those of its parts among them.
    var tags: [Range<Int>] = []
    var cellsInRow = 0
    var isColumn = true
    var holdsBlocks = false
  }

  private let source: [UInt8]
  private var open: [Table] = []
  private var tags: [Range<Int>] = []

  /// The text with the cells of such tables as groups, to be read once more; nil where it has none.
  static func undone(in source: [UInt8]) -> [UInt8]? {
    var tables = LayoutTables(source: source)
    tables.find()
    return tables.tags.isEmpty ? nil : tables.withoutTags()
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func find() {
    for case .tag(let tag, .block(let block), let isEnd) in PrintedPieces(source) {
      read(block, isEnd: isEnd, tag: tag)
    }
  }

  private mutating func read(_ block: Block, isEnd: Bool, tag: Range<Int>) {
    if block == .table, !isEnd {
      if let last = open.indices.last { open[last].holdsBlocks = true }
      open.append(Table())
    }
    guard let last = open.indices.last else { return }
    switch block {
    case .table, .tableBody, .row, .cell: open[last].tags.append(tag)
    case .tableHead, .headerCell: open[last].isColumn = false
    default: open[last].holdsBlocks = true
    }
    if block == .row { open[last].cellsInRow = 0 }
    if block == .cell, !isEnd { open[last].cellsInRow += 1 }
    if open[last].cellsInRow > 1 { open[last].isColumn = false }
    if block == .table, isEnd, let table = open.popLast(), table.isColumn, table.holdsBlocks { tags += table.tags }
  }

  private func withoutTags() -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    var index = 0
    for tag in tags.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      text += source[index..<tag.lowerBound]
      if source[tag].elementsEqual("<td>".utf8) { text += "<div>".utf8 }
      if source[tag].elementsEqual("</td>".utf8) { text += "</div>".utf8 }
      index = tag.upperBound
    }
    return text + source[index...]
  }
}
