import Markup

extension Language {
  /// The partials that templates say things with, by their names: `say.skip`. A text is no HTML: what looks like it is
  /// shown as it is written, in elements and in the quotes of attributes.
  var partials: [String: [UInt8]] {
    Dictionary(
      templates.map { (Self.partial($0.key), Array(Self.escaped($0.text).utf8)) }, uniquingKeysWith: { _, last in last }
    )
  }

  /// The name of the partial that says a text.
  static func partial(_ key: String) -> String { "say.\(key)" }

  /// The text that a partial says; nil for a template that is no such partial.
  static func key(ofPartial name: String) -> String? {
    name.hasPrefix(partial("")) ? String(name.dropFirst(partial("").count)) : nil
  }

  /// Escapes what stands outside of tags.
  private static func escaped(_ text: String) -> String {
    var (rest, whole) = (text[...], "")
    while let open = rest.firstBytes(of: "{{") {
      whole += Escape.html(rest[..<open.lowerBound])
      guard let end = rest[open.upperBound...].firstBytes(of: "}}") else { return whole + rest[open.lowerBound...] }
      whole += rest[open.lowerBound..<end.upperBound]
      rest = rest[end.upperBound...]
    }
    return whole + Escape.html(rest)
  }
}
