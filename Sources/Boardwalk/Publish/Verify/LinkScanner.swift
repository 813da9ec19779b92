import Foundation

/// Finds the links of a page in one pass over its bytes: the values of every `href` and `src` of a tag.
///
/// Text, comments and what is between `<script>` or `<style>` and their ends are passed over.
struct LinkScanner {
  private let page: UnsafeRawBufferPointer
  private var position = 0
  private var isInTag = false
  /// The element whose text is not HTML, when the tag being read opens one.
  private var rawElement: StaticString?

  init(_ page: UnsafeRawBufferPointer) {
    self.page = page
  }

  /// The next value as it is written, with character references; nil at the end, and at a `<base>`, which changes what
  /// every link means.
  mutating func next() -> UnsafeRawBufferPointer? {
    while position < page.count {
      if isInTag {
        if let value = nextInTag() { return value }
      } else if !enterTag() {
        return nil
      }
    }
    return nil
  }
}

extension LinkScanner {
  /// Goes to the attributes of the next tag that opens an element; false at the end.
  private mutating func enterTag() -> Bool {
    while let open = find(UInt8(ascii: "<"), from: position) {
      position = open + 1
      guard position < page.count else { return false }
      if page[position].isLetter {
        let start = position
        while position < page.count, !page[position].endsName { position += 1 }
        let name = page[start..<position]
        if name.reads("base") { return false }
        rawElement = name.reads("script") ? "</script" : name.reads("style") ? "</style" : nil
        isInTag = true
        return true
      }
      if page[position] == UInt8(ascii: "!"), page[position...].prefix(3).reads("!--") {
        guard let end = find("-->", from: position) else { return false }
        position = end + 3
      }
    }
    position = page.count
    return false
  }

  /// Reads attributes until one is a link or the tag ends.
  private mutating func nextInTag() -> UnsafeRawBufferPointer? {
    while position < page.count {
      let byte = page[position]
      if byte == UInt8(ascii: ">") {
        leaveTag()
        return nil
      }
      if byte.isSpace || byte == UInt8(ascii: "/") {
        position += 1
        continue
      }
      let start = position
      position += 1
      while position < page.count, !page[position].endsName { position += 1 }
      let name = page[start..<position]
      let value = readValue()
      if let value, name.reads("href") || name.reads("src") { return UnsafeRawBufferPointer(rebasing: page[value]) }
    }
    return nil
  }

  private mutating func leaveTag() {
    position += 1
    isInTag = false
    guard let end = rawElement else { return }
    rawElement = nil
    while let next = find(UInt8(ascii: "<"), from: position) {
      position = next
      if page[next...].prefix(end.utf8CodeUnitCount).reads(end) { return }
      position = next + 1
    }
    position = page.count
  }

  /// The value after a name, without its quotes; nil when there is none.
  private mutating func readValue() -> Range<Int>? {
    skipSpaces()
    guard position < page.count, page[position] == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpaces()
    guard position < page.count else { return nil }
    let quote = page[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = position + 1
      let end = find(quote, from: start) ?? page.count
      position = min(end + 1, page.count)
      return start..<end
    }
    let start = position
    while position < page.count, !page[position].isSpace, page[position] != UInt8(ascii: ">") { position += 1 }
    return start..<position
  }

  private mutating func skipSpaces() {
    while position < page.count, page[position].isSpace { position += 1 }
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < page.count, let base = page.baseAddress,
      let found = memchr(base + start, Int32(byte), page.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private func find(_ end: StaticString, from start: Int) -> Int? {
    var start = start
    while let found = find(end.utf8Start[0], from: start) {
      if page[found...].prefix(end.utf8CodeUnitCount).reads(end) { return found }
      start = found + 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(smallLetter) }

  /// The white space of HTML.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

  fileprivate var endsName: Bool {
    isSpace || self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether the bytes are this word, in capitals or small letters.
  fileprivate func reads(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for (offset, byte) in enumerated() where byte.smallLetter != word.utf8Start[offset] { return false }
    return true
  }
}
