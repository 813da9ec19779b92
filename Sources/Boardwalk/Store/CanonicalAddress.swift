import Foundation
import Markup

/// An address without what does not change where it leads: the scheme and its port, `www.` and `m.`, what only tracks, the
/// order of parameters, the short form of a page for telephones, the step from a job's page to its form, and the page of a
/// gatherer that only leads on to another.
enum CanonicalAddress {
  /// Nil for what leads to no page of its own: a mail address, the front page of a host.
  static func hash(_ url: SafeURL) -> UInt64? { text(url.string).map { StableHash.of($0.utf8) } }

  static func text(_ url: String) -> String? { text(url, follows: true) }

  private static func text(_ url: String, follows: Bool) -> String? {
    guard let schemeEnd = url.firstRange(of: "://"), url.hasPrefix("http") else { return nil }
    let rest = url[schemeEnd.upperBound...]
    let parts = rest.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let halves = (parts.first ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let hostEnd = halves[0].firstIndex(of: "/") ?? halves[0].endIndex
    var host = halves[0][..<hostEnd].lowercased()
    for port in [":443", ":80"] where host.hasSuffix(port) { host.removeLast(port.utf8.count) }
    let dots = host.count { $0 == "." }
    for way in ["www.", "m.", "mobile.", "amp."] where host.hasPrefix(way) && dots > 1 {
      host.removeFirst(way.utf8.count)
      break
    }
    var path = halves[0][hostEnd...].split(separator: "/").map(String.init)
    if path.count > 1, path.last == "amp" { path.removeLast() }
    if path.count > 1, let last = path.last, formSteps.contains(last.lowercased()) { path.removeLast() }
    if path.count > 1, path.last == "applications" { path.removeLast() }
    var pairs = (halves.count > 1 ? halves[1] : "").split(separator: "&").map(String.init).filter { pair in
      !isTracking(pair.prefix { $0 != "=" }.lowercased())
    }
    if follows, let other = pairs.lazy.compactMap(destination).first { return text(other, follows: false) }
    pairs.sort()
    // `#/jobs/123` is a page of a site that is one page; `#app` is a place on it.
    let fragment = parts.count > 1 && (parts[1].hasPrefix("/") || parts[1].hasPrefix("!")) ? "#" + parts[1] : ""
    guard !path.isEmpty || !pairs.isEmpty || !fragment.isEmpty else { return nil }
    return host + "/" + path.joined(separator: "/") + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
      + fragment
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

  /// Parameters that say where a visitor comes from.
  private static func isTracking(_ name: String) -> Bool {
    if name.hasPrefix("utm_") || name.hasPrefix("mc_") || name.hasPrefix("lever-") || name.hasPrefix("hsa_") {
      return true
    }
    let known: Set = [
      "gh_src", "src", "source", "ref", "referer", "referrer", "refid", "referral", "fbclid", "gclid", "msclkid",
      "dclid",
      "trk", "trackingid", "tracking", "trackingtag", "campaign", "channel", "medium", "origin", "via", "jobboard",
      "job_board", "jobsite", "postingchannelid", "aff", "affiliate", "igshid", "yclid", "_ga", "spm",
      "iis", "iisn", "se", "v", "amp", "feedid", "rx_source", "rx_campaign", "rx_medium",
    ]
    return known.contains(name)
  }
}
