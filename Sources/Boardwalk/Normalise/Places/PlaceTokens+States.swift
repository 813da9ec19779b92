import Markup

/// Several states, and towns that people call by letters.
extension PlaceTokens {
  /// Wide signs of East Asia, and `±`, as the signs that are read: `東京、大阪` is `東京,大阪`.
  static func inASCIISigns(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0xE3 || $0 == UInt8(ascii: "+") }) else { return text }
    let text =
      text.holds("+/-") ? text.split(separator: "+/-", omittingEmptySubsequences: false).joined(separator: "±") : text
    guard !text.isPlain else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "、", "，": ","
          case "；": ";"
          case "／": "/"
          case "｜": "|"
          case "（": "("
          case "）": ")"
          case "：": ":"
          case "\u{3000}": " "
          default: scalar
          }
        }))
  }

  /// The text without the dash with which a piece of a list may end: `Chicago, IL -`.
  static func withoutDash(_ text: String) -> String {
    guard let last = text.last, "-–—".contains(last), text.dropLast().last?.isWhitespace == true else { return text }
    return text.dropLast().trimmed
  }

  /// `CA, NY` of `CA or NY`, `NY/NJ`, `DC-MD-VA`: letters of states of the United States are a list whatever stands between them.
  static func withLetters(_ text: String) -> String {
    if let towns = withLosAngeles(text) { return towns }
    guard text.utf8.count < 40 else { return text }
    if let states = states(in: text), states.count > 1 { return states.joined(separator: ", ") }
    // `Remote in OH, MI or IN`
    guard let joint = text.range(of: " in "),
      let states = states(in: text[joint.upperBound...].split(separator: ",").joined(separator: " ")), states.count > 1,
      isWay(String(text[..<joint.lowerBound]))
    else { return text }
    return "\(text[..<joint.lowerBound]) - \(states.joined(separator: ", "))"
  }

  /// `Kansas City, MO` and `Kansas City, KS` of `Kansas City, MO/KS`, as far as the table of cities has the town there; nil for
  /// other texts.
  static func townInStates(_ text: String) -> [String]? {
    guard text.utf8.count <= PlaceReader.longest, let comma = text.firstIndex(of: ","),
      let states = states(in: text[text.index(after: comma)...].trimmed), states.count > 1
    else { return nil }
    let town = text[..<comma].trimmed
    guard !states.contains(town) else { return nil }
    let cities = City.named(town.folded).filter { $0.country == "US" }
    let found = states.filter { state in cities.contains { $0.region == state } }
    return found.isEmpty ? nil : found.map { "\(town), \($0)" }
  }

  /// `Texas, Ohio, Iowa` of `Texas, Ohio, or Iowa`: states and countries beside each other are a list. Of other places each piece
  /// may have its own state behind a comma.
  static func withoutLastOr(_ text: String) -> String {
    guard text.holds(", or "), text.utf8.count <= PlaceReader.longest else { return text }
    let list = text.split(separator: ", or ").joined(separator: ", ")
    let names = list.split(separator: ",").map { name -> String in
      let name = withoutPlainWay(name.trimmed)
      return name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
    }
    let areWide = names.allSatisfy { name in
      !Gazetteer.known.regions(named: name).isEmpty || isCountry(name.folded)
        || Gazetteer.known.region(name, of: "US")?.code == name
    }
    return names.count > 2 && areWide ? list : text
  }
}

extension PlaceTokens {
  /// `California` of `Remote - California` and `Remote in California`.
  private static func withoutPlainWay(_ text: String) -> String {
    for way in ["Remote - ", "Remote – ", "Remote: ", "Remote in ", "Remote "] where text.hasPrefix(way) {
      return String(text.dropFirst(way.count))
    }
    return text
  }

  /// Letters of states between slashes, hyphens, `or`, `and`; nil where anything else stands there.
  private static func states(in text: String) -> [String]? {
    guard !text.contains(",") else { return nil }
    let words = text.split { " /-&|".contains($0) }.filter { !["or", "and"].contains($0) }.map(String.init)
    let areStates = words.allSatisfy { $0.isCode && Gazetteer.known.region($0, of: "US")?.code == $0 }
    return areStates ? words : nil
  }

  /// `NYC, SF, Los Angeles` of `NYC, SF, LA`: beside large cities, none of them in Louisiana, it is one of them. Nil for other
  /// texts.
  private static func withLosAngeles(_ text: String) -> String? {
    guard text.utf8.count <= PlaceReader.longest, text.holds("LA") else { return nil }
    let words = text.split { ", /|;&+".contains($0) }
    guard words.contains("LA") else { return nil }
    let pieces = pieces(of: text)
    let others = pieces.filter { $0 != "LA" }
    guard others.count < pieces.count, !others.isEmpty else { return nil }
    let isWritten = pieces.count == 2 && pieces[0] == "LA" && ["CA", "California"].contains(pieces[1])
    let areCities = others.allSatisfy { other in
      let name = other.folded
      return City.isLarge(name) && !City.named(name).contains { $0.region == "LA" } || ways.contains(name)
    }
    let isList = pieces.count > 2 || others.allSatisfy(\.isCode)
    guard isWritten || areCities && isList && !others.allSatisfy({ ways.contains($0.folded) }) else { return nil }
    var written = ""
    var rest = text[...]
    while let found = rest.range(of: "LA") {
      let isWord =
        (found.lowerBound == text.startIndex || !text[text.index(before: found.lowerBound)].isLetter)
        && (found.upperBound == text.endIndex || !text[found.upperBound].isLetter)
      written += rest[..<found.lowerBound] + (isWord ? "Los Angeles" : "LA")
      rest = rest[found.upperBound...]
    }
    return written + rest
  }

  private static func pieces(of text: String) -> [String] {
    var pieces = text.split { ",/|;&+".contains($0) }.map(\.trimmed)
    for word in [" or ", " and "] { pieces = pieces.flatMap { $0.split(separator: word).map(\.trimmed) } }
    return pieces.map { piece in
      for word in ["or ", "and "] where piece.hasPrefix(word) { return String(piece.dropFirst(word.count)) }
      return piece
    }.filter { !$0.isEmpty }
  }
}
