extension PlaceClaim {
  /// The same with the capitals that places are written with, where nothing in it has any: `new york, ny` is `New York, NY`.
  /// Nil for every other claim.
  var withCapitals: PlaceClaim? {
    let texts = [name, city, region, country].compactMap { $0 }
    guard texts.contains(where: { $0.contains(where: \.isLowercase) }),
      !texts.contains(where: { $0.contains(where: \.isUppercase) })
    else { return nil }
    return PlaceClaim(
      name: name.map(Self.capitalised), city: city.map(Self.capitalised), region: region.map(Self.capitalised),
      country: country.map(Self.capitalised), latitude: latitude, longitude: longitude)
  }

  /// What begins with a small letter within a name: `Isle of Man`, `Rio de Janeiro`, `Frankfurt am Main`.
  private static let small: Set<Substring> = [
    "am", "an", "and", "da", "de", "del", "der", "des", "di", "do", "dos", "du", "el", "en", "im", "in", "la", "le",
    "les", "of", "on", "or", "sur", "the", "upon",
  ]

  /// With a capital at the beginning of each word, and codes as codes: two letters behind a comma with which a place ends.
  private static func capitalised(_ text: String) -> String {
    let words = words(of: text[...])
    var capitalised = ""
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1] : ","
      let isCode = word.count == 2 && before.contains(",") && isEnd(words[(index + 1)...])
      let isEnding = word.count == 1 && ["'", "’"].contains(before)
      let isName = !isEnding && (before.contains(",") || !small.contains(word))
      capitalised += isCode ? word.uppercased() : isName ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
    }
    return capitalised
  }

  /// Whether a place ends before these words.
  private static func isEnd(_ rest: ArraySlice<Substring>) -> Bool {
    guard let between = rest.first else { return true }
    return between.contains { !$0.isWhitespace } || ["and", "or"].contains(rest.dropFirst().first ?? "or")
  }

  /// Runs of letters, and what stands between them.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = text
    while let first = rest.first {
      let isWord = first.isLetter
      let word = rest.prefix { $0.isLetter == isWord }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }
}
