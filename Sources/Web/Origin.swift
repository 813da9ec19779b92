/// Where an address leads: taken apart by libcurl, as it will be when it is asked, and not by its looks.
public struct Origin: Hashable, Sendable {
  private let scheme: String
  private let host: String
  private let port: Int

  /// Whether it is this machine by its very name.
  public let isThisMachine: Bool

  /// Nil for what is no whole address of the web.
  public init?(_ address: String) {
    let target: Target
    do { target = try Target(address, from: nil) } catch { return nil }
    guard ["http", "https"].contains(target.scheme), !target.host.isEmpty else { return nil }
    scheme = target.scheme
    host = target.host
    port = target.port
    isThisMachine = target.isLoopback
  }

  /// Whether an address leads to the same scheme, host and port.
  public func holds(_ address: String) -> Bool { Origin(address) == self }

  /// Whether an address leads to the same site: by the same scheme and port to the same host or one below it. That of
  /// `www.jobs.example` is `jobs.example`.
  public func isSite(of address: String) -> Bool {
    guard let other = Origin(address), other.scheme == scheme, other.port == port else { return false }
    let site = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    return other.host == site || other.host.hasSuffix(".\(site)")
  }
}
