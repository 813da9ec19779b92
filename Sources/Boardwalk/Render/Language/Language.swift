/// The language a site speaks: the words of everything that is neither a job's nor the operator's, and how days, numbers and
/// amounts are written. Read from `Templates/languages/`; see the built-in ones there.
///
/// A class, because every row of every list asks it for something: a copy is one count, not one for each of its tables.
public final class Language: Sendable {
  /// BCP 47: `de`.
  public let code: String
  /// The board's own files that it was read from, by their paths in `Templates/`.
  let ownFiles: [String]
  /// What the language calls itself: `Deutsch`.
  public let name: String
  let plural: PluralRule
  let formats: LanguageFormats
  /// By the numbers of the phrases.
  let wordings: [Wording]
  /// Words that jobs are stored with, in English, by what the language says instead.
  let vocabulary: [String: String]
  /// The same by the words in small letters; a word with a place in it is none to be shown as it is.
  private let smallVocabulary: [String: String]
  /// By the names of countries and of parts of the world as they are stored, in English, those that the language has for them.
  let countries: [String: String]
  /// What the templates say, in the order of the file.
  let templates: [TemplateText]
  /// What the scripts say.
  let scripts: [ScriptText]

  init(
    code: String, ownFiles: [String], name: String, plural: PluralRule, formats: LanguageFormats, wordings: [Wording],
    vocabulary: [String: String], templates: [TemplateText], scripts: [ScriptText]
  ) {
    self.code = code
    self.ownFiles = ownFiles
    self.name = name
    self.plural = plural
    self.formats = formats
    self.wordings = wordings
    self.vocabulary = vocabulary
    smallVocabulary = Dictionary(
      vocabulary.sorted { $0.key < $1.key }.filter { !$0.value.contains("{{") }.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first })
    countries = Self.countries(in: code, vocabulary)
    self.templates = templates
    self.scripts = scripts
  }

  /// The file in which the board says texts of its own, from the board's folder, whether it is there or not.
  var file: String { "Templates/\(ownFiles.last ?? LanguageFile.path(code))" }

  /// Says something.
  func say(_ phrase: Phrase, _ values: Sentence.Values = [:]) -> String {
    wordings[phrase.rawValue].other.filled(values)
  }

  /// Says something of a number, which stands where the words have `{{count}}`.
  func say(_ phrase: Phrase, _ count: Int) -> String {
    wordings[phrase.rawValue].sentence(for: count, by: plural).filled(["count": figure(count)])
  }

  /// Says something of a number and of something else, by its name.
  func say(_ phrase: Phrase, _ count: Int, _ name: String, _ value: String) -> String {
    wordings[phrase.rawValue].sentence(for: count, by: plural).filled(["count": figure(count), name: value])
  }

  /// A word that a job is stored with, as this language says it; services write theirs in capitals of any kind.
  func word(_ stored: String) -> String { ownWord(for: stored) ?? stored }

  /// Nil where the language has no word of its own for it.
  func ownWord(for stored: String) -> String? {
    vocabulary.isEmpty ? nil : vocabulary[stored] ?? smallVocabulary[stored.lowercased()]
  }

  /// A list of such words: `Permanent, Term`.
  func words(_ stored: String) -> String {
    if vocabulary.isEmpty { return stored }
    return ownWord(for: stored) ?? stored.split(separator: ", ").map { word(String($0)) }.joined(separator: ", ")
  }

  /// What a fact of a job says. Who may apply is said by names that may have commas: `Federal employees, competitive service`.
  func value(of fact: Job.Fact) -> String {
    if let day = fact.day { return self.day(day) }
    if vocabulary.isEmpty || Condition(fact) != .hiringPath { return words(fact.value) }
    return Condition.listed(fact.value).map(word).joined(separator: ", ")
  }
}

/// A text of the templates: `{{>say.skip}}`.
struct TemplateText: Sendable {
  var key: String
  var text: String
  /// The language's file, from the board's folder, and the place in it.
  var file: String
  var place: SettingsTree.Place
}

/// A text of the scripts, or several under one name.
struct ScriptText: Sendable {
  var key: String
  var value: Value

  indirect enum Value: Sendable {
    /// With the names of what scripts give it: of what the English one tells, whatever this one does.
    case wording(Wording, of: Set<String>)
    case list([Sentence])
    case map([ScriptText])
  }
}
