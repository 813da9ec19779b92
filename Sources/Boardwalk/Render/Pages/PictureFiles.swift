/// The pictures that other sites show beside a link: one of the board, and, when board.yml asks for them, one of every open job
/// and referral. A picture takes some hundredths of a second, so a large board asks for them only when it wants them; those of jobs
/// that are as they were are taken over.
enum PictureFiles: PageType {
  static let name = "pictures"
  /// Enough for a piece to be worth handing out.
  private static let aPiece = 20

  private static let path = "card.png"

  /// The picture of the board; nil where none can say its title.
  static func path(of settings: BoardSettings) -> String? { Lettering.builtIn.canSay(settings.title) ? path : nil }

  /// The picture of a job; nil where it has none of its own.
  static func path(of listing: Listing, on site: Site) -> String? {
    guard site.board.settings.outputs.contains(.pictures), listing.isOpen, Lettering.builtIn.canSay(listing.title)
    else { return nil }
    return String(listing.path.dropLast("index.html".count)) + path
  }

  static let isShared = true

  static func pathsElsewhere(of site: Site) -> [String] {
    site.board.jobs.filter { !site.shard.holds($0.id) }.compactMap { path(of: $0, on: site) }
  }

  static func work(on site: Site) -> [Work] {
    let settings = site.board.settings
    let accent = site.theme.accentColor
    let board = path(of: settings).map { path -> Work in
      { press in
        try write(
          ShareCard(board: "", title: settings.title, subtitle: said([settings.description]), accent: accent), path,
          press)
      }
    }
    let own = site.shard.isFirst ? [board].compactMap { $0 } : []
    guard settings.outputs.contains(.pictures) else { return own }
    let jobs = site.board.jobs.filter { site.shard.holds($0.id) }
    let name = said([settings.title])
    return own
      + stride(from: 0, to: jobs.count, by: aPiece).map { first -> Work in
        { press in
          for job in jobs[first..<min(first + aPiece, jobs.count)] {
            guard let path = path(of: job, on: site) else { continue }
            let facts = said([job.statedOrganization, site.language.place(job.placeText)])
            try write(ShareCard(board: name, title: job.title, subtitle: facts, accent: accent), path, press)
          }
        }
      }
  }

  /// Those of some texts that can be drawn: half of a name is another one.
  private static func said(_ texts: [String?]) -> String {
    texts.compactMap { $0 }.filter(Lettering.builtIn.canSay).joined(separator: " · ")
  }

  private static func write(_ card: ShareCard, _ path: String, _ press: Press) throws {
    let fingerprint = card.fingerprint
    if try press.takes(path, madeOf: fingerprint) { return }
    try press.write(card.png, to: path, madeOf: fingerprint)
  }
}

extension PictureFiles {
  /// What is said where pictures that the board would have cannot say a title. Asked for, they are missed; the board's own is not
  /// asked for.
  ///
  /// - Parameter sites: the board in each of its languages.
  static func findings(on sites: [Site]) -> [Diagnostic] {
    guard let site = sites.first else { return [] }
    let jobs =
      site.board.settings.outputs.contains(.pictures)
      ? site.board.jobs.filter { $0.isOpen && !Lettering.builtIn.canSay($0.title) } : []
    var lacking = sites.map(\.board.settings).filter { path(of: $0) == nil }.prefix(1).map {
      "the board (“\($0.title)”)"
    }
    if let first = jobs.first {
      lacking.append(jobs.count == 1 ? "a job (“\(first.title)”)" : "\(jobs.count) jobs (such as “\(first.title)”)")
    }
    guard !lacking.isEmpty else { return [] }
    return [
      Diagnostic(
        jobs.isEmpty ? .notice : .warning, at: .board,
        "Pictures have no letters for the title of \(lacking.joined(separator: " and of ")): none is shown beside a link to it.",
        hint:
          "They are drawn in Latin, Greek and Cyrillic letters; a job without one has the board's, where there is one.")
    ]
  }
}
