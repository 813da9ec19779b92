import Markup

/// The front matter of `Content/people/<handle>.md`.
struct PersonFields: Decodable {
  var name: NonEmptyText
  var role: String?
  var organization: String?
  var contact: ContactField?
  var aliases: OneOrMany<Written<AliasPath>>?

  static func person(_ post: Post<PersonFields>, about: SafeHTML) -> Person {
    let fields = post.fields
    return Person(
      handle: post.file.name, name: fields.name.text, role: fields.role, organization: fields.organization,
      contact: fields.contact?.contact, about: about, file: post.file.path)
  }
}
