/// Makes a language of its file, and says everything that is wrong with it.
struct LanguageReader {
  let file: LanguageFile
  /// What a language has to have, and what may stand in its texts; nil for English itself.
  let english: Language?
  /// Which forms a text may have.
  private(set) var plural = PluralRule.one
  /// What they are by the Unicode CLDR, if the file does not say it otherwise; nil where that has no rule for the language.
  private(set) var ownPlural: PluralRule?
  var findings: [Diagnostic] = []

  /// Throws `Findings`.
  static func read(_ file: LanguageFile, like english: Language?) throws -> Language {
    var reader = LanguageReader(file: file, english: english)
    let language = reader.language()
    guard reader.findings.isEmpty else { throw Findings(reader.findings) }
    return language
  }

  private init(file: LanguageFile, english: Language?) {
    self.file = file
    self.english = english
  }

  private mutating func language() -> Language {
    let heads = Dictionary(file.heads.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    for head in file.heads where !["name", "code", "plural"].contains(head.name) {
      unknown(head, among: ["name", "code", "plural"] + LanguageFile.Section.allCases.map(\.rawValue))
    }
    let code = code(heads["code"])
    ownPlural = PluralRule.of(code)
    plural = plural(heads["plural"], code)
    let vocabulary = (file.sections[.vocabulary] ?? []).map { ($0.name, text($0)) }
    return Language(
      code: code, ownFiles: file.own, name: text(heads["name"], "name"), plural: plural, formats: formats(),
      wordings: pages(), vocabulary: Dictionary(vocabulary, uniquingKeysWith: { _, last in last }),
      templates: templates(), scripts: scripts())
  }

  private mutating func code(_ head: LanguageFile.Entry?) -> String {
    let code = text(head, "code")
    if let head, LanguageTag(setting: SettingsTree.Text(string: code, style: .plain)) == nil {
      find("`code` must be \(LanguageTag.expectation)", at: head.value.place, in: head.file)
      return ""
    }
    return code
  }

  /// The rule that the file names; where it names none, the language's own.
  private mutating func plural(_ head: LanguageFile.Entry?, _ code: String) -> PluralRule {
    if head == nil, let ownPlural { return ownPlural }
    // That there is no code, or none that can be, has been found.
    if head == nil, code.isEmpty { return .one }
    let name = head.map { text($0) }
    if let rule = PluralRule.named.first(where: { $0.name == name })?.rule { return rule }
    let names = PluralRule.named.map { "`\($0.name)`" }.joined(separator: ", ")
    find(
      "`plural` must be one of \(names)", at: head?.place, in: head?.file,
      hint: ownPlural.map { _ in
        "without it the numbers of `\(code)` take the forms that they have in the Unicode CLDR"
      })
    return ownPlural ?? .one
  }

  private mutating func pages() -> [Wording] {
    let entries = entries(.pages)
    let keys = Phrase.allCases.map(\.key)
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) where !keys.contains(name) {
      unknown(entry, among: keys)
    }
    return zip(Phrase.allCases, keys).map { phrase, key in
      guard let entry = entries[key] else { return missing(key, in: .pages) }
      return wording(entry, like: english?.wordings[phrase.rawValue].names)
    }
  }

  private mutating func templates() -> [TemplateText] {
    let known = Set((file.sections[.templates] ?? []).map(\.name))
    for text in english?.templates ?? [] where !known.contains(text.key) { _ = missing(text.key, in: .templates) }
    return (file.sections[.templates] ?? []).map {
      TemplateText(key: $0.name, text: text($0), file: $0.file, place: $0.value.place)
    }
  }
}

extension LanguageReader {
  static let formatNames = [
    "months", "short-months", "first-of-month", "day", "short-day", "short-day-with-year", "thousands", "decimals",
    "money", "money-by-code", "money-range", "money-range-by-code", "distance",
  ]

  private mutating func formats() -> LanguageFormats {
    let entries = entries(.formats)
    let names = Self.formatNames
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      unknown(entry, among: names)
    }
    func known(_ sentence: KeyPath<LanguageFormats, Sentence>) -> Set<String>? {
      (english?.formats[keyPath: sentence].names).map { Set($0) }
    }
    let figures: Set = ["sign", "code", "amount", "low", "high", "low-amount", "high-amount"]
    return LanguageFormats(
      months: months(entries["months"], "months"), shortMonths: months(entries["short-months"], "short-months"),
      firstOfMonth: format(entries["first-of-month"], "first-of-month", []).text,
      day: format(entries["day"], "day", known(\.day)),
      shortDay: format(entries["short-day"], "short-day", known(\.day)),
      shortDayWithYear: format(entries["short-day-with-year"], "short-day-with-year", known(\.day)),
      thousands: format(entries["thousands"], "thousands", []).text,
      decimals: format(entries["decimals"], "decimals", []).text,
      money: format(entries["money"], "money", figures),
      moneyByCode: format(entries["money-by-code"], "money-by-code", figures),
      moneyRange: format(entries["money-range"], "money-range", figures),
      moneyRangeByCode: format(entries["money-range-by-code"], "money-range-by-code", figures),
      distance: choice(entries["distance"], "distance", .miles))
  }

  private mutating func months(_ entry: LanguageFile.Entry?, _ name: String) -> [String] {
    guard let entry, case .list(let items) = entry.value.form, items.count == 12 else {
      find("`\(name)` must be a list of twelve names", at: entry?.place, in: entry?.file)
      return Array(repeating: "", count: 12)
    }
    return items.map { sentence($0, in: entry.file, like: []).filled([:]) }
  }

  private mutating func format(_ entry: LanguageFile.Entry?, _ name: String, _ known: Set<String>?) -> Sentence {
    guard let entry else { return missing(name, in: .formats).other }
    return sentence(entry.value, in: entry.file, like: known)
  }

  private mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ entry: LanguageFile.Entry?, _ name: String, _ usual: Value
  ) -> Value where Value.RawValue == String {
    let words = Value.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    guard let entry, let value = Value(rawValue: text(entry)) else {
      find("`\(name)` must be one of \(words)", at: entry?.place, in: entry?.file)
      return usual
    }
    return value
  }
}
