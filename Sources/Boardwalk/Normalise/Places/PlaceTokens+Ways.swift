import Markup

/// What a part of a place's text says of the way of working, and what it names beside that.
extension PlaceTokens {
  mutating func take(_ part: String) {
    let part = PlaceTokens.withoutPeople(PostalCode.removed(from: PlaceTokens.withoutWay(part)))
    let folded = part.folded
    if takeTime(part, folded) || takeShare(part, folded) || PlaceTokens.isCondition(folded) { return }
    switch folded {
    case "": return
    case "hq", "headquarters", "head office", "office", "on site", "onsite", "in office", "based", "n a", "none",
      "null", "only", "tbd", "to be determined", "unknown", "not specified", "unspecified", "headquarter",
      "main office", "in person", "full time", "part time", "downtown", "city centre", "city center", "buro",
      "zentrale", "hauptsitz", "vor ort", "vollzeit", "teilzeit", "zentrum", "innenstadt", "siege", "siege social",
      "centre ville", "sede":
      return
    case "hybrid", "hybrid remote", "remote hybrid", "telework": isHybrid = true
    case "worldwide", "global", "globally", "international", "everywhere", "home office", "home based", "home",
      "work from home", "wfh", "virtual", "distributed", "telecommute", "remote first", "remote only",
      "teletravail", "remoto", "teletrabajo", "home working", "homeworking":
      isRemote = true
    case "flexible", "various", "multiple", "any": isOpen = true
    default: takePlace(part, folded)
    }
  }

  private mutating func takeTime(_ part: String, _ folded: String) -> Bool {
    guard PlaceTokens.namesTime(folded) else { return false }
    if PlaceTokens.namesZone(folded) { times.append(part) }
    return true
  }

  /// `excluding California`, `no US`, `must be authorized to work in Canada`, `Night shift`: what one has to accept, and no place.
  private static func isCondition(_ folded: String) -> Bool {
    ["excluding ", "except ", "not including ", "must "].contains(where: folded.hasPrefix)
      || [" shift", " shifts"].contains(where: folded.hasSuffix) || isDenial(folded)
  }

  /// `EMEA only`, `Florida residents only`: the place alone.
  private static func withoutPeople(_ part: String) -> String {
    let words = part.split(separator: " ")
    var kept = words
    while kept.count > 1, let last = kept.last, ["only", "residents", "citizens"].contains(String(last).folded) {
      kept.removeLast()
    }
    return kept.count == words.count ? part : kept.joined(separator: " ")
  }

  private mutating func takePlace(_ part: String, _ folded: String) {
    if folded.hasPrefix("anywhere") { return takeAnywhere(part) }
    if PlaceTokens.namesNoPlace(folded) {
      isOpen = true
      return
    }
    guard PlaceTokens.remoteWords.contains(where: folded.holds) || folded.holds("hybrid") else { return add(part) }
    takeWays(part, folded.split(separator: " ").map(String.init))
  }

  /// `Remote Germany`, `Remote-US`, `remote possible`, `no remote`.
  private mutating func takeWays(_ part: String, _ folded: [String]) {
    let isDenied = Self.isDenied(folded)
    if isDenied { isRefused = true } else if folded.contains(where: Self.choices.contains) { isChoice = true }
    let pieces = part.split(separator: " ").flatMap { word in
      Self.remoteWords.contains(where: String(word).folded.holds) ? word.split { "-–—:/".contains($0) } : [word]
    }
    addRest(
      pieces.filter { word in
        switch String(word).folded {
        case "remote", "remotely", "homeoffice": isRemote = isRemote || !isDenied
        case "hybrid": isHybrid = isHybrid || !isDenied
        case let word where isDenied && Self.denials.contains(word): break
        default: return true
        }
        return false
      })
  }

