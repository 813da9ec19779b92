extension SafeHTML {
  /// The same with its headings one level higher: h2 to h5 for h3 to h6, for a text that stands right below a page's h1.
  ///
  /// Text is always escaped, so that `<h3>` can only be a heading.
  public var withHeadingsRaised: SafeHTML {
    guard html.contains("<h") else { return self }
    var raised = html
    for level in 3...6 {
      raised = raised.replacingBytes(of: "<h\(level)>", with: "<h\(level - 1)>").replacingBytes(
        of: "</h\(level)>", with: "</h\(level - 1)>")
    }
    return SafeHTML(storedSafeHTML: raised, shortened: shortened)
  }
}
