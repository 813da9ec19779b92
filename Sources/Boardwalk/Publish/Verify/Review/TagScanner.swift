/// Finds the tags of a page in one pass: what opens an element, with its attributes. For pages of our own, which quote
/// every attribute; text, comments and what is between `<script>`, `<style>` or `<template>` and their ends are passed over.
struct TagScanner {
  /// What opens an element.
  struct Tag: Equatable {
    /// In small letters.
    var name: String
    /// By their names in small letters, with character references as they stand.
    var attributes: [String: String] = [:]
  }

  private let page: [UInt8]
  private var position = 0

  init(_ page: [UInt8]) { self.page = page }

  /// The next one; nil at the end.
  mutating func next() -> Tag? {
    while let open = page[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      if page[position...].starts(with: "!--".utf8) {
        position = end(of: "-->", from: position) ?? page.count
      } else if position < page.count, isLetter(page[position]) {
        let tag = readTag()
        if ["script", "style", "template"].contains(tag.name) {
          position = end(of: "</\(tag.name)", from: position) ?? page.count
        }
        return tag
      }
    }
    position = page.count
    return nil
  }
}

extension TagScanner {
  private mutating func readTag() -> Tag {
    var tag = Tag(name: readName().lowercased())
    while true {
      skip { $0.isSpace || $0 == UInt8(ascii: "/") }
      guard position < page.count else { return tag }
      if page[position] == UInt8(ascii: ">") {
        position += 1
        return tag
      }
      let name = readName().lowercased()
      if name.isEmpty {
        position += 1
        continue
      }
      tag.attributes[name] = readValue()
    }
  }

  private mutating func readName() -> String {
    let start = position
    skip { !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }
    return String(decoding: page[start..<position], as: UTF8.self)
  }

  private mutating func readValue() -> String {
    skip(\.isSpace)
    guard position < page.count, page[position] == UInt8(ascii: "=") else { return "" }
    position += 1
    skip(\.isSpace)
    guard position < page.count else { return "" }
    let quote = page[position]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let start = position
    skip { isQuoted ? $0 != quote : !$0.isSpace && $0 != UInt8(ascii: ">") }
    defer { if isQuoted { position = min(position + 1, page.count) } }
    return String(decoding: page[start..<position], as: UTF8.self)
  }

  private mutating func skip(_ passes: (UInt8) -> Bool) {
    while position < page.count, passes(page[position]) { position += 1 }
  }

  private func end(of text: String, from start: Int) -> Int? {
    page[start...].firstRange(of: Array(text.utf8))?.upperBound
  }
}
