/// The JSON index: a manifest and files that are asked for as they are needed, plain JSON that any program can read. The README
/// documents it, and `Tests/Outside/index.schema.json`.
///
/// A field is never renamed within a version.
enum DataIndex: PageType {
  static let name = "index"
  static let version = 3
  static let manifestPath = "data/index.json"
  /// All that is said of a stretch is one piece of work; these are shared out among so many.
  private static let stretchPieces = 32

  /// A stretch takes much memory while it is written: side by side with pages there is seldom more than one.
  static func pass(on site: Site) -> Pass? { .texts }

  static func menuEntries(of board: Board, in language: Language) -> [MenuEntry] {
    [MenuEntry(title: language.say(.jsonIndex), href: manifestPath, rank: 90, isInFooter: true)]
  }

  static func work(on site: Site) -> [Work] {
    let desk = IndexDesk(pieces: 2 + IndexFacets.origins.count + stretchPieces)
    func piece(_ write: @escaping @Sendable (IndexPlan, Press, inout IndexRest) throws -> Void) -> Work {
      { press in
        var (plan, rest) = try desk.begin(with: press)
        try write(plan, press, &rest)
        guard let all = desk.put(rest) else { return }
        if !plan.isWhole { try press.write(all.list.json, to: IndexList.path) }
        try press.write(try IndexManifest(plan: plan, rest: all).json(on: site), to: manifestPath)
      }
    }
    let stretches = (0..<stretchPieces).map { piece in
      { @Sendable (plan: IndexPlan, press: Press, rest: inout IndexRest) throws in
        for index in stride(from: piece, to: plan.stretches.count, by: stretchPieces) {
          try write(index, of: plan, with: press, into: &rest)
        }
      }
    }
    let facets = IndexFacets.origins.map { origins in
      { @Sendable (plan: IndexPlan, press: Press, rest: inout IndexRest) throws in
        try IndexFacets.write(from: origins, plan, with: press, into: &rest)
      }
    }
    // What one core takes longest for comes first, while there is other work for the others.
    return [piece { try IndexTitles.write($0, with: $1, into: &$2) }]
      + [piece { try IndexFacets.write($0, with: $1, into: &$2) }] + facets.map(piece) + stretches.map(piece)
  }

  /// Writes all files of a stretch.
  private static func write(
    _ index: Int, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let stretch = plan.stretches[index]
    let cards = plan.cards(with: index)
    let carded = plan.entries(inCards: cards)
    let range = min(carded.lowerBound, stretch.range.lowerBound)..<max(carded.upperBound, stretch.range.upperBound)
    let rows = try IndexRows(range, of: plan, with: press)
    try IndexParts.write(stretch, rows, of: plan, with: press, into: &rest)
    try IndexCards.write(cards, rows, of: plan, with: press, into: &rest)
    try IndexWords.write(stretch, rows, of: plan, with: press, into: &rest)
  }
}
