/// The text of a script as browsers get it.
enum ServedScript {
  /// A built-in script without the lines that only explain and the spaces that only please, which are a quarter of what a phone
  /// would load; and `const` is `let`, which it is to whoever runs it.
  static func compact(_ script: [UInt8]) -> [UInt8] {
    var served: [UInt8] = []
    served.reserveCapacity(script.count)
    script.withUnsafeBufferPointer { script in
      var isInside = false
      var former: Int?
      for line in script.split(separator: UInt8(ascii: "\n")) {
        let line = line.drop { $0 == UInt8(ascii: " ") }
        if line.starts(with: "/**".utf8) { isInside = true }
        let isComment = isInside || line.starts(with: "//".utf8)
        if line.suffix(2).elementsEqual("*/".utf8) { isInside = false }
        guard !isComment else { continue }
        let beginning = beginningOfDeclaration(line)
        if let beginning, beginning == former {
          served.append(UInt8(ascii: ","))
          append(line.dropFirst(beginning), to: &served)
        } else {
          divide(served: &served, from: line)
          append(line, to: &served)
        }
        former = beginning
      }
    }
    return served
  }

  /// Ends the line before another one, unless it cannot end there or the other cannot begin anything.
  private static func divide(served: inout [UInt8], from line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let last = served.last, let first = line.first else { return }
    let closes = "}])".utf8.contains(first)
    if closes, last == UInt8(ascii: ",") { served.removeLast() }
    if !closes, !".?:".utf8.contains(first), !",([{".utf8.contains(last) { served.append(UInt8(ascii: "\n")) }
  }

  /// The length of the words with which a line begins that declares constants and ends with them, so that another such line can go
  /// on with it; nil for any other line.
  private static func beginningOfDeclaration(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let words = ["const ", "export const "].first { line.starts(with: $0.utf8) }
    guard let words, let last = line.last, !",=>&|?:+".utf8.contains(last) else { return nil }
    var (open, templates) = (0, 0)
    var isBesideSlash = false
    for byte in line {
      let isSlash = byte == UInt8(ascii: "/")
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: "`"): templates += 1
      default: if isSlash, isBesideSlash { return nil }
      }
      isBesideSlash = isSlash
    }
    return open == 0 && templates.isMultiple(of: 2) ? words.utf8.count : nil
  }

  /// Names the version in a script's own imports, so that no browser runs a new one with old parts.
  ///
  /// - Parameter moved: by the name of a script the one that it is in.
  static func versioned(_ script: [UInt8], query: Substring, moved: [String: String] = [:]) -> [UInt8] {
    let folder = "assets/".utf8
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    var served: [UInt8] = []
    served.reserveCapacity(script.count + 512)
    script.withBytes { script in
      var copied = 0
      var start = 0
      while let way = script.place(of: UInt8(ascii: "."), from: start) {
        start = way + 1
        guard way > 0, quotes.contains(script[way - 1]), script[way...].starts(with: "./".utf8),
          let end = script.place(of: script[way - 1], from: start),
          script[start..<end].suffix(3).elementsEqual(".js".utf8)
        else { continue }
        start += 1
        // The worker lies above the others.
        if script[start...].starts(with: folder) { start += folder.count }
        served += script[copied..<start]
        let name = String(decoding: script[start..<end], as: UTF8.self)
        served += (moved[name] ?? name).utf8
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
      // What no built-in script gives another value needs no longer word.
      let beginsWord = index == line.startIndex || " (".utf8.contains(line[index - 1])
      if !isQuoted, beginsWord, line[index...].starts(with: "const ".utf8) {
        served += "let".utf8
        index += 5
        wasSign = false
        continue
      }
      if !isQuoted, beginsWord, line[index...].starts(with: "undefined".utf8) {
        served += "void 0".utf8
        index += 9
        wasSign = false
        continue
      }
      if !isQuoted, wasSign, let name = onlyParameter(line[index...]) {
        served += name
        index = name.endIndex + 1
        wasSign = false
        continue
      }
      let waits = "async ".utf8
      if !isQuoted, beginsWord, line[index...].starts(with: waits),
        let name = onlyParameter(line[index...].dropFirst(waits.count))
      {
        served += waits
        served += name
        index = name.endIndex + 1
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
      let isBeforeText = next == quote || next == UInt8(ascii: "`")
      if byte != space || isQuoted || !(wasSign || isSign[Int(next)] || isBesideSum || isBeforeText) {
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

  /// The name of a function's only parameter, which needs no brackets, where a rest of a line begins with such a function.
  private static func onlyParameter(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let name = rest[(rest.startIndex + 1)..<end]
    guard !name.isEmpty, name.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }), rest[end...].starts(with: ") =>".utf8)
    else { return nil }
    return name
  }

  private static func isSum(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

  private static let isSign: [Bool] = {
    let signs = Set("=<>?:,{}()[]&|;!*%".utf8)
    return (UInt8.min...UInt8.max).map(signs.contains)
  }()
}
