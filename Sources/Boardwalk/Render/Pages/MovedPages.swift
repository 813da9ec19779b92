import Mustache

/// A page at each former address of a job, which leads to the present one, and at each address that a list would have by another
/// spelling of what it lists; and at each of the `aliases` of the board's own pages.
enum MovedPages: PageType {
  static let name = "moved"
  static let templates = ["redirect": page]
  private static let page = pageShape([("heading", .text), ("href", .url)])

  /// Enough for a piece to be worth handing out.
  private static let pagesAPiece = 500

  /// A page that leads to another one.
  private struct Move {
    let path: String
    let title: String
    /// The path of the other page.
    let target: String
  }

  static func work(on site: Site) -> [Work] {
    let jobs = site.board.moved.map { Move(path: $0.path, title: $0.listing.title, target: $0.listing.path) }
    let moves = jobs + FacetKind.all.flatMap { lists(of: $0, on: site) } + aliases(on: site)
    return stride(from: 0, to: moves.count, by: pagesAPiece).map { first in
      { press in
        for move in moves[first..<min(first + pagesAPiece, moves.count)] {
          try press.print("redirect", to: move.path, madeOf: fingerprint(of: move, on: site)) {
            let head = PageHead(path: move.path, title: move.title, canonical: move.target, noindex: true)
            return Record(page, head.values(on: site) + [("heading", .text(move.title)), ("href", .url(move.target))])
          }
        }
      }
    }
  }

  private static func lists(of kind: FacetKind, on site: Site) -> [Move] {
    kind.facets(site).values.flatMap { facet in
      kind.formerPaths(of: facet).map { path in
        Move(path: path, title: kind.title(of: facet, in: site.language), target: kind.path(of: facet))
      }
    }
  }

  /// The aliases of pages that are there: the page of a post that ended long ago is none.
  private static func aliases(on site: Site) -> [Move] {
    let board = site.board
    if board.aliases.isEmpty { return [] }
    let posts = Dictionary(
      [board.jobs, board.closed].joined().compactMap { listing in board.files[listing.id].map { ($0, listing.path) } },
      uniquingKeysWith: { first, _ in first })
    let folders =
      board.pages.map { Shelf.pages.page(of: $0.slug) } + board.people.map { Shelf.people.page(of: $0.handle) }
      + board.searches.map { Shelf.searches.page(of: $0.search.slug) }
    let pages = Set(folders.map { $0 + "index.html" })
    return board.aliases.compactMap { alias in
      let target = posts[alias.file] ?? (pages.contains(alias.page) ? alias.page : nil)
      return target.map { Move(path: alias.path, title: alias.title, target: $0) }
    }
  }

  /// Of everything that such a page depends on, beside its own path.
  private static func fingerprint(of move: Move, on site: Site) -> Fingerprint {
    var fingerprint = site.fingerprint
    fingerprint.add(move.title)
    fingerprint.add(move.target)
    return fingerprint
  }
}
