/// The pictures that other sites show beside a link: one of the board, and, when board.yml asks for them, one of every open job
/// and referral. A picture takes some hundredths of a second, so a large board asks for them only when it wants them; those of jobs
/// that are as they were are taken over.
enum PictureFiles: PageType {
  static let name = "pictures"
  /// Enough for a piece to be worth handing out.
  private static let aPiece = 20

  /// The picture of the board.
  static let path = "card.png"

  /// The picture a page of a job names.
  static func path(of listing: Listing, on site: Site) -> String {
    guard site.board.settings.outputs.contains(.pictures), listing.isOpen else { return path }
    return String(listing.path.dropLast("index.html".count)) + path
  }

  static let isShared = true

  static func pathsElsewhere(of site: Site) -> [String] {
    guard site.board.settings.outputs.contains(.pictures) else { return [] }
    return site.board.jobs.filter { !site.shard.holds($0.id) }.map { path(of: $0, on: site) }
  }

  static func work(on site: Site) -> [Work] {
    let settings = site.board.settings
    let accent = site.theme.accentColor
    let board: Work = { press in
      try write(
        ShareCard(board: "", title: settings.title, subtitle: settings.description, accent: accent), path, press)
    }
    let own = site.shard.isFirst ? [board] : []
    guard settings.outputs.contains(.pictures) else { return own }
    let jobs = site.board.jobs.filter { site.shard.holds($0.id) }
    return own
      + stride(from: 0, to: jobs.count, by: aPiece).map { first -> Work in
        { press in
          for job in jobs[first..<min(first + aPiece, jobs.count)] {
            let facts = [job.statedOrganization ?? "", site.language.place(job.placeText)].filter { !$0.isEmpty }.joined(
              separator: " · ")
            let card = ShareCard(board: settings.title, title: job.title, subtitle: facts, accent: accent)
            try write(card, path(of: job, on: site), press)
          }
        }
      }
  }

  private static func write(_ card: ShareCard, _ path: String, _ press: Press) throws {
    let fingerprint = card.fingerprint
    if try press.takes(path, madeOf: fingerprint) { return }
    try press.write(card.png, to: path, madeOf: fingerprint)
  }
}
