/// What a link that leads nowhere may have been meant to be.
struct LinkHint {
  private let link: String
  private let path: String
  private let page: String

  /// - Parameters:
  ///   - link: as it is printed.
  ///   - path: the file that it leads to, from the site's top.
  ///   - page: the page that it is on.
  init(_ link: String, to path: String, on page: String) { (self.link, self.path, self.page) = (link, path, page) }

  /// The link as it would be if its page lay at the top.
  private var fromTop: String {
    var bare = link[...]
    while let way = ["./", "../"].first(where: bare.hasPrefix) { bare = bare.dropFirst(way.count) }
    return String(bare)
  }

  /// A sentence; nil where nothing is near.
  ///
  /// - Parameter hasFile: whether the site has a file.
  func words(_ hasFile: (String) -> Bool) -> String? {
    guard !link.contains("?"), !link.contains("#"), !link.contains("&") else { return nil }
    if !path.hasSuffix("/index.html"), hasFile("\(path)/index.html") {
      return "Write `\(link)/`: the address of a page ends with a stroke."
    }
    let ways = String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
    let bare = fromTop
    if !bare.isEmpty, hasFile(bare) || hasFile(bare.hasSuffix("/") ? "\(bare)index.html" : "\(bare)/index.html") {
      return "Write `\(ways)\(bare)`: a link begins at its page. In a template that is `{{root}}\(bare)`."
    }
    guard path.hasSuffix(".md") else { return nil }
    // Whoever writes files thinks of where these are: below `Content/`, pages in a folder of their own.
    let names = path.dropLast(3).split(separator: "/").suffix(2).map(String.init)
    guard let name = names.last else { return nil }
    let folders = [names.dropLast().last.map { "\($0)/" }, "", "searches/", "people/", "jobs/", "referrals/"]
    guard let folder = folders.lazy.compactMap({ $0 }).first(where: { hasFile("\($0)\(name)/index.html") }) else {
      return nil
    }
    return "Write `\(ways)\(folder)\(name)/`: that is the page made of \(name).md."
  }
}
