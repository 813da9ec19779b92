import Mustache

extension HTMLSetting {
  /// Goes on over a letter, a small one for a capital, at a place in the text of all templates: what is wrong with it.
  mutating func read(_ letter: Character, at place: Int) -> Fault? {
    let isSpace = letter == " " || letter == "\t" || letter == "\n" || letter == "\r" || letter == "\u{C}"
    let isLetter = "a"..."z" ~= letter
    if let doubt, !isSpace, letter != "/", letter != ">" {
      let fault = goOn(in: doubt)
      return read(letter, at: place) ?? fault
    }
    doubt = nil
    if letter == ">", isInTag {
      endTag()
      return nil
    }
    if letter == "<", isOpenTag { return beginTag(within: place) }
    switch state {
    case .text: if letter == "<" { (state, tagStart) = (.tagBegins, place) }
    case .tagBegins:
      element = String(letter)
      let isDeclaration = letter == "!" || letter == "?"
      let isTag = isLetter || letter == "/"
      state = isTag ? .tagName : isDeclaration ? .declaration : letter == "<" ? .tagBegins : .text
      tagStart = state == .tagBegins ? place : state == .text ? 0 : tagStart
    case .declaration:
      Self.append(letter, to: &element)
      if element == "!--" { (state, tail) = (.comment, "--") }
    case .comment: readComment(letter)
    case .script, .plain: readScript(letter, endsName: isSpace || letter == "/" || letter == ">")
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
    case .beforeValue where letter == "\"" || letter == "'":
      (state, quoteStart, spill, spanned) = (.value(quote: letter), place, .none, .none)
    case .beforeValue: state = .unquoted
    case .unquoted: break
    case .value(let quote) where letter == quote:
      doubt = spill == .equals ? Doubt(quote: quote, place: quoteStart) : nil
      endAttribute()
    case .value: readValue(letter, isSpace: isSpace)
    }
    return nil
  }

  private var isInTag: Bool {
    switch state {
    case .declaration, .tagName, .betweenAttributes, .attributeName, .afterName, .beforeValue, .unquoted: true
    case .text, .comment, .script, .plain, .tagBegins, .value: false
    }
  }

  /// Whether a tag is read and no value in it: where `<` is nothing but the beginning of another one.
  private var isOpenTag: Bool {
    switch state {
    case .tagName, .betweenAttributes, .attributeName, .afterName: true
    default: false
    }
  }

  /// What is known of the tag alone is forgotten, so that whatever was written in it, one setting follows.
  private mutating func endTag() {
    if ["svg", "math"].contains(element) { isForeign = true }
    if ["/svg", "/math"].contains(element) { isForeign = false }
    let isScript = element == "script" || element == "style"
    let isPlain = !isForeign && Self.plainElements.contains(element)
    self = HTMLSetting(
      state: isScript ? .script : isPlain ? .plain : .text, element: isScript || isPlain ? element : "", isLate: isLate,
      tagStart: isScript || isPlain ? tagStart : 0, isForeign: isForeign)
  }

  /// Elements that hold text and no other elements.
  private static let plainElements: Set = ["textarea", "title", "iframe", "xmp", "noembed", "noframes"]

  private mutating func endAttribute() {
    if element == "meta" {
      if attribute == "http-equiv" { isPragma = true }
      if ["name", "property", "itemprop"].contains(attribute) { isNamed = true }
    }
    (state, attribute, lead) = (.betweenAttributes, "", "")
    (quoteStart, spill, spanned) = (0, .none, .none)
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

  private mutating func readValue(_ letter: Character, isSpace: Bool) {
    let isOfName = "a"..."z" ~= letter || "0"..."9" ~= letter || letter == "-" || letter == "_" || letter == ":"
    switch letter {
    case _ where isSpace: spill = .blank
    case "=" where spill == .name: spill = .equals
    case _ where isOfName && (spill == .blank || spill == .name): spill = .name
    default: spill = .none
    }
    switch (spanned, letter) {
    case (.none, ">"): spanned = .end
    case (.end, "<"): spanned = .beginning
    case (.beginning, _) where "a"..."z" ~= letter || letter == "/": spanned = .tag
    case (.beginning, _): spanned = .end
    default: break
    }
    guard isLink, lead.utf8.count < Self.longestLead, letter > " ", !(lead.last.map(Self.endsScheme) ?? false) else {
      return
    }
    lead.append(letter)
  }

  private static func append(_ letter: Character, to name: inout String) {
    if name.utf8.count < longestName { name.append(letter) }
  }
}
