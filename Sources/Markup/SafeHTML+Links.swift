extension SafeHTML {
  /// The same with the words alone of the links to some of the site's own pages.
  ///
  /// Text is always escaped and no link stands in another, so that what begins with `<a` is one and ends with the next `</a>`.
  ///
  /// - Parameter addresses: as they are printed.
  public func withoutLinks(to addresses: Set<String>) -> SafeHTML {
    if addresses.isEmpty { return self }
    let kept = html.replacing(/<a href="([^"]*)">(.*?)<\/a>/.dotMatchesNewlines()) { link in
      addresses.contains(String(link.output.1)) ? link.output.2 : link.output.0
    }
    return SafeHTML(storedSafeHTML: kept, shortened: shortened)
  }
}
