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
  /// The path of the picture that other sites show beside a link to it; nil is the board's.
  var picture: String?
  /// The way back to the site's root; nil is by `../`. The page for "not found" is shown at any depth.
  var root: String?

  /// A feed a page tells browsers about.
  struct Feed {
    var title: String
    var path: String
    var type: String
  }

  static let fields: [(String, Field<HeadView>)] = [
    ("root", Field(.optional(.ownURL)) { .url($0.root) }),
    ("language", .text { $0.site.board.settings.language }),
    ("rightToLeft", .flag { $0.site.spoken.isRightToLeft }), ("board", Field(.record(board)) { $0.site.frame.board }),
    ("title", .text { $0.title }), ("description", .optionalText { $0.head.description }),
    ("canonical", .optionalURL { $0.canonical }), ("noindex", .flag { $0.head.noindex }),
    ("menu", Field(.list(menuEntry)) { $0.menu }), ("footerMenu", Field(.list(footerEntry)) { $0.site.frame.footer }),
    ("feeds", Field(.list(feed)) { $0.head.feeds.isEmpty ? $0.site.frame.feeds : value(of: $0.head.feeds) }),
    ("dataNote", .optionalText { $0.head.dataNote }), ("stylesheet", .url { $0.site.theme.stylesheet }),
    ("themeStylesheet", .optionalURL { $0.site.theme.ownStylesheet }),
    ("earlyScript", Field(.ownURL) { .url($0.site.theme.earlyScript) }),
    ("script", Field(.ownURL) { .url($0.site.theme.script) }),
    ("tabs", Field(.list(tab)) { $0.tabs }), ("alternates", .records(alternate) { $0.alternates }),
    ("languages", .records(languageLink) { $0.languages }), ("hasLanguages", .flag { $0.site.languages.count > 1 }),
    ("worker", .optionalURL { ServiceWorker.isOff(on: $0.site) ? nil : ServiceWorker.path }),
    ("pager", .optionalRecord(PagedList.pager) { $0.head.pager }),
    ("jobPosting", Field(.optional(.html)) { .html($0.head.jobPosting) }),
    ("picture", .optionalURL { $0.picture }), ("pictureText", .text { $0.pictureText }),
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

  /// All of it, for a page whose own values are made at once.
  func values(on site: Site) -> [(String, Value)] {
    let view = HeadView(self, on: site)
    return Self.fields.map { ($0, $1.value(view)) }
  }
}

/// What is the same around every page, made once.
struct PageFrame: Sendable {
  let board: Value
  /// The menu where none of its pages is shown.
  let menu: Value
  /// The same of a phone's tabs.
  let tabs: Value
  let footer: Value
  /// The feeds of everything, for pages without feeds of their own.
  let feeds: Value
  /// The path of the board's picture; nil where it has none.
  let picture: String?

  init(of board: Board, _ theme: Theme, menu: [MenuEntry], footer: [MenuEntry]) {
    let settings = board.settings
    self.board = .record(
      Record(
        PageHead.board,
        ["title": .text(settings.title), "description": .text(settings.description), "logo": .url(theme.logo)]))
    picture = PictureFiles.path(of: settings)
    self.menu = Self.menu(menu, current: nil)
    tabs = Self.tabs(menu, current: nil)
    feeds = PageHead.value(of: FeedFiles.everything(on: board))
    self.footer = .records(
      footer.map { Record(PageHead.footerEntry, ["title": .text($0.title), "href": .url($0.href)]) })
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
func pageShape(_ own: [(String, Kind)]) -> Shape { Shape(PageHead.fields.map { ($0, $1.kind) } + own) }
