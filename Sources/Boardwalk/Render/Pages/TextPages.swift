import Mustache

/// Pages of the board's own words: about and the like.
enum TextPages: PageType {
  static let name = "pages"
  static let templates = ["page": page]
  private static let page = pageShape([
    ("heading", .text), ("lede", .optional(.text)), ("body", .html), ("direction", .optional(.text)),
    ("editURL", .optional(.url)),
  ])

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    board.pages.compactMap { page in
      page.menu.map { MenuEntry(title: page.title, href: path(of: page), rank: 60 + max(0, min($0, 1000))) }
    }
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    for page in site.board.pages { body(Address(path: path(of: page))) }
  }

  static func work(on site: Site) -> [Work] {
    site.board.pages.map { text in
      { press in
        let head = PageHead(path: path(of: text), title: text.title, description: text.description)
        let record = Record(
          page,
          head.values(on: site) + [
            ("heading", .text(text.title)), ("lede", .text(text.description)),
            ("body", .html(text.body.anchored(besides: TextPage.takenIDs).shown(namingTables: text.title))),
            ("direction", .text(site.direction(of: text.body)?.rawValue)),
            ("editURL", .url(site.editURL(of: text.file))),
          ])
        try press.print("page", record, to: path(of: text))
      }
    }
  }

  private static func path(of page: TextPage) -> String { "\(page.slug)/index.html" }
}
