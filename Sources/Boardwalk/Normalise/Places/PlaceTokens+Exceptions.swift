/// What is excepted from the places that a text names.
extension PlaceTokens {
  /// Where the words begin that except something: `Worldwide except US`, `Anywhere but Germany`, `EU not UK`.
  static func exception(in segment: Substring) -> String.Index? {
    let words = segment.split(separator: " ")
    return words.indices.first { excepts(words[$0...], behind: words[..<$0].last) }.map { words[$0].startIndex }
  }

  /// Whether what stands behind the words that deny it are places, or begins with one: `no US citizens`. What is plainly
  /// excepted is always said.
  static func deniesPlaces(_ segment: Substring) -> Bool {
    let words = segment.split { " -".contains($0) }
    guard let first = words.first?.lowercased(), !alwaysExcepting.contains(first) else { return !words.isEmpty }
    let rest = words.dropFirst().drop { ["not", "than", "from"].contains($0.lowercased()) }
    return namesPlaces(rest) || rest.indices.contains { namesPlaces(rest[...$0], areWide: true) }
  }

  /// Whether the first of the words excepts what stands behind it. A word that may mean something else does so before places
  /// that are known: `Europe sauf la Suisse`, but not `Anywhere but here`.
  private static func excepts(_ words: ArraySlice<Substring>, behind before: Substring?) -> Bool {
    guard let first = words.first?.lowercased() else { return false }
    if alwaysExcepting.contains(first) { return true }
    let rest = words.dropFirst()
    switch first {
    case "excl", "excl.", "exclude", "minus", "barring", "außer", "ausser", "sauf", "hors", "excepté", "hormis",
      "salvo",
      "menos", "eccetto", "tranne", "exceto", "behalve", "uitgezonderd", "oprócz":
      return namesPlaces(rest)
    case "other", "apart", "aside":
      return ["than", "from"].contains(rest.first?.lowercased()) && namesPlaces(rest.dropFirst())
    case "but":
      if rest.first?.lowercased() == "not" { return namesPlaces(rest.dropFirst()) }
      return before.map { all.contains($0.lowercased()) } == true && namesPlaces(rest)
    case "no", "not", "non", "without", "ohne", "nicht": return before != nil && namesPlaces(rest)
    // A village outside London is a place.
    case "outside": return before != nil && namesPlaces(rest, areWide: true)
    default: return false
    }
  }

  /// Whether they are places and nothing else: `the US or Canada`; not so `US only`.
  static func namesPlaces(_ words: ArraySlice<Substring>, areWide: Bool = false) -> Bool {
    let pieces = words.split { bindings.contains($0.lowercased()) }
      .flatMap { $0.joined(separator: " ").split(separator: "/") }
    return !pieces.isEmpty
      && pieces.allSatisfy { piece in
        let words = piece.split(separator: " ").drop { articles.contains($0.lowercased()) }
        return [words.joined(separator: " "), piece.trimmed].contains { name in
          isCountry(name.folded) || !areWide && isTownOrRegion(name)
        }
      }
  }

  /// A word without a capital is another word: `no date`, and not Date in Japan.
  private static func isTownOrRegion(_ name: String) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    return !Gazetteer.known.regions(named: name).isEmpty || Gazetteer.known.regionsAbroad(named: name) != nil
      || !City.named(name.folded).isEmpty
  }

  private static let alwaysExcepting: Set = [
    "except", "excepting", "excluding", "excludes", "ausgenommen", "excepto",
  ]
  /// All the world, before `but`.
  private static let all: Set = ["anywhere", "everywhere", "worldwide", "global", "globally", "world", "all"]
  private static let bindings: Set = ["or", "and", "&", "und", "oder", "et", "ou", "y", "o", "e"]
  private static let articles: Set = [
    "in", "of", "the", "from", "la", "le", "les", "el", "los", "de", "du", "der", "die", "den",
  ]
}
