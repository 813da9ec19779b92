import Markup

/// Reads an XML document piece by piece and refuses what is not well-formed: XML 1.0, fifth edition, with namespaces.
///
/// Strict and small, because it reads what Boardwalk wrote: a document type is refused, since no feed or sitemap has
/// one. Linear in the size of the document, and without recursion.
struct XMLReader {
  /// A piece of the document; names and texts are places in it.
  enum Piece {
    case start(Range<Int>)
    case end
    /// With its references, as it is written.
    case text(Range<Int>)
  }

  let bytes: UnsafeRawBufferPointer
  private(set) var position = 0
  /// The names of the elements that are open.
  private(set) var open: [Range<Int>] = []
  private var prefixes: [(name: Range<Int>, depth: Int)] = []
  private var hasRoot = false
  private var isEmptyElement = false

  private let textEnds = StopBytes(UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"))

  /// Elements inside each other; a feed has five.
  private static let deepest = 64

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The next piece; nil at the end of a well-formed document.
  mutating func next() throws(FormatFault) -> Piece? {
    if isEmptyElement {
      isEmptyElement = false
      return close()
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") { return try text() }
      switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
      case UInt8(ascii: "/"): return try endTag()
      case UInt8(ascii: "?"): try skip("<?", to: "?>", "has a processing instruction that does not end")
      case UInt8(ascii: "!") where starts(with: "<!--"):
        try skip("<!--", to: "-->", "has a comment that does not end")
      case UInt8(ascii: "!") where starts(with: "<![CDATA["): return try characterData()
      default: return try startTag()
      }
    }
    if let name = open.last { throw FormatFault(at: position, "ends before “\(string(name))” does") }
    if !hasRoot { throw FormatFault(at: 0, "has no element") }
    return nil
  }

  /// A place of the document as a text.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a place of the document reads so.
  @inline(__always)
  func reads(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    let letters = text.utf8Start
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != letters[offset] { return false }
    return true
  }
}

extension XMLReader {
  /// Whether two places of the document read alike.
  @inline(__always)
  private func same(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    UnsafeRawBufferPointer(rebasing: bytes[one]).equals(UnsafeRawBufferPointer(rebasing: bytes[other]))
  }

  @inline(__always)
  private func starts(with text: StaticString) -> Bool { starts(with: text, at: position) }

  private func starts(with text: StaticString, at place: Int) -> Bool {
    place + text.utf8CodeUnitCount <= bytes.count && reads(place..<place + text.utf8CodeUnitCount, text)
  }

  private mutating func skip(_ start: StaticString, to end: StaticString, _ reason: String) throws(FormatFault) {
    let first = position
    position += start.utf8CodeUnitCount
    while !starts(with: end) {
      if position >= bytes.count { throw FormatFault(at: first, reason) }
      if starts(with: "--"), starts(with: "<!--", at: first) {
        throw FormatFault(at: position, "has “--” in a comment")
      }
      position += 1
    }
    position += end.utf8CodeUnitCount
  }

  private mutating func text() throws(FormatFault) -> Piece {
    let start = position
    if open.isEmpty {
      skipSpace()
      guard position == bytes.count || bytes[position] == UInt8(ascii: "<") else {
        throw FormatFault(at: position, "has text outside the document")
      }
    }
    while true {
      position = textEnds.first(in: bytes, from: position)
      guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { return .text(start..<position) }
      if bytes[position] == UInt8(ascii: "&") {
        try reference()
      } else {
        if starts(with: "]]>") { throw FormatFault(at: position, "has “]]>” in a text") }
        position += 1
      }
    }
  }

  private mutating func characterData() throws(FormatFault) -> Piece {
    if open.isEmpty { throw FormatFault(at: position, "has text outside the document") }
    let start = position + 9
    try skip("<![CDATA[", to: "]]>", "has a CDATA section that does not end")
    return .text(start..<position - 3)
  }

  /// One of the five names, or a number that is a letter.
  private mutating func reference() throws(FormatFault) {
    let start = position
    position += 1
    let name = position
    while position < bytes.count, position - name < 12, bytes[position] != UInt8(ascii: ";") { position += 1 }
    let isReference = isReference(name..<position)
    position += 1
    guard position <= bytes.count, open.isEmpty == false, isReference else {
      throw FormatFault(at: start, "has an “&” that begins no reference")
    }
  }

  private func isReference(_ name: Range<Int>) -> Bool {
    if reads(name, "lt") || reads(name, "gt") || reads(name, "amp") || reads(name, "quot") || reads(name, "apos") {
      return true
    }
    guard let value = number(name), Unicode.Scalar(value) != nil else { return false }
    return value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(value)
  }

