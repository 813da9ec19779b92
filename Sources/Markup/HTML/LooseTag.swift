extension [UInt8] {
  /// Whether a tag of HTML stands anywhere in the text.
  var hasHTMLTag: Bool {
    indices.contains { endOfHTMLTag(at: $0) != nil }
  }

  /// The index behind the tag at `start`, if one stands there whose name is known to HTML. For texts that are not
  /// HTML but may hold tags by mistake: `List<String>` and `<5 years` are no tags.
  func endOfHTMLTag(at start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "<") else { return nil }
    var name = self[(start + 1)...]
    if name.first == UInt8(ascii: "/") { name.removeFirst() }
    name = name.prefix(Self.longestLooseTag)
    guard let nameEnd = name.firstIndex(where: { !$0.isASCIIAlphanumeric }),
      name[nameEnd].isHTMLSpace || name[nameEnd] == UInt8(ascii: "/") || name[nameEnd] == UInt8(ascii: ">"),
      ElementName(name[..<nameEnd])?.isKnown == true,
      let end = name[nameEnd...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
      name[end] == UInt8(ascii: ">")
    else { return nil }
    return end + 1
  }

  /// The text without the tags `<c0>` and `</c0>`, of any number, which mark the words a search found.
  var withoutHighlightMarks: [UInt8] {
    guard holds(UInt8(ascii: "<")) else { return self }
    var kept: [UInt8] = []
    kept.reserveCapacity(count)
    var index = 0
    while index < count {
      if let end = endOfHighlightMark(at: index) {
        index = end
      } else {
        kept.append(self[index])
        index += 1
      }
    }
    return kept
  }

  func endOfHighlightMark(at start: Int) -> Int? {
    guard self[start] == UInt8(ascii: "<") else { return nil }
    var index = start + 1
    if index < count, self[index] == UInt8(ascii: "/") { index += 1 }
    guard index < count, self[index] == UInt8(ascii: "c") else { return nil }
    let digits = self[(index + 1)...].prefix(Self.mostHighlightDigits).prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, digits.endIndex < count, self[digits.endIndex] == UInt8(ascii: ">") else { return nil }
    return digits.endIndex + 1
  }

  /// No tag a person put into a title is longer; looking no further, and not past a `<`, keeps the search linear.
  private static var longestLooseTag: Int { 1024 }
  private static var mostHighlightDigits: Int { 4 }
}
