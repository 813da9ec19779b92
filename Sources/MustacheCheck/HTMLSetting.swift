import Mustache

/// What surrounds a value in its HTML: it decides which values are safe there.
///
/// Knows only as much of HTML as that question needs, and reads a page in the order its templates are written.
struct HTMLSetting: Hashable {
  var state = State.text
  /// The names read last, in lower case; a closing tag's name has its slash.
  var element = ""
  var attribute = ""
  /// The last bytes of a comment or a script, which may be its end.
  var tail = ""
  /// Where an address stands, what was written of it so far, up to where its scheme must have ended.
  var lead = ""
  /// Whether a `<meta>` has said that it speaks for the server, or what else its `content` is.
  var isPragma = false
  var isNamed = false
  /// Whether the `content` of a named one has a value in it, and an `http-equiv` comes behind.
  var holdsValue = false
  var isLate = false
  /// Where the tag or the comment begins that is read, in the text of all templates, and where the quote of its attribute.
  var tagStart = 0
  var quoteStart = 0
  /// Whether what is read is drawing or mathematics, where no element takes its inside for text.
  var isForeign = false
  /// What the value of an attribute ends with so far, and whether a tag seems to end or to begin in it.
  var spill = Spill.none
  var spanned = Span.none
  /// A value has just ended that looks as if its quote were another one's.
  var doubt: Doubt?

  enum State: Hashable {
    /// The inside of an element, of `<!-- -->`, of `<!doctype>` and the like, of `<script>` or `<style>`, of `<textarea>` and the
    /// like.
    case text, comment, declaration, script, plain
    case tagBegins, tagName, betweenAttributes, attributeName, afterName, beforeValue, unquoted
    case value(quote: Character)
  }

  /// What a value ends with: a blank, behind that a name, behind that `=`.
  enum Spill: Hashable { case none, blank, name, equals }
  /// What is within a value: `>`, and behind that `<` and a letter.
  enum Span: Hashable { case none, end, beginning, tag }

  /// A quote, and where it opens.
  struct Doubt: Hashable {
    var quote: Character
    var place: Int
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
  static let longestName = 16
  /// No scheme that runs anything is longer, even behind the seconds of a `refresh`.
  static let longestLead = 32

  /// What is wrong, and what to do about it.
  struct Fault {
    var message: String
    var hint: String?
    /// Where, in the text of all templates; nil is where the page is read.
    var place: Int?
    /// Whether it is that of a tag which may be closed where what opens it is shown.
    var isOfOpening = false

    init(_ message: String, _ hint: String? = nil, at place: Int? = nil, isOfOpening: Bool = false) {
      (self.message, self.hint, self.place, self.isOfOpening) = (message, hint, place, isOfOpening)
    }
  }

  /// Goes on over text of the page, by its place in the text of all templates: what is wrong with it, or with a value before it.
  mutating func read(_ text: ArraySlice<UInt8>) -> Fault? {
    var fault: Fault?
    for place in text.indices {
      let byte = text[place]
      let found = read(Character(Unicode.Scalar(byte | (65...90 ~= byte ? 0x20 : 0))), at: place)
      fault = fault ?? found
    }
    guard isLate else { return fault }
    (isLate, holdsValue) = (false, false)
    return fault ?? Fault("an `http-equiv` behind a `content` with a value in it", "write it before the `content`")
  }

  /// Goes on over a value: what is wrong with one of this kind here.
  mutating func read(_ kind: Kind, isRaw: Bool, _ name: String) -> Fault? {
    if let doubt { return goOn(in: doubt) }
    let fault = "`\(name)` is \(kind.noun)"
    let isPlain =
      switch kind {
      case .number, .flag: true
      default: false
      }
    switch state {
    case .text where kind.isHTML && !isRaw:
      return Fault("\(fault), whose tags would be shown", "write `{{{\(name)}}}`")
    case .text, .comment, .plain: return nil
    case .beforeValue, .unquoted:
      state = .unquoted
      return Fault("this attribute's value has no quotes", "write quotes around it")
    case _ where isPlain: return nil
    case .script:
      return Fault(
        "\(fault) in a script or style, where escaping has no effect",
        "put it into a `data-` attribute, which a script can read"
      )
    case .tagBegins, .tagName, .declaration, .betweenAttributes, .attributeName, .afterName:
      if state == .tagBegins { state = .tagName }
      return Fault("\(fault) inside a tag, outside of quotes", "put it into the quotes of an attribute")
    case .value where isRaw:
      return inSpan(Fault("\(fault), which cannot stand in an attribute", "give the page a plain text for it"))
    case .value:
      spill = .none
      if element == "meta", attribute == "content", isNamed, !isPragma { holdsValue = true }
      return misuse(of: kind).map { inSpan(Fault("\(fault) \($0)", $1)) }
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

  var isLink: Bool {
    Self.linkAttributes.contains(attribute) || isPragma && attribute == "content"
  }

  /// Whether what was written of an address so far makes it one that runs nothing.
  var isHarmless: Bool {
    let scheme = lead.prefix { !Self.endsScheme($0) }
    return !scheme.contains { $0 == ":" || $0 == "&" } || Self.schemes.contains { scheme.hasPrefix($0) }
  }

  static func endsScheme(_ letter: Character) -> Bool { letter == "/" || letter == "?" || letter == "#" }
}
