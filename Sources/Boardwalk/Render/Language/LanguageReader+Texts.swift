extension LanguageReader {
  func entries(_ section: LanguageFile.Section) -> [String: LanguageFile.Entry] {
    Dictionary((file.sections[section] ?? []).map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// One sentence, or one for each form.
  ///
  /// - Parameter known: the names that may stand in it; nil is any.
  mutating func wording(_ entry: LanguageFile.Entry, like known: Set<String>?) -> Wording {
    guard case .map(let fields) = entry.value.form else {
      return Wording(other: sentence(entry.value, in: entry.file, like: known))
    }
    // A number that chooses may be said in any of the forms.
    let names = known?.union(["count"])
    func form(_ name: String) -> Sentence? {
      fields.first { $0.name == name }.map { sentence($0.value, in: entry.file, like: names) }
    }
    refuseForms(fields, in: entry.file)
    guard let other = form("other") else {
      find("`\(entry.name)` has no `other`", at: entry.place, in: entry.file)
      return Wording(other: Self.nothing)
    }
    var forms: [PluralRule.Form: Sentence] = [:]
    for one in plural.forms { forms[one] = form(one.rawValue) }
    return Wording(other: other, forms: forms, none: form("0"))
  }

  /// Finds what is no form of the language; `one` may stand in every file, because each begins as a copy of another.
  private mutating func refuseForms(_ fields: [SettingsTree.Field], in file: String) {
    let known = ["0"] + plural.forms.map(\.rawValue) + ["other"]
    for field in fields where !known.contains(field.name) && field.name != PluralRule.Form.one.rawValue {
      if PluralRule.Form(rawValue: field.name) == nil {
        unknown(LanguageFile.Entry(field, in: file), among: known)
      } else {
        let isTaken = ownPlural?.forms.contains { $0.rawValue == field.name } ?? false
        find(
          "no number takes `\(field.name)` in this language", at: field.place, in: file,
          hint: isTaken
            ? "without `plural` it is one of its forms" : "there is \(known.map { "`\($0)`" }.joined(separator: ", "))")
      }
    }
  }

  /// - Parameter known: the names that may stand in it; nil is any.
  mutating func sentence(_ tree: SettingsTree, in file: String, like known: Set<String>?) -> Sentence {
    guard case .text(let text) = tree.form else {
      find("this must be a text, not \(tree.kind)", at: tree.place, in: file)
      return Self.nothing
    }
    guard let sentence = Sentence(text.string) else {
      find("a `{{` here is not closed, or has no name in it", at: tree.place, in: file)
      return Self.nothing
    }
    if let known {
      for name in sentence.names where !known.contains(name) {
        find(
          "nothing is called `{{\(name)}}` here", at: tree.place, in: file,
          hint: known.isEmpty ? nil : "there is \(known.sorted().map { "`{{\($0)}}`" }.joined(separator: ", "))")
      }
    }
    return sentence
  }

  mutating func text(_ entry: LanguageFile.Entry?, _ name: String) -> String {
    guard let entry else {
      find("`\(name)` is missing", at: nil, in: nil)
      return ""
    }
    return text(entry)
  }

  mutating func text(_ entry: LanguageFile.Entry) -> String {
    guard case .text(let text) = entry.value.form else {
      find("`\(entry.name)` must be a text, not \(entry.value.kind)", at: entry.value.place, in: entry.file)
      return ""
    }
    return text.string
  }

  mutating func missing(_ name: String, in section: LanguageFile.Section) -> Wording {
    find(
      "`\(section.rawValue)` has no `\(name)`", at: nil, in: nil, hint: "write it as \(LanguageFile.path("en")) does")
    return Wording(other: Self.nothing)
  }

  mutating func unknown(_ entry: LanguageFile.Entry, among names: [String]) {
    let meant = nearest(entry.name, in: names).map { "did you mean `\($0)`?" }
    if let section = section(of: entry.name) {
      return find(
        "`\(entry.name)` does not belong here", at: entry.place, in: entry.file,
        hint: "write it below `\(section.rawValue):`")
    }
    if case .map(let fields) = entry.value.form, let section = fields.compactMap({ section(of: $0.name) }).first {
      return find(
        "nothing reads `\(entry.name)`", at: entry.place, in: entry.file,
        hint: "what is below it belongs below `\(section.rawValue):`")
    }
    find("nothing says `\(entry.name)`", at: entry.place, in: entry.file, hint: meant)
  }

  /// Where a text of this name belongs; nil where there is none.
  private func section(of name: String) -> LanguageFile.Section? {
    let partial = Language.key(ofPartial: name) ?? name
    if english?.templates.contains(where: { $0.key == partial }) ?? false { return .templates }
    if Phrase.allCases.contains(where: { $0.key == name }) { return .pages }
    if english?.scripts.contains(where: { $0.key == name }) ?? false { return .scripts }
    return Self.formatNames.contains(name) ? .formats : nil
  }

  mutating func find(_ message: String, at place: SettingsTree.Place?, in file: String?, hint: String? = nil) {
    let file = file ?? self.file.file
    let spot: Diagnostic.Spot = place.map { .file(file, line: $0.line, column: $0.column) } ?? .file(file)
    findings.append(Diagnostic(.error, at: spot, message, hint: hint))
  }

  static let nothing = Sentence()
}
