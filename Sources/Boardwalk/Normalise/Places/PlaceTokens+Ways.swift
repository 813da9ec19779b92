import Markup

/// What a part of a place's text says of the way of working, and what it names beside that.
extension PlaceTokens {
  mutating func take(_ part: String) {
    var part = takeCountrywide(PlaceTokens.withoutAside(PlaceTokens.inEnglish(part)))
    part = PlaceTokens.withoutOffice(PostalCode.removed(from: PlaceTokens.withoutWay(part)))
    part = PlaceTokens.withoutCoast(PlaceTokens.withoutPeople(part))
    let folded = part.folded
    if takeTime(part, folded) || takeShare(part, folded) || PlaceTokens.isCondition(folded) { return }
    if PlaceTokens.isOnSite(folded) || PlaceTokens.isFarAway(folded) {
      isOnSite = true
      return
    }
    switch folded {
    case "": return
    case "hq", "headquarters", "head office", "office", "based", "n a", "none",
      "null", "only", "tbd", "to be determined", "unknown", "not specified", "unspecified", "headquarter",
      "main office", "full time", "part time", "downtown", "city centre", "city center", "buro",
      "zentrale", "hauptsitz", "vollzeit", "teilzeit", "zentrum", "innenstadt", "siege", "siege social",
      "centre ville", "sede", "client site", "client sites", "customer site", "customer sites",
      "field based", "field", "field sales", "in the field", "aussendienst", "travel", "travelling", "traveling", "yes",
      "ja", "true", "preferred", "m f", "mon fri", "monday friday", "monday to friday", "montag bis freitag":
      return
    case "vor ort", "office based": isOnSite = true
    case "hybrid", "hybrid remote", "remote hybrid", "telework": isHybrid = true
    case "worldwide", "global", "globally", "international", "everywhere", "home office", "home based", "home",
      "work from home", "wfh", "virtual", "distributed", "telecommute", "remote first", "remote only",
      "teletravail", "remoto", "teletrabajo", "home working", "homeworking", "fully distributed", "distributed team",
      "your home", "world", "earth", "planet earth":
      isRemote = true
    case "flexible", "flexible location", "flexible locations", "various", "multiple", "multiple cities",
      "various cities", "multiple sites", "various sites",
      "several locations", "any", "all states", "any state", "all 50 states", "national", "nationale",
      "nacional", "nazionale":
      isOpen = true
    default: takePlace(part, folded)
    }
  }

  /// `Deutschlandweit`, `Remote deutschlandweit`: all of the country, and no certain place in it.
  private mutating func takeCountrywide(_ part: String) -> String {
    guard part.utf8.count > 4 else { return part }
    if let country = PlaceTokens.countrywide(part) {
      isOpen = true
      return country
    }
    guard part.holds("weit") else { return part }
    return part.split(separator: " ").map { word in
      guard let country = PlaceTokens.countrywide(String(word)) else { return String(word) }
      isOpen = true
      return country
    }.joined(separator: " ")
  }

  private mutating func takeTime(_ part: String, _ folded: String) -> Bool {
    guard PlaceTokens.namesTime(folded) else { return false }
    if PlaceTokens.namesZone(folded) { times.append(part) }
    return true
  }

  /// `excluding California`, `no US`, `must be authorized to work in Canada`, `Night shift`, `Travel required`: what one has to
  /// accept, and no place.
  private static func isCondition(_ folded: String) -> Bool {
    ["excluding ", "except ", "not including ", "must ", "but must "].contains(where: folded.hasPrefix)
      || [" shift", " shifts"].contains(where: folded.hasSuffix) || namesTravel(folded) || isDenial(folded)
      // `3x/week`
      || folded.utf8.first.map(DateReader.isDigit) == true
        && [" week", " woche", " semaine"].contains(where: folded.hasSuffix)
  }

  /// `EMEA only`, `Florida residents only`: the place alone.
  private static func withoutPeople(_ part: String) -> String {
    let words = part.split(separator: " ")
    var kept = words
    while kept.count > 1, let last = kept.last,
      ["only", "residents", "citizens", "preferred", "based"].contains(String(last).folded)
    {
      kept.removeLast()
    }
    // `Remote, but US only`
    if kept.count < words.count, kept.count > 1, kept.first?.lowercased() == "but" { kept.removeFirst() }
    return kept.count == words.count ? part : kept.joined(separator: " ")
  }

  private mutating func takePlace(_ part: String, _ folded: String) {
    let part = PlaceTokens.withoutJoint(part)
    // `Remote, HQ in Berlin`: where others are.
    if isRemote, folded.hasPrefix("hq in ") || folded.hasPrefix("headquartered in ") { return }
    if folded.hasPrefix("anywhere") { return takeAnywhere(part) }
    if folded.hasPrefix("within "), case let rest = part.split(separator: " ").dropFirst(),
      PlaceTokens.namesPlaces(rest)
    {
      return addRest(Array(rest))
    }
    let isNoPlace = PlaceTokens.namesNoPlace(folded)
    if isNoPlace { isOpen = true }
    guard PlaceTokens.remoteWords.contains(where: folded.holds) || folded.holds("hybrid") else {
      return isNoPlace || PlaceTokens.isProse(part) ? () : add(part)
    }
    takeWays(part, folded.split(separator: " ").map(String.init), isNoPlace: isNoPlace)
  }

