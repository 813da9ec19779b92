import Markup

/// A page of the board's own words: about, terms.
public struct TextPage: Sendable, Hashable {
  /// The file's name and the page's path: `about`.
  public var slug: String
  public var title: String
  public var description: String?
  /// Pages are named in the site's menu in this order, then by title; nil leaves a page out of the menu.
  public var menu: Int?
  public var body: SafeHTML
  /// The file that it is written in, from the board's folder: `Content/pages/about.md`.
  public var file: String?

  /// Ids that pages have outside their text.
  static let takenIDs: Set<String> = ["main"]

  public init(
    slug: String, title: String, description: String? = nil, menu: Int? = nil, body: SafeHTML, file: String? = nil
  ) {
    self.slug = slug
    self.title = title
    self.description = description
    self.menu = menu
    self.body = body
    self.file = file
  }
}
