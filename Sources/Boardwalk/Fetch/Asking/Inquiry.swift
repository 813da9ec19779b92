import Web

/// How a source asks its service: with the usual retries, and with one plain sentence for each way it can fail.
struct Inquiry: Sendable {
  /// The service's name in sentences: `USAJOBS`.
  var service: String
  var world: World
  /// What a 401 or 403 refuses, as the end of "… refused", and what to do about it.
  var key = (refused: "to show its jobs to us", hint: "Look at its terms, or ask it who may read them.")
  /// What a 404 means and what to do about it.
  var missing = (sentence: "There is no API at this address", hint: "Check `endpoint:` in board.yml.")

  /// What is said of a folder without recorded replies, where they are no service's.
  var absence: (@Sendable (_ names: [String]) -> (message: String, hint: String))?

  /// How often a request is tried again.
  var retry = Retry.standard

  /// Between two requests, where the service's terms ask for more than politeness.
  var rest = politePause

  /// Between two requests to one service, so that a sweep is no burden. Seen in long-lived public clients.
  static let politePause = Duration.milliseconds(500)

  /// The body of the reply to a request. Throws a `Diagnostic` unless it came with status 200.
  ///
  /// - Parameter what: what was asked for, as sentences name it: `page 2`.
  func body(of request: Request, for what: String) async throws -> [UInt8] {
    let response = try await response(to: request)
    guard response.status == 200 else { throw refusal(response.status, of: what) }
    return ServedText.body(of: response)
  }

  /// Waits before the next request, where it goes to strangers and not to a mirror or a test server of our own.
  func pause() async throws {
    if world.endpoint == nil { try await world.pause(rest) }
  }

  /// What `read` makes of a reply. Throws a `Diagnostic` that names the reply when it is none.
  func reading<Value>(_ body: [UInt8], of what: String, _ read: ([UInt8]) throws -> Value) throws -> Value {
    do {
      return try read(body)
    } catch let fault as ReplyFault {
      throw Diagnostic(.error, "\(what.capitalizedFirst) of the answer cannot be read: \(fault.sentence)")
    }
  }
}

extension Inquiry {
  private static let consolation = "Jobs of earlier runs stay on the board."

  private func response(to request: Request) async throws -> Response {
    do throws(WebError) {
      return try await send(request, retry)
    } catch {
      throw unreachable(error)
    }
  }

  func send(_ request: Request, _ retry: Retry) async throws(WebError) -> Response {
    try await retry.send(request, through: world.send, pause: world.pause, now: world.now)
  }

  func unreachable(_ error: WebError) -> Diagnostic {
    Diagnostic(.error, "\(service) cannot be reached: \(error)", hint: Self.consolation)
  }

  func refusal(_ status: Int, of what: String) -> Diagnostic {
    switch status {
    case 401, 403: Diagnostic(.error, "\(service) refused \(key.refused) (HTTP \(status)).", hint: key.hint)
    case 404: Diagnostic(.error, "\(missing.sentence) (HTTP 404).", hint: missing.hint)
    case 429:
      Diagnostic(
        .error, "\(service) says that we ask too often (HTTP 429).", hint: "Build again later, or less often.")
    default: Diagnostic(.error, "\(service) answered \(what) with HTTP \(status).", hint: Self.consolation)
    }
  }
}

extension Request {
  /// Asks an address with these parameters added.
  init(_ address: String, asking query: Query) { self.init(url: query.appended(to: address)) }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
