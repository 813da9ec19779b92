/// The quotation marks of a language, and those that it has within them: what is quoted may be a quotation, as the name of a search
/// for `“nurse”` is.
struct Quotes {
  /// With the spaces that belong to them.
  let open, close: String
  private let inner: (open: String, close: String)

  /// Nil for marks of which it is not known what stands within them.
  init?(open: String, close: String) {
    guard let sign = open.first, let inner = Self.inner[sign] else { return nil }
    (self.open, self.close, self.inner) = (open, close, inner)
  }

  private static let inner: [Character: (String, String)] = [
    "“": ("‘", "’"), "”": ("’", "’"), "„": ("‚", "‘"), "«": ("“", "”"), "»": ("›", "‹"), "\"": ("'", "'"),
    "「": ("『", "』"),
  ]

  /// A function of scripts that makes the marks of a text those within others.
  var script: String {
    "const w=x=>x.replaceAll(`\(open)`,`\(inner.open)`).replaceAll(`\(close)`,`\(inner.close)`)"
  }

  /// A text of a script in which what stands in quotation marks is given to that function.
  func nested(in text: String) -> String {
    var text = text[...]
    var nested = ""
    while let begin = text.firstBytes(of: "\(open)${"),
      let end = text[begin.upperBound...].firstBytes(of: "}"),
      text[end.upperBound...].utf8.starts(with: close.utf8)
    {
      nested += "\(text[..<begin.upperBound])w(\(text[begin.upperBound..<end.lowerBound]))}"
      text = text[end.upperBound...]
    }
    return nested + text
  }
}
