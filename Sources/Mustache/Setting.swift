/// What surrounds a tag in its HTML: it decides which values are safe there.
enum Setting: Sendable {
  case text
  /// Inside a tag, where its name or an attribute's name is expected.
  case tag
  /// `title="…"`
  case attribute
  /// `href="…"`: the value is an address.
  case link
  /// `onclick="…"` and `style="…"`: the value is code.
  case code
  /// `<script>…</script>` and `<style>…</style>`
  case script
  /// `title=…`: a space would end the value.
  case unquoted
}

extension Setting {
  /// What is wrong with a value of this kind here, and what to do about it.
  func objection(to kind: Kind, isRaw: Bool, _ name: String) -> (message: String, hint: String?)? {
    let fault = "`\(name)` is \(kind.noun)"
    switch kind.wrapped {
    case .list, .listOfSame, .record: return (fault, "open it with `{{#\(name)}}`")
    case .number, .flag: return self == .unquoted ? (Self.withoutQuotes, Self.addQuotes) : nil
    case .text where isRaw, .url where isRaw: return ("\(fault), not HTML", "write `{{\(name)}}`")
    case .text, .html, .url, .optional: break
    }
    let isURL = if case .url = kind.wrapped { true } else { false }
    switch self {
    case .text: return nil
    case .attribute, .link:
      if isRaw {
        return ("\(fault), which cannot stand in an attribute", "give the page a plain text for it")
      }
      return self == .attribute || isURL
        ? nil : ("\(fault) where a URL must stand", "declare it as a URL")
    case .script:
      return isRaw
        ? nil : ("\(fault) in a script or style, where escaping has no effect", "give it as HTML")
    case .code: return ("\(fault) in an attribute that is run as code", "use a `data-` attribute")
    case .tag:
      return ("\(fault) inside a tag, outside of quotes", "put it into the quotes of an attribute")
    case .unquoted: return (Self.withoutQuotes, Self.addQuotes)
    }
  }

  private static let withoutQuotes = "this attribute's value has no quotes"
  private static let addQuotes = "write quotes around it"
}
