extension SafeHTML {
  /// Renders GitHub-flavoured Markdown: tables, strike-through, task lists and footnotes understood, headings below the page's
  /// own, images as their descriptions, of raw HTML what the sanitiser knows. The result has gone through the sanitiser too.
  ///
  /// Rendered here and now, within the limits of `MarkdownGuards`. For texts of people you do not know there is
  /// `MarkdownProcess`.
  public init(markdown: some StringProtocol, options: MarkdownOptions = MarkdownOptions()) throws(MarkdownError) {
    let source = Array(markdown.utf8)
    try MarkdownGuards.check(source, options: options)
    guard let html = CommonMark.untrustedHTML(of: source, options: options) else {
      throw MarkdownError(.notRendered("the renderer gave nothing back"))
    }
    self.init(html: html, links: options.linksPrinted)
  }
}
