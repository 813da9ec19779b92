/// Reads JSON that Boardwalk wrote and refuses what is none: RFC 8259. Linear, and without recursion.
struct JSONText {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// What plain letters of a text end at.
  private let ends = StopBytes(UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\""), orControl: true)

  /// Values inside each other; a feed has six.
  private static let deepest = 64

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Throws the first thing a strict reader would refuse.
  mutating func check() throws(FormatFault) {
    /// For each container that is open, whether it is an object.
    var open: [Bool] = []
    skipSpace()
    repeat {
      // A value, or the beginning of one.
      if let isObject = opens() {
        open.append(isObject)
        if open.count > JSONText.deepest { throw fault("has too many values inside each other") }
        skipSpace()
        if !closes(isObject) {
          if isObject { try key() }
          continue
        }
        open.removeLast()
      } else {
        try scalar()
      }
      // What follows a value: as many ends as there are, then a comma.
      skipSpace()
      while let isObject = open.last {
        if takes(UInt8(ascii: ",")) {
          skipSpace()
          if isObject { try key() }
          break
        }
        guard closes(isObject) else { throw fault("has no comma or end where one has to be") }
        open.removeLast()
        skipSpace()
      }
    } while !open.isEmpty
    if position < bytes.count { throw fault("goes on after its end") }
  }
}

extension JSONText {
  private func fault(_ reason: String) -> FormatFault { FormatFault(at: position, reason) }

  @inline(__always)
  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
  }

  private mutating func opens() -> Bool? {
    if takes(UInt8(ascii: "{")) { return true }
    return takes(UInt8(ascii: "[")) ? false : nil
  }

  private mutating func closes(_ isObject: Bool) -> Bool {
    takes(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func key() throws(FormatFault) {
    guard takes(UInt8(ascii: "\"")) else { throw fault("has no name where one has to be") }
    try text()
    skipSpace()
    guard takes(UInt8(ascii: ":")) else { throw fault("has no “:” where one has to be") }
    skipSpace()
  }

  private mutating func scalar() throws(FormatFault) {
    if takes(UInt8(ascii: "\"")) { return try text() }
    if !isLetterNext || !takes("true") && !takes("false") && !takes("null") { try number() }
  }

  @inline(__always)
  private mutating func takes(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private var isLetterNext: Bool { position < bytes.count && bytes[position] >= UInt8(ascii: "a") }

  private mutating func takes(_ word: StaticString) -> Bool {
    guard position + word.utf8CodeUnitCount <= bytes.count else { return false }
    let letters = word.utf8Start
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != letters[offset] { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// The rest of a string, after its first quote.
  private mutating func text() throws(FormatFault) {
    while true {
      position = ends.first(in: bytes, from: position)
      guard position < bytes.count else { throw fault("ends in a text") }
      let byte = bytes[position]
      if byte < 0x20 { throw fault("has a control character in a text") }
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      try escape()
    }
  }

  private mutating func escape() throws(FormatFault) {
    guard position < bytes.count, bytes[position].isJSONEscape else {
      throw fault("has a “\\” that begins no escape")
    }
    position += 1
    guard bytes[position - 1] == UInt8(ascii: "u") else { return }
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) })
    else { throw fault("has a “\\u” without four digits") }
    position += 4
  }

  private mutating func number() throws(FormatFault) {
    _ = takes(UInt8(ascii: "-"))
    let start = position
    let isZero = takes(UInt8(ascii: "0"))
    if !isZero { skipDigits() }
    guard position > start else { throw fault("has no value where one has to be") }
    if takes(UInt8(ascii: ".")) { try digits() }
    if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
      if !takes(UInt8(ascii: "+")) { _ = takes(UInt8(ascii: "-")) }
      try digits()
    }
  }

  private mutating func skipDigits() {
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
  }

  private mutating func digits() throws(FormatFault) {
    let start = position
    skipDigits()
    if position == start { throw fault("has a number without digits") }
  }
}

extension UInt8 {
  fileprivate var isJSONEscape: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "u"):
      true
    default: false
    }
  }

  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
