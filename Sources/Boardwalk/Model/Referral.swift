import Markup

/// What a referral adds to a job: who refers, what is wanted, how to reach them.
public struct Referral: Sendable, Hashable {
  /// The handle of a person in `Content/people/`.
  public var referrer: String?
  /// That person's name, where there is such a file: pages say it, so searches find it.
  var referrerName: String?
  public var positions: [String]
  public var contact: Contact?
  /// The day on which its author changed it last, where that is said.
  public var updated: Day?

  public init(referrer: String?, positions: [String], contact: Contact?, updated: Day? = nil) {
    self.referrer = referrer
    self.positions = positions
    self.contact = contact
    self.updated = updated
  }
}

/// How to reach somebody.
public struct Contact: Sendable, Hashable {
  public var name: String?
  /// An address a mail program takes: `ada@example.org`. Printed as character references, never plainly.
  public var email: String?
  public var url: SafeURL?

  public init(name: String? = nil, email: String? = nil, url: SafeURL? = nil) {
    self.name = name
    self.email = email
    self.url = url
  }

  /// Whether there is more than a name.
  var hasAddress: Bool { email != nil || url != nil }

  /// The same with the addresses of somebody else, where it has none itself.
  func reached(through other: Contact?) -> Contact {
    hasAddress ? self : Contact(name: name ?? other?.name, email: other?.email, url: other?.url)
  }
}
