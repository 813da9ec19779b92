import Web

/// What came of asking for one thing of many, such as one offer of a list.
enum SingleReply {
  case body([UInt8])
  /// It is not there any more.
  case gone
  case failed(SingleFailure)
}

/// Why one thing of many could not be had, though the others perhaps can.
struct SingleFailure: Error {
  /// `HTTP 500`; of a reply that did not come whole a sentence without its full stop.
  var reason: String
  /// What is to be said where it is the service itself that fails.
  var fault: Diagnostic
}

extension Inquiry {
  /// The reply to a request for one thing of many. Throws a `Diagnostic` where nothing more may be asked.
  ///
  /// - Parameter isDoubtful: whether the last one failed too, so that this one is asked for once and not three times.
  func single(_ request: Request, for what: String, isDoubtful: Bool) async throws -> SingleReply {
    let response: Response
    do throws(WebError) {
      response = try await send(request, isDoubtful ? Retry(tries: 1) : .standard)
    } catch .cancelled {
      throw unreachable(.cancelled)
    } catch {
      return .failed(SingleFailure(reason: String("\(error)".dropLast()), fault: unreachable(error)))
    }
    switch response.status {
    case 200: return .body(ServedText.body(of: response))
    case 404, 410: return .gone
    case 429: throw refusal(429, of: what)
    case let status: return .failed(SingleFailure(reason: "HTTP \(status)", fault: refusal(status, of: what)))
    }
  }
}

/// The requests for single things that were made, and those that failed: few are a matter of the things, most or many in a row
/// one of the service.
struct SingleFailures {
  /// So many in a row leave it to other things to say whether it is the service that fails.
  static let doubtful = 10
  /// After so many in a row nothing more is asked for.
  static let hopeless = 20

  private(set) var asked = 0
  private(set) var inARow = 0
  private(set) var count = 0
  /// Replies that came, of things that are gone as well.
  var successes: Int { asked - count }
  private(set) var first: (name: String, failure: SingleFailure)?

  mutating func addSuccess() {
    asked += 1
    inARow = 0
  }

  mutating func add(_ failure: SingleFailure, of name: String) {
    asked += 1
    inARow += 1
    count += 1
    first = first ?? (name, failure)
  }

  /// Throws what the service itself is to blame for.
  func check(atEnd: Bool) throws {
    guard let first, atEnd ? count * 2 > asked : inARow >= Self.hopeless else { return }
    throw first.failure.fault
  }
}
