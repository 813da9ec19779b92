import Synchronization
import Web

extension Inquiry {
  /// So many queries that failed are named; the others are counted.
  private static let mostNamed = 3

  /// Asks a service one query after the other. One that fails keeps no other from being asked, as long as it is the
  /// query that fails and not the service, and the answer is less than all. Throws a `Diagnostic` where nothing more
  /// may be asked, or where no query had an answer.
  ///
  /// - Parameters:
  ///   - name: a query as sentences name it, without a secret: `The query “Keyword=nurse”`.
  ///   - ask: asks a query; gives the reason when its answer is known not to be all there is.
  /// - Returns: why the answer is not all there is; nothing when it is.
  func each<Query>(
    of queries: [Query], named name: (Query) -> String, ask: (Query, Inquiry) async throws -> String?
  ) async throws -> [String] {
    let last = LastReply()
    var inquiry = self
    inquiry.world.send = last.noting(world.send)
    var doubts: [String] = []
    var failures = SingleFailures()
    for (index, query) in queries.enumerated() {
      if index > 0 { try await pause() }
      inquiry.retry = failures.inARow > 0 ? Retry(tries: 1) : retry
      last.forget()
      do {
        if let doubt = try await ask(query, inquiry) { doubts.append(doubt) }
        failures.addSuccess()
      } catch let fault as Diagnostic {
        guard queries.count > 1, !last.isOfService else { throw fault }
        let sentence = "\(name(query)) failed: \(fault.message)"
        let named = Diagnostic(fault.severity, at: fault.spot, sentence, hint: fault.hint)
        failures.add(SingleFailure(reason: fault.message, fault: named), of: name(query))
        if failures.count <= Self.mostNamed { doubts.append(sentence) }
        try failures.check(atEnd: false)
      }
    }
    if failures.successes == 0, let fault = failures.first?.failure.fault { throw fault }
    let others = failures.count - Self.mostNamed
    if others > 0 { doubts.append("\(Words.count(others, "query more", "queries more")) failed.") }
    return doubts
  }
}

/// What came of the last request, which says whether it is the service that fails or only what was asked for.
private final class LastReply: Sendable {
  private enum Outcome {
    case nothing
    case reply(Response)
    case failure(WebError)
  }

  private let outcome = Mutex(Outcome.nothing)

  func forget() { outcome.withLock { $0 = .nothing } }

  /// Sends as `send` does.
  func noting(_ send: @escaping Sending) -> Sending {
    { (request) async throws(WebError) in
      do throws(WebError) {
        let response = try await send(request)
        self.outcome.withLock { $0 = .reply(response) }
        return response
      } catch {
        self.outcome.withLock { $0 = .failure(error) }
        throw error
      }
    }
  }

  /// Whether another question would fail as well, or be one too many: the key is refused, we ask too often, nobody is
  /// there.
  var isOfService: Bool {
    switch outcome.withLock({ $0 }) {
    case .nothing: true
    case .reply(let response):
      [401, 403, 429].contains(response.status)
        || response.status == 503 && response.headers["Retry-After"] != nil
    case .failure(let error):
      switch error {
      case .timedOut, .tooSlow, .tooLarge, .headersTooLarge, .truncated, .emptyReply, .connectionLost,
        .redirectRefused, .tooManyRedirects, .badResponse:
        false
      default: true
      }
    }
  }
}
