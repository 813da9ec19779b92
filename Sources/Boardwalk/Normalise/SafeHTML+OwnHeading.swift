import Markup

extension SafeHTML {
  /// The text without the heading it begins with, where that is the one which the page has above it already: `Requirements:`.
  func withoutHeading(_ title: String) -> SafeHTML {
    guard let (heading, rest) = html[...].splitAtHeading, PlainText.from(html: heading).folded == title.folded else {
      return self
    }
    return SafeHTML(storedSafeHTML: String(rest), shortened: shortened)
  }

  /// The text from its first words on that are no heading.
  var behindHeadings: Substring {
    var text = html[...]
    while let (_, rest) = text.splitAtHeading { text = rest }
    return text
  }
}

extension Substring {
  /// What a clean text begins with, a heading or a short paragraph that is all in bold, and what is behind; nil where there is
  /// none or nothing else.
  fileprivate var splitAtHeading: (heading: Substring, rest: Substring)? {
    guard let end = utf8.withContiguousStorageIfAvailable(Heading.end(of:)) ?? nil, end < utf8.count else { return nil }
    let place = utf8.index(startIndex, offsetBy: end)
    return (self[..<place], self[place...])
  }
}

private struct Heading {
  let start: String
  let end: String
  /// The end of what makes a paragraph look like one.
  var mark: String?
  /// Bytes with its marks.
  var longest = 400

  static let kinds =
    ["h3", "h4", "h5", "h6"].map { Heading(start: "<\($0)>", end: "</\($0)>") }
    + ["strong", "b"].map { Heading(start: "<p><\($0)>", end: "</\($0)></p>", mark: "</\($0)>", longest: 130) }

  /// Behind the heading that a text begins with.
  static func end(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    // Most texts begin with a word of a paragraph.
    guard text.count > 3, text[1] == UInt8(ascii: "h") || text[3] == UInt8(ascii: "<"),
      let kind = kinds.first(where: { text.starts(with: $0.start.utf8) })
    else { return nil }
    let text = text.prefix(kind.longest)
    for place in text.indices.dropFirst(kind.start.utf8.count) where text[place] == UInt8(ascii: "<") {
      if text[place...].starts(with: kind.end.utf8) { return place + kind.end.utf8.count }
      // `<b>We</b> bake <b>bread</b>`
      if let mark = kind.mark, text[place...].starts(with: mark.utf8) { return nil }
    }
    return nil
  }
}
