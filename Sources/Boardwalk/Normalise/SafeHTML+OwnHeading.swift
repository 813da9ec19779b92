import Markup

extension SafeHTML {
  /// The text without the heading it begins with, where that is the one which the page has above it already: `Requirements:`.
  func withoutHeading(_ title: String) -> SafeHTML {
    guard let (heading, rest) = splitAtHeading, PlainText.from(html: heading).folded == title.folded else {
      return self
    }
    return SafeHTML(storedSafeHTML: String(rest), shortened: shortened)
  }

  /// The text from its first words on that are no heading.
  var withoutHeadings: SafeHTML {
    var text = self
    while let (_, rest) = text.splitAtHeading { text = SafeHTML(storedSafeHTML: String(rest)) }
    return text
  }

  /// What it begins with, a heading or a short paragraph that is all in bold, and what is behind; nil where there is none or nothing
  /// else.
  private var splitAtHeading: (heading: Substring, rest: Substring)? {
    let starts: [(start: StaticString, end: String)] = [
      ("<h3>", "</h3>"), ("<h4>", "</h4>"), ("<h5>", "</h5>"), ("<h6>", "</h6>"), ("<p><strong>", "</strong></p>"),
      ("<p><b>", "</b></p>"),
    ]
    guard let (start, end) = starts.first(where: { html.begins(with: $0.start) }), let found = html.firstRange(of: end),
      found.upperBound < html.endIndex
    else { return nil }
    let heading = html[..<found.lowerBound]
    let isLong = heading.utf8.count > Self.longestBoldHeading || heading.contains(end.dropLast("</p>".count))
    return start.utf8CodeUnitCount > 4 && isLong ? nil : (heading, html[found.upperBound...])
  }

  /// Bytes of one with its marks.
  private static let longestBoldHeading = 120
}

extension String {
  fileprivate func begins(with start: StaticString) -> Bool {
    start.withUTF8Buffer { utf8.starts(with: $0) }
  }
}
