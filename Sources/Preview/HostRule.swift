/// Which names this server goes by. A page elsewhere can make a browser ask this machine under a name of its own
/// (DNS rebinding); then the Host says that name, and the answer is refused.
struct HostRule: Sendable {
  /// The port in the address bar; nil where any may stand, in tests.
  var port: UInt16
  /// Names beside those of this machine, in small letters.
  var names: Set<String>

  init(port: UInt16, names: some Sequence<String> = []) {
    self.port = port
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Throws `forbidden` unless the request was sent to one of this server's names, by this server's own pages or by a
  /// person.
  func check(_ head: RequestHead) throws(RequestFault) {
    guard let host = head.headers["host"] else { throw .malformed }
    guard allows(host: host) else { throw .forbidden }
    if let origin = head.headers["origin"], origin != "http://\(host)" { throw .forbidden }
  }

  /// The same, for what only this server's own pages ask for.
  func checkOwnPage(_ head: RequestHead) throws(RequestFault) {
    try check(head)
    if let site = head.headers["sec-fetch-site"], site != "same-origin" { throw .forbidden }
  }
}

extension HostRule {
  private func allows(host: String) -> Bool {
    let name: Substring
    let rest: Substring
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      name = host[...end]
      rest = host[host.index(after: end)...]
    } else {
      name = host.prefix { $0 != ":" }
      rest = host[name.endIndex...]
    }
    // A browser leaves port 80 out.
    guard rest == ":\(port)" || rest.isEmpty && port == 80 else { return false }
    let small = name.lowercased()
    if ["localhost", "127.0.0.1", "[::1]"].contains(small) || names.contains(small) { return true }
    guard small.hasSuffix(".localhost") else { return false }
    return small.dropLast(".localhost".count).split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }
}
