import Mustache

/// What hosts show in place of a page that is not there.
enum NotFoundPage: PageType {
  static let name = "not found"
  static let templates = ["notfound": page]
  private static let page = pageShape([])

  static func work(on site: Site) -> [Work] {
    [
      { press in
        // It is shown at whatever address was asked for, so its links begin at the host.
        let head = PageHead(path: "404.html", title: site.language.say(.notFound), noindex: true, root: site.basePath)
        try press.print("notfound", Record(page, head.values(on: site)), to: "404.html")
      }
    ]
  }
}
