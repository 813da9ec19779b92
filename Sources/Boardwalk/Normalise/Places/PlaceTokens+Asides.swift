import Markup

/// What stands beside the way of working and names neither a way nor a place: journeys, conditions, whole sentences.
extension PlaceTokens {
  /// `Remote` of `Remote with occasional travel to London` and of `Remote but must live in Texas`; but all of `Remote with 2 days
  /// in the office`, which is partly from home.
  static func withoutAside(_ part: String) -> String {
    let words = part.split(separator: " ")
    guard words.count > 2 else { return part }
    let folded = words.map { String($0).folded }
    guard let way = folded.firstIndex(where: ways.contains) else { return part }
    let behind = (way + 1)..<words.endIndex
    let journey = behind.first { journeys.contains(folded[$0]) }
    if journey == nil, behind.contains(where: { officeWords.contains(folded[$0]) }) { return part }
    var end = behind.first { beginnings.contains(folded[$0]) } ?? words.endIndex
    if var start = journey {
      while start - 1 > way, isAmount(folded[start - 1]) { start -= 1 }
      end = min(end, start)
    }
    return end < words.endIndex ? words[..<end].joined(separator: " ") : part
  }

  /// `Remote` of `Remote - must live in NY or NJ`: where one has to live is no place of work, and so is none of a list of them.
  static func withoutConditions(_ text: String) -> String {
    guard text.utf8.count <= PlaceReader.longest, text.holds("ust "), text.holds(" or "),
      let must = text.range(of: "must ") ?? text.range(of: "Must ")
    else { return text }
    let end = text[must.upperBound...].firstIndex { ";|)".contains($0) } ?? text.endIndex
    let before = text[..<must.lowerBound]
    guard before.last.map({ $0 == " " || $0 == "(" }) ?? true, text[must.upperBound..<end].range(of: " or ") != nil
    else { return text }
    var kept = before.trimmed[...]
    while let last = kept.last, "-–—,(".contains(last) { kept = kept.dropLast().trimmed[...] }
    return String(kept) + text[end...].drop { $0 == ")" }
  }

  /// `occasional travel to London`, `quarterly offsites`, `up to 25% travel`, `Clearance required`: what one has to accept.
  static func namesTravel(_ folded: String) -> Bool {
    let words = folded.split(separator: " ").map(String.init)
    guard words.count > 1, !words.contains(where: ways.contains) else { return false }
    if words.contains(where: journeys.contains) { return true }
    let first = words.first { $0 != "with" }
    if first.map(now.contains) == true, words.contains(where: officeWords.contains) { return true }
    return ["clearance", "visa", "relocation", "licence", "license", "degree"].contains(words[words.count - 2])
      && ["required", "needed", "mandatory", "necessary", "available", "provided", "offered", "possible", "assistance"]
        .contains(words[words.count - 1])
  }

  /// `Temporarily remote`, `Remote until further notice`: what will be another way, nobody knows when.
  static func isPassing(_ folded: [String]) -> Bool {
    folded.contains(where: ways.contains) && folded.contains(where: passing.contains)
  }

  /// `no remote`, `not a remote position`, `Remote work is not possible`; what else is denied is another matter.
  static func isDenied(_ words: [String]) -> Bool {
    let said = words.filter { !fillers.contains($0) }
    return zip(said, said.dropFirst()).contains { word, next in
      denials.contains(word) && ways.contains(next) || ways.contains(word) && denials.contains(next)
    }
  }

  /// What a denial leaves of a part: `Austin` of `Austin no remote`, and nothing of `This is not a remote position`.
  static func withoutDenialWords(_ words: [Substring]) -> [Substring] {
    words.filter { word in
      let word = String(word).folded
      return !word.isEmpty && !denials.contains(word) && !fillers.contains(word)
    }
  }

  /// `100% on-site`, `fully in person`: nothing but that one is there.
  static func isOnSite(_ folded: String) -> Bool {
    let words = folded.split(separator: " ").map(String.init)
    guard words.count < 6, words.allSatisfy(siteWords.contains) else { return false }
    return words.contains("onsite") || zip(words, words.dropFirst()).contains { sites.contains("\($0) \($1)") }
  }

  /// The text with its sentences apart: `TX` and `This is no remote position`.
  static func withSentencesApart(_ text: String) -> String {
    guard text.holds(". "), text.utf8.count <= PlaceReader.longest else { return text }
    let sentences = text.split(separator: ". ")
    return sentences.dropFirst().reduce(String(sentences[0])) { text, sentence in
      let first = sentence.prefix { $0.isLetter || $0 == "-" }.lowercased()
      return text + (sentenceBeginnings.contains(first) ? "," : ". ") + sentence
    }
  }

