/// How a source does, as `doctor` tells it.
public struct SourceHealth: Sendable {
  /// Its name in `board.yml`.
  public var name: String
  public var policy: SourcePolicy
  /// What it answered to one small request now; nil when it was not asked, because its terms forbid it at this hour.
  public var answer: Answer?
  /// When it last gave everything it has, in seconds since 1970 UTC.
  public var lastComplete: Int64?
  /// Its last deliveries, the newest first.
  public var history: [StoredDelivery]

  /// An answer to one request.
  public struct Answer: Sendable {
    /// Jobs on the first page; nil when it did not answer.
    public var jobs: Int?
    public var seconds: Double
    /// What was wrong.
    public var findings: [Diagnostic]
    /// How far the source's clock is ahead of this machine's; nil when it does not say.
    public var clockOffset: Duration?
  }
}

extension Build {
  /// Asks every source for its first page and tells how it does. Keeps nothing of what they answer.
  /// Throws `Findings` or a `Diagnostic` when the board cannot be read.
  public func examine() async throws -> [SourceHealth] {
    let content = try BoardContent(folder: folder, baseURL: baseURL, world: world)
    let store = try Store(path: folder.store)
    let known = Dictionary(try store.sources().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let turns = PollingInterval(searches: content.searches, lastAnswers: try store.lastAnswers(), now: world.now)
    let secrets = KnownSecrets.values(named: content.settings.secrets, in: world.environment)
    let plan = FetchPlan(searches: content.searches, limits: limits, secrets: SecretScan(secrets))
    var list: [SourceHealth] = []
    for entry in content.settings.sources {
      let isDue = turns.nextTurn(of: entry) == nil
      list.append(
        SourceHealth(
          name: entry.name, policy: entry.policy, answer: isDue ? try await glance(at: entry, plan) : nil,
          lastComplete: known[entry.name]?.lastComplete, history: try store.deliveries(of: entry.name, atMost: 7)))
    }
    return list
  }

  private func glance(at entry: SourceEntry, _ plan: FetchPlan) async throws -> SourceHealth.Answer {
    let start = ContinuousClock.now
    func answer(_ jobs: Int?, _ delivery: Delivery?) -> SourceHealth.Answer {
      SourceHealth.Answer(
        jobs: jobs, seconds: start.duration(to: .now) / .seconds(1), findings: delivery?.findings ?? [],
        clockOffset: delivery?.traffic.serverClockOffset)
    }
    do {
      let delivery = try await Boardwalk.fetch([entry], plan, in: world) { _, page in
        throw FirstPage(jobs: page.drafts.count)
      }.first
      return answer(delivery?.outcome == .complete ? 0 : nil, delivery)
    } catch let page as FirstPage {
      return answer(page.jobs, nil)
    }
  }
}

/// Enough was seen.
private struct FirstPage: Error {
  var jobs: Int
}
