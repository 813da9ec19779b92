/// A tag of a template. What stands between two tags is text and needs no token.
struct Tag {
  /// Each kind by the character behind the delimiter.
  enum Kind: String {
    case value = ""
    case raw = "&"  // or three braces
    case section = "#"
    case inverted = "^"
    case close = "/"
    case partial = ">"
    case parent = "<"
    case block = "$"
    case comment = "!"
    case delimiters = "="
  }

  var kind: Kind
  /// Where it stands, its delimiters included.
  var range: Range<Int>
  var name: String = ""
  /// `{{>*name}}`: the name leads to the name of the partial.
  var isDynamic = false
  /// The number of the tag that closes this one; its own number when it needs none.
  var partner: Int

  /// Whether a `{{/name}}` must follow.
  var opens: Bool {
    switch kind {
    case .section, .inverted, .parent, .block: true
    default: false
    }
  }

  /// Whether the name leads to data, so that a dot has a meaning in it.
  var isDotted: Bool {
    switch kind {
    case .value, .raw, .section, .inverted: true
    default: isDynamic
    }
  }

  /// How the tag is quoted in errors.
  var spelling: String { "{{\(kind.rawValue)\(key)}}" }

  /// What an opening and a closing tag must have in common.
  var key: String { isDynamic ? "*" + name : name }
}
