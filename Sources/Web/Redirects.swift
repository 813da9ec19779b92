/// What to do when a server sends us elsewhere.
public enum Redirects: Sendable, Hashable {
  /// The reply with its `Location` is handed to the caller.
  case none

  /// Each hop is checked as the first address was, may not leave https, and may not lead from another host to
  /// this machine. A request with a secret header follows none: it fails and names where it was sent.
  case follow(atMost: Int)

  /// 3: one for the scheme, one for the host, one for a moved page.
  public static let usualHops = 3
}

extension Response {
  /// Where the server wants us to go; nothing when this is the answer itself.
  var location: String? {
    [301, 302, 303, 307, 308].contains(status) ? headers["Location"] : nil
  }
}

extension Request {
  /// The address a reply to this request leads to, if we may go there.
  func nextTarget(after current: Target, location: String) throws(WebError) -> Target {
    let next: Target
    do {
      next = try Target(location, from: current)
    } catch {
      throw .badResponse("the server sends us on to something that is not a web address")
    }
    if let reason = refusal(of: next, after: current) {
      throw .redirectRefused(to: redacted(next.origin), because: reason)
    }
    return next
  }

  /// This request as another host may see it: nothing but what kind of reply it prefers.
  func forStranger() -> Request {
    var copy = self
    copy.headers = headers.filter { !$0.isSecret && $0.name.lowercased().hasPrefix("accept") }
    return copy
  }
}

extension Request {
  /// Throws when no redirect could lead from this request to another. For addresses that replies name by other means.
  public func check(leadingTo other: Request) throws(WebError) {
    let target = try Target(other.url, from: nil)
    if let reason = other.refusedReach(of: target, after: try Target(url, from: nil)) {
      throw .redirectRefused(to: other.redacted(target.origin), because: reason)
    }
  }

  fileprivate func refusal(of next: Target, after current: Target) -> WebError.RedirectRefusal? {
    hasSecrets ? .secret : refusedReach(of: next, after: current)
  }

  private func refusedReach(of next: Target, after current: Target) -> WebError.RedirectRefusal? {
    let staysPlain = next.scheme == "http" && current.scheme == "http"
    if staysPlain, next.isLoopback, current.isLoopback { return nil }
    if next.scheme != "https", !(staysPlain && mayBePlain) { return .insecure }
    if next.isLoopback, !current.isLoopback { return .thisMachine }
    return nil
  }
}
