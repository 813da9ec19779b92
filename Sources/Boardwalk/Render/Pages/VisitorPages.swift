import Mustache

/// Pages that show what a visitor keeps on the own device: favourites, applications and the like. Shells of words; the
/// theme's scripts fill them, and nothing of it ever leaves the browser.
enum VisitorPages: PageType {
  static let name = "visitor"
  static let templates = Dictionary(
    uniqueKeysWithValues: (all + [offlinePage]).map { ($0.template, pageShape([])) })

  /// One of them. A new one is a line here and a template.
  private struct Page {
    /// Of the template and of the folder it is published in.
    var template: String
    var title: String
    var description: String
    var rank: Int
    /// Its place among a phone's tabs; the others stand in the foot of every page.
    var tab: MenuEntry.Tab?

    var path: String { "\(template)/index.html" }
  }

  private static let all = [
    Page(
      template: "favourites", title: "Favourites", description: "Jobs you starred, kept on this device.", rank: 40,
      tab: .init(title: "Favourites", icon: "star")),
    Page(
      template: "saved", title: "Saved", description: "Searches you saved, kept on this device.", rank: 41,
      tab: .init(title: "Saved", icon: "saved")),
    Page(
      template: "applications", title: "Applications", description: "What you applied for, kept on this device.",
      rank: 42, tab: .init(title: "Applications", icon: "board-view")),
    Page(
      template: "profile", title: "Profile", description: "What every search starts from, kept on this device.",
      rank: 60),
    Page(
      template: "activity", title: "Activity", description: "What you looked at, kept on this device.", rank: 61),
    Page(
      template: "backup", title: "Backup",
      description: "Take what this device keeps for you to another one.", rank: 62),
  ]
  /// Shown by the service worker in place of a page that this device does not have.
  static let offline = "offline/index.html"
  private static let offlinePage = Page(
    template: "offline", title: "Offline", description: "What can be read without a network.", rank: 0)

  /// What a device needs to open every one of them without a network.
  static var paths: [String] { all.map(\.path) + [offline] }

  static func menuEntries(of site: Site) -> [MenuEntry] {
    all.map { page in
      MenuEntry(title: page.title, href: page.path, rank: page.rank, isInFooter: page.tab == nil, tab: page.tab)
    }
  }

  static func work(on site: Site) -> [Work] {
    [
      { press in
        for page in all + [offlinePage] {
          let head = PageHead(path: page.path, title: page.title, description: page.description, noindex: true)
          try press.print(page.template, Record(pageShape([]), head.values(on: site)), to: page.path)
        }
      }
    ]
  }
}
