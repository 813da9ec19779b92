extension Language {
  /// Reads a language, and the finding where nobody has written it: then English takes its place.
  /// Throws `Findings` or a `Diagnostic` when its file is no good.
  ///
  /// - Parameters:
  ///   - entry: `de-AT` is read from `de.yml`, and from `de-at.yml` where there is one.
  ///   - folder: the board's `Templates/`, for findings.
  ///   - own: the board's files in it, by their paths.
  static func read(
    _ entry: LanguageEntry, folder: String, own: [String: [UInt8]]
  ) throws -> (Language, doubt: Diagnostic?) {
    let tag = entry.tag
    if let file = try LanguageFile(tag, folder: folder, own: own) {
      // The built-in ones are like each other.
      return (try LanguageReader.read(file, like: file.own.isEmpty ? nil : english()), nil)
    }
    let primary = tag.lowercased().prefix { $0 != "-" }
    return (
      try english(),
      Diagnostic(
        .warning, at: entry.spot,
        "Nobody has written what a board says in “\(tag)”, so this one says it in English.",
        hint:
          "There are \(LanguageFile.builtIn.joined(separator: ", ")); another is a file Templates/\(LanguageFile.path(String(primary)))."
      )
    )
  }

  /// As it is built in.
  static func english() throws -> Language {
    guard let file = try LanguageFile("en", folder: "Templates", own: [:]) else {
      throw Diagnostic(.error, "The program has no words.")
    }
    return try LanguageReader.read(file, like: nil)
  }

  /// Of everything it says.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint(code, name, plural.text, formats.distance.rawValue)
    for text in formats.months + formats.shortMonths + [formats.firstOfMonth, formats.thousands, formats.decimals] {
      fingerprint.add(text)
    }
    for format in [
      formats.day, formats.shortDay, formats.shortDayWithYear, formats.money, formats.moneyByCode, formats.moneyRange,
      formats.moneyRangeByCode,
    ] { fingerprint.add(format.text) }
    for wording in wordings {
      for sentence in [wording.other, wording.none] { fingerprint.add(sentence?.text) }
      for form in plural.forms { fingerprint.add(wording.forms[form]?.text) }
    }
    for (stored, word) in vocabulary.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(stored)
      fingerprint.add(word)
    }
    for text in templates {
      fingerprint.add(text.key)
      fingerprint.add(text.text)
    }
    return fingerprint
  }
}
