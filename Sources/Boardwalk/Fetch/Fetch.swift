import Web

/// What a run wants of its sources, and how.
struct FetchPlan: Sendable {
  var searches: [SavedSearch]
  var limits = SourceLimits()
  /// Never let in, kept or repeated.
  var secrets = SecretScan([:])
  /// Where the replies are kept as they came; nil keeps none.
  var archive: String?
  /// The ids under which the store has a job of a source with a text; the source by its name in `board.yml`.
  var idsWithText: @Sendable (_ source: String) async throws -> Set<String> = { _ in [] }
  /// The pages that a source was asked for in earlier runs, by their addresses; the source by its name in `board.yml`.
  var knownPages: @Sendable (_ source: String) async throws -> [String: KnownPage] = { _ in [:] }
}

/// What sources lack in `board.yml`, found without asking anybody: nothing is sent, and what only fails for that is no finding.
func lacks(of sources: [SourceEntry], _ plan: FetchPlan, in world: World) async throws -> [Diagnostic] {
  var silent = world
  silent.send = { (_) async throws(WebError) in throw .cancelled }
  silent.pause = { _ in }
  let spots = sources.map(\.spot)
  return try await fetch(sources, plan, in: silent) { _, _ in }.flatMap(\.findings).filter { spots.contains($0.spot) }
}

/// Asks every source at once, so that a slow one never delays the others, and hands each page of drafts to `page`.
///
/// A source that fails is a finding and nothing more: its jobs of earlier runs stay. What `page` throws ends the run.
func fetch(
  _ sources: [SourceEntry], _ plan: FetchPlan, in world: World,
  page: @escaping @Sendable (SourceEntry, DraftPage) async throws -> Void
) async throws -> [Delivery] {
  try await withThrowingTaskGroup(of: Delivery.self) { group in
    for source in sources {
      group.addTask { try await Visit(source, plan, in: world).deliver(to: page) }
    }
    var deliveries: [Delivery] = []
    for try await delivery in group { deliveries.append(delivery) }
    return deliveries.sorted { $0.source < $1.source }
  }
}
