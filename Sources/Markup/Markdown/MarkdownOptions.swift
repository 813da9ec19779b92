/// What a Markdown text may do. Tables, strike-through and task lists are always understood.
public struct MarkdownOptions: Sendable, Hashable {
  /// Which links are kept; the words of the others stay.
  public var links: LinkRule
  /// Makes links of bare addresses. Off unless asked for: in the cmark-gfm of Debian 12 hostile text makes it slow.
  public var linksBareAddresses: Bool
  /// Understands `[^1]` as a footnote.
  public var footnotes: Bool
  /// Gives the pictures and links that are left out instead of those that are kept: as links to `?picture=` or `?link=` and the
  /// address. For who tells the writer of them; nothing to be shown.
  public var showsLeftOut = false

  /// What strangers may do, unless more is asked for.
  public init(links: LinkRule = .webOnly, linksBareAddresses: Bool = false, footnotes: Bool = false) {
    self.links = links
    self.linksBareAddresses = linksBareAddresses
    self.footnotes = footnotes
  }

  /// Which links may be in the HTML.
  var linksPrinted: LinkRule { showsLeftOut ? .relativeToo : links }
}
