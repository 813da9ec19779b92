import Markup

extension SafeHTML {
  /// The text without the heading it begins with, where that is the one which the page has above it already: `Requirements:`,
  /// as a heading or a paragraph in bold.
  func withoutHeading(_ title: String) -> SafeHTML {
    let starts: [StaticString] = ["<h3>", "<h4>", "<h5>", "<h6>", "<p><strong>", "<p><b>"]
    guard let start = starts.first(where: { html.begins(with: $0) }),
      let end = html.firstRange(of: start.utf8CodeUnitCount == 4 ? "</h" : "</p>")
    else { return self }
    let rest = html[end.lowerBound...].drop { $0 != ">" }.dropFirst()
    guard !rest.isEmpty, PlainText.from(html: html[..<end.lowerBound]).folded == title.folded else { return self }
    return SafeHTML(storedSafeHTML: String(rest), shortened: shortened)
  }
}

extension String {
  fileprivate func begins(with start: StaticString) -> Bool {
    start.withUTF8Buffer { utf8.starts(with: $0) }
  }
}
