import Mustache

/// The way from the home page to a page, without the page itself.
enum Crumbs {
  static let field: (String, Kind) = ("crumbs", .list(shape))
  static let shape = Shape(["title": .text, "href": .url])

  static func value(_ crumbs: (title: String, href: String)...) -> (String, Value) {
    ("crumbs", .records(crumbs.map(record)))
  }

  static func record(_ crumb: (title: String, href: String)) -> Record {
    Record(shape, ["title": .text(crumb.title), "href": .url(crumb.href)])
  }
}
