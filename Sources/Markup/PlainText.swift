/// Turns strangers' text and HTML into text without any markup. What it returns is text: escape it to show it.
public enum PlainText {
  /// The text with its character references decoded once, as an HTML parser does it: named ones (also the old ones
  /// without semicolon), numbers, and numbers that mean Windows-1252. Numbers that are no character become U+FFFD.
  public static func decodeEntities(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    let source = text.bytes()
    return String(decoding: source.decodingEntities(in: source.indices, inAttribute: false), as: UTF8.self)
  }

  /// What an HTML text says, as one line: without tags, without scripts and the like, white space folded, a space
  /// where a block begins or ends. For summaries and for finding words.
  public static func from(html: some StringProtocol) -> String {
    String(decoding: bytes(ofHTML: html.bytes()), as: UTF8.self)
  }

  /// What the first bytes of a clean text say, as one line: what `from` begins with, and all of it where the text is no longer.
  public static func beginning(ofHTML html: some StringProtocol, within length: Int) -> String {
    guard html.utf8.count > length else { return from(html: html) }
    return String(decoding: bytes(ofHTML: html.bytes(prefix: length).withoutBrokenEnd), as: UTF8.self)
  }

  /// What a clean text says, as one line.
  public static func from(_ html: SafeHTML) -> String {
    from(html: html.html)
  }

  /// What a clean text says, as the UTF-8 of one line.
  public static func bytes(of html: SafeHTML) -> [UInt8] {
    bytes(ofHTML: Array(html.html.utf8))
  }

  /// Adds what a clean text says to `text`, as the UTF-8 of one line.
  public static func append(_ html: SafeHTML, to text: inout [UInt8]) {
    append(html: Array(html.html.utf8), to: &text)
  }

  private static func bytes(ofHTML source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    append(html: source, to: &bytes)
    return bytes
  }

  private static func append(html source: [UInt8], to text: inout [UInt8]) {
    var line = PlainLine(source)
    line.swap(with: &text)
    line.read(html: source)
    line.swap(with: &text)
  }

  /// A title, a name or another text of one line: entities decoded once, HTML tags left out (only what is a tag of
  /// HTML; `List<String>` and `< 5 years` stay), control and direction characters removed, white space folded.
  public static func clean(_ text: some StringProtocol) -> String {
    if text.utf8.withContiguousStorageIfAvailable(\.isPlainLine) == true { return String(text) }
    var source = text.bytes()
    if source.contains(UInt8(ascii: "&")) { source = source.decodingEntities(in: source.indices, inAttribute: false) }
    var line = PlainLine(source, decodingEntities: false)
    line.reserveRoom()
    line.read(clean: source)
    return line.finish()
  }

  /// The first of the tags that `clean` leaves out, as it is written; nil when there is none.
  public static func tag(in text: some StringProtocol) -> String? {
    let source = Array(decodeEntities(text).utf8)
    return source.indices.lazy.compactMap { start in
      source.endOfHTMLTag(at: start).map { String(decoding: source[start..<$0], as: UTF8.self) }
    }.first
  }

  /// A text of one line that `clean` made, or so it says: what may not be shown is left out, all else stays to the letter. What
  /// `clean` made is never changed; cleaning it again could be, because `&amp;lt;b&amp;gt;` became `&lt;b&gt;`.
  public static func visible(_ text: String) -> String {
    func isFit(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.isUnfitToShow && !["\u{200E}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{2029}"].contains(scalar)
    }
    guard !text.unicodeScalars.allSatisfy(isFit) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isFit)))
  }

  /// The beginning of a text, cut between words, with `…` if something was left out.
  ///
  /// - Parameter length: the most characters it may have, the `…` among them.
  public static func excerpt(_ text: String, _ length: Int) -> String {
    guard length > 0, let end = text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex),
      end < text.endIndex
    else { return length > 0 ? text : "" }
    let room = text[..<text.index(before: end)]
    let endsWord = text[room.endIndex].isWhitespace
    let lastSpace = endsWord ? room.endIndex : room.lastIndex(where: \.isWhitespace)
    let words = room[..<(lastSpace ?? room.endIndex)]
    // Within one very long word, or in a script without spaces, the cut is where the room ends.
    let kept = words.count * 2 < room.count ? room : words
    return trimmingEnd(kept) + "…"
  }

  /// Whether the text holds at least one tag of HTML.
  public static func hasTags(_ text: some StringProtocol) -> Bool {
    let source = text.bytes()
    return source.contains(UInt8(ascii: "<")) && source.hasHTMLTag
  }

  /// Whether HTML has an element of that name, in letters of either size.
  public static func isElement(_ name: some Collection<UInt8>) -> Bool { ElementName(name)?.isKnown == true }

  /// The most letters that such a name has.
  public static let longestElementName = 10

  private static func trimmingEnd(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace || last.isPunctuation && !")]\"»”’.".contains(last) {
      text.removeLast()
    }
    return String(text)
  }
}

extension [UInt8] {
  /// What a clean text begins with, without the tag or the word that goes on behind it.
  fileprivate var withoutBrokenEnd: [UInt8] {
    let behindTag = lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
    let rest = self[behindTag...]
    return Array(self[..<(rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.lastIndex(of: 0x20) ?? behindTag)])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it is words of visible ASCII with single spaces between them and no sign that could be markup, as most titles and
  /// names are: then there is nothing to clean.
  fileprivate var isPlainLine: Bool {
    var isBehindSpace = true
    for byte in self {
      if byte == 0x20 {
        if isBehindSpace { return false }
        isBehindSpace = true
      } else {
        guard byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<") else { return false }
        isBehindSpace = false
      }
    }
    return !isBehindSpace || isEmpty
  }
}
