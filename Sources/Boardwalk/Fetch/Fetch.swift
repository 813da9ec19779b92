/// How a source's delivery went.
public struct Delivery: Sendable {
  /// The source's name in `board.yml`.
  public var source: String
  public var outcome: SourceOutcome
  /// Jobs handed over, the same job twice counted twice.
  public var count: Int
  public var findings: [Diagnostic]
}

/// Asks every source at once, so that a slow one never delays the others, and hands each page of drafts to `page`.
///
/// - Parameter archive: where the replies are kept as they came; nil keeps none.
///
/// A source that fails is a finding and nothing more: its jobs of earlier runs stay. What `page` throws ends the run.
func fetch(
  _ sources: [SourceEntry], for searches: [SavedSearch], in world: World, archive: String? = nil,
  page: @escaping @Sendable (SourceEntry, DraftPage) async throws -> Void
) async throws -> [Delivery] {
  try await withThrowingTaskGroup(of: Delivery.self) { group in
    for source in sources {
      group.addTask { try await deliver(source, for: searches, in: world, archive: archive, page: page) }
    }
    var deliveries: [Delivery] = []
    for try await delivery in group { deliveries.append(delivery) }
    return deliveries.sorted { $0.source < $1.source }
  }
}

private func deliver(
  _ entry: SourceEntry, for searches: [SavedSearch], in world: World, archive: String?,
  page: @escaping @Sendable (SourceEntry, DraftPage) async throws -> Void
) async throws -> Delivery {
  var world = world
  world.endpoint = entry.endpoint
  world.replies = entry.replies
  let kept = archive.map { ReplyArchive("\($0)/\(entry.name)", on: world.disk) }
  if let kept { world.send = kept.keeping(world.send) }
  let asked = searches.filter { $0.source == nil || $0.source == entry.name }
  let tally = Tally()
  do {
    let ending = try await entry.source.deliver(asked, in: world) { drafts in
      await tally.add(drafts)
      do {
        try await page(entry, drafts)
      } catch {
        throw PipelineStop(reason: error)
      }
    }
    var (count, findings) = await tally.sum(of: entry.name)
    var outcome = SourceOutcome.complete
    if case .partial(let reason) = ending {
      outcome = .partial(reason)
      findings.append(Diagnostic(.warning, reason))
    }
    findings += [kept?.fault].compactMap { $0 }
    return Delivery(source: entry.name, outcome: outcome, count: count, findings: placed(findings, at: entry.name))
  } catch let stop as PipelineStop {
    throw stop.reason
  } catch {
    let finding = error as? Diagnostic ?? Diagnostic(.error, "It failed: \(error)")
    let (count, findings) = await tally.sum(of: entry.name)
    // The board can be built without this source, from what it gave before: a warning, not an error.
    let warning = Diagnostic(.warning, at: finding.spot, finding.message, hint: finding.hint)
    return Delivery(
      source: entry.name, outcome: .failed(finding.message), count: count,
      findings: placed(findings + [kept?.fault, warning].compactMap { $0 }, at: entry.name))
  }
}

/// Findings without a place of their own are the source's.
private func placed(_ findings: [Diagnostic], at source: String) -> [Diagnostic] {
  findings.map { finding in
    var finding = finding
    if finding.spot == .board { finding.spot = .source(source) }
    return finding
  }
}

/// What went wrong further down the pipeline, told apart from what went wrong at the source.
private struct PipelineStop: Error {
  var reason: any Error
}

private actor Tally {
  private var count = 0
  private var findings = FindingTally()

  func sum(of source: String) -> (Int, [Diagnostic]) { (count, findings.findings(of: source)) }

  func add(_ page: DraftPage) {
    count += page.drafts.count
    findings.add(page.findings)
  }
}
