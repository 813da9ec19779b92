/// The JSON index: a manifest and files that are asked for as they are needed, plain JSON that any program can read. The README
/// documents it, and `Tests/Outside/index.schema.json`.
///
/// A field is never renamed within a version.
enum DataIndex: PageType {
  static let name = "index"
  static let version = 3
  static let manifestPath = "data/index.json"
  /// The parts and words of a stretch are one piece of work; these are shared out among so many.
  private static let stretchPieces = 24
  private static let cardPieces = 8

  static func menuEntries(of site: Site) -> [MenuEntry] {
    [MenuEntry(title: site.language.say(.jsonIndex), href: manifestPath, rank: 90, isInFooter: true)]
  }

  static func work(on site: Site) -> [Work] {
    let desk = IndexDesk(pieces: 2 + stretchPieces + cardPieces)
    func piece(_ write: @escaping @Sendable (IndexPlan, Press, inout IndexRest) throws -> Void) -> Work {
      { press in
        var rest = IndexRest()
        let plan = try desk.plan(of: site.board)
        try write(plan, press, &rest)
        guard let all = desk.put(rest) else { return }
        if !plan.isWhole { try press.write(all.list, to: IndexRest.listPath) }
        try press.write(IndexManifest(plan: plan, rest: all).json(on: site), to: manifestPath)
      }
    }
    let stretches = (0..<stretchPieces).map { piece in
      { @Sendable (plan: IndexPlan, press: Press, rest: inout IndexRest) throws in
        for index in stride(from: piece, to: plan.stretches.count, by: stretchPieces) {
          try IndexParts.write(plan.stretches[index], of: plan, with: press, into: &rest)
          try IndexWords.write(plan.stretches[index], of: plan, with: press, into: &rest)
        }
      }
    }
    let cards = (0..<cardPieces).map { piece in
      { @Sendable (plan: IndexPlan, press: Press, rest: inout IndexRest) throws in
        try IndexCards.write(piece, of: cardPieces, plan, with: press, into: &rest)
      }
    }
    return [piece { try IndexFacets.write($0, with: $1, into: &$2) }] + stretches.map(piece)
      + [piece { try IndexTitles.write($0, with: $1, into: &$2) }] + cards.map(piece)
  }
}
