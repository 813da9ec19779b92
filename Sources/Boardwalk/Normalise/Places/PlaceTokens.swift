import Markup

/// The parts of a place's text between its commas, and what the text says beside naming a place.
struct PlaceTokens {
  /// `Portland`, `Maine`; what names no place is left out, and so is a part that repeats the one before it.
  var parts: [String] = []
  /// What stands in it twice, one part behind the other, folded: `Luxembourg, Luxembourg`.
  var twice: Set<String> = []
  /// When the work is done, in its own words: `UTC-3 to UTC+3`, `European timezones`.
  var times: [String] = []
  /// It says that the work is done from anywhere or at home.
  var isRemote = false
  /// It says that remote work is one of two ways, the place being the other: `Munich (remote possible)`.
  var isChoice = false
  /// It says that the work is not done from home: `no remote`.
  var isRefused = false
  /// It says in so many words that one is there: `On-site`, `in person`.
  var isOnSite = false
  /// It says that the work is done partly from home.
  var isHybrid = false
  /// It says that there is no certain place: `Location Negotiable After Selection`, `Multiple Locations`.
  var isOpen = false

  init(_ text: String) {
    var rest = PlaceTokens.split(text)[...]
    while let part = rest.popFirst() {
      // `Remote - No`
      if let next = rest.first, PlaceTokens.ways.contains(part.folded), PlaceTokens.denials.contains(next.folded) {
        rest.removeFirst()
        take("no \(part)")
      } else {
        take(part)
      }
    }
  }

  /// Whether what it names is where one may live, and not where one works.
  var isElsewhere: Bool { isRemote && !isChoice }

  /// Whether it says that one is there, be it part of the time, and names nothing: `Onsite`, `Hybrid`.
  var isSiteAlone: Bool { parts.isEmpty && !isRemote && (isOnSite || isHybrid) }

  /// Between places, `or` apart.
  private static let separators: [StaticString] = [";", "|", "•", " / "]

  /// The texts of several places that a source wrote into one: `Berlin; Paris`, `Flexible / Remote`, `US or Canada`.
  static func places(in text: String) -> [String] {
    let text = departmentAtTown(
      withoutSlash(withoutLastOr(withLetters(withoutLabel(withoutDenials(withoutConditions(inASCIISigns(text))))))))
    var texts =
      townInStates(text) ?? listOfCoded(text) ?? listOfPairs(text) ?? listOfStated(text) ?? listOfDashed(text)
      ?? listInBrackets(text)
      ?? listBehindDash(text) ?? [
        text
      ]
    for separator in separators + [" or "] where text.holds(separator) {
      texts = texts.flatMap { $0.split(separator: "\(separator)").map(String.init) }
    }
    return texts.map { withoutLabel(withoutDash($0.trimmed)) }.filter { !$0.isEmpty }
  }
}

extension PlaceTokens {
  /// `US-Remote, US-Chicago`: each part begins with a code, so each is a place of its own.
  fileprivate static func listOfCoded(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map(\.trimmed)
    let areCoded = parts.allSatisfy { splitCode($0).count > 1 }
    return parts.count > 1 && areCoded ? parts : nil
  }

