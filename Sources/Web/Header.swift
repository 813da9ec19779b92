/// One header line of a request. A secret value prints as dots.
public struct Header: Sendable, Hashable {
  /// The name as it is sent, for instance `Accept`.
  public let name: String

  let value: Value

  /// A header whose value anyone may see.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = .plain(value)
  }

  /// A header whose value must never be printed or sent to another host.
  public init(_ name: String, secret: Secret) {
    self.name = name
    self.value = .secret(secret)
  }

  enum Value: Sendable, Hashable {
    case plain(String)
    case secret(Secret)
  }

  /// What goes over the wire: the only place where a secret is read.
  var revealedValue: String {
    switch value {
    case .plain(let text): text
    case .secret(let secret): secret.reveal()
    }
  }

  var isSecret: Bool {
    if case .secret = value { true } else { false }
  }

  func check() throws(WebError) {
    guard !name.isEmpty, name.utf8.allSatisfy(isTokenByte) else {
      throw .badHeader("a header's name may only hold letters, digits and hyphens")
    }
    guard !Self.writtenByUs.contains(name.lowercased()) else {
      throw .badHeader("the header \(name) is not ours to set")
    }
    try Self.checkValue(revealedValue, of: name)
  }

  static func checkValue(_ value: String, of name: String) throws(WebError) {
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw .badHeader("the value of the header \(name) holds a line break or another control character")
    }
  }
}

extension Header: CustomStringConvertible {
  /// The header line, with dots for a secret value.
  public var description: String {
    switch value {
    case .plain(let text): "\(name): \(text)"
    case .secret(let secret): "\(name): \(secret)"
    }
  }
}

extension Header {
  /// They frame the request or choose the server: set wrongly, two parties read one request as two.
  fileprivate static let writtenByUs: Set = [
    "accept-encoding", "connection", "content-length", "expect", "host", "transfer-encoding", "upgrade",
  ]

  /// `tchar` of RFC 9110, section 5.6.2.
  fileprivate func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
