/// The pass over the bytes of a JSON text in which its outline is found.
struct JSONScan {
  let deepest: Int
  /// Why it is not read any further; nil while it is, and for what is not plain JSON.
  private(set) var fault: ReplyFault?
  private var index = 0
  /// The places of the lists and objects that are not closed yet.
  private var open: [Int] = []

  init(deepest: Int) { self.deepest = deepest }

  /// False for what is not plain JSON.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONOutline.Value]) -> Bool {
    while true {
      guard let byte = next(bytes) else { return false }
      switch byte {
      case UInt8(ascii: "\""):
        guard text(bytes, into: &values) else { return false }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard begin(bytes, into: &values) else { return false }
        // An empty one is over already.
        if let end = next(bytes), end != byte + 2 {
          guard byte == UInt8(ascii: "[") || name(bytes, into: &values) else { return false }
          continue
        }
      case UInt8(ascii: "-"), 0x30...0x39: number(bytes, into: &values)
      default: guard word(byte, bytes, into: &values) else { return false }
      }
      switch end(bytes, &values) {
      case nil: return false
      case true?: return next(bytes) == nil
      case false?: continue
      }
    }
  }

  /// What follows a value: the end of what it is in, or the next value. True at the end of everything.
  private mutating func end(_ bytes: UnsafeBufferPointer<UInt8>, _ values: inout [JSONOutline.Value]) -> Bool? {
    while let last = open.last {
      let isList = values[last].kind == .list
      switch next(bytes) {
      case UInt8(ascii: ","):
        index += 1
        if isList { values[last].start += 1 }
        if let fault = JSONReply.fault(ofItems: Int(values[last].start), values: values.count) {
          self.fault = fault
          return nil
        }
        return isList || name(bytes, into: &values) ? false : nil
      case isList ? UInt8(ascii: "]") : UInt8(ascii: "}"):
        index += 1
        values[last].end = UInt32(truncatingIfNeeded: values.count)
        open.removeLast()
      default: return nil
      }
    }
    return true
  }

  private mutating func begin(_ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONOutline.Value]) -> Bool {
    guard open.count < deepest else { return false }
    open.append(values.count)
    values.append(JSONOutline.Value(kind: bytes[index] == UInt8(ascii: "[") ? .list : .object))
    index += 1
    return true
  }

  /// The name of a member and the colon behind it.
  private mutating func name(_ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONOutline.Value]) -> Bool {
    guard let object = open.last, next(bytes) == UInt8(ascii: "\""), text(bytes, into: &values),
      next(bytes) == UInt8(ascii: ":")
    else { return false }
    values[object].start += 1
    if values.last?.kind != .plainText { values[object].kind = .oddlyNamedObject }
    index += 1
    return true
  }

  /// The byte that comes behind white space; nil at the end.
  @inline(__always)
  private mutating func next(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      index += 1
    }
    return nil
  }

  private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONOutline.Value]) {
    let start = index
    repeat { index += 1 } while index < bytes.count && bytes[index].isInNumbers
    values.append(
      JSONOutline.Value(kind: .number, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: index))
    )
  }

  private mutating func word(
    _ first: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONOutline.Value]
  ) -> Bool {
    let (kind, word): (JSONOutline.Kind, StaticString)
    switch first {
    case UInt8(ascii: "t"): (kind, word) = (.yes, "true")
    case UInt8(ascii: "f"): (kind, word) = (.no, "false")
    default: (kind, word) = (.null, "null")
    }
    guard word.withUTF8Buffer({ bytes[index...].starts(with: $0) }) else { return false }
    index += word.utf8CodeUnitCount
    values.append(JSONOutline.Value(kind: kind))
    return true
  }

  /// False when the text has no end, or a control character.
  private mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, into values: inout [JSONOutline.Value]) -> Bool {
    index += 1
    let start = index
    var isEscaped = false
    var high: UInt64 = 0
    while let byte = nextSign(bytes, &high) {
      switch byte {
      case UInt8(ascii: "\""):
        values.append(
          JSONOutline.Value(
            kind: isEscaped || high != 0 ? .otherText : .plainText, start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: index)))
        index += 1
        return true
      case UInt8(ascii: "\\"):
        isEscaped = true
        index += 2
      default: return false
      }
    }
    return false
  }

  /// Goes to the next quotation mark, backslash or control character, eight bytes at a time.
  ///
  /// - Parameter high: gets a bit where a byte that was passed is not ASCII.
  @inline(__always)
  private mutating func nextSign(_ bytes: UnsafeBufferPointer<UInt8>, _ high: inout UInt64) -> UInt8? {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      high |= word & Self.highs
      let signs =
        Self.zeros(in: word ^ (Self.ones &* 0x22)) | Self.zeros(in: word ^ (Self.ones &* 0x5C))
        | ((word &- (Self.ones &* 0x20)) & ~word & Self.highs)
      if signs != 0 {
        index += signs.trailingZeroBitCount / 8
        return bytes[index]
      }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return byte }
      if byte >= 0x80 { high = 1 }
      index += 1
    }
    return nil
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bit of the first byte that is nought, and perhaps of some behind it.
  private static func zeros(in word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
}

extension UInt8 {
  fileprivate var isInNumbers: Bool {
    switch self {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