  /// `US` of `US East Coast`, `East Coast US`, `US West`: of a part of the country that has no borders the country is said.
  static func withoutCoast(_ part: String) -> String {
    let words = part.split(separator: " ")
    let rest = words.filter { !["east", "west", "coast"].contains($0.lowercased()) }
    guard (2...3).contains(words.count), rest.count == 1, Gazetteer.known.country(in: String(rest[0]))?.code == "US"
    else {
      return part
    }
    return String(rest[0])
  }

  /// `Boston` of `then Boston`.
  static func withoutJoint(_ part: String) -> String {
    guard part.utf8.first.map({ (0x61...0x7A).contains($0) }) == true, let blank = part.firstIndex(of: " ") else {
      return part
    }
    return ["then", "and", "or", "also"].contains(String(part[..<blank])) ? part[blank...].trimmed : part
  }

  /// Whether it begins in a small letter as no name does, and is none that is known: `with a friendly team`.
  static func isProse(_ part: String) -> Bool {
    guard let first = part.utf8.first, (0x61...0x7A).contains(first), part.utf8.contains(0x20) else { return false }
    return prose.contains(String(part.prefix { $0 != " " }).folded) && !isKnown(part)
  }

  /// Whether a table has it, or each place in it, however its letters are written.
  static func isKnown(_ text: String) -> Bool {
    namesPlaces(text.split(separator: " ")[...]) || isCountry(text.folded) || !City.named(text.folded).isEmpty
      || !Gazetteer.known.regions(named: text).isEmpty
  }

  private static func isAmount(_ word: String) -> Bool {
    amounts.contains(word) || now.contains(word) || !word.isEmpty && word.utf8.allSatisfy(DateReader.isDigit)
  }

  /// Words with which begins what is not said of the place.
  private static let beginnings: Set = ["with", "but", "plus", "including", "incl", "however", "unless", "if"]
  private static let journeys: Set = [
    "travel", "travels", "travelling", "traveling", "trips", "visits", "offsites", "meetups", "retreats", "gatherings",
    "reisebereitschaft", "reisetatigkeit", "dienstreisen", "deplacements",
  ]
  /// What tells that one is in an office now and then.
  private static let officeWords: Set = [
    "office", "onsite", "site", "person", "day", "days", "buro", "bureau", "tage", "jours", "meetings",
  ]
  private static let now: Set = [
    "occasional", "occasionally", "quarterly", "monthly", "regular", "periodic", "infrequent", "rare", "yearly",
  ]
  private static let amounts: Set = [
    "some", "up", "to", "limited", "minimal", "little", "light", "frequent", "annual", "no", "and", "or", "domestic",
    "international", "business", "client", "team", "company", "weekly", "required", "moderate", "extensive",
  ]
  private static let sentenceBeginnings: Set = [
    "this", "not", "no", "remote", "hybrid", "on-site", "onsite", "must", "we", "please", "fully", "candidates", "the",
  ]
  private static let passing: Set = [
    "temporarily", "temporary", "temp", "until", "during", "initially", "currently", "vorubergehend",
  ]
  private static let siteWords: Set = [
    "100", "fully", "full", "strictly", "on", "site", "onsite", "in", "office", "person", "based", "work", "working",
    "position", "role", "job", "only", "required", "is", "this", "an",
  ]
  private static let sites: Set = ["on site", "in office", "in person"]
  /// Words between a denial and what it denies, and around both.
  private static let fillers: Set = [
    "a", "an", "the", "this", "is", "are", "be", "fully", "currently", "eligible", "for", "available", "as", "open",
    "to",
    "position", "positions", "role", "roles", "job", "work", "working", "option", "options", "possible", "offered",
    "allowed", "considered", "arbeit", "arbeiten", "moglich", "please", "note", "that", "we", "do", "does",
  ]
  /// Words with which no name begins that is written with a small letter.
  private static let prose: Set = [
    "with", "for", "then", "but", "and", "or", "some", "our", "your", "as", "if", "near", "close", "until", "during",
    "when", "while", "preferably", "ideally", "preferred", "must", "should", "may", "can", "will", "also", "including",
    "plus", "we", "you", "this", "not", "flexible", "based", "other", "where", "who", "depending", "subject", "open",
  ]
}
