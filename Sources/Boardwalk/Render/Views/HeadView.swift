import Mustache

/// The head of one page on its site, as templates ask for it.
final class HeadView: Sendable {
  let head: PageHead
  /// Back to the site's root: every link of the page begins with it.
  let root: String
  let site: Site

  init(_ head: PageHead, on site: Site) {
    self.head = head
    root = head.root ?? Site.root(from: head.path)
    self.site = site
  }

  var title: String {
    let board = site.board.settings.title
    return head.title == board ? board : "\(head.title) · \(board)"
  }

  var picture: String? { (head.picture ?? site.frame.picture).map(site.absolute) }

  var pictureText: String { head.picture == nil ? site.board.settings.title : head.title }

  var canonical: String? {
    head.noindex && head.canonical == nil ? nil : site.absolute(head.canonical ?? head.path)
  }

  var menu: Value { isInMenu ? PageFrame.menu(site.menu, current: head.path) : site.frame.menu }

  var tabs: Value { isInMenu ? PageFrame.tabs(site.menu, current: head.path) : site.frame.tabs }

  private var isInMenu: Bool { site.menu.contains { $0.href == head.path } }

  /// The same page in every language, for search engines; nothing for a page that they do not list.
  /// https://developers.google.com/search/docs/specialty/international/localized-versions
  var alternates: [Record] {
    guard site.languages.count > 1, !head.noindex, head.canonical == nil else { return [] }
    let versions = site.languages.map { ($0.entry.tag, $0) } + site.languages.prefix(1).map { ("x-default", $0) }
    return versions.map { tag, language in
      Record(PageHead.alternate, ["language": .text(tag), "href": .url(site.absolute(head.path, in: language))])
    }
  }

  /// Links to the same page in every language. A page that is shown at any address leads to the first pages.
  var languages: [Record] {
    guard site.languages.count > 1 else { return [] }
    return site.languages.map { language in
      let way = site.way(to: head.root == nil ? head.path : "index.html", in: language)
      return Record(
        PageHead.languageLink,
        [
          "language": .text(language.entry.tag), "title": .text(language.name), "href": .url(way),
          "current": .flag(language == site.spoken),
        ])
    }
  }
}
