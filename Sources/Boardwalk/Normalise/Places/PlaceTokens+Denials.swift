/// Where the work is not done.
extension PlaceTokens {
  /// The text without the places that it denies, so that they are not taken for places of work:
  /// `Remote (no US or Canada)`, `worldwide except China`, `anywhere but Germany`.
  static func withoutDenials(_ text: String) -> String { denials(in: text).kept }

  /// Whether it excepts places from those that it names: `EU (not Germany)`, but not `Boston (no visa)`.
  static func exceptsPlaces(_ text: String) -> Bool { denials(in: text).ofPlaces }

  private static func denials(in text: String) -> (kept: String, ofPlaces: Bool) {
    guard text.utf8.count <= PlaceReader.longest else { return (text, false) }
    var (kept, ofPlaces, isExcepted, isInBrackets) = ("", false, false, false)
    var rest = text[...]
    while !rest.isEmpty {
      let segment = rest.prefix { !",;|()".contains($0) }
      rest = rest[segment.endIndex...]
      if !isExcepted {
        let exception = exception(in: segment)
        let part = exception.map { segment[..<$0] } ?? withoutDenial(segment)
        kept += part
        let isOfPlaces = part.endIndex < segment.endIndex && deniesPlaces(segment[part.endIndex...])
        // `(not Portland, Maine)`
        isExcepted = exception != nil || isInBrackets && isOfPlaces
        ofPlaces = ofPlaces || isOfPlaces
      }
      // What is excepted goes on behind a comma.
      if let sign = rest.popFirst() {
        kept.append(sign)
        if sign != ",", sign != "(" { isExcepted = false }
        if "()".contains(sign) { isInBrackets = sign == "(" }
      }
    }
    return (kept, ofPlaces)
  }

  /// `no US`, `not in Germany`, `non-EU`, `outside the UK`, `no visa`; but not `no remote`, which says how the work is
  /// done.
  ///
  /// - Parameter text: folded.
  static func isDenial(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count > 1, !words.contains(where: ways.contains) else { return false }
    let rest = words.dropFirst().drop { ["in", "of", "the"].contains($0) }
    if ["no", "not", "kein", "keine", "ohne", "without"].contains(first) {
      // `No. 5` is a house, and `NO Oslo` in Norway.
      let town = rest.joined(separator: " ")
      return !words[1].utf8.allSatisfy(DateReader.isDigit) && !City.named(town).contains { $0.country == "NO" }
    }
    return ["non", "outside", "nicht"].contains(first)
      && rest.indices.contains { isCountry(rest[...$0].joined(separator: " ")) }
  }

  /// Whether it is a country or more, by its name or its letters, which are capitals no more.
  static func isCountry(_ text: String) -> Bool {
    [text, text.uppercased()].contains { Gazetteer.known.country(in: $0) != nil || Area.name($0) != nil }
  }

  private static func withoutDenial(_ segment: Substring) -> Substring {
    if isDenial(String(segment).folded) { return segment[..<segment.startIndex] }
    guard let dash = segment.range(of: " - "), isDenial(String(segment[dash.upperBound...]).folded) else {
      return segment
    }
    return segment[..<dash.lowerBound]
  }
}
