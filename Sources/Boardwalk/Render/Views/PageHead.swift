import Mustache

/// What every page gives its template: who it is, where it is, what surrounds it.
struct PageHead {
  /// The page's path in the site: `jobs/x/index.html`.
  var path: String
  /// Of the document, without the board's name.
  var title: String
  var description: String?
  /// The path that search engines shall know; nil is the page's own, unless it is not to be indexed.
  var canonical: String?
  var noindex = false
  /// Its own feeds; a page without any names those of everything.
  var feeds: [Feed] = []
  /// Foot of a list: where its data is from.
  var dataNote: String?
  /// The way through a list of several pages.
  var pager: Record?
  /// The whole JobPosting script, on an open job's page.
  var jobPosting: String?
  /// The path of the picture that other sites show beside a link to it.
  var picture = PictureFiles.path
  /// The way back to the site's root; nil is by `../`. The page for "not found" is shown at any depth.
  var root: String?

  /// A feed a page tells browsers about.
  struct Feed {
    var title: String
    var path: String
    var type: String
  }

  static let fields: [(String, Kind)] = [
    ("root", .optional(.url)), ("language", .text), ("board", .record(board)), ("title", .text),
    ("description", .optional(.text)), ("canonical", .optional(.url)), ("noindex", .flag), ("menu", .list(menuEntry)),
    ("footerMenu", .list(footerEntry)), ("feeds", .list(feed)), ("dataNote", .optional(.text)), ("stylesheet", .url),
    ("themeStylesheet", .optional(.url)), ("earlyScript", .url), ("script", .url), ("tabs", .list(tab)),
    ("alternates", .list(alternate)), ("languages", .list(languageLink)), ("hasLanguages", .flag),
    ("worker", .optional(.url)), ("pager", .optional(.record(PagedList.pager))), ("jobPosting", .optional(.html)),
    ("picture", .url), ("pictureText", .text),
  ]
  static let board = Shape(["title": .text, "description": .optional(.text), "logo": .optional(.url)])
  static let menuEntry = Shape(["title": .text, "href": .url, "current": .flag, "own": .flag])
  static let tab = Shape(["title": .text, "href": .url, "icon": .text, "current": .flag])
  static let footerEntry = Shape(["title": .text, "href": .url])
  static let feed = Shape(["title": .text, "href": .url, "type": .text])

  static let alternate = Shape(["language": .text, "href": .url])
  static let languageLink = Shape(["language": .text, "title": .text, "href": .url, "current": .flag])

  static func value(of feeds: [Feed]) -> Value {
    .records(
      feeds.map { feed in
        Record(Self.feed, ["title": .text(feed.title), "href": .url(feed.path), "type": .text(feed.type)])
      })
  }

  func values(on site: Site) -> [(String, Value)] {
    let settings = site.board.settings
    let isInMenu = site.menu.contains { $0.href == path }
    return [
      ("root", .url(root ?? Site.root(from: path))), ("language", .text(settings.language)),
      ("board", site.frame.board),
      ("title", .text(title == settings.title ? title : "\(title) · \(settings.title)")),
      ("description", .text(description)),
      ("canonical", noindex && canonical == nil ? .missing : .url(site.absolute(canonical ?? path))),
      ("noindex", .flag(noindex)), ("menu", isInMenu ? PageFrame.menu(site.menu, current: path) : site.frame.menu),
      ("footerMenu", site.frame.footer), ("feeds", feeds.isEmpty ? site.frame.feeds : Self.value(of: feeds)),
      ("alternates", alternates(on: site)), ("languages", languages(on: site)),
      ("hasLanguages", .flag(site.languages.count > 1)), ("dataNote", .text(dataNote)),
      ("stylesheet", .url(site.theme.stylesheet)),
      ("themeStylesheet", .url(site.theme.ownStylesheet)), ("earlyScript", .url(site.theme.earlyScript)),
      ("script", .url(site.theme.script)), ("worker", .url(ServiceWorker.isOff(on: site) ? nil : ServiceWorker.path)),
      ("tabs", isInMenu ? PageFrame.tabs(site.menu, current: path) : site.frame.tabs),
      ("pager", .record(pager)),
      ("jobPosting", .html(jobPosting)), ("picture", .url(site.absolute(picture))),
      ("pictureText", .text(picture == PictureFiles.path ? settings.title : title)),
    ]
  }

