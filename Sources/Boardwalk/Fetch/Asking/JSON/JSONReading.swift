import Foundation

/// A reply that is being decoded: its outline, and whether anything was met that the outline alone cannot answer.
final class JSONReading {
  let outline: JSONOutline
  let userInfo: [CodingUserInfoKey: Any]
  /// Something was asked or found that only Foundation's decoder knows what to make of: what was decoded does not count.
  private(set) var isOdd = false

  init(_ outline: JSONOutline) {
    self.outline = outline
    userInfo = ShapeLog.key.map { [$0: ShapeLog()] } ?? [:]
  }

  /// Says that what was decoded does not count. Thrown to end the decoding, though some may catch it.
  struct Oddity: Error {}

  func oddity() -> Oddity {
    isOdd = true
    return Oddity()
  }

  func kind(at place: Int) -> JSONOutline.Kind { outline.values[place].kind }

  /// The text that stands at a place.
  func text(at place: Int) throws -> String {
    let value = outline.values[place]
    let text = outline.bytes.withUnsafeBufferPointer { bytes in
      let range = UnsafeBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.end)])
      return value.kind == .plainText ? String(decoding: range, as: UTF8.self) : range.unescapedJSON
    }
    guard let text else { throw oddity() }
    return text
  }

  /// The number that stands at a place, as it is written.
  func figures(at place: Int) throws -> String {
    let value = outline.values[place]
    let figures = outline.bytes[Int(value.start)..<Int(value.end)]
    guard figures.isJSONNumber else { throw oddity() }
    return String(decoding: figures, as: UTF8.self)
  }

  func number(at place: Int) throws -> Double {
    let figures = try figures(at: place)
    guard let number = Double(figures), number.isFinite else { throw oddity() }
    // What is too small for a `Double` reads as nought.
    if number == 0, figures.utf8.contains(where: { (0x31...0x39).contains($0) }) { throw oddity() }
    return number
  }

  /// A text, number or truth value as a text; nil for null, and for a list or an object.
  func scalar(at place: Int) throws -> String? {
    switch kind(at: place) {
    case .plainText, .otherText: return try text(at: place)
    case .yes: return "true"
    case .no: return "false"
    case .number: return WireText.text(ofFigures: try figures(at: place))
    case .null, .list, .object, .oddlyNamedObject: return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// As JSON writes numbers: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  fileprivate var isJSONNumber: Bool {
    var rest = self
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: \.isDigit)
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    guard !whole.isEmpty else { return false }
    rest = rest[whole.endIndex...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest[fraction.endIndex...]
    }
    guard let sign = rest.first else { return true }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return sign | 0x20 == UInt8(ascii: "e") && !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text that is written so; nil when an escape is none, or when it is no UTF-8.
  fileprivate var unescapedJSON: String? {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var rest = self[...]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<backslash]
      rest = rest[(backslash + 1)...]
      guard let sign = rest.popFirst() else { return nil }
      switch sign {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(sign)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        guard let scalar = rest.popScalar() else { return nil }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default: return nil
      }
    }
    text += rest
    return String(validating: text, as: UTF8.self)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The character whose number, or two halves of it, stands behind `\u`.
  fileprivate mutating func popScalar() -> Unicode.Scalar? {
    guard let first = popUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard popFirst() == UInt8(ascii: "\\"), popFirst() == UInt8(ascii: "u"), let second = popUnit(),
      UTF16.isTrailSurrogate(second)
    else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func popUnit() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
