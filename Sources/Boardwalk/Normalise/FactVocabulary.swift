import Foundation

/// Facts that services say in words of their own, brought to one vocabulary: how experienced one has to be, and in which
/// language the work is done.
enum FactVocabulary {
  /// The fact as it is shown.
  static func plain(_ fact: Job.Fact) -> Job.Fact {
    switch fact.label {
    case "Level", "Experience": levels(fact.value).map { Job.Fact("Level", $0) } ?? fact
    case "Language", "Languages": Job.Fact("Language", languages(fact.value))
    default: fact
    }
  }

  /// `Senior`, `Entry level, Mid level`; nil for words of no level.
  static func levels(_ text: String) -> String? {
    var levels: [String] = []
    for part in text.split(separator: ",") {
      let word = String(part).folded
      // LinkedIn's scale, which several services took over, has one step for both.
      let found = word.hasPrefix("mid senior") ? ["Mid level", "Senior"] : [level(word)].compactMap { $0 }
      if found.isEmpty { return nil }
      for level in found where !levels.contains(level) { levels.append(level) }
    }
    return levels.isEmpty ? nil : levels.joined(separator: ", ")
  }

  private static func level(_ word: String) -> String? {
    switch word {
    case "intern", "internship", "trainee", "student", "student college", "student high school", "working student",
      "praktikant", "apprentice":
      "Internship"
    case "entry", "entry level", "junior", "graduate", "beginner", "berufseinsteiger", "einstiegslevel", "new grad":
      "Entry level"
    case "associate", "mid", "mid level", "middle", "intermediate", "midweight", "professional", "experienced",
      "berufserfahren", "mid career", "regular", "professional experienced":
      "Mid level"
    case "senior", "senior level", "expert", "staff", "principal", "erfahren":
      "Senior"
    case "lead", "team lead", "supervisor", "teamleiter": "Lead"
    case "manager", "management", "manager supervisor", "senior manager", "senior manager supervisor", "fuhrungskraft",
      "fuhrungskraft leitung":
      "Manager"
    case "director", "head", "abteilungsleiter": "Director"
    case "executive", "c level", "vp", "vice president", "president", "c suite", "geschaftsleitung", "geschaftsfuhrung":
      "Executive"
    default: nil
    }
  }

  /// `de`, `de-DE`, `german` become `German`; a name that is unknown stays.
  static func languages(_ text: String) -> String {
    let english = Locale(identifier: "en")
    var names: [String] = []
    for part in text.split(whereSeparator: { ",;/".contains($0) }) {
      let word = String(part).trimmed
      let code = word.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
      let named = (2...3).contains(code.count) ? english.localizedString(forLanguageCode: code) : nil
      let name = named ?? (word.first.map { $0.uppercased() + word.dropFirst() } ?? "")
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}
