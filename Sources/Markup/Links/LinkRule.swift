/// Which links a text may hold.
public enum LinkRule: Sendable, Hashable {
  /// Only links that are a `SafeURL`: for everything written by strangers.
  case webOnly
  /// Also links within the board, such as `../about/`, `/jobs/` and `#pay`: for the operator's own pages.
  case relativeToo

  /// The attributes of a link to `address`, or nil when there must be no link.
  func attributes(for address: String) -> String? {
    if let url = SafeURL(address) {
      return "href=\"\(Escape.html(url.string))\" rel=\"noopener noreferrer nofollow ugc\""
    }
    guard self == .relativeToo, let path = Self.relative(address) else { return nil }
    return "href=\"\(Escape.html(path))\""
  }

  func allow(_ address: String) -> Bool { attributes(for: address) != nil }

  /// The address if no browser can take it for more than a place on this site: no scheme, no host.
  private static func relative(_ address: String) -> String? {
    let bytes = address.utf8.trimmingHTMLSpace()
    guard !bytes.isEmpty, bytes.count <= SafeURL.longest,
      bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }),
      !bytes.starts(with: "//".utf8),
      !bytes.prefix(while: { !"/?#".utf8.contains($0) }).contains(UInt8(ascii: ":"))
    else { return nil }
    return percentCoded(bytes)
  }
}
