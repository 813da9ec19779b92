import Markup
import Mustache

/// Where the jobs are from, and how each source is doing.
enum SourcesPage: PageType {
  static let name = "sources"
  static let templates = ["sources": page]
  private static let page = pageShape([("heading", .text), ("lede", .optional(.text)), ("sources", .list(entry))])
  private static let entry = Shape([
    "name": .text, "homeURL": .optional(.url), "host": .optional(.text), "termsURL": .optional(.url), "count": .text,
    "checked": .optional(.record(checked)), "state": .text, "trouble": .flag, "notice": .optional(.text),
    "demands": .list(of: .text), "homeRel": .text,
  ])
  private static let checked = Shape(["text": .text, "date": .text])
  private static let path = "sources/index.html"

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    isEmpty(board) ? [] : [MenuEntry(title: language.say(.sources), href: path, rank: 50, isInFooter: true)]
  }

  static func eachAddress(of site: Site, _ body: (Address) -> Void) {
    if !isEmpty(site.board) { body(Address(path: path)) }
  }

  static func work(on site: Site) -> [Work] {
    isEmpty(site.board) ? [] : [{ press in try press.print("sources", record(on: site), to: path) }]
  }

  /// A board of posts alone has nothing to say there.
  private static func isEmpty(_ board: Board) -> Bool { board.sources.isEmpty }

  private static func record(on site: Site) -> Record {
    let language = site.language
    let head = PageHead(
      path: path, title: language.say(.sources), description: language.say(.sourcesDescription),
      dataNote: site.dataNote)
    return Record(
      page,
      head.values(on: site) + [
        ("heading", .text(language.say(.sources))),
        ("lede", .text(language.say(.sourcesLede))),
        ("sources", .records(site.board.sources.map { record(of: $0, in: language) })),
      ])
  }

  private static func record(of source: SourceReport, in language: Language) -> Record {
    let home = SafeURL(source.policy.home)
    return Record(
      entry,
      [
        "name": .text(
          source.policy.title == source.name || source.name == source.policy.title.lowercased()
            ? source.policy.title : "\(source.policy.title) (\(source.name))"),
        "homeURL": .url(home?.string), "host": .text(home?.shownHost),
        "termsURL": .url(source.policy.terms.flatMap { SafeURL($0) }?.string),
        "count": .text(language.count(of: source)),
        "checked": .record(
          source.checked.map { Record(checked, ["text": .text(language.day($0)), "date": .text($0.description)]) }),
        "state": .text(language.state(of: source)), "trouble": .flag(source.isInTrouble),
        "notice": .text(language.notice(of: source)),
        "demands": .texts(language.demands(of: source.policy)),
        "homeRel": .text(source.policy.attribution == .followedLink ? "noopener" : "noopener noreferrer"),
      ])
  }
}

extension SourceReport {
  /// Whether it did not give everything it has the last time it was asked.
  var isInTrouble: Bool { outcome.map { $0 != .complete && !$0.isOfNewest } ?? false }

  /// When its jobs were last known to be what it has; of one that shows its newest offers only, when it was last asked.
  var checked: Day? { outcome?.isOfNewest == true ? lastAsked : lastComplete }
}
