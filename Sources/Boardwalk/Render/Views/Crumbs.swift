import Mustache

/// The way from the home page to a page, without the page itself.
enum Crumbs {
  static let field: (String, Kind) = ("crumbs", .list(shape))
  private static let shape = Shape(["title": .text, "href": .url])

  static func value(_ crumbs: (title: String, href: String)...) -> (String, Value) {
    ("crumbs", .records(crumbs.map { Record(shape, ["title": .text($0.title), "href": .url($0.href)]) }))
  }
}
