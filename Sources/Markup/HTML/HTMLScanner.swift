/// Finds tags and texts in HTML, in one pass. It is lenient where a parser of HTML5 would throw the rest away:
/// a `<` that begins no tag is text. What it takes for a tag needs no trust: nothing is printed from the source
/// but escaped text and checked links.
struct HTMLScanner {
  enum Token {
    case text(Range<Int>)
    /// The name is nil where it is none that means anything; `tag` is where it stands, and `value` that of the one
    /// attribute that means something: a link's `href`, and the `start` of a list with numbers.
    case start(ElementName?, tag: Range<Int>, value: Range<Int>?, isSelfClosing: Bool)
    case end(ElementName)
  }

  private let source: [UInt8]
  private var position = 0
  /// Behind these places no tag, no value in `"` and no value in `'` can end. Found once, so that a hostile text is not
  /// searched to its end again and again.
  private lazy var lastTagEnd = source.lastIndex(of: UInt8(ascii: ">")) ?? -1
  private lazy var lastDoubleQuote = source.lastIndex(of: UInt8(ascii: "\"")) ?? -1
  private lazy var lastSingleQuote = source.lastIndex(of: UInt8(ascii: "'")) ?? -1
  /// Set when a tag had no end although there was a `>`: it was quoted away, and all that follows is text.
  private var hasNoMoreTags = false

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> Token? {
    while position < source.count {
      let start = position
      if source[start] == UInt8(ascii: "<"), let markup = markup(at: start) {
        position = markup.end
        if let token = markup.token { return token }
      } else {
        position = source.place(of: UInt8(ascii: "<"), from: start + 1)
        return .text(start..<position)
      }
    }
    return nil
  }

  /// Skips a text that is not HTML, such as a script, and its end tag.
  mutating func skipText(until name: ElementName) {
    while position < source.count {
      let start = position
      position += 1
      guard source[start] == UInt8(ascii: "<"), position < source.count, source[position] == UInt8(ascii: "/")
      else { continue }
      let nameEnd = endOfName(at: position + 1)
      if ElementName(source[(position + 1)..<nameEnd]) == name {
        position = tag(at: start, nameEnd: nameEnd)?.end ?? source.count
        return
      }
    }
  }

  /// Skips everything to the end tag that belongs to a start tag just read; of a drawing, a formula or an island that was never
  /// ended, to the first tag that cannot be in one.
  mutating func skipTree(of name: ElementName) {
    var (depth, islands) = (1, 0)
    while depth > 0 {
      let start = position
      guard let token = next() else { return }
      switch token {
      case .start(name, _, _, isSelfClosing: false): depth += 1
      case .end(name): depth -= 1
      case .start(let inner, let tag, _, let isSelfClosing) where name.isForeign:
        if inner?.holdsHTML ?? ElementName.holdsHTML(long: source[tag]) {
          islands += isSelfClosing ? 0 : 1
        } else if islands == 0, inner?.endsForeign == true {
          position = start
          return
        }
      case .end(let inner) where inner.holdsHTML: islands -= islands > 0 ? 1 : 0
      default: break
      }
    }
  }
}

extension HTMLScanner {
  /// Whether an element with a prefix comes next, `<w:WordDocument>`: `Knows <xml> and <json>` has no island in it.
  var standsBeforeIsland: Bool {
    guard let start = source[position...].firstIndex(where: { !$0.isHTMLSpace }), source[start] == UInt8(ascii: "<")
    else { return false }
    let name = source[(start + 1)...].prefix(Self.longestPrefix)
    let prefix = name.prefix(while: \.isASCIIAlphanumeric)
    return !prefix.isEmpty && prefix.endIndex < name.endIndex && source[prefix.endIndex] == UInt8(ascii: ":")
  }

  private static var longestPrefix: Int { 16 }
}

extension HTMLScanner {
  private typealias Markup = (token: Token?, end: Int)

  private mutating func markup(at start: Int) -> Markup? {
    guard start < lastTagEnd, !hasNoMoreTags else { return isCutTag(at: start) ? (nil, source.count) : nil }
    let next = source[start + 1]
    if next.isASCIILetter {
      let nameEnd = endOfName(at: start + 1)
      guard let (value, isSelfClosing, end) = tag(at: start, nameEnd: nameEnd) else { return noTag() }
      let tag = (start + 1)..<nameEnd
      return (.start(ElementName(source[tag]), tag: tag, value: value, isSelfClosing: isSelfClosing), end)
    }
    if next == UInt8(ascii: "/"), source[start + 2].isASCIILetter {
      let nameEnd = endOfName(at: start + 2)
      guard let (_, _, end) = tag(at: start, nameEnd: nameEnd) else { return noTag() }
      return (ElementName(source[(start + 2)..<nameEnd]).map { .end($0) }, end)
    }
    if source[(start + 1)...].starts(with: "!--".utf8) { return (nil, endOfComment(at: start + 4)) }
    guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == UInt8(ascii: "/") else { return nil }
    return source[start...].firstIndex(of: UInt8(ascii: ">")).map { (nil, $0 + 1) }
  }

