import Foundation
import Markup

/// An address without what does not change where it leads: the scheme and its port, `www.` and `m.`, what only tracks, the
/// order of parameters, the short form of a page for telephones, the step from a job's page to its form, and the page of a
/// gatherer that only leads on to another. The store keeps hashes of these texts: whoever changes them fills its marks anew with
/// a migration.
enum CanonicalAddress {
  /// Nil for what leads to no page of its own: a mail address, the front page of a host.
  static func hash(_ url: SafeURL) -> UInt64? { text(url.string).map { StableHash.of($0.utf8) } }

  static func text(_ url: String) -> String? { text(url, follows: true) }

  private static func text(_ url: String, follows: Bool) -> String? {
    guard let rest = url.utf8.behindScheme else { return nil }
    let (address, place) = rest.parted(at: UInt8(ascii: "#"))
    let (page, query) = address.parted(at: UInt8(ascii: "?"))
    let hostEnd = page.firstIndex(of: UInt8(ascii: "/")) ?? page.endIndex
    let host = host(Substring(page[..<hostEnd]).lowercased())
    var path = page[hostEnd...].split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    if path.count > 1, path.last == "amp" { path.removeLast() }
    if path.count > 1, let last = path.last, formSteps.contains(last.lowercased()) { path.removeLast() }
    if path.count > 1, path.last == "applications" { path.removeLast() }
    // `#/jobs/123` is a page of a site that is one page; `#app` is a place on it.
    let isPage = place.first == UInt8(ascii: "/") || place.first == UInt8(ascii: "!")
    let fragment = isPage ? "#" + Substring(place) : ""
    let all = query.split(separator: UInt8(ascii: "&")).map { String(Substring($0)) }
    var pairs = all.filter { !isTracking(name(of: $0)) }
    // `vacancy?ref=101` leads to a job where nothing else in the address is a number.
    if pairs.count < all.count, !(path + pairs + [fragment]).contains(where: hasNumber) {
      pairs = all.filter { !isTracking(name(of: $0)) || mayBeID($0) }
    }
    if follows, let other = pairs.lazy.compactMap(destination).first { return text(other, follows: false) }
    pairs.sort()
    guard !path.isEmpty || !pairs.isEmpty || !fragment.isEmpty else { return nil }
    return host + "/" + path.joined(separator: "/") + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
      + fragment
  }

  /// Without its port, and without the label of its form for telephones.
  private static func host(_ host: String) -> String {
    var host = host[...]
    for port in [":443", ":80"] where host.utf8.suffix(port.utf8.count).elementsEqual(port.utf8) {
      host.removeLast(port.utf8.count)
    }
    guard host.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 else { return String(host) }
    let way = ["www.", "m.", "mobile.", "amp."].first { host.utf8.starts(with: $0.utf8) } ?? ""
    return String(host.dropFirst(way.utf8.count))
  }

  /// Where a parameter says that the page leads on to: `url=https%3A%2F%2Fjobs.example.org%2F7`.
  private static func destination(_ pair: String) -> String? {
    guard let sign = pair.firstIndex(of: "="), destinations.contains(pair[..<sign].lowercased()) else { return nil }
    let address = pair[pair.index(after: sign)...].removingPercentEncoding
    return address.flatMap { $0.hasPrefix("https://") || $0.hasPrefix("http://") ? $0 : nil }
  }

  private static let destinations: Set = [
    "url", "u", "target", "dest", "destination", "redirect", "redirect_url", "redirecturl", "link", "to", "goto", "out",
  ]

  /// The last part of the path of the form to apply with.
  private static let formSteps: Set = ["apply", "application", "new", "applynow", "apply-now"]

  private static func name(of pair: String) -> String {
    Substring(pair[...].utf8.parted(at: UInt8(ascii: "=")).0).lowercased()
  }

  private static func hasNumber(_ text: String) -> Bool {
    // Codes of signs have digits of their own, and few addresses have any.
    let plain = text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
    return plain.utf8.contains { (0x30...0x39).contains($0) }
  }

  /// Whether it is one of the parameters that some sites have for tracking and others for the job, and holds a number.
  private static func mayBeID(_ pair: String) -> Bool { ambiguous.contains(name(of: pair)) && hasNumber(pair) }

  private static let ambiguous: Set = ["ref", "refid", "source", "src", "v", "channel", "origin", "via", "se"]

  /// Parameters that say where a visitor comes from.
  private static func isTracking(_ name: String) -> Bool {
    tracking.contains(name) || ["utm_", "mc_", "lever-", "hsa_"].contains { name.hasPrefix($0) }
  }

  private static let tracking: Set = [
    "gh_src", "src", "source", "ref", "referer", "referrer", "refid", "referral", "fbclid", "gclid", "msclkid", "dclid",
    "trk", "trackingid", "tracking", "trackingtag", "campaign", "channel", "medium", "origin", "via", "jobboard",
    "job_board", "jobsite", "postingchannelid", "aff", "affiliate", "igshid", "yclid", "_ga", "spm", "iis", "iisn",
    "se",
    "v", "amp", "feedid", "rx_source", "rx_campaign", "rx_medium",
  ]
}

extension String.UTF8View {
  /// What follows `https://`; nil for another scheme.
  fileprivate var behindScheme: Substring.UTF8View? {
    guard starts(with: "http".utf8) else { return nil }
    var rest = self[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[colon...].dropFirst()
      if rest.starts(with: "//".utf8) { return rest.dropFirst(2) }
    }
    return nil
  }
}

extension Substring.UTF8View {
  /// What stands before and behind the first such byte; nothing behind where there is none.
  fileprivate func parted(at byte: UInt8) -> (Self, Self) {
    guard let place = firstIndex(of: byte) else { return (self, self[endIndex...]) }
    return (self[..<place], self[place...].dropFirst())
  }
}
