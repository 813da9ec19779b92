/// What the guards need to know of one line of Markdown. Where the truth would need a parser it counts too much
/// rather than too little.
struct MarkdownLine {
  private let text: ArraySlice<UInt8>
  /// The line behind its marks of quotes and lists.
  private let content: ArraySlice<UInt8>
  private(set) var quoteMarkers = 0
  private(set) var listMarkers = 0
  /// The column of the first list mark or of the content.
  private(set) var indent = 0
  let marks: MarkdownMarks

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    marks = MarkdownMarks(in: text)
    guard !text.isThematicBreak else {
      content = text
      return
    }
    var rest = text
    while let first = rest.first {
      if first.isHTMLSpace {
        if listMarkers == 0 { indent += first == 0x09 ? 4 - indent % 4 : 1 }
        rest.removeFirst()
      } else if first == UInt8(ascii: ">") {
        quoteMarkers += 1
        if listMarkers == 0 { indent += 1 }
        rest.removeFirst()
      } else if let length = rest.listMarkerLength {
        listMarkers += 1
        rest.removeFirst(length)
      } else {
        break
      }
    }
    content = rest
  }

  var length: Int { text.count }
  var markers: Int { quoteMarkers + listMarkers }
  var isBlank: Bool { content.isEmpty && listMarkers == 0 }

  /// Whether the line begins the text of a footnote: `[^1]: A note.`
  var beginsFootnote: Bool {
    guard content.starts(with: "[^".utf8), let end = content.firstIndex(of: UInt8(ascii: "]")) else { return false }
    return content[(end + 1)...].first == UInt8(ascii: ":")
  }

  /// The columns of the table whose head ends with this line (`|---|:-:|`); 0 if it is no such line.
  var tableColumns: Int {
    let row = content.trimmingHTMLSpace()
    guard row.contains(UInt8(ascii: "-")), row.allSatisfy({ "|-: \t\u{0B}\u{0C}".utf8.contains($0) }),
      !row.allSatisfy({ $0 == UInt8(ascii: "-") || $0 == 0x20 })
    else { return 0 }
    let bar = UInt8(ascii: "|")
    let outer = (row.first == bar ? 1 : 0) + (row.last == bar ? 1 : 0)
    return max(1, row.count { $0 == bar } + 1 - outer)
  }

  /// The most beginnings of bare addresses without a space between them.
  var mostAddressesInARun: Int {
    text.split(whereSeparator: \.isHTMLSpace).map { run in
      run.count { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }
        + zip(run, run.dropFirst(3)).count { ($0 | 0x20) == UInt8(ascii: "w") && $1 == UInt8(ascii: ".") }
    }.max() ?? 0
  }
}

extension MarkdownLine {
  enum Definition {
    /// `[name]: address`
    case whole
    /// `[name]:`, the address to follow; or a name that has not ended.
    case begun
  }

  /// The link definition that begins here, if one does.
  var definition: Definition? {
    guard content.first == UInt8(ascii: "[") else { return nil }
    guard
      let end = zip(content.indices, content.dropFirst()).first(where: { index, next in
        content[index] == UInt8(ascii: "]") && next == UInt8(ascii: ":")
      })
    else { return content.contains(UInt8(ascii: "]")) ? nil : .begun }
    return content[(end.0 + 2)...].allSatisfy(\.isHTMLSpace) ? .begun : .whole
  }

  var beginsTitle: Bool { content.first.map { "\"'(".utf8.contains($0) } ?? false }
  var hasTitleMark: Bool { content.contains { "\"'(".utf8.contains($0) } }
}

extension ArraySlice<UInt8> {
  fileprivate var isThematicBreak: Bool {
    guard let mark = first(where: { !$0.isHTMLSpace }), "-*_".utf8.contains(mark) else { return false }
    return allSatisfy { $0 == mark || $0.isHTMLSpace } && count { $0 == mark } >= 3
  }

  /// The length of `-`, `+`, `*`, `1.` or `1)`, if one stands at the beginning with a space or nothing behind it.
  fileprivate var listMarkerLength: Int? {
    guard let first else { return nil }
    var length = 1
    if first.isASCIIDigit {
      length = prefix(10).prefix(while: \.isASCIIDigit).count
      guard length < count, length < 10, ".)".utf8.contains(self[startIndex + length]) else { return nil }
      length += 1
    } else if !"-+*".utf8.contains(first) {
      return nil
    }
    return length == count || self[startIndex + length].isHTMLSpace ? length : nil
  }
}
