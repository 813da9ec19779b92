import Mustache

/// Pages that show what a visitor keeps on the own device: favourites, applications and the like. Shells of words; the
/// theme's scripts fill them, and nothing of it ever leaves the browser.
enum VisitorPages: PageType {
  static let name = "visitor"
  static let templates = Dictionary(
    uniqueKeysWithValues: (all + [offlinePage]).map { ($0.template, pageShape(fields)) })
  /// What the profile may prefer, as far as jobs of the board say it, and where the board is asked for a saved search.
  private static let fields: [(String, Kind)] = [
    ("hasTimeZones", .flag), ("timeZones", .list(of: .text)), ("hasSponsorship", .flag), ("ask", .optional(.text)),
  ]

  /// One of them. A new one is a line here and a template.
  private struct Page {
    /// Of the template and of the folder it is published in.
    var template: String
    var title: Phrase
    var description: Phrase
    var rank: Int
    /// Of its tab at the bottom of a phone; those without one stand in the foot of every page.
    var icon: String?

    var path: String { "\(template)/index.html" }
  }

  private static let all = [
    Page(
      template: "favourites", title: .favourites, description: .favouritesDescription, rank: 40,
      icon: "star"),
    Page(
      template: "saved", title: .saved, description: .savedDescription, rank: 41,
      icon: "saved"),
    Page(
      template: "applications", title: .applications, description: .applicationsDescription,
      rank: 42, icon: "board-view"),
    Page(
      template: "profile", title: .profile, description: .profileDescription,
      rank: 60),
    Page(
      template: "activity", title: .activity, description: .activityDescription, rank: 61),
    Page(
      template: "backup", title: .backup, description: .backupDescription, rank: 62),
  ]
  /// Shown by the service worker in place of a page that this device does not have.
  static let offline = "offline/index.html"
  private static let offlinePage = Page(
    template: "offline", title: .offline, description: .offlineDescription, rank: 0)

  /// What a device needs to open every one of them without a network.
  static var paths: [String] { all.map(\.path) + [offline] }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    all.map { page in
      let title = language.say(page.title)
      return MenuEntry(
        title: title, href: page.path, rank: page.rank, isInFooter: page.icon == nil,
        tab: page.icon.map { .init(title: title, icon: $0) })
    }
  }

  /// Minutes: `UTC-5:30` is −330.
  private static func offset(of zone: String) -> Int {
    let parts = zone.drop { !$0.isNumber }.split(separator: ":").map { Int($0) ?? 0 }
    let minutes = (parts.first ?? 0) * 60 + (parts.count > 1 ? parts[1] : 0)
    return zone.contains("-") ? -minutes : minutes
  }

  static func work(on site: Site) -> [Work] {
    [
      { press in
        let zones = Set(site.board.jobs.flatMap { $0.conditions[.timeZone] })
        let said: [(String, Value)] = [
          ("hasTimeZones", .flag(!zones.isEmpty)),
          ("timeZones", .texts(zones.sorted { (offset(of: $0), $0) < (offset(of: $1), $1) })),
          ("hasSponsorship", .flag(site.board.jobs.contains { $0.conditions[.sponsorship].contains("Yes") })),
          ("ask", .text(site.newSearchPattern)),
        ]
        for page in all + [offlinePage] {
          let head = PageHead(
            path: page.path, title: site.language.say(page.title), description: site.language.say(page.description),
            noindex: true)
          try press.print(page.template, Record(pageShape(fields), head.values(on: site) + said), to: page.path)
        }
      }
    ]
  }
}
