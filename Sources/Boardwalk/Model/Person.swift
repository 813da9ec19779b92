import Markup

/// Somebody the board shows: who refers, who is on the team.
public struct Person: Sendable, Hashable {
  /// The file's name: `ada`.
  public var handle: String
  public var name: String
  /// What they do: `Data engineer`.
  public var role: String?
  public var organization: String?
  public var contact: Contact?
  public var about: SafeHTML
  /// The file that says so, from the board's folder: `Content/people/ada.md`.
  public var file: String?

  public init(
    handle: String, name: String, role: String? = nil, organization: String? = nil, contact: Contact? = nil,
    about: SafeHTML, file: String? = nil
  ) {
    self.handle = handle
    self.name = name
    self.role = role
    self.organization = organization
    self.contact = contact
    self.about = about
    self.file = file
  }
}
