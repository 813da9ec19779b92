import Mustache

/// A kind of page, or of any other file of the site.
///
/// A new kind is one file in `Pages/` and one line in `pageTypes`.
public protocol PageType: Sendable {
  /// What `--stats` and findings call it.
  static var name: String { get }
  /// The templates it prints with, and the names each of them may use.
  static var templates: [String: Shape] { get }
  /// Its line in the site's menu; nil without one.
  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry]
  /// Calls `body` with each of its pages as search engines may know them.
  static func eachAddress(of site: Site, _ body: (Address) -> Void)
  /// Whether it is there once, at the site's root, and not once for each language.
  static var isForAllLanguages: Bool { get }
  /// Whether several runs share its pages, each making those of the listings that `Site.shard` holds.
  static var isShared: Bool { get }
  /// Whether its work is begun before that of other kinds: one long piece, which takes much memory while few files are known yet.
  static var comesFirst: Bool { get }
  /// What its pieces go through from one end to the other, if anything; those of all kinds that go through the same are made side
  /// by side.
  static func pass(on site: Site) -> Pass?
  /// Of a shared kind, the files that other runs make.
  static func pathsElsewhere(of site: Site) -> [String]
  /// All its pages, cut into pieces of work that any core may do in any order.
  static func work(on site: Site) -> [Work]
}

/// What pieces of work of several kinds go through together, so that each finds at hand what another one needed.
public enum Pass: CaseIterable, Sendable {
  /// The board's jobs in the order of lists: a row is made once for all pages that have it.
  case rows
  /// The texts of the store, row after row: one that does not fit into memory is read once.
  case texts
}

/// A piece of work: writes some pages.
public typealias Work = @Sendable (inout Press) throws -> Void

/// The kinds of pages Boardwalk knows, in alphabetical order.
public let pageTypes: [any PageType.Type] = [
  AggregatorFiles.self,
  AssetFiles.self,
  CategoryPages.self,
  DataIndex.self,
  FeedFiles.self,
  HomePages.self,
  HostFiles.self,
  JobPages.self,
  LocationPages.self,
  MovedPages.self,
  NotFoundPage.self,
  OrganizationPages.self,
  PeoplePages.self,
  PictureFiles.self,
  ReferralPages.self,
  SearchPages.self,
  ServiceWorker.self,
  SitemapFiles.self,
  SourcesPage.self,
  StateFiles.self,
  StaticFiles.self,
  TextPages.self,
  VisitorPages.self,
  WebManifest.self,
]

/// A line of a menu.
public struct MenuEntry: Sendable {
  public var title: String
  /// The page's path in the site.
  public var href: String
  /// Smaller stands further left.
  public var rank: Int
  public var isInFooter = false
  /// Its tab at the bottom of a phone, when it has one.
  public var tab: Tab?

  /// One of the tabs at the bottom of a phone.
  public struct Tab: Sendable {
    /// Shorter than the line's own title.
    public var title: String
    /// The theme's name of its picture.
    public var icon: String
  }
}

/// A page as a site map names it.
public struct Address: Sendable {
  /// The page's path in the site: `jobs/x/index.html`.
  public var path: String
  /// The day its content last became different, when that is known.
  public var changed: Day?
}

extension PageType {
  public static var templates: [String: Shape] { [:] }
  public static var isForAllLanguages: Bool { false }
  public static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] { [] }
  public static func eachAddress(of site: Site, _ body: (Address) -> Void) {}
  public static var isShared: Bool { false }
  public static var comesFirst: Bool { false }
  public static func pass(on site: Site) -> Pass? { nil }
  public static func pathsElsewhere(of site: Site) -> [String] { [] }
}