  /// `Remote (US or Canada)`: what stands before the brackets holds for each of the places in them.
  fileprivate static func listInBrackets(_ text: String) -> [String]? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open > text.startIndex else { return nil }
    let before = String(text[..<open]).trimmed
    guard isWay(before) else { return nil }
    let inside = String(text[text.index(after: open)...].dropLast())
    let pieces = places(in: inside)
    return pieces.count > 1 && !inside.contains("(") ? pieces.map { "\(before) (\($0))" } : nil
  }

  /// `Remote - Boston or Austin`: what stands before the dash does likewise, if the text says nothing more of it.
  fileprivate static func listBehindDash(_ text: String) -> [String]? {
    for dash in [" - ", " – ", " — ", ": "] {
      guard let found = text.range(of: dash), isWay(String(text[..<found.lowerBound])) else { continue }
      let (way, rest) = (text[..<found.upperBound], String(text[found.upperBound...]))
      let pieces = rest.split(separator: " or ").map(String.init)
      let isLonger = separators.contains(where: rest.holds)
      let saysMore = PlaceTokens(rest).isRemote || PlaceTokens(rest).isHybrid || isLonger
      return pieces.count > 1 && !saysMore ? pieces.map { way + $0 } : nil
    }
    return nil
  }

  static func isWay(_ text: String) -> Bool {
    let way = PlaceTokens(text)
    return (way.isRemote || way.isHybrid) && way.parts.isEmpty
  }

  /// Parts between commas, brackets and spaced dashes, but a name with brackets in it is one. Hyphens part only what
  /// begins with a code: `US-CA-Remote`.
  fileprivate static func split(_ text: String) -> [String] {
    var text = dashAtTown(bracketsAtTown(withShareAtWay(withSentencesApart(text))))
    let dashes: [StaticString] = [" - ", " – ", " — "]
    for dash in dashes where text.holds(dash) {
      text = text.split(separator: "\(dash)").joined(separator: ",")
    }
    return text.utf8.split { ",[]".utf8.contains($0) }.flatMap { splitBrackets(Substring($0).trimmed) }
      .filter { !$0.isEmpty }.flatMap(splitCode)
  }

  /// `Boston (MA)` is two parts, `Georgia (country)` and `Frankfurt (Oder)` are one each.
  private static func splitBrackets(_ text: String) -> [String] {
    guard text.utf8.count <= PlaceReader.longest, let open = text.firstIndex(of: "(") else {
      return text.utf8.split { "()".utf8.contains($0) }.map { Substring($0).trimmed }
    }
    let (known, before) = (Gazetteer.known, String(text[..<open]).folded)
    let isWhole = { (text: String) in
      text.folded != before && (known.country(in: text) != nil || !known.regions(named: text).isEmpty)
    }
    if isWhole(text) { return [text] }
    if let close = text[open...].firstIndex(of: ")") {
      let name = String(text[...close])
      if let whole = isWhole(name) ? name : BracketedName(name)?.whole {
        return [whole] + splitBrackets(text[text.index(after: close)...].trimmed)
      }
    }
    return [text[..<open].trimmed] + splitBrackets(text[text.index(after: open)...].trimmed)
  }

  fileprivate static func splitCode(_ part: String) -> [String] {
    guard part.utf8.contains(0x2D) else { return [part] }
    let pieces = part.split(separator: "-").map(\.trimmed)
    guard pieces.count > 1, let first = pieces.first, !["UTC", "GMT"].contains(first),
      (2...3).contains(first.utf8.count),
      first.allSatisfy(\.isUppercase)
    else { return splitCountry(part) }
    // `CH-8001 Zürich`
    if pieces.count == 2, pieces[1].utf8.first.map(DateReader.isDigit) == true { return [pieces[1], first] }
    return pieces
  }

  /// `UTC-6`, `CST`, `GMT+1 to GMT+3`, `European timezones`: when the work is done, not where.
  static func namesTime(_ folded: String) -> Bool {
    if folded.hasSuffix("timezone") || folded.hasSuffix("timezones") || folded.hasSuffix("time zone")
      || folded.hasSuffix("time zones")
    {
      return true
    }
    switch folded {
    case "east coast", "west coast", "east coast et", "west coast pt", "eastern time", "central time", "pacific time":
      return true
    default: break
    }
    let words = folded.split(separator: " ").map(String.init)
    // `ET hours`; but `MT` alone is Montana, and `CT` Connecticut.
    let zones = words.contains { ["hours", "hrs", "time"].contains($0) } ? ["et", "ct", "mt", "pt", "time"] : []
    // `CET ±2h`, `CET business hours`, `within 2h of CET`; beside no zone these words are others.
    let around = words.contains { timeZones.contains($0) } ? aroundZones : []
    return words.allSatisfy { word in
      timeZones.contains(word) || timeWords.contains(word) || zones.contains(word) || around.contains(word)
        || isCount(word)
        || ["utc", "gmt"].contains { word.hasPrefix($0) && word.utf8.dropFirst(3).allSatisfy(DateReader.isDigit) }
    }
  }

  /// `2`, `2h`
  private static func isCount(_ word: String) -> Bool {
    let unit = word.utf8.drop(while: DateReader.isDigit)
    return unit.isEmpty || unit.count < word.utf8.count && ["h", "hr", "hrs"].contains(String(Substring(unit)))
  }

  /// Whether one of its words names a zone: `4 hours` says nothing of when.
  static func namesZone(_ folded: String) -> Bool {
    !folded.split(separator: " ").allSatisfy { word in
      ["to", "hours", "hrs", "overlap"].contains(word) || isCount(String(word))
    }
  }

  private static let timeZones: Set = [
    "utc", "gmt", "cst", "cdt", "est", "edt", "pst", "pdt", "cet", "cest", "mst", "mdt", "eet", "eest", "wet", "bst",
    "msk",
    "ist", "sgt", "hkt", "jst", "aest", "aedt", "acst", "awst", "nzst", "nzdt", "brt", "wat", "sast",
  ]
  private static let timeWords: Set = ["to", "hours", "hrs", "overlap", "timezone", "timezones"]
  private static let aroundZones: Set = [
    "h", "hour", "hr", "plus", "minus", "business", "working", "core", "and", "or", "within", "of", "around", "with",
    "zone", "time",
  ]
}
