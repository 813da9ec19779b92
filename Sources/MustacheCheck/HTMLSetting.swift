import Mustache

/// What surrounds a value in its HTML: it decides which values are safe there.
///
/// Knows only as much of HTML as that question needs, and reads a page in the order its templates are written.
struct HTMLSetting: Hashable {
  private var state = State.text
  /// The names read last, in lower case; a closing tag's name has its slash.
  private var element = ""
  private var attribute = ""
  /// The last bytes of a comment or a script, which may be its end.
  private var tail = ""
  /// Where an address stands, what was written of it so far, up to where its scheme must have ended.
  private var lead = ""
  /// Whether a `<meta>` has said that it speaks for the server, or what else its `content` is.
  private var isPragma = false
  private var isNamed = false
  /// Whether the `content` of a named one has a value in it, and an `http-equiv` comes behind.
  private var holdsValue = false
  private var isLate = false

  private enum State: Hashable {
    /// The inside of an element, of `<!-- -->`, of `<!doctype>` and the like, of `<script>` or `<style>`.
    case text, comment, declaration, script
    case tagBegins, tagName, betweenAttributes, attributeName, afterName, beforeValue, unquoted
    case value(quote: Character)
  }

  private static let linkAttributes: Set = [
    "href", "xlink:href", "src", "action", "formaction", "poster", "cite", "data", "srcset", "background", "manifest",
    "ping", "codebase",
    // What an animation makes of another attribute.
    "to", "from", "by", "values",
  ]
  /// What an address may begin with that has a scheme of its own.
  private static let schemes = ["http:", "https:", "mailto:"]
  /// Longer names mean nothing here.
  private static let longestName = 16
  /// No scheme that runs anything is longer, even behind the seconds of a `refresh`.
  private static let longestLead = 32

  /// What is wrong with a value, and what to do about it.
  typealias Fault = (message: String, hint: String?)

  /// Goes on over text of the page: what is wrong with a value before it.
  mutating func read(_ text: ArraySlice<UInt8>) -> Fault? {
    for byte in text { read(Character(Unicode.Scalar(byte | (65...90 ~= byte ? 0x20 : 0)))) }
    guard isLate else { return nil }
    (isLate, holdsValue) = (false, false)
    return ("an `http-equiv` behind a `content` with a value in it", "write it before the `content`")
  }

  /// Goes on over a value: what is wrong with one of this kind here.
  mutating func read(_ kind: Kind, isRaw: Bool, _ name: String) -> Fault? {
    let fault = "`\(name)` is \(kind.noun)"
    let isPlain =
      switch kind {
      case .number, .flag: true
      default: false
      }
    switch state {
    case .text, .comment: return nil
    case .beforeValue, .unquoted:
      state = .unquoted
      return ("this attribute's value has no quotes", "write quotes around it")
    case _ where isPlain: return nil
    case .script:
      return (
        "\(fault) in a script or style, where escaping has no effect",
        "put it into a `data-` attribute, which a script can read"
      )
    case .tagBegins, .tagName, .declaration, .betweenAttributes, .attributeName, .afterName:
      if state == .tagBegins { state = .tagName }
      return ("\(fault) inside a tag, outside of quotes", "put it into the quotes of an attribute")
    case .value where isRaw:
      return ("\(fault), which cannot stand in an attribute", "give the page a plain text for it")
    case .value:
      if element == "meta", attribute == "content", isNamed, !isPragma { holdsValue = true }
      return misuse(of: kind).map { ("\(fault) \($0)", $1) }
    }
  }

  /// What is wrong with a value in the attribute, said of it.
  private func misuse(of kind: Kind) -> (String, String)? {
    if attribute == "srcdoc" {
      return ("in an attribute that is read as a page of its own", "write it outside of the frame")
    }
    if attribute == "style" || attribute.hasPrefix("on") {
      return ("in an attribute that is run as code", "use a `data-` attribute")
    }
    if element == "meta", attribute == "content", !isPragma, !isNamed {
      return ("in a `<meta>` that has not said what it is", "write its `name` or `property` before its `content`")
    }
    guard isLink else { return nil }
    switch kind {
    case .url where element == "script" || element == "base":
      return ("where only an address of this site may stand", "write a path behind `{{root}}`")
    case .url, .ownURL: break
    default: return ("where a URL must stand", "use a name that is a URL")
    }
    return isHarmless ? nil : ("behind the beginning of an address that may run code", "begin with the value")
  }

