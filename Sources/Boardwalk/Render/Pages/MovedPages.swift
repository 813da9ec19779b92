import Mustache

/// A page at each former address of a job, which leads to the present one.
enum MovedPages: PageType {
  static let name = "moved"
  static let templates = ["redirect": page]
  private static let page = pageShape([("heading", .text), ("href", .url)])

  /// Enough for a piece to be worth handing out.
  private static let pagesAPiece = 500

  static func work(on site: Site) -> [Work] {
    let moved = site.board.moved
    return stride(from: 0, to: moved.count, by: pagesAPiece).map { first in
      { press in
        for (path, listing) in moved[first..<min(first + pagesAPiece, moved.count)] {
          try press.print("redirect", to: path, madeOf: fingerprint(of: listing, on: site)) {
            let head = PageHead(path: path, title: listing.title, canonical: listing.path, noindex: true)
            return Record(
              page, head.values(on: site) + [("heading", .text(listing.title)), ("href", .url(listing.path))])
          }
        }
      }
    }
  }

  /// Of everything that such a page depends on, beside its own path.
  private static func fingerprint(of listing: Listing, on site: Site) -> Fingerprint {
    var fingerprint = site.fingerprint
    fingerprint.add(listing.title)
    fingerprint.add(listing.path)
    return fingerprint
  }
}
