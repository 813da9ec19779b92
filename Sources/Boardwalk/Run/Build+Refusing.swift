/// What a run does not go on with.
extension Build {
  /// Parts are made by several machines, one of which may not have the store: its part would lack all that sources gave.
  func refusePartOfNothing(_ content: BoardContent, since before: Int64?) throws {
    guard shard != nil, before == nil, !content.settings.sources.isEmpty else { return }
    throw Diagnostic(
      .error, at: .file(folder.store),
      "No source was ever asked for this store, so there is nothing to make a part of.",
      hint: "Fetch first, and give every part the same .boardwalk/, which is hidden and easily left out of a copy.")
  }

  /// A board whose store was lost and whose sources are all down would wipe the site that stands, and one that is built for the
  /// first time would be published without what it is for: however often it is tried. Where a source once answered and gave
  /// nothing, or the site that stands has posts only, posts are all there was.
  func refuseEmptyHanded(_ report: BuildReport, _ board: Board, _ store: Store) async throws {
    let allFailed = !report.deliveries.isEmpty && report.deliveries.allSatisfy { $0.outcome.word == "failed" }
    guard allFailed, board.jobs.allSatisfy({ $0.row == 0 }), board.closed.allSatisfy({ $0.row == 0 }) else { return }
    if !(board.jobs.isEmpty && board.closed.isEmpty) {
      if try store.everAnswered() { return }
      if await standsWithPostsOnly() { return }
    }
    throw Diagnostic(
      .error, "No source answered and nothing is kept from earlier runs, so there is nothing to publish.",
      hint: "Mend what is said above, or build without sources.")
  }

  /// Whether the site that stands says of itself that no job in it came from a source.
  private func standsWithPostsOnly() async -> Bool {
    do {
      return try await PublishedState(folder.output, in: world).manifest().parts.isEmpty
    } catch {
      // There is none, or none that says so.
      return false
    }
  }
}
