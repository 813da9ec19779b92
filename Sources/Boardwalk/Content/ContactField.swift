import Markup

/// How to reach somebody, as a post says it: a map of name, email and url, or just an address of either kind.
struct ContactField: Decodable, Sendable {
  var name: String?
  var email: EmailAddress?
  var url: WebLink?

  init(from decoder: any Decoder) throws {
    if let field = decoder as? FieldDecoder, case .text = field.tree.form {
      switch try field.value(as: EmailOrLink.self) {
      case .email(let address): email = address
      case .link(let link): url = link
      }
      return
    }
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    name = try fields.decodeIfPresent(String.self, forKey: .name)
    email = try fields.decodeIfPresent(EmailAddress.self, forKey: .email)
    url = try fields.decodeIfPresent(WebLink.self, forKey: .url)
  }

  private enum CodingKeys: CodingKey { case name, email, url }

  /// For people and pages, which are believed as they are.
  var contact: Contact { Contact(name: name, email: email?.text, url: url.flatMap { SafeURL($0.text) }) }
}

/// An address a mail program takes: `ada@example.org`.
struct EmailAddress: ScalarSetting, Sendable {
  var text: String

  static let expectation = "an e-mail address such as ada@example.org"
  static let placeholder = EmailAddress(text: "")

  private init(text: String) { self.text = text }

  /// Stricter than RFC 5322 where that serves nobody: no quotes, no comments, a domain with a dot.
  init?(setting text: SettingsTree.Text) {
    let parts = text.string.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...64).contains(parts[0].utf8.count), (3...255).contains(parts[1].utf8.count),
      parts[0].utf8.allSatisfy(Self.isLocalLetter), !parts[0].hasPrefix("."), !parts[0].hasSuffix("."),
      !parts[0].contains("..")
    else { return nil }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(Self.isLabel) else { return nil }
    self.text = text.string
  }

  /// The address in a text that is more than one: `mailto:ada@example.org`, `Ada <ada@example.org>`. Nil where there is none, or
  /// there are several.
  static func within(_ text: String) -> String? {
    let words = text.split { $0.isWhitespace || "<>,;:()\"".contains($0) }
    let addresses = words.filter { EmailAddress(setting: SettingsTree.Text(string: String($0), style: .plain)) != nil }
    return addresses.count == 1 && addresses[0].count < text.count ? String(addresses[0]) : nil
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    within(text.string).map { "write the address alone: \($0)" }
  }

  private static func isLocalLetter(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }
}

/// An address on the web that a page may link to.
struct WebLink: ScalarSetting, Sendable {
  var text: String

  static let expectation = "a web address such as https://example.org/"
  static let placeholder = WebLink(text: "")

  private init(text: String) { self.text = text }

  init?(setting text: SettingsTree.Text) {
    guard SafeURL(text.string)?.isWeb == true else { return nil }
    self.text = text.string
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    text.string.contains(":") || !text.string.contains(".") ? nil : "write https:// in front"
  }
}

private enum EmailOrLink: ScalarSetting {
  case email(EmailAddress)
  case link(WebLink)

  static let expectation = "an e-mail address, a web address, or a map of name, email and url"
  static let placeholder = EmailOrLink.link(.placeholder)

  init?(setting text: SettingsTree.Text) {
    if let email = EmailAddress(setting: text) {
      self = .email(email)
    } else if let link = WebLink(setting: text) {
      self = .link(link)
    } else {
      return nil
    }
  }

  static func hint(for text: SettingsTree.Text) -> String? { EmailAddress.hint(for: text) ?? WebLink.hint(for: text) }
}
