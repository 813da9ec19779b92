extension SafeHTML {
  /// The ids of its headings, in their order, as other generators and Git hosts make them of a heading's words: `Privacy & terms` is
  /// `privacy--terms`. One that is taken gets a number.
  ///
  /// - Parameter taken: ids that the page has elsewhere.
  public func headingIDs(besides taken: Set<String> = []) -> [String] {
    var taken = taken
    // The last number of each name: a page may have thousands of headings of one.
    var numbers: [String: Int] = [:]
    return headings.map { heading in
      let name = Self.id(of: PlainText.decodeEntities(html[heading.text].withoutTags))
      var id = name
      while !taken.insert(id).inserted {
        let number = (numbers[name] ?? 0) + 1
        numbers[name] = number
        id = "\(name)-\(number)"
      }
      return id
    }
  }

  /// The same with an id on each heading, so that links may lead there: for pages that have no other such text.
  public func anchored(besides taken: Set<String> = []) -> SafeHTML {
    var anchored = ""
    var copied = html.startIndex
    for (heading, id) in zip(headings, headingIDs(besides: taken)) {
      anchored += html[copied..<heading.tagEnd]
      anchored += " id=\"\(id)\""
      copied = heading.tagEnd
    }
    anchored += html[copied...]
    return SafeHTML(storedSafeHTML: anchored, shortened: shortened)
  }

  /// The places within the page that its own links lead to, as they are written: `privacy` of `<a href="#privacy">`.
  public var fragments: [String] {
    html.matches(of: /<a href="#([^"]+)"/).map { PlainText.decodeEntities($0.output.1) }
  }
}

extension SafeHTML {
  /// Text is always escaped, so that `<h3>` can only be a heading; none is within another.
  private var headings: [(tagEnd: String.Index, text: Range<String.Index>)] {
    html.matches(of: #/<h([1-6])>(?s:(.*?))<\/h\1>/#).map { match in
      (html.index(match.range.lowerBound, offsetBy: "<h2".count), match.output.2.startIndex..<match.output.2.endIndex)
    }
  }

  /// Letters, digits, hyphens and low lines of a text, in small letters, with hyphens for its blanks. Nothing in it needs to be
  /// escaped.
  private static func id(of text: String) -> String {
    let id = text.lowercased().unicodeScalars.compactMap { sign -> Unicode.Scalar? in
      if sign.properties.isWhitespace { return "-" }
      let isWords =
        sign.properties.isAlphabetic || sign.properties.numericType != nil || "-_".unicodeScalars.contains(sign)
      return isWords ? sign : nil
    }
    return id.isEmpty ? "section" : String(String.UnicodeScalarView(id))
  }
}

extension Substring {
  fileprivate var withoutTags: Substring { replacing(#/<[^>]*>/#, with: "") }
}