  /// The same page in every language, for search engines; nothing for a page that they do not list.
  /// https://developers.google.com/search/docs/specialty/international/localized-versions
  private func alternates(on site: Site) -> Value {
    guard site.languages.count > 1, !noindex, canonical == nil else { return .list([]) }
    let versions = site.languages.map { ($0.entry.tag, $0) } + site.languages.prefix(1).map { ("x-default", $0) }
    return .records(
      versions.map { tag, language in
        Record(Self.alternate, ["language": .text(tag), "href": .url(site.absolute(path, in: language))])
      })
  }

  /// Links to the same page in every language. A page that is shown at any address leads to the first pages.
  private func languages(on site: Site) -> Value {
    guard site.languages.count > 1 else { return .list([]) }
    return .records(
      site.languages.map { language in
        let way = site.way(to: root == nil ? path : "index.html", in: language)
        return Record(
          Self.languageLink,
          [
            "language": .text(language.entry.tag), "title": .text(language.name), "href": .url(way),
            "current": .flag(language == site.spoken),
          ])
      })
  }
}

/// What is the same around every page, made once.
struct PageFrame: Sendable {
  var board = Value.missing
  /// The menu where none of its pages is shown.
  var menu = Value.missing
  /// The same of a phone's tabs.
  var tabs = Value.missing
  var footer = Value.missing
  /// The feeds of everything, for pages without feeds of their own.
  var feeds = Value.list([])

  init() {}

  init(of site: Site, footer entries: [MenuEntry]) {
    let settings = site.board.settings
    board = .record(
      Record(
        PageHead.board,
        ["title": .text(settings.title), "description": .text(settings.description), "logo": .url(site.theme.logo)]))
    menu = Self.menu(site.menu, current: nil)
    tabs = Self.tabs(site.menu, current: nil)
    feeds = PageHead.value(of: FeedFiles.everything(on: site.board))
    footer = .records(
      entries.map { Record(PageHead.footerEntry, ["title": .text($0.title), "href": .url($0.href)]) })
  }

  static func menu(_ entries: [MenuEntry], current: String?) -> Value {
    .records(
      entries.map { entry in
        Record(
          PageHead.menuEntry,
          [
            "title": .text(entry.title), "href": .url(entry.href), "current": .flag(entry.href == current),
            "own": .flag(entry.tab != nil && entry.rank > 0),
          ])
      })
  }

  static func tabs(_ entries: [MenuEntry], current: String?) -> Value {
    .records(
      entries.compactMap { entry in
        entry.tab.map { tab in
          Record(
            PageHead.tab,
            [
              "title": .text(tab.title), "href": .url(entry.href), "icon": .text(tab.icon),
              "current": .flag(entry.href == current),
            ])
        }
      })
  }
}

/// A shape with the head's names in front.
func pageShape(_ own: [(String, Kind)]) -> Shape { Shape(PageHead.fields + own) }

extension Value {
  /// A text, or nothing when there is none or it is empty.
  static func text(_ text: String?) -> Value { text.map { $0.isEmpty ? .missing : .text($0) } ?? .missing }
  static func url(_ url: String?) -> Value { url.map { .url($0) } ?? .missing }
  static func html(_ html: String?) -> Value { html.map { $0.isEmpty ? .missing : .html($0) } ?? .missing }
  static func record(_ record: Record?) -> Value { record.map { .record($0) } ?? .missing }
  static func texts(_ texts: [String]) -> Value { .list(texts.map { .text($0) }) }
  static func records(_ records: [Record]) -> Value { .list(records.map { .record($0) }) }
}
