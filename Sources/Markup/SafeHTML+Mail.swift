extension SafeHTML {
  /// A text in which each letter is written as a character reference, the sign `@` among them: those who harvest
  /// addresses look for bytes, and readers and screen readers see the letters. Tags and references in it stay.
  ///
  /// - Parameter html: escaped, as within an element or within an attribute in quotes.
  static func masked(_ html: Substring) -> String {
    var masked = ""
    var rest = html.unicodeScalars[...]
    while let scalar = rest.first {
      let end: Unicode.Scalar? = scalar == "&" ? ";" : scalar == "<" ? ">" : nil
      if let end, let last = rest.firstIndex(of: end) {
        masked.unicodeScalars += rest[...last]
        rest = rest[rest.index(after: last)...]
      } else {
        masked += "&#\(scalar.value);"
        rest.removeFirst()
      }
    }
    return masked
  }

  /// A link that opens a letter to somebody, whose address only people read.
  ///
  /// - Parameters:
  ///   - address: what it opens, `mailto:ada@example.org?subject=Apply`.
  ///   - attributes: what else stands in its start tag, as HTML with a space in front.
  ///   - words: what it is called; an address among them is masked as well.
  public static func mailLink(_ address: SafeURL, attributes: StaticString = "", words: String) -> String {
    let shown = Escape.html(words)
    let text = words.contains("@") ? masked(shown[...]) : shown
    return "<a href=\"\(masked(Escape.html(address.string)[...]))\"\(attributes)>\(text)</a>"
  }

  /// The HTML with the e-mail addresses that it links to in character references, and so with the words of such a link
  /// that name one.
  ///
  /// Text is always escaped and no link stands in another, so that what begins with `<a` is one and ends with the next
  /// `</a>`.
  static func maskingMail(in html: String) -> String {
    let start = "<a href=\"mailto:"
    var masked = ""
    var rest = html[...]
    while let link = rest.firstRange(of: start) {
      let address = rest.index(link.lowerBound, offsetBy: "<a href=\"".count)
      guard let quote = rest[address...].firstIndex(of: "\""), let end = rest[quote...].firstRange(of: "</a>"),
        let close = rest[quote...].firstIndex(of: ">")
      else { break }
      masked += rest[..<address] + self.masked(rest[address..<quote]) + rest[quote...close]
      let words = rest[rest.index(after: close)..<end.lowerBound]
      masked += words.contains("@") ? self.masked(words) : String(words)
      rest = rest[end.lowerBound...]
    }
    return masked + rest
  }
}