  /// What `#38` and `#x26` stand for, without the bounds of a letter.
  private func number(_ name: Range<Int>) -> UInt32? {
    guard name.count > 1, bytes[name.lowerBound] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = bytes[name.lowerBound + 1] == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for place in digits {
      // At most ten digits come here, and what is no letter any more stays none.
      guard let digit = bytes[place].hexDigitValue, isHexadecimal || digit < 10, value < 0x0100_0000 else {
        return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + digit
    }
    return value
  }

  private mutating func close() -> Piece {
    while let last = prefixes.last, last.depth == open.count { prefixes.removeLast() }
    open.removeLast()
    return .end
  }

  private mutating func endTag() throws(FormatFault) -> Piece {
    let start = position
    position += 2
    if let expected = open.last, case let end = position + expected.count, end < bytes.count,
      bytes[end] == UInt8(ascii: ">"), same(expected, position..<end)
    {
      position = end + 1
      return close()
    }
    let name = try self.name()
    skipSpace()
    guard let expected = open.last, same(expected, name) else {
      throw FormatFault(at: start, "closes “\(string(name))”, which is not open there")
    }
    try expect(">")
    return close()
  }

  private mutating func startTag() throws(FormatFault) -> Piece {
    let start = position
    position += 1
    if open.isEmpty, hasRoot { throw FormatFault(at: start, "begins a second document") }
    let name = try self.name()
    open.append(name)
    hasRoot = true
    if open.count > XMLReader.deepest { throw FormatFault(at: start, "has too many elements inside each other") }
    try attributes(of: name)
    return .start(name)
  }

  private mutating func attributes(of element: Range<Int>) throws(FormatFault) {
    // As good as no element has any.
    if position < bytes.count, bytes[position] == UInt8(ascii: ">"), colon(in: element) == nil {
      position += 1
      return
    }
    var names: [Range<Int>] = []
    while true {
      let hadSpace = skipSpace()
      if starts(with: "/>") {
        position += 2
        isEmptyElement = true
        break
      }
      if starts(with: ">") {
        position += 1
        break
      }
      guard hadSpace else { throw FormatFault(at: position, "has a tag that is not closed") }
      let name = try self.name()
      if names.contains(where: { same($0, name) }) {
        throw FormatFault(at: name.lowerBound, "has the attribute “\(string(name))” twice")
      }
      names.append(name)
      skipSpace()
      try expect("=")
      skipSpace()
      try value()
    }
    for name in names where starts(with: "xmlns:", at: name.lowerBound) {
      prefixes.append((name.lowerBound + 6..<name.upperBound, open.count))
    }
    for name in names { try expectDeclared(name) }
    try expectDeclared(element)
  }

  private mutating func value() throws(FormatFault) {
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw FormatFault(at: position, "has an attribute without quotes")
    }
    let quote = bytes[position]
    position += 1
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw FormatFault(at: position, "has a “<” in an attribute") }
      if bytes[position] == UInt8(ascii: "&") { try reference() } else { position += 1 }
    }
    guard position < bytes.count else { throw FormatFault(at: start, "has an attribute that does not end") }
    position += 1
  }

  /// Namespaces in XML 1.0, 5.
  private func expectDeclared(_ name: Range<Int>) throws(FormatFault) {
    guard let colon = colon(in: name) else { return }
    let prefix = name.lowerBound..<colon
    if reads(prefix, "xml") || reads(prefix, "xmlns") { return }
    guard prefixes.contains(where: { same($0.name, prefix) }) else {
      throw FormatFault(at: name.lowerBound, "uses the prefix “\(string(prefix))” and does not say what it means")
    }
  }

  @inline(__always)
  private func colon(in name: Range<Int>) -> Int? {
    for place in name where bytes[place] == UInt8(ascii: ":") { return place }
    return nil
  }

  private mutating func name() throws(FormatFault) -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isXMLName { position += 1 }
    guard position > start, !(0x2D...0x39).contains(bytes[start]) else {
      throw FormatFault(at: start, "has a “<” that begins no tag")
    }
    return start..<position
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
    return position > start
  }

  private mutating func expect(_ text: StaticString) throws(FormatFault) {
    guard starts(with: text) else { throw FormatFault(at: position, "has no “\(text)” where one has to be") }
    position += text.utf8CodeUnitCount
  }
}

extension UInt8 {
  fileprivate var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Letters of names as far as they are ASCII, letters, digits, `_`, `-`, `.` and `:`; all others are taken as they come.
  @inline(__always)
  fileprivate var isXMLName: Bool {
    let names: UInt64 = self < 64 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self >= 0x80 || names >> UInt64(self & 63) & 1 != 0
  }
}