  /// `Remote Germany`, `Remote-US`, `remote possible`, `no remote`.
  private mutating func takeWays(_ part: String, _ folded: [String], isNoPlace: Bool) {
    // What is passing is no way to find a job by.
    if Self.isPassing(folded) { return }
    let isDenied = Self.isDenied(folded)
    // `Homeoffice möglich`, `Lyon et télétravail`: some of the days, where nothing says that it is all of them.
    let isShared = !isDenied && Self.saysShareAtHome(folded)
    if isShared { isHybrid = true }
    if isDenied {
      isRefused = true
    } else if !isShared, folded.contains(where: Self.choices.contains) {
      isChoice = true
    }
    // `Boston (or remote)`
    if !isDenied, let first = folded.first, ["or", "oder", "ou"].contains(first) { isChoice = true }
    var said = part.split(separator: " ")
    // `Hybrid remote in Austin`: nothing but hybrid.
    if said.count > 1, said[0].lowercased() == "hybrid", said[1].lowercased() == "remote" { said.remove(at: 1) }
    let pieces = said.flatMap { word in
      Self.remoteWords.contains(where: String(word).folded.holds) ? word.split { "-–—:/".contains($0) } : [word]
    }
    let rest = pieces.filter { word in
      switch String(word).folded {
      case "homeoffice" where isShared: break
      case let word where isShared && Self.ofAgreement.contains(word): break
      case "remote", "remotely", "homeoffice": isRemote = isRemote || !isDenied
      case "hybrid": isHybrid = isHybrid || !isDenied
      default: return true
      }
      return false
    }
    // `Remote, nationwide` and `Remote nationwide` say the same.
    if !isNoPlace { addRest(isDenied ? Self.withoutDenialWords(rest) : rest) }
  }

  /// `Remote site`, `remote community`: far from everything, and no way of working.
  private static func isFarAway(_ folded: String) -> Bool {
    let words = folded.split(separator: " ")
    return words.count == 2 && words[0] == "remote" && farAway.contains(String(words[1]))
  }

  private static let farAway: Set = [
    "site", "sites", "camp", "camps", "community", "communities", "area", "areas", "island", "village", "station",
  ]

  /// Whether it begins in a small letter or a figure and is in no table: no place that stands beside a way of working, such as
  /// `3x/week`.
  private static func isNoName(_ rest: String) -> Bool {
    guard let first = rest.utf8.first, (0x61...0x7A).contains(first) || DateReader.isDigit(first) else { return false }
    return !isKnown(rest)
  }

  static let remoteWords: [StaticString] = ["remote", "homeoffice"]
  static let ways: Set = ["remote", "remotely", "homeoffice", "hybrid"]
  static let denials: Set = [
    "no", "not", "non", "kein", "keine", "ohne", "without", "never", "nicht", "nein", "false", "unavailable",
  ]
  static let choices: Set = [
    "possible", "moglichkeit", "moglichkeiten", "option", "optional", "options", "friendly", "available", "allowed",
    "ok", "okay", "welcome",
    "negotiable", "moglich", "eligible",
  ]

  /// `Onsite Berlin` is Berlin.
  private static func withoutWay(_ part: String) -> String {
    let small = part.lowercased()
    for way in [
      "100% onsite ", "100% on-site ", "fully onsite ", "fully on-site ", "onsite only ", "onsite ", "on-site ",
      "on site ", "in-office ", "in office ", "in-person ", "in person ", "client site ",
      "client sites ", "customer site ",
    ]
    where small.hasPrefix(way) {
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
  mutating func addRest(_ words: [Substring]) {
    let binding: Set = [
      "in", "within", "the", "from", "across", "of", "job", "jobs", "work", "working", "only", "first", "position",
      "role", "based", "or", "and", "100", "yes", "ja", "true", "also", "this", "team", "fully", "is", "full",
      "complet",
      "total", "totale", "completo", "integral",
      "komplett", "oder", "ou", "und", "et", "trabajo", "travail",
      "lavoro", "trabalho", "praca",
      "arbeit", "arbeiten", "werk", "werken", "modalidad", "modalita", "modelo", "regime", "mode", "model", "modell",
    ]
    let binds = { (word: Substring) in
      binding.contains(String(word).folded) || Self.choices.contains(String(word).folded)
    }
    var words = words[...]
    while let first = words.first, binds(first) { words.removeFirst() }
    while let last = words.last, binds(last) { words.removeLast() }
    let rest = Self.withoutCoast(Self.withoutBinding(words).joined(separator: " "))
    switch rest.folded {
    case "": return
    case "world", "globe", "worldwide", "globally": isRemote = true
    case let folded where takeTime(rest, folded): break
    case _ where Self.isProse(rest) || Self.isNoName(rest): break
    default: add(rest)
    }
  }

  /// `en España`, `aus der Schweiz`: the country, the region or the town alone. The words begin names as well: `En Gedi`.
  private static func withoutBinding(_ words: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let binding: Set = [
      "en", "em", "w", "na", "no", "aus", "von", "der", "dans", "desde", "dal", "dalla", "vanuit", "toute", "la", "a",
    ]
    let rest = words.drop { binding.contains(String($0).folded) }
    let isName = !City.named(words.joined(separator: " ").folded).isEmpty
    guard !rest.isEmpty, rest.count < words.count, !isName else { return words }
    return namesPlaces(rest) ? rest : words
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
