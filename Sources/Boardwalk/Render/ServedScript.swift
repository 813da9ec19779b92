/// The text of a script as browsers get it.
enum ServedScript {
  /// A built-in script without the lines that only explain and the spaces that only please, which are a quarter of what a phone
  /// would load.
  static func compact(_ script: [UInt8]) -> [UInt8] {
    var served: [UInt8] = []
    served.reserveCapacity(script.count)
    script.withUnsafeBufferPointer { script in
      var isInside = false
      for line in script.split(separator: UInt8(ascii: "\n")) {
        let line = line.drop { $0 == UInt8(ascii: " ") }
        if line.starts(with: "/**".utf8) { isInside = true }
        let isComment = isInside || line.starts(with: "//".utf8)
        if line.suffix(2).elementsEqual("*/".utf8) { isInside = false }
        guard !isComment else { continue }
        divide(served: &served, from: line)
        append(line, to: &served)
      }
    }
    served.append(UInt8(ascii: "\n"))
    return served
  }

  /// Ends the line before another one, unless it cannot end there or the other cannot begin anything.
  private static func divide(served: inout [UInt8], from line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let last = served.last, let first = line.first else { return }
    let closes = "}])".utf8.contains(first)
    if closes, last == UInt8(ascii: ",") { served.removeLast() }
    if !closes, !".?:".utf8.contains(first), !",([{".utf8.contains(last) { served.append(UInt8(ascii: "\n")) }
  }

  /// Names the version in a script's own imports, so that no browser runs a new one with old parts.
  static func versioned(_ script: [UInt8], query: Substring) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    var served: [UInt8] = []
    served.reserveCapacity(script.count + 512)
    script.withBytes { script in
      var copied = 0
      var start = 0
      while let opening = script.place(of: quote, from: start) {
        start = opening + 1
        guard script[start...].starts(with: "./".utf8), let end = script.place(of: quote, from: start),
          script[start..<end].suffix(3).elementsEqual(".js".utf8)
        else { continue }
        served += script[copied..<end]
        served += query.utf8
        (copied, start) = (end, end + 1)
      }
      served += script[copied...]
    }
    return served
  }

  /// A line without the spaces around its signs, as far as the first comment; its templates and regular expressions stay as they
  /// are. `+` and `-` keep what is between two of them, because side by side they mean another thing.
  private static func append(_ line: Slice<UnsafeBufferPointer<UInt8>>, to served: inout [UInt8]) {
    let (space, quote, escape) = (UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "\\"))
    let lastTemplate = line.lastIndex(of: UInt8(ascii: "`")) ?? line.startIndex
    var isQuoted = false
    var wasSign = false
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if !isQuoted, byte == UInt8(ascii: "`"), index < lastTemplate {
        served += line[index...lastTemplate]
        index = lastTemplate + 1
        wasSign = false
        continue
      }
      // Only where something is divided a space stands on both sides.
      if !isQuoted, line[index...].starts(with: " / ".utf8) {
        served.append(UInt8(ascii: "/"))
        index += 3
        continue
      }
      if !isQuoted, let end = endOfExpression(line[index...]) {
        served += line[index...end]
        index = end + 1
        wasSign = false
        continue
      }
      // A template that has no end here goes on in the next line.
      if !isQuoted, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "/") {
        served += line[index...]
        return
      }
      if byte == quote, index == line.startIndex || line[index - 1] != escape { isQuoted.toggle() }
      let next = index + 1 < line.endIndex ? line[index + 1] : byte
      let isBesideSum = index > line.startIndex && isSum(line[index - 1]) != isSum(next)
      if byte != space || isQuoted || !(wasSign || isSign[Int(next)] || isBesideSum) {
        served.append(byte)
        wasSign = isSign[Int(byte)]
      }
      index += 1
    }
  }

  /// The slash that ends the regular expression with which a rest of a line begins; nil when none does.
  private static func endOfExpression(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let slash = UInt8(ascii: "/")
    guard rest.first == slash, rest.dropFirst().first != slash else { return nil }
    var (isInClass, isEscaped) = (false, false)
    for index in rest.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else {
        switch rest[index] {
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "["): isInClass = true
        case UInt8(ascii: "]"): isInClass = false
        case slash where !isInClass: return index
        default: break
        }
      }
    }
    return nil
  }

  private static func isSum(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

  private static let isSign: [Bool] = {
    let signs = Set("=<>?:,{}()[]&|;!*%".utf8)
    return (UInt8.min...UInt8.max).map(signs.contains)
  }()
}
