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

  static func menuEntries(of site: Site) -> [MenuEntry] {
    [MenuEntry(title: "Sources", href: path, rank: 50, isInFooter: true)]
  }

  static func addresses(of site: Site) -> [Address] { [Address(path: path)] }

  static func work(on site: Site) -> [Work] {
    [{ press in try press.print("sources", record(on: site), to: path) }]
  }

  private static func record(on site: Site) -> Record {
    let head = PageHead(
      path: path, title: "Sources", description: "Where the jobs on this board are from.", dataNote: site.dataNote)
    return Record(
      page,
      head.values(on: site) + [
        ("heading", .text("Sources")),
        ("lede", .text("Where the jobs on this board are from, and when each source was last complete.")),
        ("sources", .records(site.board.sources.map(record))),
      ])
  }

  private static func record(of source: SourceReport) -> Record {
    let home = SafeURL(source.policy.home)
    return Record(
      entry,
      [
        "name": .text(
          source.policy.title == source.name || source.name == source.policy.title.lowercased()
            ? source.policy.title : "\(source.policy.title) (\(source.name))"),
        "homeURL": .url(home?.string), "host": .text(home?.host),
        "termsURL": .url(source.policy.terms.flatMap { SafeURL($0) }?.string),
        "count": .text(source.countText),
        "checked": .record(
          source.checked.map { Record(checked, ["text": .text($0.words), "date": .text($0.description)]) }),
        "state": .text(source.state), "trouble": .flag(source.isInTrouble), "notice": .text(source.notice),
        "demands": .texts(source.policy.demands),
        "homeRel": .text(source.policy.attribution == .followedLink ? "noopener" : "noopener noreferrer"),
      ])
  }
}

extension SourceReport {
  /// `1,204 open jobs, 35 more listed with another source`
  var countText: String {
    let count = Words.count(count, "open job", "open jobs")
    return countElsewhere == 0 ? count : "\(count), \(countElsewhere) more listed with another source"
  }

  /// Whether it did not give everything it has the last time it was asked.
  var isInTrouble: Bool { outcome.map { $0 != .complete && !$0.isOfNewest } ?? false }

  /// When its jobs were last known to be what it has; of one that shows its newest offers only, when it was last asked.
  var checked: Day? { outcome?.isOfNewest == true ? lastAsked : lastComplete }

  /// One sentence.
  var state: String {
    switch outcome {
    case nil: return "It was not asked yet."
    case .complete: return "It answered in full."
    case .partial(let reason) where outcome?.isOfNewest == true: return reason
    case .partial: return "It answered in part; what it left out is shown as it was before."
    case .suspect(let reason): return "Its answer is hard to believe and closes nothing yet. \(reason)"
    case .failed:
      let since = lastComplete.map { "as they were on \($0.words)" } ?? "as far as they are known"
      return "It did not answer; its jobs are shown \(since)."
    }
  }

  /// When it was asked and what came of it, where that is not the same as its last complete answer.
  var notice: String? {
    guard isInTrouble, let lastAsked else { return nil }
    let came = delivered.map { "; \(Words.count($0, "job", "jobs")) in the last answer it gave" } ?? ""
    return "Last asked on \(lastAsked.words)\(came)."
  }
}
