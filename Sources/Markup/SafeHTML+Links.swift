extension SafeHTML {
  /// A line that ends with a link to a page elsewhere that search engines follow, as they never are those of strangers' texts.
  /// To be printed and not kept: cleaned again, the link is one of those.
  public init(line words: String, followedLink url: SafeURL, title: String) {
    let link = "<a href=\"\(Escape.html(url.string))\" rel=\"noopener\">\(Escape.html(title))</a>"
    self.init(storedSafeHTML: "<p>\(Escape.html(words)) \(link)</p>")
  }

  /// The same with the words alone of the links to some of the site's own pages.
  ///
  /// Text is always escaped and no link stands in another, so that what begins with `<a` is one and ends with the next `</a>`.
  ///
  /// - Parameter addresses: as they are printed.
  public func withoutLinks(to addresses: Set<String>) -> SafeHTML {
    if addresses.isEmpty { return self }
    let links = /<a href="([^"]*)">(.*?)<\/a>/.dotMatchesNewlines().matchingSemantics(.unicodeScalar)
    let kept = html.replacing(links) { link in
      addresses.contains(String(link.output.1)) ? link.output.2 : link.output.0
    }
    return SafeHTML(storedSafeHTML: kept, shortened: shortened)
  }
}
