import Mustache

/// A page at each former address of a job, which leads to the present one.
enum MovedPages: PageType {
  static let name = "moved"
  static let templates = ["redirect": page]
  private static let page = pageShape([("heading", .text), ("href", .url)])

  static func work(on site: Site) -> [Work] {
    guard !site.board.moved.isEmpty else { return [] }
    return [
      { press in
        for (path, listing) in site.board.moved {
          let head = PageHead(path: path, title: listing.title, canonical: listing.path, noindex: true)
          let record = Record(
            page, head.values(on: site) + [("heading", .text(listing.title)), ("href", .url(listing.path))])
          try press.print("redirect", record, to: path)
        }
      }
    ]
  }
}
