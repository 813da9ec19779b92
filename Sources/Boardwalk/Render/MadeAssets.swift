/// The assets that the program makes itself, for findings about a board's own files of the same names: one of the two would be
/// lost.
struct MadeAssets {
  private let folder: String
  /// Path in small letters to what it is made of, and what else to do.
  private var made: [String: (of: String, hint: String)] = [:]

  /// - Parameters:
  ///   - folder: the board's `Templates/`.
  ///   - assets: the paths of all, own ones and built-in ones.
  ///   - language: the file of the language, from the board's folder.
  ///   - isColoured: whether the board has a colour of its own.
  init(folder: String, assets: some Sequence<String>, language: String, isColoured: Bool, ways: [Compression]) {
    self.folder = folder
    let made = isColoured ? ["assets/board.css"] : []
    for path in Array(assets) + made where Compression.isWorthwhile(path) {
      for way in ways {
        self.made["\(path).\(way.rawValue)".lowercased()] = (
          "of \(path), as `outputs` in board.yml asks for", "remove this file, or give it another name"
        )
      }
    }
    self.made["assets/strings.js"] = (
      "of what scripts say", "write texts below `scripts:` in \(language), and give this file another name"
    )
    if isColoured {
      self.made["assets/board.css"] = (
        "of the theme's `accent` in board.yml", "give this file another name, or set the colour in it and no `accent`"
      )
    }
  }

  /// Own files that have the name of one that is made, in whatever capitals, or lie in a folder that has.
  func doubles(among own: some Sequence<String>) -> [Diagnostic] {
    own.sorted().compactMap { path in
      let parts = path.lowercased().split(separator: "/")
      let names = parts.indices.map { parts[...$0].joined(separator: "/") }
      guard let other = names.compactMap({ made[$0] }).first else { return nil }
      return Diagnostic(
        .error, at: .file("\(folder)/\(path)"), "the program makes a file of this name itself, \(other.of)",
        hint: other.hint)
    }
  }
}
