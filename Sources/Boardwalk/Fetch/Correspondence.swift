import Synchronization
import Web

/// Everything that passes between one source and us in one run: counts it, keeps it within the limits, asks no address that a
/// reply named and no redirect could lead to, and lets no reply in that repeats a secret.
final class Correspondence: Sendable {
  private let limits: SourceLimits
  private let secrets: SecretScan
  private let now: Int64
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var traffic = Traffic()
    /// What it asked first: no reply named that address.
    var opening: Request?
    var first: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var offsets: [Duration] = []
    var stop: Stop?
  }

  /// - Parameter now: the moment of the run, in seconds since 1970 UTC.
  init(limits: SourceLimits, secrets: SecretScan, now: Int64) {
    self.limits = limits
    self.secrets = secrets
    self.now = now
  }

  /// Sends as `send` does, as long as the source may still be asked.
  func watching(_ send: @escaping Sending) -> Sending {
    { (request) async throws(WebError) in
      var request = request
      try self.opening(request).check(leadingTo: request)
      let left = try self.begin()
      let own = request.limits.bodyBytes
      request.limits.bodyBytes = min(own, left)
      let response: Response
      do throws(WebError) {
        response = try await send(request)
      } catch {
        self.end(with: error, limit: request.limits.bodyBytes, own: own)
        throw error
      }
      return try self.admitted(response)
    }
  }

  /// Ends it: nothing is sent from now on. The first reason counts.
  func stop(_ reason: Stop) { state.withLock { $0.stop = $0.stop ?? reason } }

  /// Why it was ended; nil while it may go on.
  var stopped: Stop? { state.withLock { $0.stop } }

  /// What passed so far.
  var traffic: Traffic {
    state.withLock { state in
      var traffic = state.traffic
      if let first = state.first, let last = state.last {
        traffic.milliseconds = Int(first.duration(to: last) / .milliseconds(1))
      }
      let offsets = state.offsets.sorted()
      traffic.serverClockOffset = offsets.isEmpty ? nil : offsets[offsets.count / 2]
      return traffic
    }
  }
}

/// Sends one request, once.
typealias Sending = @Sendable (Request) async throws(WebError) -> Response

extension Correspondence {
  /// More say nothing that these do not.
  private static let mostOffsets = 1000

  /// The first request of all, which may be this one.
  private func opening(_ request: Request) -> Request {
    state.withLock { state in
      let opening = state.opening ?? request
      state.opening = opening
      return opening
    }
  }

  /// How many bytes may still come.
  private func begin() throws(WebError) -> Int {
    let (stop, left) = state.withLock { state in
      if state.stop == nil {
        state.first = state.first ?? .now
        state.traffic.requests += 1
      }
      return (state.stop, limits.bytes - state.traffic.bytes)
    }
    guard stop == nil else { throw .cancelled }
    guard left > 0 else {
      self.stop(.tooManyBytes(limits.bytes))
      throw .tooLarge(limit: limits.bytes)
    }
    return left
  }

  /// - Parameters:
  ///   - limit: what the body was allowed to have.
  ///   - own: what the request itself allowed it.
  private func end(with error: WebError, limit: Int, own: Int) {
    state.withLock { state in
      state.last = .now
      guard case .tooLarge = error else { return }
      state.traffic.bytes += limit
      if limit < own { state.stop = state.stop ?? .tooManyBytes(limits.bytes) }
    }
  }

  private func admitted(_ response: Response) throws(WebError) -> Response {
    let hit = secret(in: response)
    state.withLock { state in
      let now = ContinuousClock.now
      state.last = now
      state.traffic.bytes += response.body.count
      if response.status == 304 { state.traffic.notModified += 1 }
      if let offset = clockOffset(of: response, at: now), state.offsets.count < Self.mostOffsets {
        state.offsets.append(offset)
      }
      if let hit { state.stop = state.stop ?? .secret(hit, status: response.status) }
    }
    guard let hit else { return response }
    throw .badResponse("it repeats the value of \(hit)")
  }

  private func secret(in response: Response) -> String? {
    guard !secrets.isEmpty else { return nil }
    return response.body.withUnsafeBytes(secrets.firstHit)
      ?? response.headers.lines.lazy.compactMap { line in
        Array("\(line.name): \(line.value)".utf8).withUnsafeBytes(self.secrets.firstHit)
      }.first
  }

  private func clockOffset(of response: Response, at instant: ContinuousClock.Instant) -> Duration? {
    // `Age` says that somebody on the way kept the reply for a while, its `Date` with it (RFC 9111, section 5.1).
    guard response.headers["Age"] == nil, let date = response.headers.instant("Date") else { return nil }
    let (seconds, isTooLarge) = date.subtractingReportingOverflow(now)
    return isTooLarge ? nil : .seconds(seconds) - start.duration(to: instant)
  }
}
