/// The lines of an iCalendar file: at most 75 bytes each, with CRLF. RFC 5545, 3.1.
struct ContentLines {
  private(set) var bytes: [UInt8] = []
  /// Bytes on the present line.
  private var length = 0

  private static let longest = 75

  /// A property with a value that is none of a text: a date, a word, an address.
  mutating func line(_ name: String, _ value: String) {
    begin(name)
    appendLetters(of: value, asText: false)
    end()
  }

  /// A property with a text, escaped by RFC 5545, 3.3.11.
  mutating func text(_ name: String, _ text: String) {
    begin(name)
    appendLetters(of: text, asText: true)
    end()
  }

  /// The value of a parameter, which has no escapes at all.
  static func parameter(_ value: String) -> String {
    String(
      value.unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      })
  }
}

extension ContentLines {
  private mutating func begin(_ name: String) {
    // Names are ours, and shorter than a line.
    bytes += name.utf8
    bytes.append(UInt8(ascii: ":"))
    length = name.utf8.count + 1
  }

  private mutating func end() { bytes += "\r\n".utf8 }

  /// Appends a text without controls, which the format has no place for.
  private mutating func appendLetters(of text: String, asText: Bool) {
    var text = text
    text.withUTF8 { letters in
      var index = 0
      while index < letters.count {
        let run = ContentLines.plainRun(in: letters, from: index)
        if run > 0 {
          append(run: UnsafeBufferPointer(rebasing: letters[index..<index + run]))
          index += run
          continue
        }
        let width = ContentLines.width(of: letters[index])
        let letter = UnsafeBufferPointer(rebasing: letters[index..<min(index + width, letters.count)])
        let isFirstOfTwo = letter[0] == 0x0D && index + 1 < letters.count && letters[index + 1] == 0x0A
        index += letter.count
        if isFirstOfTwo { continue }
        switch ContentLines.kind(of: letter) {
        case .control: continue
        case .lineEnd: if asText { append(escaped: UInt8(ascii: "n")) }
        case .tab: append(0x20)
        case .special where asText: append(escaped: letter[0])
        case .special, .plain: append(letter)
        }
      }
    }
  }

  private mutating func append(escaped byte: UInt8) {
    append(UInt8(ascii: "\\"))
    append(byte)
  }

  private mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    bytes.append(byte)
  }

  private mutating func append(_ letter: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: letter.count)
    bytes.append(contentsOf: letter)
  }

  /// Letters of one byte each, which may be parted anywhere.
  private mutating func append(run: UnsafeBufferPointer<UInt8>) {
    var rest = run[...]
    while !rest.isEmpty {
      makeRoom(for: 1)
      length -= 1
      let some = rest.prefix(ContentLines.longest - length)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: some))
      length += some.count
      rest = rest.dropFirst(some.count)
    }
  }

  /// How many bytes from a place on are letters of one byte that stand for themselves, whatever the value.
  private static func plainRun(in letters: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < letters.count, isPlain[Int(letters[end])] { end += 1 }
    return end - start
  }

  private static let isPlain: [Bool] = (0..<256).map { (0x20..<0x7F).contains($0) && !"\\;,".utf8.contains(UInt8($0)) }

  /// Breaks the line before the letter that would be too much; the space that begins each further line counts.
  private mutating func makeRoom(for count: Int) {
    if length + count > ContentLines.longest {
      bytes += "\r\n ".utf8
      length = 1
    }
    length += count
  }

  private enum Kind { case plain, special, tab, lineEnd, control }

  private static func kind(of letter: UnsafeBufferPointer<UInt8>) -> Kind {
    switch letter[0] {
    case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): .special
    case 0x09: .tab
    case 0x0A, 0x0D: .lineEnd
    case 0..<0x20, 0x7F: .control
    // U+0080 to U+009F, and the line and paragraph separators U+2028 and U+2029.
    case 0xC2 where letter.count == 2 && letter[1] < 0xA0: .control
    case 0xE2 where letter.count == 3 && letter[1] == 0x80 && letter[2] & 0xFE == 0xA8: .lineEnd
    default: .plain
    }
  }

  /// Bytes of the letter that begins with this one.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0..<0xC0: 1
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }
}
