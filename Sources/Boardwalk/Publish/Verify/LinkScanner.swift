/// Finds the links of a page in one pass over its bytes: the values of every `href`, `src` and `poster` of a tag, and each of those
/// that a `srcset` has.
///
/// Text, comments and what is between `<script>` or `<style>` and their ends are passed over.
struct LinkScanner: IteratorProtocol {
  private let page: UnsafeRawBufferPointer
  private var position = 0
  private var isInTag = false
  /// The end of the element whose text is not HTML, when the tag being read opens one.
  private var rawEnd: StaticString?
  /// What of a `srcset` was not read yet.
  private var candidates = 0..<0

  init(_ page: UnsafeRawBufferPointer) {
    self.page = page
  }

  /// The next value as it is written, with character references; nil at the end, and at a `<base>`, which changes what
  /// every link means.
  mutating func next() -> UnsafeRawBufferPointer? {
    if let candidate = nextCandidate() { return candidate }
    while isInTag || enterTag() {
      if let value = nextInTag() { return value }
    }
    return nil
  }
}

extension LinkScanner {
  /// Goes to the attributes of the next tag that opens an element; false at the end.
  private mutating func enterTag() -> Bool {
    while let open = page.place(of: UInt8(ascii: "<"), from: position) {
      position = open + 1
      guard position < page.count else { return false }
      if page[position].isLetter {
        let start = position
        position = endOfName(from: start)
        // Most tags are short and have no attributes.
        if position < page.count, page[position] == UInt8(ascii: ">"), position - start < 4 {
          position += 1
          continue
        }
        if reads("base", start, position) { return false }
        rawEnd = reads("script", start, position) ? "</script" : reads("style", start, position) ? "</style" : nil
        isInTag = true
        return true
      }
      if page[position] == UInt8(ascii: "!"), reads("!--", position, min(position + 3, page.count)) {
        guard let end = find("-->", from: position) else { break }
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
      position = endOfName(from: start + 1)
      let end = position
      guard let value = readValue() else { continue }
      if reads("href", start, end) || reads("src", start, end) || reads("poster", start, end) {
        return UnsafeRawBufferPointer(rebasing: page[value])
      }
      if reads("srcset", start, end) || reads("imagesrcset", start, end) {
        candidates = value
        if let candidate = nextCandidate() { return candidate }
      }
    }
    isInTag = false
    return nil
  }

  /// The next address of a `srcset`, without its width: `small.png 480w, large.png 960w`.
  private mutating func nextCandidate() -> UnsafeRawBufferPointer? {
    let comma = UInt8(ascii: ",")
    guard let start = candidates.first(where: { !page[$0].isSpace && page[$0] != comma }) else {
      candidates = 0..<0
      return nil
    }
    var end = candidates[start...].first { page[$0].isSpace } ?? candidates.upperBound
    // A comma inside an address is part of it, and one behind it ends it.
    let endsHere = page[end - 1] == comma
    let next = endsHere ? end : candidates[end...].first { page[$0] == comma } ?? candidates.upperBound
    candidates = next..<candidates.upperBound
    while page[end - 1] == comma { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: page[start..<end])
  }

  private mutating func leaveTag() {
    position += 1
    isInTag = false
    guard let end = rawEnd else { return }
    rawEnd = nil
    position = find(end, from: position) ?? page.count
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
      let end = page.place(of: quote, from: start) ?? page.count
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

  @inline(__always)
  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < page.count, !page[end].endsName { end += 1 }
    return end
  }

  private func find(_ end: StaticString, from start: Int) -> Int? {
    var start = start
    while let found = page.place(of: end.utf8Start[0], from: start) {
      if reads(end, found, min(found + end.utf8CodeUnitCount, page.count)) { return found }
      start = found + 1
    }
    return nil
  }

  /// Whether the bytes from one position to another are this word, in capitals or small letters.
  @inline(__always)
  private func reads(_ word: StaticString, _ start: Int, _ end: Int) -> Bool {
    guard end - start == word.utf8CodeUnitCount else { return false }
    let letters = word.utf8Start
    for offset in 0..<end - start where page[start + offset].smallLetter != letters[offset] { return false }
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

  /// The white space of HTML.
  var isSpace: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }

  /// One comparison and a look at a bit: every byte of every tag is asked.
  fileprivate var endsName: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: false
    }
  }
}
