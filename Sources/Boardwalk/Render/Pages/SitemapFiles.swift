/// What search engines read first: the list of pages and the way to it.
enum SitemapFiles: PageType {
  static let name = "sitemap"
  static let isForAllLanguages = true
  static let comesFirst = true

  static func work(on site: Site) -> [Work] {
    [
      { press in
        var paths = PathTable()
        var changes: [Day?] = []
        // A page for each job, and of their lists one for eight of them at most: nothing need be kept twice while it grows.
        let expected = site.board.jobs.count * 9 / 8
        paths.reserve(expected, letters: expected * 80)
        changes.reserveCapacity(expected)
        for kind in pageTypes {
          kind.eachAddress(of: site) { address in
            if address.path.withBytes({ paths.insert($0).isNew }) { changes.append(address.changed) }
          }
        }
        let pages = paths.sorted(Array(changes.indices)).lazy.flatMap { index in
          versions(of: Address(path: paths[index], changed: changes[index]), on: site)
        }
        try Sitemap.write(pages, base: site.baseURL) { try press.write($1, to: $0) }
        if StaticFiles.replaces("robots.txt", on: site) { return }
        let robots = "User-agent: *\nAllow: /\n\nSitemap: \(site.baseURL)sitemap.xml\n"
        try press.write(Array(robots.utf8), to: "robots.txt")
      }
    ]
  }

  /// A page in each of the site's languages.
  private static func versions(of address: Address, on site: Site) -> [Sitemap.Page] {
    guard site.languages.count > 1 else {
      return [Sitemap.Page(url: site.absolute(address.path), changed: address.changed)]
    }
    let all = site.languages.map {
      Sitemap.Page.Version(language: $0.entry.tag, url: site.absolute(address.path, in: $0))
    }
    return all.map { Sitemap.Page(url: $0.url, changed: address.changed, versions: all) }
  }
}
