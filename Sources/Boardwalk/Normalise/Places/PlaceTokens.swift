import Markup

/// The parts of a place's text between its commas, and what the text says beside naming a place.
struct PlaceTokens {
  /// `Portland`, `Maine`; what names no place is left out, and so is a part that repeats the one before it.
  var parts: [String] = []
  /// It says that the work is done from anywhere or at home.
  var isRemote = false
  /// It says that the work is done partly from home.
  var isHybrid = false
  /// It says that there is no certain place: `Location Negotiable After Selection`, `Multiple Locations`.
  var isOpen = false

  init(_ text: String) {
    for part in PlaceTokens.split(text) { take(part) }
  }

  /// The texts of several places that a source wrote into one: `Berlin; Paris`, `Flexible / Remote`, `US or Canada`.
  static func places(in text: String) -> [String] {
    var texts = listOfCoded(text) ?? listOfPairs(text) ?? listInBrackets(text) ?? [text]
    let separators: [StaticString] = [";", "|", "•", " / ", " or "]
    for separator in separators where text.holds(separator) {
      texts = texts.flatMap { $0.split(separator: "\(separator)").map(String.init) }
    }
    return texts.map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension PlaceTokens {
  /// `US-Remote, US-Chicago`: each part begins with a code, so each is a place of its own.
  fileprivate static func listOfCoded(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map(\.trimmed)
    let areCoded = parts.allSatisfy { splitCode($0).count > 1 }
    return parts.count > 1 && areCoded ? parts : nil
  }

  /// `Folsom, CA, Stockton, CA`: each second part is the letters of a state.
  fileprivate static func listOfPairs(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map(\.trimmed)
    guard parts.count >= 4, parts.count.isMultiple(of: 2) else { return nil }
    let pairs = stride(from: 0, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
    let areStates = pairs.allSatisfy { place, letters in
      place.count > 3 && letters.count == 2 && letters.allSatisfy(\.isUppercase)
    }
    return areStates ? pairs.map { "\($0), \($1)" } : nil
  }

  /// `Remote (US or Canada)`: what stands before the brackets holds for each of the places in them.
  fileprivate static func listInBrackets(_ text: String) -> [String]? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), open > text.startIndex else { return nil }
    let before = String(text[..<open]).trimmed
    let way = PlaceTokens(before)
    guard way.isRemote || way.isHybrid, way.parts.isEmpty else { return nil }
    let inside = String(text[text.index(after: open)...].dropLast())
    let pieces = places(in: inside)
    return pieces.count > 1 && !inside.contains("(") ? pieces.map { "\(before) (\($0))" } : nil
  }

  /// Parts between commas, brackets and spaced dashes. Hyphens part only what begins with a code: `US-CA-Remote`.
  fileprivate static func split(_ text: String) -> [String] {
    var text = text
    let dashes: [StaticString] = [" - ", " – ", " — "]
    for dash in dashes where text.holds(dash) {
      text = text.split(separator: "\(dash)").joined(separator: ",")
    }
    return text.utf8.split { ",()[]".utf8.contains($0) }.map { Substring($0).trimmed }.filter { !$0.isEmpty }
      .flatMap(splitCode)
  }

  fileprivate static func splitCode(_ part: String) -> [String] {
    guard part.utf8.contains(0x2D) else { return [part] }
    let pieces = part.split(separator: "-").map(\.trimmed)
    guard pieces.count > 1, let first = pieces.first, (2...3).contains(first.utf8.count),
      first.allSatisfy(\.isUppercase)
    else { return [part] }
    return pieces
  }

  /// `UTC-6`, `CST`, `GMT+1 to GMT+3`, `European timezones`: when the work is done, not where.
  fileprivate static func namesTime(_ folded: String) -> Bool {
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
    return words.allSatisfy { word in
      timeWords.contains(word) || zones.contains(word) || word.utf8.allSatisfy(DateReader.isDigit)
        || ["utc", "gmt"].contains { word.hasPrefix($0) && word.utf8.dropFirst(3).allSatisfy(DateReader.isDigit) }
    }
  }

  private static let timeWords: Set = [
    "utc", "gmt", "cst", "cdt", "est", "edt", "pst", "pdt", "cet", "cest", "mst", "mdt", "eet", "to", "hours", "hrs",
    "overlap", "timezone", "timezones",
  ]

  fileprivate mutating func take(_ part: String) {
    let part = PlaceTokens.withoutWay(part)
    let folded = part.folded
    if PlaceTokens.namesTime(folded) { return }
    switch folded {
    case "": return
    case "hq", "headquarters", "head office", "office", "on site", "onsite", "in office", "based", "n a", "none",
      "null", "only":
      return
    case "hybrid", "hybrid remote", "telework", "partly remote", "partially remote": isHybrid = true
    case "worldwide", "global", "globally", "international", "everywhere", "home office", "home based", "home",
      "work from home", "wfh", "virtual", "distributed", "telecommute", "remote first", "remote friendly",
      "remote only":
      isRemote = true
    case "flexible", "various", "multiple", "tbd", "to be determined", "unknown", "not specified", "unspecified", "any":
      isOpen = true
    default: takePlace(part, folded)
    }
  }

  fileprivate mutating func takePlace(_ part: String, _ folded: String) {
    if folded.hasPrefix("anywhere") { return takeAnywhere(part) }
    if PlaceTokens.namesNoPlace(folded) {
      isOpen = true
      return
    }
    guard folded.holds("remote") || folded.holds("hybrid") else { return add(part) }
    let words = part.split(separator: " ").filter { word in
      switch String(word).folded {
      case "remote", "remotely": isRemote = true
      case "hybrid": isHybrid = true
      default: return true
      }
      return false
    }
    addRest(words)
  }

  /// `Onsite Berlin` is Berlin.
  fileprivate static func withoutWay(_ part: String) -> String {
    let small = part.lowercased()
    for way in ["onsite ", "on-site ", "on site ", "in-office ", "in office "] where small.hasPrefix(way) {
      return String(part.dropFirst(way.count)).trimmed
    }
    return part
  }

  /// `Anywhere in the U.S.`: from all of the country.
  fileprivate mutating func takeAnywhere(_ part: String) {
    isOpen = true
    isRemote = true
    addRest(Array(part.split(separator: " ").dropFirst()))
  }

  /// What is left beside `remote`, without the words that bind it.
  fileprivate mutating func addRest(_ words: [Substring]) {
    let binding: Set = [
      "in", "within", "the", "from", "across", "of", "job", "jobs", "work", "working", "only", "first", "position",
      "role", "based", "or", "and", "friendly", "option", "possible", "100", "fully",
    ]
    var words = words[...]
    while let first = words.first, binding.contains(String(first).folded) { words.removeFirst() }
    while let last = words.last, binding.contains(String(last).folded) { words.removeLast() }
    let rest = words.joined(separator: " ")
    switch rest.folded {
    case "": return
    case "world", "globe": isRemote = true
    default: add(rest)
    }
  }

  fileprivate mutating func add(_ part: String) {
    if parts.last?.folded != part.folded { parts.append(part) }
  }

  /// Pseudo-places of the recorded announcements, and `5 locations`.
  fileprivate static func namesNoPlace(_ folded: String) -> Bool {
    let phrases: [StaticString] = [
      "negotiable", "multiple locations", "various locations", "duty locations", "throughout the", "nationwide",
      "statewide", "all locations", "many locations", "locations tbd",
    ]
    if phrases.contains(where: folded.holds) { return true }
    return folded.hasSuffix(" locations") && folded.utf8.dropLast(10).allSatisfy(DateReader.isDigit)
  }
}
