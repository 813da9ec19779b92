/// The lines of an iCalendar file: at most 75 bytes each, with CRLF. RFC 5545, 3.1.
struct ContentLines {
  private var bytes: [UInt8] = []
  /// Bytes on the present line.
  private var length = 0

  private static let longest = 75

  /// Appends the lines that `body` writes.
  static func append(to out: inout [UInt8], _ body: (inout ContentLines) -> Void) {
    var lines = ContentLines()
    swap(&lines.bytes, &out)
    body(&lines)
    swap(&lines.bytes, &out)
  }

  /// Bytes that are there.
  var count: Int { bytes.count }

  /// Takes the last lines back.
  /// - Parameter count: bytes that stay; they end with a line.
  mutating func cut(to count: Int) { bytes.removeSubrange(count...) }

  /// A property with a value that is none of a text: a word, an address.
  mutating func line(_ name: StaticString, _ value: String) {
    begin(name)
    appendLetters(of: value, asText: false)
    end()
  }

  /// A property with a number.
  mutating func line(_ name: StaticString, _ number: Int) {
    begin(name)
    bytes.append(digits: number)
    end()
  }

  /// A property with a day: `20261122`.
  mutating func line(_ name: StaticString, _ day: Day) {
    begin(name)
    append(day)
    end()
  }

  /// A property with a moment: `20020907T000001Z`.
  mutating func line(_ name: StaticString, _ moment: Timestamp) {
    begin(name)
    append(moment.day)
    bytes.append(UInt8(ascii: "T"))
    let (hour, minute, second) = moment.time
    for part in [hour, minute, second] { bytes.append(digits: part, atLeast: 2) }
    bytes.append(UInt8(ascii: "Z"))
    end()
  }

  /// A property with a text, escaped by RFC 5545, 3.3.11.
  /// - Parameter parameter: what stands in the name's end, cleaned: parameters have no escapes at all.
  mutating func text(_ name: StaticString, parameter: String? = nil, _ text: String) {
    begin(name, parameter.map(Self.plain))
    appendLetters(of: text, asText: true)
    end()
  }

  private static func plain(_ parameter: String) -> String {
    String(
      parameter.unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-")
      })
  }
}

extension ContentLines {
  private mutating func begin(_ name: StaticString, _ parameter: String? = nil) {
    // Names are ours, and shorter than a line; so are numbers, days and moments.
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    if let parameter { bytes += parameter.utf8 }
    bytes.append(UInt8(ascii: ":"))
    length = name.utf8CodeUnitCount + (parameter?.utf8.count ?? 0) + 1
  }

  private mutating func end() {
    bytes.append(UInt8(ascii: "\r"))
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ day: Day) {
    let (year, month, date) = day.civil
    bytes.append(digits: year, atLeast: 4)
    bytes.append(digits: month, atLeast: 2)
    bytes.append(digits: date, atLeast: 2)
  }

  /// Appends a text without controls, which the format has no place for.
  private mutating func appendLetters(of text: String, asText: Bool) {
    var text = text
    text.withUTF8 { letters in
      let isPlain = ContentLines.isPlain
      var index = 0
      while index < letters.count {
        var run = 0
        while index + run < letters.count, isPlain[Int(letters[index + run])] { run += 1 }
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
    if length + run.count <= ContentLines.longest {
      bytes.append(contentsOf: run)
      length += run.count
      return
    }
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

  /// Whether a byte is a letter that stands for itself, whatever the value.
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
