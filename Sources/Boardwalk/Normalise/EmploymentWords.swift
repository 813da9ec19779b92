/// What other languages call it, and short forms, in the English words that are read everywhere.
enum EmploymentWords {
  /// A folded text with those phrases in English: `cdi temps plein` is `permanent fulltime`. One without them stays as it is.
  ///
  /// - Parameter isAbout: whether a whole text says how one is employed. Short forms are believed in such a one only: in `9am to
  ///   5pm PT` it is a time zone.
  static func english(_ text: String, ifAll isAbout: (String) -> Bool) -> String {
    var words = text.split(separator: " ")
    guard words.contains(where: telling.contains) else { return text }
    if words.contains(where: { short[$0] != nil }) {
      let whole = english(words.map { short[$0] ?? $0 }).joined(separator: " ")
      if isAbout(whole) { return whole }
    }
    words = english(words)
    return words.joined(separator: " ")
  }

  private static func english(_ words: [Substring]) -> [Substring] {
    let isForeign = words.contains(where: foreign.contains)
    guard isForeign else { return words }
    var english = words
    for (phrase, word) in phrases { english.replace(phrase, with: word) }
    return english == words ? words : english.filter { !bindings.contains($0) }
  }

  /// What stands around those phrases.
  private static let bindings: Set<Substring> = [
    "a", "en", "de", "du", "di", "em", "contrat", "contrato", "contratto", "umowa", "vertrag", "na",
  ]

  private static let short: [Substring: Substring] = ["ft": "fulltime", "pt": "parttime"]

  /// Longer ones first.
  private static let phrases = (phrasesOfTable + frenchAndSpanish).map { phrase, english in
    (phrase: phrase.split(separator: " "), english: english.split(separator: " "))
  }

  private static let frenchAndSpanish: [(String, String)] = [
    ("temps plein ou partiel", "fulltime parttime"), ("temps complet ou partiel", "fulltime parttime"),
    ("jornada completa o parcial", "fulltime parttime"), ("tiempo completo o parcial", "fulltime parttime"),
    ("voll oder teilzeit", "fulltime parttime"), ("voll und teilzeit", "fulltime parttime"),
    ("voll teilzeit", "fulltime parttime"),
    ("temps plein", "fulltime"), ("temps complet", "fulltime"), ("plein temps", "fulltime"),
    ("jornada completa", "fulltime"), ("tiempo completo", "fulltime"),
    ("temps partiel", "parttime"), ("mi temps", "parttime"), ("jornada parcial", "parttime"),
    ("media jornada", "parttime"), ("tiempo parcial", "parttime"), ("medio tiempo", "parttime"),
    ("contrat a duree indeterminee", "permanent"), ("duree indeterminee", "permanent"), ("cdi", "permanent"),
    ("contrato indefinido", "permanent"), ("indefinido", "permanent"), ("contrato fijo", "permanent"),
    ("contrat a duree determinee", "temporary"), ("duree determinee", "temporary"), ("cdd", "temporary"),
    ("contrato temporal", "temporary"), ("temporal", "temporary"),
    ("stage", "internship"), ("stagiaire", "internship"), ("practicas", "internship"), ("becario", "internship"),
    ("contrat d apprentissage", "apprenticeship"), ("contrat de professionnalisation", "apprenticeship"),
    ("alternance", "apprenticeship"), ("apprentissage", "apprenticeship"),
    ("independant", "freelance"), ("autonomo", "freelance"), ("benevolat", "volunteer"), ("benevole", "volunteer"),
    ("voluntariado", "volunteer"), ("saisonnier", "seasonal"),
  ]

  private static let foreign = Set(phrases.flatMap(\.phrase)).subtracting([
    "a", "d", "de", "o", "ou", "oder", "teilzeit", "und", "fast", "time", "contract", "student", "part", "in", "full",
  ])
  private static let telling = foreign.union(short.keys)
}

extension [Substring] {
  /// Leaves out these words wherever they follow one another.
  mutating func remove(_ phrase: [Substring]) { replace(phrase, with: []) }

  /// Puts other words wherever these follow one another.
  fileprivate mutating func replace(_ phrase: [Substring], with others: [Substring]) {
    var start = 0
    while start + phrase.count <= count {
      if self[start..<start + phrase.count].elementsEqual(phrase) {
        replaceSubrange(start..<start + phrase.count, with: others)
        start += others.count
      } else {
        start += 1
      }
    }
  }
}
