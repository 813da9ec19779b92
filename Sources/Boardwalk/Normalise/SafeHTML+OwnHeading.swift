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
    // Most texts begin with a word of a paragraph.
    guard utf8.dropFirst().first == UInt8(ascii: "h") || utf8.dropFirst(3).first == UInt8(ascii: "<"),
      let kind = Heading.kinds.first(where: { utf8.starts(with: $0.start.utf8) }),
      let end = utf8.prefix(kind.longest).firstRange(of: kind.end.utf8), end.upperBound < endIndex
    else { return nil }
    let heading = self[..<end.lowerBound]
    // `<b>We</b> bake <b>bread</b>`
    if let mark = kind.mark, heading.utf8.firstRange(of: mark.utf8) != nil { return nil }
    return (heading, self[end.upperBound...])
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
}
