/// Finds the links of a page by their `=` instead of by its tags: twice as fast as `LinkScanner`, and sees all that it
/// sees. What only looks like a link, in a comment, may be among them, so who misses a page reads exactly.
struct LinkGlance: IteratorProtocol {
  private let page: UnsafeRawBufferPointer
  private var position = 0
  /// Where the last look back began, and what was found there: what lies before need not be looked at twice.
  private var known = (end: 0, place: Place.text)
  /// Set where only who reads the tags can tell what is a link.
  private(set) var isUnsure = false

  /// What a sign stands in, by the nearest bracket before it.
  private enum Place {
    case tag, script
    /// Or in a tag one of whose values has a `>`.
    case text
  }

  init(_ page: UnsafeRawBufferPointer) {
    self.page = page
  }

  /// The next value as it is written; nil at the end, and as soon as the page needs an exact reader.
  mutating func next() -> UnsafeRawBufferPointer? {
    while let sign = page.place(of: UInt8(ascii: "="), from: position) {
      position = sign + 1
      guard let kind = link(before: sign) else { continue }
      if kind == .list {
        isUnsure = true
        return nil
      }
      let place = place(of: sign)
      let value = value()
      if place == .tag { return value }
      // Data of a page is JSON in a script, whose quotes are escaped.
      if place == .script, value.first == UInt8(ascii: "\\") { continue }
      isUnsure = true
      return nil
    }
    return nil
  }
}

extension LinkGlance {
  /// What the attribute before a sign has, by the end of its name.
  private enum Kind {
    case address
    /// Several, or one in an attribute that pages seldom have: only who reads tags takes them apart.
    case list
  }

  /// The kind of attribute that is named before the sign, whole and not as the end of another name; nil where it has no link.
  @inline(__always)
  private func link(before sign: Int) -> Kind? {
    var end = sign
    while end > 0, page[end - 1].isSpace { end -= 1 }
    guard end > 4 else { return nil }
    let word = UInt32(littleEndian: page.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self)) | 0x2020_2020
    let (href, src, cset, ster): (UInt32, UInt32, UInt32, UInt32) = (0x6665_7268, 0x6372_7300, 0x7465_7363, 0x7265_7473)
    if word == cset || word == ster { return .list }
    let start = word == href ? end - 4 : word & 0xFFFF_FF00 == src ? end - 3 : 0
    guard start > 0 else { return nil }
    switch page[start - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"): return .address
    case let before: return before.isSpace ? .address : nil
    }
  }

  private mutating func place(of sign: Int) -> Place {
    var start = sign
    while start > known.end {
      start -= 1
      if page[start] == UInt8(ascii: "<") {
        known.place = .tag
        break
      }
      if page[start] == UInt8(ascii: ">") {
        known.place = endsScriptTag(start) ? .script : .text
        break
      }
    }
    known.end = sign
    return known.place
  }

  /// Whether the bracket seems to end the tag that begins a script.
  private func endsScriptTag(_ end: Int) -> Bool {
    guard let open = page[..<end].lastIndex(of: UInt8(ascii: "<")), end - open > 6 else { return false }
    return zip(page[open + 1..<open + 7], "script".utf8).allSatisfy { $0 | 0x20 == $1 }
  }

  /// The value after the sign. What comes next is looked for inside it too: this may be no link.
  private mutating func value() -> UnsafeRawBufferPointer {
    while position < page.count, page[position].isSpace { position += 1 }
    guard position < page.count else { return UnsafeRawBufferPointer(rebasing: page[position...]) }
    let first = page[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      position += 1
      let end = page.place(of: first, from: position) ?? page.count
      return UnsafeRawBufferPointer(rebasing: page[position..<end])
    }
    var end = position
    while end < page.count, !page[end].isSpace, page[end] != UInt8(ascii: ">") { end += 1 }
    return UnsafeRawBufferPointer(rebasing: page[position..<end])
  }
}
