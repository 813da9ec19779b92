import Foundation
import Markup
import Web

/// Where the site will be: `https://jobs.example.org/board/`.
struct SiteAddress: ScalarSetting, Sendable {
  /// Ends with a slash.
  var url: String

  static let expectation = "an absolute web address without a query, such as https://jobs.example.org/board/"
  static let placeholder = SiteAddress(url: "https://example.org/")

  private init(url: String) { self.url = url }

  init?(setting text: SettingsTree.Text) {
    guard isWebAddress(text.string), !text.string.contains("?"), !text.string.contains("#"),
      !Self.hasDots(text.string), !Self.namesPage(text.string), Self.canBeAsked(text.string)
    else { return nil }
    url = Self.coded(text.string.hasSuffix("/") ? text.string : text.string + "/")
  }

  /// The address as feeds, site maps and calendars need it (RFC 3986): in ASCII, its host in Punycode, its path with `%`.
  static func coded(_ url: String) -> String {
    guard let safe = SafeURL(url), let host = safe.host, let ascii = URLComponents(string: url)?.encodedHost,
      ascii.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") })
    else { return url }
    return safe.string.replacing(host, with: ascii.lowercased(), maxReplacements: 1)
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    guard text.string.contains("://") else { return text.string.contains(".") ? "write https:// in front" : nil }
    if namesUser(text.string) { return "write it without the user's name and the password" }
    if text.string.contains(" ") { return "write it without blanks; in a path each is %20" }
    if let sign = text.string.first(where: { $0 == "?" || $0 == "#" }) { return "end it before the \(sign)" }
    if !canBeAsked(text.string) { return "look at the names of its host, its port, and each % in its path" }
    if hasDots(text.string) { return "write the path without `.` and `..`" }
    return namesPage(text.string) ? "end with the folder that the first page is in" : nil
  }

  /// Whether no part of it is one that no address can have: a port beyond 65535, a host with a name of nothing, a `%` without its
  /// two figures.
  private static func canBeAsked(_ url: String) -> Bool {
    guard let parts = URLComponents(string: url), let host = parts.host else { return true }
    if let port = parts.port, !(1...65_535).contains(port) { return false }
    let names = host.split(separator: ".", omittingEmptySubsequences: false)
    if !host.contains(":"), names.dropLast(names.last == "" ? 1 : 0).contains("") { return false }
    return url.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.utf8.count >= 2 && $0.utf8.prefix(2).allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    }
  }

  /// Whether a browser would take its path for another one: `/a/../b/` is `/b/`.
  private static func hasDots(_ url: String) -> Bool { path(of: url).contains { $0 == "." || $0 == ".." } }

  /// Whether it ends with the first page and not with the folder that it is in: `/board/index.html`.
  private static func namesPage(_ url: String) -> Bool { path(of: url).last?.hasPrefix("index.") ?? false }

  /// The names in the path of an address, in small letters and without `%`.
  private static func path(of url: String) -> [String] {
    url.split(separator: "/").dropFirst(2).map { ($0.removingPercentEncoding ?? String($0)).lowercased() }
  }
}

/// Another address to ask instead of a source's own. It may hold somebody's key, so a wrong one is not repeated.
struct EndpointAddress: ScalarSetting, Sendable {
  var url: String

  static let expectation = "an absolute web address such as https://mirror.example.org/api"
  static let placeholder = EndpointAddress(url: "https://example.org/")
  static let isSecret = true

  private init(url: String) { self.url = url }

  init?(setting text: SettingsTree.Text) {
    guard isWebAddress(text.string), hasAskableScheme(text.string) else { return nil }
    url = text.string
  }

  static func hint(for text: SettingsTree.Text) -> String? { schemeHint(for: text) }
}

/// The WebSub hub that `ping` tells.
struct HubAddress: ScalarSetting, Sendable {
  var url: String

  static let expectation = WebLink.expectation
  static let placeholder = HubAddress(url: "https://example.org/")

  private init(url: String) { self.url = url }

  init?(setting text: SettingsTree.Text) {
    guard let link = WebLink(setting: text), hasAskableScheme(link.text) else { return nil }
    url = link.text
  }

  static func hint(for text: SettingsTree.Text) -> String? { schemeHint(for: text) ?? WebLink.hint(for: text) }
}

private func schemeHint(for text: SettingsTree.Text) -> String? {
  hasAskableScheme(text.string) ? nil : "write https://; without the s only this machine is asked"
}

/// A time zone of the IANA database: `America/New_York`.
struct ZoneName: ScalarSetting, Sendable {
  var zone: TimeZone

  static let expectation = "a time zone such as America/New_York"
  static let placeholder = ZoneName(zone: .gmt)

  private init(zone: TimeZone) { self.zone = zone }

  init?(setting text: SettingsTree.Text) {
    // Letters alone, `EST`, are no name of the database, or one that stands for a place all year. The list lacks names that are
    // known: `Asia/Kolkata`.
    guard text.string == "UTC" || text.string.contains("/"), let zone = TimeZone(identifier: text.string)
    else { return nil }
    self.zone = zone
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    let word = text.string.replacing(" ", with: "_").lowercased()
    let meant = names.first { $0.lowercased() == word || $0.lowercased().hasSuffix("/\(word)") }
    return (meant ?? nearest(text.string, in: names)).map { "did you mean `\($0)`?" }
  }

  /// Those that can be written, in order.
  private static let names = ["UTC"] + TimeZone.knownTimeZoneIdentifiers.filter(isPlace).sorted()

  /// `Etc/GMT+5` is no place, and five hours west of Greenwich.
  private static func isPlace(_ name: String) -> Bool { name.contains("/") && !name.hasPrefix("Etc/") }
}

/// A language as pages name it: `en`, `pt-BR`. Source: RFC 5646, its shape only.
struct LanguageTag: ScalarSetting, Sendable {
  var tag: String

  static let expectation = "a language such as en or pt-BR"
  static let placeholder = LanguageTag(tag: "")

  private init(tag: String) { self.tag = tag }

  init?(setting text: SettingsTree.Text) {
    let parts = text.string.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.utf8.count), language.utf8.allSatisfy(isLetter),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) })
    else { return nil }
    tag = text.string
  }
}

/// Whether a text is an absolute http or https address with a host, without a user's name in it.
func isWebAddress(_ text: String) -> Bool {
  guard text.utf8.count <= 2000, text.utf8.allSatisfy({ $0 > 32 && $0 != 127 }), !text.contains("\\"),
    let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(), let host = parts.host
  else { return false }
  return (scheme == "https" || scheme == "http") && !host.isEmpty && parts.user == nil && parts.password == nil
}

/// Whether an address has a user's name in it, with which a password may stand: `https://ada:secret@example.org/`.
func namesUser(_ address: String) -> Bool { address.contains(/:\/\/[^\/]*@/) }

func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
