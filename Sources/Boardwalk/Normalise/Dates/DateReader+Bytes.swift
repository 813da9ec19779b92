extension DateReader {
  /// A number of one digit or more; nil, and nothing read, when there is none or it has more digits than that.
  mutating func readNumber(atMost most: Int) -> (number: Int, digits: Int)? {
    var end = position
    var number = 0
    while let byte = bytes[safe: end], DateReader.isDigit(byte) {
      guard end - position < most else { return nil }
      number = number * 10 + Int(byte - 0x30)
      end += 1
    }
    guard end > position else { return nil }
    defer { position = end }
    return (number, end - position)
  }

  /// Letters, in lower case; nil when there are none.
  mutating func readWord() -> String? {
    var end = position
    while let byte = bytes[safe: end], DateReader.isLetter(byte) { end += 1 }
    guard end > position else { return nil }
    defer { position = end }
    return String(decoding: bytes[position..<end].map { $0 | 0x20 }, as: UTF8.self)
  }

  mutating func take(_ sign: Character) -> Bool {
    guard let byte = bytes[safe: position], byte == sign.asciiValue else { return false }
    position += 1
    return true
  }

  mutating func takeWord(_ word: String) -> Bool {
    let start = position
    if readWord() == word { return true }
    position = start
    return false
  }

  mutating func skipSpaces() {
    while let byte = bytes[safe: position], byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  mutating func skipDigits() {
    while let byte = bytes[safe: position], DateReader.isDigit(byte) { position += 1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// `'`, or the sign that looks like one.
  mutating func takeApostrophe() -> Bool {
    if take("'") { return true }
    guard bytes[position...].starts(with: "’".utf8) else { return false }
    position += "’".utf8.count
    return true
  }
}

extension Array {
  /// The element there, or nil beyond either end.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
