import FaultServer
import Testing
import Web

/// A key no reply and no error may ever show.
let key = "k3y-that-nobody-may-see"

extension Limits {
  /// Short enough for tests, long enough for a busy machine.
  static let short = Limits(connect: .seconds(2), total: .seconds(8))
}

extension Request {
  /// Without secrets.
  static func plain(_ url: String, limits: Limits = .short, redirects: Redirects = .follow(atMost: 3)) -> Request {
    Request(url: url, headers: [Header("Accept", "application/json")], limits: limits, redirects: redirects)
  }

  /// With a key in a header.
  static func keyed(_ url: String, limits: Limits = .short) -> Request {
    Request(url: url, headers: [Header("Authorization-Key", secret: Secret(key))], limits: limits)
  }
}

/// Everything Swift can print of a value.
func everythingPrinted(of value: some Any) -> String {
  var dumped = ""
  dump(value, to: &dumped)
  return "\(value) \(String(describing: value)) \(String(reflecting: value)) \(dumped)"
}

/// The error of a keyed request, after checking that it came in time and shows the key nowhere.
func failure(
  of request: Request, within limit: Duration = .seconds(6), sourceLocation: SourceLocation = #_sourceLocation
) async -> WebError? {
  let start = ContinuousClock.now
  do {
    let response = try await Client().send(request)
    Issue.record("answered \(response.status)", sourceLocation: sourceLocation)
    return nil
  } catch {
    #expect(start.duration(to: .now) < limit, sourceLocation: sourceLocation)
    #expect(!everythingPrinted(of: error).contains(key), sourceLocation: sourceLocation)
    return error
  }
}
