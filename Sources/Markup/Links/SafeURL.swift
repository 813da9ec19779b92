/// An absolute address that is safe to put in a link, a feed or a JobPosting: `http`, `https`, `mailto` or `tel`,
/// without user name and password, meaning to a browser what it seems to mean to a reader.
///
/// What is refused is what browsers read in a surprising way (WHATWG URL standard): `https:example.org`,
/// back slashes and control characters, `user@host`, hosts written with `%`, and numbers that only look like hosts.
public struct SafeURL: Sendable, Hashable, CustomStringConvertible {
  /// The address: scheme and host in lower case, no default port, and in the part behind the host everything that
  /// may not stand in a URL written with `%`. A host in another script than Latin stays as it was given.
  public let string: String

  /// Longer addresses are refused: 8 KiB is what common web servers accept as a request line.
  public static let longest = 8 * 1024

  /// The address in `string`, white space around it aside; nil if it is not safe to link to.
  public init?(_ string: String) {
    let bytes = string.utf8.trimmingHTMLSpace()
    guard bytes.count <= Self.longest, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let rest = bytes[bytes.index(after: colon)...]
    switch String(decoding: bytes[..<colon].map(\.lowercasedASCII), as: UTF8.self) {
    case "https": self.init(web: rest, scheme: "https", defaultPort: 443)
    case "http": self.init(web: rest, scheme: "http", defaultPort: 80)
    case "mailto": self.init(mail: rest)
    case "tel": self.init(telephone: rest)
    default: return nil
    }
  }

  /// What opens a letter to an e-mail address, `mailto:ada@example.org`: with `%` what would end the address or begin
  /// something else in it (RFC 6068, section 2).
  public static func mailing(_ email: String) -> String {
    let coded = email.utf8.map { "%/?#[]&;=".utf8.contains($0) ? "%" + String($0, radix: 16, uppercase: true) : nil }
    let letters = zip(email.utf8, coded).flatMap { $1.map { Array($0.utf8) } ?? [$0] }
    return "mailto:" + percentCoded(letters)
  }

  /// What a `SafeURL` was, read back from where we keep it: it is not checked again, so nobody else may have written there.
  public init(storedSafeURL string: String) { self.string = string }

  /// Where a web link leads, in lower case and without port, to be shown beside it; nil for `mailto` and `tel`.
  public var host: String? {
    guard isWeb else { return nil }
    var address = string
    return address.withUTF8 { bytes in
      guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let start = min(slash + 2, bytes.count)
      let end = bytes[start...].firstIndex(where: \.endsAuthority) ?? bytes.count
      // Digits behind the last colon.
      let port = bytes[start..<end].lastIndex { !$0.isASCIIDigit }.flatMap { bytes[$0] == UInt8(ascii: ":") ? $0 : nil }
      return String(decoding: bytes[start..<(port ?? end)], as: UTF8.self)
    }
  }

  /// Whether the link leads to a web page.
  public var isWeb: Bool { string.utf8.starts(with: "http".utf8) }
  /// The address.
  public var description: String { string }
}

extension SafeURL {
  private init?(web bytes: Substring.UTF8View, scheme: String, defaultPort: Int) {
    guard bytes.starts(with: "//".utf8) else { return nil }
    let rest = bytes.dropFirst(2)
    let authorityEnd = rest.firstIndex(where: \.endsAuthority) ?? rest.endIndex
    guard let authority = Authority(rest[..<authorityEnd], defaultPort: defaultPort) else { return nil }
    // A browser takes a back slash in the path for a slash; behind `?` or `#` it is a character like any other.
    let tail = rest[authorityEnd...]
    let pathEnd = tail.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? tail.endIndex
    let path = tail[..<pathEnd].map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
    let placeStart = tail.firstIndex(of: UInt8(ascii: "#")) ?? tail.endIndex
    let place = placeStart < tail.endIndex ? "#" + percentCoded(tail[placeStart...].dropFirst(), also: "#") : ""
    string = "\(scheme)://\(authority)\(percentCoded(path))\(percentCoded(tail[pathEnd..<placeStart]))\(place)"
  }

  private init?(mail bytes: Substring.UTF8View) {
    let address = bytes.prefix { $0 != UInt8(ascii: "?") }
    guard let at = address.lastIndex(of: UInt8(ascii: "@")), at > address.startIndex,
      address.index(after: at) < address.endIndex, !address.contains(0x20)
    else { return nil }
    string = "mailto:" + percentCoded(bytes)
  }

  private init?(telephone bytes: Substring.UTF8View) {
    let number = bytes.filter { $0 != 0x20 }
    guard number.contains(where: \.isASCIIDigit),
      number.allSatisfy({ $0.isASCIIAlphanumeric || "+-.()*#;=,".utf8.contains($0) })
    else { return nil }
    string = "tel:" + String(decoding: number, as: UTF8.self)
  }
}

extension BidirectionalCollection<UInt8> {
  func trimmingHTMLSpace() -> SubSequence {
    let head = drop(while: \.isHTMLSpace)
    guard let last = head.lastIndex(where: { !$0.isHTMLSpace }) else { return head }
    return head[...last]
  }
}

/// Writes with `%` what may not stand in a URL: spaces, quotes, brackets, and everything that is not ASCII. A `%` stays where it
/// begins such a sequence already.
///
/// - Parameter sign: what may not stand in this part of one either.
func percentCoded(_ bytes: some Collection<UInt8>, also sign: Unicode.Scalar? = nil) -> String {
  if bytes.allSatisfy({ $0.standsInURL && $0 != UInt8(ascii: "%") && UInt32($0) != sign?.value }) {
    return String(decoding: bytes, as: UTF8.self)
  }
  let digits = Array("0123456789ABCDEF".utf8)
  var coded: [UInt8] = []
  for (place, byte) in zip(bytes.indices, bytes) {
    let stands: Bool
    if byte == UInt8(ascii: "%") {
      let digits = bytes[place...].dropFirst().prefix(2)
      stands = digits.count == 2 && digits.allSatisfy { $0.hexDigitValue != nil }
    } else {
      stands = byte.standsInURL && UInt32(byte) != sign?.value
    }
    if stands {
      coded.append(byte)
    } else {
      coded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: coded, as: UTF8.self)
}

extension UInt8 {
  /// A browser takes `\` for `/`.
  fileprivate var endsAuthority: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Visible ASCII that a URL may have as it is.
  fileprivate var standsInURL: Bool {
    switch self {
    case 0x22, 0x3C, 0x3E, 0x5B...0x5E, 0x60, 0x7B...0x7D: false
    case 0x21...0x7E: true
    default: false
    }
  }
}
