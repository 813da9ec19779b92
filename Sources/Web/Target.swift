/// Whether a request may go to an address, as far as its scheme tells: https, or http to this machine.
public func hasAskableScheme(_ url: String) -> Bool {
  do {
    try Target(url, from: nil).check()
    return true
  } catch .schemeRefused {
    return false
  } catch {
    return true
  }
}

/// A web address taken apart by libcurl, so that what is checked is what is contacted.
struct Target: Hashable, Sendable {
  /// The whole address, normalised, without fragment.
  let url: String
  /// In small letters.
  let scheme: String
  /// In small letters, without the brackets of an IPv6 address.
  let host: String
  let port: Int
  /// When the host is written in numbers.
  let address: Address?

  /// Whether the host is this machine by its very name; other names may not lead here.
  var isLoopback: Bool {
    if let address { return address.reach == .loopback }
    return host == "localhost" || host.hasSuffix(".localhost")
  }

  /// Scheme, host and port: what an error may say of an address.
  var origin: String {
    let shown = host.contains(":") ? "[\(host)]" : host
    let usual = scheme == "https" ? 443 : 80
    return port == usual || port == 0 ? "\(scheme)://\(shown)" : "\(scheme)://\(shown):\(port)"
  }

  /// Whether we may connect to this address on behalf of this host.
  func mayConnect(to address: Address) -> Bool {
    address.reach == (isLoopback ? .loopback : .open)
  }

  /// Throws when no request may go there.
  ///
  /// - Parameter mayBePlain: whether `http` is allowed to other machines too.
  func check(mayBePlain: Bool = false) throws(WebError) {
    guard scheme == "https" || scheme == "http" && (isLoopback || mayBePlain) else { throw .schemeRefused(scheme) }
    guard !host.isEmpty else { throw .badURL("it names no host") }
    if let address, !mayConnect(to: address) { throw .addressRefused(host: host) }
  }
}
