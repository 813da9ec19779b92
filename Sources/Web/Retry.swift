/// How often, and after what waits, a request is tried again when the failure may pass by itself.
///
/// The rule is curl's: a connection that failed, a reply that was late or cut short, and the statuses 408, 429,
/// 500, 502, 503, 504, 522 and 524 may pass; everything else is final.
public struct Retry: Sendable, Hashable {
  /// How often a request is sent at most, the first time included.
  public var tries: Int

  /// Before the second try; doubled before each one after it.
  public var firstWait: Duration

  /// The part of each wait that chance may add, so that many boards do not come back at the same moment.
  public var jitter: Double

  /// For all tries and our own waits together. What the server itself asks for comes on top.
  public var total: Duration

  /// A server that asks for a longer wait is not asked again in this run.
  public var longestServerWait: Duration

  /// Three tries within a minute: a nightly run asks many sources and must end.
  public static let standard = Retry()

  /// Three tries within a minute, each figure of which can be changed.
  public init(
    tries: Int = 3, firstWait: Duration = .seconds(1), jitter: Double = 0.25,
    total: Duration = .seconds(60), longestServerWait: Duration = .seconds(120)
  ) {
    self.tries = tries
    self.firstWait = firstWait
    self.jitter = jitter
    self.total = total
    self.longestServerWait = longestServerWait
  }

  /// Sends a request, again if need be. Gives the last answer, even when it is a 503, or throws the last error.
  ///
  /// - Parameters:
  ///   - send: whatever sends requests: `Client.send`, or a fake.
  ///   - pause: waits; throws when the waiting task is cancelled.
  ///   - now: seconds since 1970, for a server that names a date to come back at but not what time it has.
  public func send(
    _ request: Request,
    through send: @Sendable (Request) async throws(WebError) -> Response,
    pause: @Sendable (Duration) async throws -> Void,
    now: Int64
  ) async throws(WebError) -> Response {
    var left = total
    var number = 1
    while true {
      var attempt = request
      attempt.limits.total = min(request.limits.total, left)
      let start = ContinuousClock.now
      let outcome = await outcome(of: attempt, through: send)
      left -= start.duration(to: .now)
      guard number < tries, let wait = wait(after: outcome, number: number, left: left, now: now) else {
        return try outcome.get()
      }
      if !wait.isServers { left -= wait.duration }
      do { try await pause(wait.duration) } catch { throw .cancelled }
      number += 1
    }
  }
}

extension Response {
  /// Whether the same request may well succeed a little later. 522 and 524 are what proxies say of a server
  /// that does not answer them.
  public var isTransient: Bool { [408, 429, 500, 502, 503, 504, 522, 524].contains(status) }
}

extension Retry {
  fileprivate struct Wait {
    var duration: Duration
    var isServers: Bool
  }

  fileprivate func outcome(
    of request: Request, through send: @Sendable (Request) async throws(WebError) -> Response
  ) async -> Result<Response, WebError> {
    do {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }

  /// How long to wait before the next try; nothing when there should be none.
  fileprivate func wait(after outcome: Result<Response, WebError>, number: Int, left: Duration, now: Int64) -> Wait? {
    var asked: Duration?
    switch outcome {
    case .success(let response):
      guard response.isTransient else { return nil }
      asked = response.retryAfter(now: now)
    case .failure(let error):
      guard error.isTransient else { return nil }
    }
    let own = ownWait(after: number)
    if let asked, asked > own {
      return asked <= longestServerWait && left > .zero ? Wait(duration: asked, isServers: true) : nil
    }
    return own < left ? Wait(duration: own, isServers: false) : nil
  }

  fileprivate func ownWait(after number: Int) -> Duration {
    let doublings = Double(1 << min(number - 1, 20))
    return firstWait * (doublings * (1 + Double.random(in: 0...max(0, jitter))))
  }
}