  /// `no remote`, `remote not possible`; what else is denied is another matter.
  private static func isDenied(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      denials.contains(word) && ways.contains(next) || ways.contains(word) && denials.contains(next)
    }
  }

  /// `up to 2 days remote`, `50% remote`, `3 days in office`, `teilweise Homeoffice`: partly from home. `5 days in office` is not.
  private mutating func takeShare(_ part: String, _ folded: String) -> Bool {
    let words = folded.split(separator: " ").map(String.init)
    let isRemoteShare = Self.remoteWords.contains(where: folded.holds)
    let number = words.firstIndex { $0.utf8.count < 3 && $0.utf8.allSatisfy(DateReader.isDigit) }
    let hasDays = words.contains(where: Self.dayWords.contains)
    guard let number, hasDays || isRemoteShare && part.utf8.contains(UInt8(ascii: "%")) else {
      guard isRemoteShare, words.contains(where: Self.shareWords.contains) else { return false }
      isHybrid = true
      return true
    }
    // Of a week all days in the office are not.
    if words[number] != "5" || isRemoteShare { isHybrid = true }
    addRest(part.split(separator: " ").prefix(number).filter { !Self.amountWords.contains(String($0).folded) })
    return true
  }

  private static let remoteWords: [StaticString] = ["remote", "homeoffice"]
  static let ways: Set = ["remote", "remotely", "homeoffice", "hybrid"]
  private static let denials: Set = ["no", "not", "non", "kein", "keine", "ohne", "without", "never", "nicht"]
  private static let choices: Set = [
    "possible", "option", "optional", "options", "friendly", "available", "allowed", "ok", "okay", "welcome",
    "negotiable", "moglich", "eligible",
  ]
  private static let dayWords: Set = ["day", "days", "tag", "tage", "tagen", "jour", "jours", "dia", "dias", "giorni"]
  private static let shareWords: Set = [
    "partly", "partially", "partial", "some", "occasional", "occasionally", "teilweise",
  ]
  private static let amountWords: Set = [
    "up", "to", "bis", "zu", "min", "minimum", "max", "maximum", "at", "least", "about", "approx", "ca", "hybrid",
  ]

  /// `Onsite Berlin` is Berlin.
  private static func withoutWay(_ part: String) -> String {
    let small = part.lowercased()
    for way in ["onsite ", "on-site ", "on site ", "in-office ", "in office "] where small.hasPrefix(way) {
      let rest = String(part.dropFirst(way.count)).trimmed
      return rest.lowercased().hasPrefix("in ") ? String(rest.dropFirst(3)).trimmed : rest
    }
    return part
  }

  /// `Anywhere in the U.S.`: from all of the country.
  private mutating func takeAnywhere(_ part: String) {
    isOpen = true
    isRemote = true
    addRest(Array(part.split(separator: " ").dropFirst()))
  }

  /// What is left beside `remote`, without the words that bind it.
  private mutating func addRest(_ words: [Substring]) {
    let binding: Set = [
      "in", "within", "the", "from", "across", "of", "job", "jobs", "work", "working", "only", "first", "position",
      "role", "based", "or", "and", "100", "fully", "is",
    ]
    let binds = { (word: Substring) in
      binding.contains(String(word).folded) || Self.choices.contains(String(word).folded)
    }
    var words = words[...]
    while let first = words.first, binds(first) { words.removeFirst() }
    while let last = words.last, binds(last) { words.removeLast() }
    let rest = words.joined(separator: " ")
    switch rest.folded {
    case "": return
    case "world", "globe": isRemote = true
    case let folded where takeTime(rest, folded): break
    default: add(rest)
    }
  }

  private mutating func add(_ part: String) {
    if let last = parts.last, last.folded == part.folded {
      twice.insert(part.folded)
    } else {
      parts.append(part)
    }
  }

  /// Pseudo-places of the recorded announcements, and `5 locations`.
  private static func namesNoPlace(_ folded: String) -> Bool {
    let phrases: [StaticString] = [
      "negotiable", "multiple locations", "various locations", "duty locations", "throughout the", "nationwide",
      "statewide", "all locations", "many locations", "locations tbd",
    ]
    if phrases.contains(where: folded.holds) { return true }
    return folded.hasSuffix(" locations") && folded.utf8.dropLast(10).allSatisfy(DateReader.isDigit)
  }
}
