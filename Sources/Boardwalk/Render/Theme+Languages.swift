import DefaultTheme

extension Theme {
  /// The board's own language files that a language is not read from. A copy of a built-in one changes nothing, read or not.
  static func unreadLanguages(among own: [String: [UInt8]], _ language: Language) -> Set<String> {
    let unread = own.filter { path, bytes in
      path.hasPrefix("languages/") && !language.ownFiles.contains(path) && DefaultTheme.files[path] != bytes
    }
    return Set(unread.keys)
  }

  /// What is said of those that none of a board's languages is read from.
  ///
  /// - Parameters:
  ///   - themes: one for each of its languages.
  ///   - tags: of these languages.
  ///   - folder: the board's `Templates/`.
  static func unreadLanguages(in themes: [Theme], _ tags: [String], folder: String) -> [Diagnostic] {
    guard let first = themes.first else { return [] }
    let unread = themes.dropFirst().reduce(first.unreadLanguages) { $0.intersection($1.unreadLanguages) }
    let read = tags.flatMap(LanguageFile.codes).map(LanguageFile.path)
    return unread.sorted().map { path in
      let meant = path.lowercased().replacing("_", with: "-")
      return Diagnostic(
        .warning, at: .file("\(folder)/\(path)"),
        "nothing reads this file: the board speaks \(tags.map { "`\($0)`" }.joined(separator: ", "))",
        hint: read.contains(meant)
          ? "did you mean `\(meant)`?" : "name its language in `languages` of board.yml, or take the file away")
    }
  }
}
