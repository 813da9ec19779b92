/// What search engines read first: the list of pages and the way to it.
enum SitemapFiles: PageType {
  static let name = "sitemap"

  static func work(on site: Site) -> [Work] {
    [
      { press in
        let addresses = pageTypes.flatMap { $0.addresses(of: site) }.sorted { $0.path < $1.path }
        let pages = addresses.map { Sitemap.Page(url: site.absolute($0.path), changed: $0.changed) }
        try Sitemap.write(pages, base: site.baseURL) { try press.write($1, to: $0) }
        let robots = "User-agent: *\nAllow: /\n\nSitemap: \(site.baseURL)sitemap.xml\n"
        try press.write(Array(robots.utf8), to: "robots.txt")
      }
    ]
  }
}
