/// What a Markdown text may do. Tables, strike-through, task lists and footnotes are always understood.
public struct MarkdownOptions: Sendable, Hashable {
  /// Which links are kept; the words of the others stay.
  public var links: LinkRule
  /// Makes links of bare addresses. Off unless asked for: in the cmark-gfm of Debian 12 hostile text makes it slow.
  public var linksBareAddresses: Bool
  /// Gives what is left out instead of the links that are kept, as links: to `?picture=`, `?mute-picture=` (one without words),
  /// `?link=`, `?html-link=` (one that Markdown could have) or `?tag=`, then the line in which its block begins, a colon, and the address or the name of the HTML tag. For who
  /// tells the writer of them; nothing to be shown.
  public var showsLeftOut = false

  /// What strangers may do, unless more is asked for.
  public init(links: LinkRule = .webOnly, linksBareAddresses: Bool = false) {
    self.links = links
    self.linksBareAddresses = linksBareAddresses
  }

  /// Which links may be in the HTML.
  var linksPrinted: LinkRule { showsLeftOut ? .relativeToo : links }
}
