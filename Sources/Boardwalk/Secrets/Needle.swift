/// One text that gives a secret away, and the strings by which it is looked for.
struct Needle: Sendable {
  /// The variable's name.
  let name: String
  /// What must stand there once escapes are undone.
  let text: [UInt8]
  /// One of these stands there however the text is escaped. The first is the longest part of the text that nobody
  /// escapes who escapes only what has to be.
  let anchors: [[UInt8]]
  /// Where that part begins in the text; nil when the text has none.
  private let plainStart: Int?

  /// Bytes of a value that are looked for: who shows so many of a longer one has shown it.
  private static let longest = 1024
  private static let longestAnchor = 64
  /// Letters in an anchor that is escaped as a whole.
  private static let escapedLetters = 8
  /// What one byte may be written as at most: `&amp;DiacriticalGrave;` has 23 letters.
  private static let room = 24

  /// A secret's value, and what it becomes in base64 and as hexadecimal digits.
  static func all(of value: [UInt8], named name: String) -> [Needle] {
    let value = Array(value.prefix(longest))
    let whole = Coding.escapedWhole(String(String(decoding: value, as: UTF8.self).prefix(escapedLetters)))
    let coded = Coding.base64(value) + Coding.hexadecimal(value)
    return [Needle(name, value, escapedWhole: whole)] + coded.map { Needle(name, $0, escapedWhole: []) }
  }

  private init(_ name: String, _ text: [UInt8], escapedWhole: [[UInt8]]) {
    self.name = name
    self.text = text
    if let run = Needle.longestPlainRun(of: text)?.prefix(Needle.longestAnchor) {
      plainStart = run.startIndex
      anchors = [Array(run)] + escapedWhole
    } else {
      plainStart = nil
      // Every letter may stand as it is or as an escape of any kind.
      anchors = Set(text.prefix(1) + Unescaping.introducers).sorted().map { [$0] }
    }
  }

  /// Whether the text stands there, escaped or not, where this one of its anchors does, capitals aside.
  func stands(in bytes: UnsafeRawBufferPointer, around range: Range<Int>, anchor: Int) -> Bool {
    if let plainStart, anchor == 0, !mayGoOn(in: bytes, around: range, from: plainStart) { return false }
    let room = text.count * Needle.room
    let region = bytes[max(0, range.lowerBound - room)..<min(bytes.count, range.upperBound + room)]
    return Unescaping.reveals(text, in: Array(region), layers: 2)
  }
}

extension Needle {
  private static func longestPlainRun(of text: [UInt8]) -> ArraySlice<UInt8>? {
    text.split(whereSeparator: { !isPlain($0) }).max { $0.count < $1.count }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// A quick no where the anchor is a word that many pages have: the rest of the text must follow, up to its end or to
  /// what may be an escape.
  private func mayGoOn(in bytes: UnsafeRawBufferPointer, around range: Range<Int>, from start: Int) -> Bool {
    var place = range.lowerBound
    for letter in text[start...] {
      guard place < bytes.count else { return false }
      if Unescaping.introducers.contains(bytes[place]) { return true }
      if bytes[place] != letter { return false }
      place += 1
    }
    return true
  }
}