  private var isLink: Bool {
    Self.linkAttributes.contains(attribute) || isPragma && attribute == "content"
  }

  /// Whether what was written of an address so far makes it one that runs nothing.
  private var isHarmless: Bool {
    let scheme = lead.prefix { !Self.endsScheme($0) }
    return !scheme.contains { $0 == ":" || $0 == "&" } || Self.schemes.contains { scheme.hasPrefix($0) }
  }

  private static func endsScheme(_ letter: Character) -> Bool { letter == "/" || letter == "?" || letter == "#" }
}

extension HTMLSetting {
  private mutating func read(_ letter: Character) {
    let isSpace = letter == " " || letter == "\t" || letter == "\n" || letter == "\r" || letter == "\u{C}"
    let isLetter = "a"..."z" ~= letter
    if letter == ">", isInTag { return endTag() }
    switch state {
    case .text: if letter == "<" { state = .tagBegins }
    case .tagBegins:
      element = String(letter)
      let isDeclaration = letter == "!" || letter == "?"
      let isTag = isLetter || letter == "/"
      state = isTag ? .tagName : isDeclaration ? .declaration : letter == "<" ? .tagBegins : .text
    case .declaration:
      Self.append(letter, to: &element)
      if element == "!--" { (state, tail) = (.comment, "--") }
    case .comment: readComment(letter)
    case .script: readScript(letter, endsName: isSpace || letter == "/" || letter == ">")
    case .tagName where element == "/" && !isLetter: state = .declaration
    case .tagName where isSpace || letter == "/": state = .betweenAttributes
    case .tagName: Self.append(letter, to: &element)
    case .attributeName where letter == "=", .afterName where letter == "=":
      state = .beforeValue
      if element == "meta", attribute == "http-equiv", holdsValue { isLate = true }
    case .attributeName where isSpace: state = .afterName
    case .betweenAttributes where isSpace, .afterName where isSpace, .beforeValue where isSpace: break
    case .attributeName where letter == "/", .betweenAttributes where letter == "/", .afterName where letter == "/",
      .unquoted where isSpace:
      endAttribute()
    case .attributeName: Self.append(letter, to: &attribute)
    case .betweenAttributes, .afterName: (state, attribute) = (.attributeName, String(letter))
    case .beforeValue where letter == "\"" || letter == "'": state = .value(quote: letter)
    case .beforeValue: state = .unquoted
    case .unquoted: break
    case .value(let quote) where letter == quote: endAttribute()
    case .value: readValue(letter)
    }
  }

  private var isInTag: Bool {
    switch state {
    case .declaration, .tagName, .betweenAttributes, .attributeName, .afterName, .beforeValue, .unquoted: true
    case .text, .comment, .script, .tagBegins, .value: false
    }
  }

  /// What is known of the tag alone is forgotten, so that whatever was written in it, one setting follows.
  private mutating func endTag() {
    let isScript = element == "script" || element == "style"
    self = HTMLSetting(state: isScript ? .script : .text, element: isScript ? element : "", isLate: isLate)
  }

  private mutating func endAttribute() {
    if element == "meta" {
      if attribute == "http-equiv" { isPragma = true }
      if ["name", "property", "itemprop"].contains(attribute) { isNamed = true }
    }
    (state, attribute, lead) = (.betweenAttributes, "", "")
  }

  /// A comment ends with `-->` or `--!>`; what opens it may be the beginning of the first, but not of the second.
  private mutating func readComment(_ letter: Character) {
    if letter == ">", tail.hasSuffix("--") || tail.count > 3 && tail.hasSuffix("--!") { return endTag() }
    tail = String((tail + String(letter)).suffix(4))
  }

  private mutating func readScript(_ letter: Character, endsName: Bool) {
    let end = "</" + element
    if tail == end, endsName {
      (state, element, tail) = (.betweenAttributes, "/" + element, "")
      if letter == ">" { endTag() }
      return
    }
    tail.append(letter)
    if !end.hasPrefix(tail) { tail = letter == "<" ? "<" : "" }
  }

  private mutating func readValue(_ letter: Character) {
    guard isLink, lead.utf8.count < Self.longestLead, letter > " ", !(lead.last.map(Self.endsScheme) ?? false) else {
      return
    }
    lead.append(letter)
  }

  private static func append(_ letter: Character, to name: inout String) {
    if name.utf8.count < longestName { name.append(letter) }
  }
}
