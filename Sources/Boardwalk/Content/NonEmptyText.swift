/// A text with something in it besides blanks.
struct NonEmptyText: ScalarSetting, Sendable {
  var text: String

  static let expectation = "a text"
  static let placeholder = NonEmptyText(text: "")

  private init(text: String) { self.text = text }

  init?(setting text: SettingsTree.Text) {
    guard text.string.contains(where: { !$0.isWhitespace }) else { return nil }
    self.text = text.string
  }
}
