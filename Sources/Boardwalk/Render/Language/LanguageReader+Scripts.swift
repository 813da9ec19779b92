extension LanguageReader {
  mutating func scripts() -> [ScriptText] {
    let entries = file.sections[.scripts] ?? []
    let (known, texts) = (Set(entries.map(\.name)), english?.scripts ?? [])
    for text in texts where !known.contains(text.key) { _ = missing(text.key, in: .scripts) }
    refuseOthers(entries, than: texts)
    return scripts(entries, like: texts)
  }

  /// - Parameter known: what scripts say in English; nothing for English itself.
  private mutating func refuseOthers(_ entries: [LanguageFile.Entry], than known: [ScriptText]) {
    let names = known.map(\.key)
    for entry in entries where !names.isEmpty && !names.contains(entry.name) { unknown(entry, among: names) }
  }

  private mutating func scripts(_ entries: [LanguageFile.Entry], like known: [ScriptText]) -> [ScriptText] {
    entries.map { entry in
      let value =
        switch known.first(where: { $0.key == entry.name })?.value {
        case .wording(_, let names): wording(entry, of: names)
        case .list(let sentences): list(entry, like: sentences)
        case .map(let members): map(entry, like: members)
        case nil: value(entry)
        }
      return ScriptText(key: entry.name, value: value)
    }
  }

  /// A text that English does not have, or of English itself: it is what it looks like.
  private mutating func value(_ entry: LanguageFile.Entry) -> ScriptText.Value {
    switch entry.value.form {
    case .list(let items): return .list(items.map { sentence($0, in: entry.file, like: nil) })
    case .map(let fields) where !fields.contains { $0.name == "other" }:
      return .map(scripts(fields.map { LanguageFile.Entry($0, in: entry.file) }, like: []))
    default:
      let wording = wording(entry, like: nil)
      let isChosen = !wording.forms.isEmpty || wording.none != nil
      return .wording(wording, of: wording.names.union(isChosen ? ["count"] : []))
    }
  }

  /// - Parameter names: of what scripts give it. One of them that is a number may choose the form, whatever it is called.
  private mutating func wording(_ entry: LanguageFile.Entry, of names: Set<String>) -> ScriptText.Value {
    let chooses = names.contains("count") || names.count == 1 && !names.isDisjoint(with: Language.numbers)
    if case .map = entry.value.form, !chooses {
      find("`\(entry.name)` must be a text: no number chooses one of several", at: entry.value.place, in: entry.file)
      return .wording(Wording(other: Self.nothing), of: names)
    }
    return .wording(wording(entry, like: names), of: names)
  }

  private mutating func list(_ entry: LanguageFile.Entry, like known: [Sentence]) -> ScriptText.Value {
    guard case .list(let items) = entry.value.form, items.count == known.count else {
      find("`\(entry.name)` must be a list of \(known.count) texts", at: entry.value.place, in: entry.file)
      return .list(known)
    }
    return .list(zip(items, known).map { sentence($0, in: entry.file, like: Set($1.names)) })
  }

  private mutating func map(_ entry: LanguageFile.Entry, like known: [ScriptText]) -> ScriptText.Value {
    guard case .map(let fields) = entry.value.form else {
      find(
        "`\(entry.name)` must be a map, not \(entry.value.kind)", at: entry.value.place, in: entry.file,
        hint: "there is \(known.map { "`\($0.key)`" }.joined(separator: ", "))")
      return .map(known)
    }
    for member in known where !fields.contains(where: { $0.name == member.key }) {
      find("`\(entry.name)` has no `\(member.key)`", at: entry.place, in: entry.file)
    }
    let entries = fields.map { LanguageFile.Entry($0, in: entry.file) }
    refuseOthers(entries, than: known)
    return .map(scripts(entries, like: known))
  }
}
