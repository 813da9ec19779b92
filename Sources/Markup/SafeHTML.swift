/// HTML that is safe to show inside a page's main text, whoever wrote it. Only this module can make one.
///
/// It holds nothing but `p br hr h3 h4 h5 h6 ul ol li dl dt dd strong b em i u small sub sup code del pre blockquote
/// table thead tbody tr th td` without attributes but the `start` of an `ol`, links (`a` with `href` and a fixed `rel`)
/// that are a `SafeURL`, and escaped text; balanced, at most 32 deep and 256 KiB long. Cleaning it again changes
/// nothing, unless its headings were `anchored`. It is safe as the content of an element, not within an attribute, a script or a style.
public struct SafeHTML: Sendable, Hashable, CustomStringConvertible {
  /// The sanitiser's version, one higher whenever its rules change: what was cleaned by an earlier one is to be cleaned again.
  public static let version = 1

  /// The HTML, to be printed as it is.
  public let html: String
  /// Whether the text was longer than 256 KiB and its end is missing.
  public let shortened: Bool

  /// No text.
  public static let empty = SafeHTML(storedSafeHTML: "")

  /// Cleans a stranger's HTML, and makes lists of lines with signs in front. Takes time in proportion to its length whatever it holds.
  public init(html: some StringProtocol) {
    self.init(typedHTML: html.bytes())
  }

  /// Cleans a stranger's HTML that was escaped once more for the way (`&lt;p&gt;Hello&lt;/p&gt;`). It is unwrapped
  /// once and never twice; HTML that was not wrapped is taken as it is.
  public init(escapedHTML: some StringProtocol) {
    self.init(html: PlainText.hasTags(escapedHTML) ? String(escapedHTML) : PlainText.decodeEntities(escapedHTML))
  }

  /// For fields that hold HTML in some jobs and plain text in others: HTML if there is a tag of HTML in it.
  public init(htmlOrText text: some StringProtocol) {
    if PlainText.hasTags(text) { self.init(html: text) } else { self.init(text: text) }
  }

  /// Reads back what was kept of `html` earlier. Nothing is checked: give it only what a `SafeHTML` held.
  public init(storedSafeHTML html: String, shortened: Bool = false) {
    self.html = html
    self.shortened = shortened
  }

  init(html source: [UInt8], links: LinkRule) {
    var writer = HTMLWriter(source, links: links)
    writer.read(html: source)
    (html, shortened) = writer.finish()
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { html.isEmpty }
  /// The HTML.
  public var description: String { html }

  /// One text after the other; each is whole in itself, so the two are.
  public static func + (first: SafeHTML, second: SafeHTML) -> SafeHTML {
    SafeHTML(storedSafeHTML: first.html + second.html, shortened: first.shortened || second.shortened)
  }
}

extension Sequence<SafeHTML> {
  /// The texts one after the other.
  public func joined() -> SafeHTML {
    reduce(into: SafeHTML.empty) { $0 = $0 + $1 }
  }
}
