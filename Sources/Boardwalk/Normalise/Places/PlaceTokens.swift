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
    var texts = listOfCoded(text) ?? [text]
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

  /// `UTC-6`, `CST`, `European timezones`: when the work is done, not where.
  fileprivate static func namesTime(_ folded: String) -> Bool {
    switch folded {
    case "utc", "gmt", "cst", "cdt", "est", "edt", "pst", "pdt", "cet", "cest": true
    default:
      folded.hasSuffix("timezone") || folded.hasSuffix("timezones") || folded.hasSuffix("time zone")
        || folded.hasSuffix("time zones") || folded.utf8.allSatisfy { DateReader.isDigit($0) || $0 == 0x20 }
    }
  }

  fileprivate mutating func take(_ part: String) {
    let folded = part.folded
    if PlaceTokens.namesTime(folded) { return }
    switch folded {
    case "": return
    case "hq", "headquarters", "head office", "office", "on site", "onsite", "in office", "based", "n a", "none",
      "null", "only":
      return
    case "hybrid", "hybrid remote", "telework", "partly remote", "partially remote": isHybrid = true
    case "worldwide", "global", "globally", "international", "everywhere", "home office", "home based", "home",
      "work from home", "wfh", "virtual", "distributed", "telecommute":
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

  /// `Anywhere in the U.S.`: from all of the country.
  fileprivate mutating func takeAnywhere(_ part: String) {
    isOpen = true
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
