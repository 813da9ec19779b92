/// Each way a request can fail. The sentences name hosts at most: never paths, queries, headers or secrets.
public enum WebError: Error, Sendable, Hashable {
  /// The address cannot be used; the reason is a phrase.
  case badURL(String)
  /// A header cannot be sent as it is; the reason is a phrase.
  case badHeader(String)
  /// The address is neither https nor http to this machine.
  case schemeRefused(String)
  /// The host leads to an address inside a private network or on this machine.
  case addressRefused(host: String)
  /// No such host, or the name service does not answer.
  case nameNotFound(host: String)
  /// Nobody accepts connections there.
  case refused(host: String)
  /// No trusted, encrypted connection; the reason is libcurl's.
  case tls(host: String, reason: String)
  /// Not connected within the limit.
  case connectTimedOut(after: Duration)
  /// Not finished within the limit.
  case timedOut(after: Duration)
  /// Fewer bytes a second than the limit, for longer than the limit.
  case tooSlow(bytesPerSecond: Int)
  /// The body is larger than the limit, in bytes after decompression.
  case tooLarge(limit: Int)
  /// The header lines together are larger than the limit, in bytes.
  case headersTooLarge(limit: Int)
  /// The body ended before its announced end.
  case truncated
  /// The connection ended before the first byte of a reply.
  case emptyReply
  /// The connection broke in the middle.
  case connectionLost
  /// The server sent us on to a place we do not go to.
  case redirectRefused(to: String, because: RedirectRefusal)
  /// More redirects than the limit; most likely a circle.
  case tooManyRedirects(limit: Int)
  /// What came back is not HTTP, or cannot be decoded; the reason is a sentence without its full stop.
  case badResponse(String)
  /// The task that waited was cancelled.
  case cancelled
  /// Something that has no name here; the reason is a phrase.
  case failed(String)

  /// Why a redirect was not followed.
  public enum RedirectRefusal: Sendable, Hashable {
    /// The request carries a secret, which goes nowhere but to the address that it was written for.
    case secret
    /// The other address is not https.
    case insecure
    /// Another host sends us to this machine.
    case thisMachine
  }

  /// Whether the same request may well succeed a little later.
  public var isTransient: Bool {
    switch self {
    case .nameNotFound, .refused, .connectTimedOut, .timedOut, .tooSlow, .truncated, .emptyReply, .connectionLost:
      true
    default: false
    }
  }
}

extension WebError: CustomStringConvertible {
  /// A plain sentence.
  public var description: String {
    switch self {
    case .badURL(let reason): "The address cannot be used: \(reason)."
    case .badHeader(let reason): "The request cannot be sent: \(reason)."
    case .schemeRefused(let scheme):
      "Addresses must begin with https:// (to this machine also http://), not \(scheme):."
    case .addressRefused(let host): "\(host) leads to this machine or into a private network, which is not allowed."
    case .nameNotFound(let host): "The host \(host) was not found."
    case .refused(let host): "\(host) does not accept connections."
    case .tls(let host, let reason): "No trusted connection to \(host): \(reason)."
    case .connectTimedOut(let limit): "No connection within \(limit.inSeconds)."
    case .timedOut(let limit): "No complete reply within \(limit.inSeconds)."
    case .tooSlow(let speed): "The reply was given up because it came at less than \(speed) bytes a second."
    case .tooLarge(let limit): "The reply is larger than \(limit) bytes."
    case .headersTooLarge(let limit): "The headers of the reply are larger than \(limit) bytes."
    case .truncated: "The reply ended too early."
    case .emptyReply: "The server closed the connection without a reply."
    case .connectionLost: "The connection broke before the reply was complete."
    case .redirectRefused(let target, let reason): "The server sends us on to \(target), but \(reason.clause)."
    case .tooManyRedirects(let limit): "The server sent us on more than \(limit) times."
    case .badResponse(let reason): "The reply cannot be used: \(reason)."
    case .cancelled: "The request was cancelled."
    case .failed(let reason): "The request failed: \(reason)."
    }
  }
}

extension WebError.RedirectRefusal {
  fileprivate var clause: String {
    switch self {
    case .secret: "a request that carries a key is not sent on"
    case .insecure: "that is not https"
    case .thisMachine: "another host may not send us to this machine"
    }
  }
}

extension Duration {
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int64(seconds)) s" : "\((seconds * 10).rounded() / 10) s"
  }
}
