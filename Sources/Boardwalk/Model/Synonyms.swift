import Foundation

/// Words that mean the same to somebody who searches: a search for one finds the others. The board's owner says which.
public struct Synonyms: Sendable, Hashable {
  /// Each a word or several: `["RN", "registered nurse"]`.
  public var groups: [[String]]
  /// For the words of each of them, as searches compare words, what the index is asked for instead.
  private let others: [[UInt64]: [[UInt64]]]
  /// Words of the longest of them.
  let longest: Int

  public init(_ groups: [[String]]) {
    self.groups = groups
    var others: [[UInt64]: [[UInt64]]] = [:]
    for group in groups {
      let all = group.map { (words: SearchWord.all(in: $0), asked: SearchWord.all(in: $0, .asked)) }
        .filter { !$0.words.isEmpty }
      for one in all {
        for other in all where other.words != one.words && others[one.words]?.contains(other.asked) != true {
          others[one.words, default: []].append(other.asked)
        }
      }
    }
    self.others = others
    longest = others.keys.map(\.count).max() ?? 0
  }

  /// None.
  public static let none = Synonyms([])

  /// What else to look for where somebody looks for some words, one after the other.
  func others(than words: [UInt64]) -> [[UInt64]] { others[words] ?? [] }
}

extension Synonyms {
  /// What a board has whose owner says nothing: abbreviations and names that say the same of a job, no more.
  static func usual(in languages: [String]) -> Synonyms {
    let codes = languages.map { $0.prefix { $0 != "-" }.lowercased() }
    return Synonyms(codes.flatMap { usual[$0] ?? [] }.map { $0.components(separatedBy: " = ") })
  }

  private static let usual = [
    "en": [
      "RN = registered nurse", "LPN = licensed practical nurse", "CNA = certified nursing assistant",
      "EMT = emergency medical technician", "CPA = certified public accountant", "HR = human resources",
      "QA = quality assurance", "UX = user experience", "AI = artificial intelligence", "ML = machine learning",
      "attorney = lawyer", "software developer = software engineer", "sysadmin = system administrator",
      "frontend = front end", "backend = back end",
    ],
    "de": [
      "Pflegefachkraft = Pflegefachfrau = Pflegefachmann = Krankenpfleger", "Lehrkraft = Lehrer = Lehrerin",
      "Arzt = Ärztin", "Erzieher = Erzieherin", "Azubi = Auszubildende = Auszubildender",
      "Softwareentwickler = Softwareentwicklerin = Software Engineer", "KI = künstliche Intelligenz",
      "HR = Personalwesen",
    ],
    "fr": [
      "infirmier = infirmière", "aide-soignant = aide-soignante", "avocat = avocate", "développeur = développeuse",
      "enseignant = enseignante", "RH = ressources humaines", "IA = intelligence artificielle",
      "CDI = contrat à durée indéterminée", "CDD = contrat à durée déterminée",
    ],
  ]
}
