import Foundation

/// An IP address, in network order: 4 bytes or 16.
struct Address: Hashable, Sendable {
  let bytes: [UInt8]

  enum Reach: Hashable {
    /// This machine.
    case loopback
    /// The Internet.
    case open
    /// Private and shared networks, link-local (cloud metadata lives there), multicast, reserved.
    case closed
  }

  var reach: Reach {
    switch bytes.count {
    case 4: reachOfVersion4
    case 16: reachOfVersion6
    default: .closed
    }
  }
}

extension Address {
  /// An address in its usual spelling; nothing for any other text.
  init?(_ text: String) {
    var version4 = in_addr()
    var version6 = in6_addr()
    if inet_pton(AF_INET, text, &version4) == 1 {
      bytes = withUnsafeBytes(of: version4) { Array($0) }
    } else if inet_pton(AF_INET6, text, &version6) == 1 {
      bytes = withUnsafeBytes(of: version6) { Array($0) }
    } else {
      return nil
    }
  }
}

extension Address {
  /// The registry: https://www.iana.org/assignments/iana-ipv4-special-registry
  fileprivate var reachOfVersion4: Reach {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (127, _, _): .loopback
    case (0, _, _), (10, _, _), (192, 168, _), (172, 16...31, _): .closed
    case (100, 64...127, _), (169, 254, _): .closed
    case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113), (198, 18...19, _): .closed
    case (224..., _, _): .closed
    default: .open
    }
  }

  /// The registry: https://www.iana.org/assignments/iana-ipv6-special-registry
  /// Only 2000::/3 is given out, so all else is closed, mapped version 4 addresses among it.
  fileprivate var reachOfVersion6: Reach {
    if bytes == [UInt8](repeating: 0, count: 15) + [1] { return .loopback }
    // A network without version 4 reaches version 4 hosts by these addresses (RFC 6052).
    if bytes.starts(with: [0x00, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]) {
      return Address(bytes: Array(bytes.suffix(4))).reach == .open ? .open : .closed
    }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0x20, 0x01, 0x00...0x01, _), (0x20, 0x01, 0x0D, 0xB8), (0x20, 0x02, _, _): return .closed
    case (0x3F, 0xFF, 0x00...0x0F, _): return .closed
    case (0x20...0x3F, _, _, _): return .open
    default: return .closed
    }
  }
}
