/// The style of a feed that is opened in a browser, with what it says there. A style sheet is all that stands between a reader and
/// bare XML, so the words of the language have to be in it.
enum FeedSheet {
  static let path = "assets/feed.css"
  /// What the sheet calls the sentence.
  private static let property = "--follow"

  /// The sheet with the sentence behind it; as it is where it does not ask for that.
  static func sheet(_ bytes: [UInt8], in language: Language, isRightToLeft: Bool) -> [UInt8] {
    guard String(decoding: bytes, as: UTF8.self).contains("var(\(property))") else { return bytes }
    let direction = isRightToLeft ? "; direction: rtl" : ""
    return bytes + Array(":root { \(property): \(quoted(language.say(.feedHow)))\(direction) }\n".utf8)
  }

  /// A text as CSS writes it: https://www.w3.org/TR/css-syntax-3/#string-token-diagram
  private static func quoted(_ text: String) -> String {
    let plain = text.map { $0.isNewline ? " " : $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(plain.joined())\""
  }
}
