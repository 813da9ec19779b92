import Markup

/// The front matter of `Content/pages/<slug>.md`.
struct PageFields: Decodable {
  var title: NonEmptyText
  var description: String?
  var menu: WholeNumber<MenuRanks>?
  var aliases: OneOrMany<Written<AliasPath>>?

  static func page(_ post: Post<PageFields>, body: SafeHTML) -> TextPage {
    let fields = post.fields
    return TextPage(
      slug: post.file.name, title: fields.title.text, description: fields.description, menu: fields.menu?.value,
      body: body, file: post.file.path)
  }
}
