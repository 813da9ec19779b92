import Markup
import Mustache

/// How to reach somebody.
enum ContactView {
  static let shape = Shape([
    "name": .optional(.text), "emailHTML": .optional(.html), "contactURL": .optional(.url),
    "contactHost": .optional(.text),
  ])

  /// Nothing when there is nothing to reach anybody by.
  static func record(_ contact: Contact?) -> Record? {
    guard let contact, contact.name != nil || contact.email != nil || contact.url != nil else { return nil }
    return Record(
      shape,
      [
        "name": .text(contact.name), "emailHTML": .html(contact.email.map(mailLink)),
        "contactURL": .url(contact.url?.string),
        "contactHost": .text(contact.url?.shownHost),
      ])
  }

  private static func mailLink(_ email: String) -> String {
    SafeHTML.mailLink(SafeURL(storedSafeURL: SafeURL.mailing(email)), words: email)
  }
}
