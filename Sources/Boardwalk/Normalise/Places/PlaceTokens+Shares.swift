import Markup

/// How much is done from home.
extension PlaceTokens {
  /// `up to 2 days remote`, `50% remote`, `3 days in office`, `teilweise Homeoffice`: partly from home. `5 days in office` is not.
  mutating func takeShare(_ part: String, _ folded: String) -> Bool {
    let words = folded.split(separator: " ").map(String.init)
    let isRemoteShare = Self.remoteWords.contains(where: folded.holds)
    let number = words.firstIndex { $0.utf8.count < 3 && $0.utf8.allSatisfy(DateReader.isDigit) }
    let hasDays = words.contains(where: Self.dayWords.contains)
    guard let number, hasDays || isRemoteShare && part.utf8.contains(UInt8(ascii: "%")) else {
      guard isRemoteShare, words.contains(where: Self.shareWords.contains) else { return false }
      isHybrid = true
      let rest = part.split(separator: " ").filter {
        let word = String($0).folded
        return !Self.shareWords.contains(word) && !Self.ways.contains(word)
      }
      if PlaceTokens.namesPlaces(rest[...]) { addRest(rest) }
      return true
    }
    // Of a week all days in the office are not.
    if words[number] != "5" || isRemoteShare { isHybrid = true }
    // `Remote 3 days/week Paris`
    let behind = part.split(separator: " ").filter { !Self.isOfShare($0) }
    if behind.first?.first?.isUppercase == true, PlaceTokens.namesPlaces(behind[...]) {
      addRest(behind)
      return true
    }
    addRest(
      part.split(separator: " ").prefix(number).filter {
        let word = String($0).folded
        return !Self.amountWords.contains(word) && !Self.ways.contains(word)
      })
    return true
  }

  /// Whether it is a figure, or says with one how much is done from home.
  private static func isOfShare(_ word: Substring) -> Bool {
    String(word).folded.split(separator: " ").allSatisfy { piece in
      let piece = String(piece)
      return piece.utf8.allSatisfy(DateReader.isDigit) || dayWords.contains(piece) || ways.contains(piece)
        || amountWords.contains(piece) || weekWords.contains(piece)
    }
  }

  /// What German, French and Dutch announcements mean who say that one may work at home.
  static func saysShareAtHome(_ words: [String]) -> Bool {
    guard let home = words.firstIndex(of: "homeoffice"), !words.contains(where: wholly.contains) else { return false }
    let isBeside = home > 0 && ["et", "und", "and", "en", "y", "e"].contains(words[home - 1])
    return isBeside || words.contains { choices.contains($0) || agreements.contains($0) }
  }

  private static let wholly: Set = ["100", "full", "fully", "komplett", "voll", "complet", "integral", "total", "nur"]
  /// `nach Absprache`, `selon accord`, `in overleg`
  private static let agreements: Set = ["absprache", "vereinbarung", "accord", "overleg"]
  /// Those and what stands before them.
  static let ofAgreement = agreements.union(["nach", "selon", "in"])

  /// `Remote 2 days a week, London` of `Remote (2 days a week), London`: how much is done from home goes with the way.
  static func withShareAtWay(_ text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") else { return text }
    let (before, inside) = (text[..<open].trimmed, text[text.index(after: open)..<close].trimmed)
    let words = inside.folded.split(separator: " ").map(String.init)
    let way = before.split { $0 == " " || $0 == "," }.last.map { String($0).folded } ?? ""
    guard ways.contains(way), words.contains(where: dayWords.contains),
      words.contains(where: { $0.utf8.count < 3 && $0.utf8.allSatisfy(DateReader.isDigit) })
    else { return text }
    return "\(before) \(inside)\(text[text.index(after: close)...])"
  }

  private static let dayWords: Set = ["day", "days", "tag", "tage", "tagen", "jour", "jours", "dia", "dias", "giorni"]
  private static let weekWords: Set = [
    "a", "per", "week", "weekly", "in", "the", "office", "pro", "woche", "par", "semaine", "im", "buro", "au", "bureau",
    "onsite", "site", "on", "from", "home",
  ]
  private static let shareWords: Set = [
    "partly", "partially", "partial", "some", "occasional", "occasionally", "teilweise", "mostly", "primarily",
    "largely", "mainly", "uberwiegend", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays",
  ]
  private static let amountWords: Set = [
    "up", "to", "bis", "zu", "min", "minimum", "max", "maximum", "at", "least", "about", "approx", "ca", "hybrid",
    "with",
  ]
}
