import Mustache

/// What surrounds a value in its HTML: it decides which values are safe there.
///
/// Knows only as much of HTML as that question needs, and reads a page in the order its templates are written, with
/// every section once.
struct HTMLSetting: Hashable {
  private var state = State.text
  /// The names read last, in lower case; a closing tag's name has its slash.
  private var element = ""
  private var attribute = ""
  /// The last bytes of a comment or a script, which may be its end.
  private var tail = ""

  private enum State: Hashable {
    /// The inside of an element, of `<!-- -->`, of `<script>` or `<style>`.
    case text, comment, script
    case tagBegins, tagName, betweenAttributes, attributeName, beforeValue, unquoted
    case value(quote: Character)
  }

  private static let linkAttributes: Set = [
    "href", "src", "action", "formaction", "poster", "cite", "data", "srcset", "background", "manifest", "ping",
  ]
  /// Longer names mean nothing here.
  private static let longestName = 16

  /// Goes on over text of the page.
  mutating func read(_ text: ArraySlice<UInt8>) {
    for byte in text { read(Character(Unicode.Scalar(byte | (65...90 ~= byte ? 0x20 : 0)))) }
  }

  /// Goes on over a value: what is wrong with one of this kind here, and what to do about it.
  mutating func read(_ kind: Kind, isRaw: Bool, _ name: String) -> (message: String, hint: String?)? {
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
    case .script where isRaw: return nil
    case .script: return ("\(fault) in a script or style, where escaping has no effect", "give it as HTML")
    case .tagBegins, .tagName, .betweenAttributes, .attributeName:
      if state == .tagBegins { state = .tagName }
      return ("\(fault) inside a tag, outside of quotes", "put it into the quotes of an attribute")
    case .value where isRaw:
      return ("\(fault), which cannot stand in an attribute", "give the page a plain text for it")
    case .value:
      if attribute == "style" || attribute.hasPrefix("on") {
        return ("\(fault) in an attribute that is run as code", "use a `data-` attribute")
      }
      guard Self.linkAttributes.contains(attribute) else { return nil }
      if case .url = kind { return nil }
      return ("\(fault) where a URL must stand", "declare it as a URL")
    }
  }
}

extension HTMLSetting {
  private mutating func read(_ letter: Character) {
    let endsTag = letter == ">"
    let isSpace = letter == " " || letter == "\t" || letter == "\n" || letter == "\r"
    let endsName = endsTag || isSpace || letter == "/" || letter == "="
    switch state {
    case .text:
      if letter == "<" { state = .tagBegins }
    case .tagBegins:
      element = String(letter)
      let isTag = "a"..."z" ~= letter || letter == "/" || letter == "!"
      state = isTag ? .tagName : letter == "<" ? .tagBegins : .text
    case .tagName:
      if !endsName { Self.append(letter, to: &element) } else { state = .betweenAttributes }
      if element == "!--" { (state, tail) = (.comment, "--") }
    case .comment:
      if endsTag, tail == "--" { state = .text } else { slide(letter, count: 2) }
    case .script:
      slide(letter, count: element.count + 2)
      if tail == "</" + element { (state, element) = (.tagName, "/" + element) }
    case .betweenAttributes where letter == "=": state = .beforeValue
    case .betweenAttributes where !endsName: (state, attribute) = (.attributeName, String(letter))
    case .attributeName where endsName: state = letter == "=" ? .beforeValue : .betweenAttributes
    case .attributeName: Self.append(letter, to: &attribute)
    case .beforeValue where letter == "\"" || letter == "'": state = .value(quote: letter)
    case .beforeValue where !isSpace: state = .unquoted
    case .unquoted where isSpace: state = .betweenAttributes
    case .value(let quote) where letter == quote: state = .betweenAttributes
    case .betweenAttributes, .beforeValue, .unquoted, .value: break
    }
    if endsTag, isInTag { (state, tail) = (element == "script" || element == "style" ? .script : .text, "") }
  }

  private var isInTag: Bool { state == .betweenAttributes || state == .beforeValue || state == .unquoted }

  private static func append(_ letter: Character, to name: inout String) {
    if name.utf8.count < longestName { name.append(letter) }
  }

  private mutating func slide(_ letter: Character, count: Int) {
    tail = String((tail + String(letter)).suffix(count))
  }
}
