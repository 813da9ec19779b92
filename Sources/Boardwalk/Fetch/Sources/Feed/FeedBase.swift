import Foundation

/// What relative addresses of a feed are relative to; nil where nobody says it.
struct FeedBase {
  private let url: URL?

  /// - Parameter address: an absolute one.
  init(_ address: String?) {
    let url = address.filled.flatMap { URL(string: $0) }
    self.url = ["http", "https"].contains(url?.scheme?.lowercased()) && url?.host != nil ? url : nil
  }

  /// Another base where this one is not known.
  func or(_ other: FeedBase) -> FeedBase { url == nil ? other : self }

  /// The base that an element says with `xml:base`, which may be relative itself; else this one.
  func inside(_ element: XMLOffer) -> FeedBase { at(element.attribute("xml:base")) }

  /// The base that an address is, read against this one; this one where that is none.
  func at(_ address: String?) -> FeedBase { FeedBase(absolute(address)).or(self) }

  /// An address as it can be asked for: one with a scheme stays as it is written.
  func absolute(_ address: String?) -> String? {
    guard let address = address?.trimmed, let url, Self.isRelative(address) else { return address }
    return URL(string: address, relativeTo: url)?.absoluteString ?? address
  }

  /// `www.example.org/jobs` lacks its scheme, and no page is called so.
  private static func isRelative(_ address: String) -> Bool {
    let scheme = address.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let hasScheme = address[scheme.endIndex...].hasPrefix(":") && scheme.first?.isLetter == true
    return !address.isEmpty && !hasScheme && !address.lowercased().hasPrefix("www.")
  }
}