  /// Whether a text that was cut to a length ends within this tag: `<p class="large`, `</stro`.
  private func isCutTag(at start: Int) -> Bool {
    let behind = source[(start + 1)...]
    if behind.first == UInt8(ascii: "/"), behind.dropFirst().first?.isASCIILetter == true {
      return behind.dropFirst().drop(while: \.isASCIIAlphanumeric).allSatisfy(\.isHTMLSpace)
    }
    let name = source[(start + 1)...].prefix(11).prefix(while: \.isASCIIAlphanumeric)
    let nameEnd = name.endIndex
    guard nameEnd < source.count, source[nameEnd].isHTMLSpace, ElementName(name)?.isKnown == true else { return false }
    let attribute = source[nameEnd...].drop(while: \.isHTMLSpace)
    let rest = attribute.drop { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    return rest.startIndex > attribute.startIndex && rest.first == UInt8(ascii: "=")
  }

  private mutating func noTag() -> Markup? {
    hasNoMoreTags = true
    return nil
  }

  private func endOfName(at start: Int) -> Int {
    var end = start
    while end < source.count, !source[end].endsName { end += 1 }
    return end
  }

  /// HTML also ends a comment at `--!>`, and takes `<!-->` and `<!--->` for whole comments.
  private func endOfComment(at start: Int) -> Int {
    var index = start
    while let end = source[index...].firstIndex(of: UInt8(ascii: ">")) {
      let text = source[start..<end]
      if text.isEmpty || text.elementsEqual("-".utf8) { return end + 1 }
      if text.suffix(2).elementsEqual("--".utf8) || text.suffix(3).elementsEqual("--!".utf8) { return end + 1 }
      index = end + 1
    }
    return source.count
  }

  /// Reads the attributes, of which only the first `href` counts, of a list the first `start`. Nil when the tag does
  /// not end.
  private mutating func tag(at start: Int, nameEnd: Int) -> (value: Range<Int>?, isSelfClosing: Bool, end: Int)? {
    var index = nameEnd
    var found: Range<Int>?
    let isList =
      nameEnd == start + 3 && source[(start + 1)..<nameEnd].lazy.map(\.lowercasedASCII).elementsEqual("ol".utf8)
    let wanted = isList ? "start" : "href"
    while index < source.count {
      while index < source.count, source[index].isHTMLSpace || source[index] == UInt8(ascii: "/") { index += 1 }
      guard index < source.count else { return nil }
      if source[index] == UInt8(ascii: ">") {
        return (found, source[index - 1] == UInt8(ascii: "/"), index + 1)
      }
      let name = index
      repeat { index += 1 } while index < source.count && !source[index].endsAttributeName
      let isWanted = found == nil && source[name..<index].lazy.map(\.lowercasedASCII).elementsEqual(wanted.utf8)
      while index < source.count, source[index].isHTMLSpace { index += 1 }
      guard index < source.count, source[index] == UInt8(ascii: "=") else { continue }
      repeat { index += 1 } while index < source.count && source[index].isHTMLSpace
      let value = value(at: index)
      if isWanted { found = value.range }
      index = value.end
    }
    return nil
  }

  private mutating func value(at start: Int) -> (range: Range<Int>, end: Int) {
    guard start < source.count else { return (start..<start, start) }
    let quote = source[start]
    let lastQuote =
      quote == UInt8(ascii: "\"") ? lastDoubleQuote : quote == UInt8(ascii: "'") ? lastSingleQuote : -1
    if lastQuote > start, let end = source[(start + 1)...].firstIndex(of: quote) {
      return (start + 1..<end, end + 1)
    }
    var end = start
    while end < source.count, !source[end].isHTMLSpace, source[end] != UInt8(ascii: ">") { end += 1 }
    return (start..<end, end)
  }
}

extension UInt8 {
  fileprivate var endsName: Bool { isHTMLSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
  fileprivate var endsAttributeName: Bool { endsName || self == UInt8(ascii: "=") }
}
