/// Reads a template's HTML from its beginning and knows the setting it has come to.
///
/// Only as much of HTML as that question needs, in the order the template is written: the sections of a
/// template are read as if each of them were rendered once.
struct SettingReader {
  private enum State {
    case text, comment, tagName, betweenAttributes, attributeName, beforeValue, unquoted
    case value(quote: UInt8)
    /// `script` or `style`, whose content is no HTML.
    case raw(element: String)
  }

  private let bytes: [UInt8]
  private var state = State.text
  /// Where the name being read begins.
  private var start = 0
  private var element = 0..<0
  private var attribute = 0..<0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The setting of a tag that stands here.
  mutating func settingOfTag() -> Setting {
    switch state {
    case .text, .comment: return .text
    case .raw: return .script
    case .tagName, .betweenAttributes, .attributeName: return .tag
    case .beforeValue, .unquoted:
      state = .unquoted
      return .unquoted
    case .value:
      if reads("style", attribute) || reads("on", at: attribute.lowerBound) { return .code }
      return Self.linkAttributes.contains { reads($0, attribute) } ? .link : .attribute
    }
  }

  /// Goes on over a piece of the template's text.
  mutating func read(_ text: Range<Int>) {
    var at = text.lowerBound
    while at < text.upperBound {
      at = skip(from: at, to: text.upperBound)
      if at < text.upperBound { read(bytes[at], at: at, to: text.upperBound) }
      at += 1
    }
  }
}

extension SettingReader {
  private static let linkAttributes = [
    "href", "src", "action", "formaction", "poster", "cite", "data", "srcset", "background",
    "manifest", "ping",
  ]

  /// Goes over what means nothing: in text, comments, scripts and quotes only one byte means something.
  private func skip(from start: Int, to end: Int) -> Int {
    let wanted: UInt8
    switch state {
    case .text, .raw: wanted = UInt8(ascii: "<")
    case .comment: wanted = UInt8(ascii: ">")
    case .value(let quote): wanted = quote
    default: return start
    }
    return bytes[start..<end].firstIndex(of: wanted) ?? end
  }

  private mutating func read(_ byte: UInt8, at: Int, to end: Int) {
    let endsTag = byte == UInt8(ascii: ">")
    let endsName = endsTag || byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
    switch state {
    case .text:
      start = at + 1
      // Where the text ends, a Mustache tag gives the name.
      let isTag =
        start == end || bytes[start].isLetter || reads("/", at: start) || reads("!", at: start)
      if isTag { state = reads("!--", at: start) ? .comment : .tagName }
    case .comment:
      if reads("--", at: at - 2) { state = .text }
    case .raw(let element):
      start = at + 1
      if reads("/", at: start), reads(element, at: start + 1) { state = .tagName }
    case .tagName:
      guard endsName, at > start else { return }
      element = start..<at
      state = .betweenAttributes
    case .betweenAttributes:
      if byte == UInt8(ascii: "=") { state = .beforeValue }
      if !endsName {
        start = at
        state = .attributeName
      }
    case .attributeName:
      guard endsName else { return }
      attribute = start..<at
      state = byte == UInt8(ascii: "=") ? .beforeValue : .betweenAttributes
    case .beforeValue:
      let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      if !byte.isSpace { state = isQuote ? .value(quote: byte) : .unquoted }
    case .unquoted:
      if byte.isSpace { state = .betweenAttributes }
    case .value: state = .betweenAttributes
    }
    if endsTag, isInTag {
      state = ["script", "style"].first { reads($0, element) }.map { .raw(element: $0) } ?? .text
    }
  }

  private var isInTag: Bool {
    switch state {
    case .betweenAttributes, .beforeValue, .unquoted: true
    default: false
    }
  }

  /// Whether a name is this word, in whatever case.
  private func reads(_ word: String, _ name: Range<Int>) -> Bool {
    name.count == word.utf8.count && reads(word, at: name.lowerBound)
  }

  private func reads(_ word: String, at start: Int) -> Bool {
    let end = start + word.utf8.count
    return start >= 0 && end <= bytes.count
      && bytes[start..<end].elementsEqual(word.utf8) { $0 == $1 || $1.isLetter && $0 | 0x20 == $1 }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
