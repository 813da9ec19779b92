import Synchronization
import Web

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
    /// What it says of how often it may be asked: `18 of 250 requests left`; nil when it says nothing.
    public var quota: String?
  }
}

extension Build {
  /// Asks every source for its first page and tells how it does. Keeps nothing of what they answer.
  /// Throws `Findings` or a `Diagnostic` when the board cannot be read.
  public func examine() async throws -> [SourceHealth] {
    let content = try BoardContent(folder: folder, baseURL: baseURL, world: world)
    let store = try Store.toLook(at: folder.store)
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

  /// What makes it doubtful that the store is what the last run wrote; nil where there is none. Reads all of it.
  /// Throws a `Diagnostic` when it cannot be read.
  public func doubtsOfStore() throws -> [Diagnostic]? {
    do {
      guard try Store.isThere(folder.store) else { return nil }
      return try Store.doubts(of: folder.store)
    } catch {
      throw Store.finding(error, at: folder.store)
    }
  }

  private func glance(at entry: SourceEntry, _ plan: FetchPlan) async throws -> SourceHealth.Answer {
    let start = ContinuousClock.now
    let quota = Quota()
    var world = quota.watching(world)
    // That the service gives texts is seen by one of them.
    world.enoughTexts = 1
    func answer(_ jobs: Int?, _ delivery: Delivery?) -> SourceHealth.Answer {
      SourceHealth.Answer(
        jobs: jobs, seconds: start.duration(to: .now) / .seconds(1), findings: delivery?.findings ?? [],
        clockOffset: delivery?.traffic.serverClockOffset ?? quota.clockOffset(from: world.now), quota: quota.words)
    }
    do {
      let delivery = try await Boardwalk.fetch([entry], plan, in: world) { _, page in
        guard page.origin?.came ?? true else { return }
        throw FirstPage(jobs: page.drafts.count)
      }.first
      return answer(delivery?.outcome == .complete ? 0 : nil, delivery)
    } catch let page as FirstPage {
      return answer(page.jobs, nil)
    }
  }
}

/// Listens for what a service says of its clock and of how often it may be asked.
private final class Quota: Sendable {
  private let last = Mutex<Headers?>(nil)

  func watching(_ world: World) -> World {
    var watched = world
    watched.send = { (request) async throws(WebError) in
      let response = try await world.send(request)
      self.last.withLock { $0 = response.headers }
      return response
    }
    return watched
  }

  /// The names in use: those of RFC draft-ietf-httpapi-ratelimit-headers, and with the `X-` that came before.
  var words: String? {
    guard let headers = last.withLock({ $0 }) else { return nil }
    func value(_ name: String) -> String? {
      ["RateLimit-\(name)", "X-RateLimit-\(name)", "X-Rate-Limit-\(name)"].lazy.compactMap { headers[$0] }.first.map {
        String($0.prefix { $0.isNumber })
      }
    }
    guard let left = value("Remaining"), !left.isEmpty else { return nil }
    return value("Limit").map { "\(left) of \($0) requests left" } ?? "\(left) requests left"
  }

  func clockOffset(from now: Int64) -> Duration? {
    last.withLock { $0?.instant("Date") }.map { .seconds($0 - now) }
  }
}

/// Enough was seen.
private struct FirstPage: Error {
  var jobs: Int
}
