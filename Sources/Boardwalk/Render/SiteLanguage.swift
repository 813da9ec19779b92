/// One of the languages a site is published in: each has the same pages at the same paths, the first at the site's root and
/// every other in a folder of its own.
struct SiteLanguage: Sendable, Hashable {
  var entry: LanguageEntry
  /// What it calls itself: `Deutsch`.
  var name: String
  /// Ends with a slash; empty at the root.
  var folder: String

  /// Languages that are written from right to left.
  private static let rightToLeft: Set = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]

  /// Whether it is written from right to left, wherever it is spoken: `ar-EG` is `ar`.
  var isRightToLeft: Bool { Self.rightToLeft.contains(entry.tag.prefix { $0 != "-" }.lowercased()) }

  /// Where a language stands: the first at the root.
  static func folder(_ entry: LanguageEntry, at index: Int) -> String {
    index == 0 ? "" : "\(entry.tag.lowercased())/"
  }
}

extension BoardSettings {
  /// Where each of the board's languages stands, in their order.
  var languageFolders: [String] { languages.enumerated().map { SiteLanguage.folder($1, at: $0) } }
}

extension Site {
  /// The site in each of its languages, the first at the root.
  ///
  /// - Parameter themes: one for each of the board's languages, in their order.
  static func all(of board: Board, in themes: [Theme], shard: Shard? = nil) -> [Site] {
    let entries = board.settings.languages
    let languages = zip(entries, themes).enumerated().map { index, pair in
      SiteLanguage(entry: pair.0, name: pair.1.language.name, folder: SiteLanguage.folder(pair.0, at: index))
    }
    return zip(languages, themes).map { Site(board: board, theme: $1, in: $0, of: languages, shard: shard) }
  }

  /// The kinds of pages that it has in its language.
  var kinds: [any PageType.Type] { pageTypes.filter { spoken.folder.isEmpty || !$0.isForAllLanguages } }

  /// The files that other runs make, from the root of all.
  var pathsElsewhere: [String] { kinds.flatMap { $0.pathsElsewhere(of: self) }.map { spoken.folder + $0 } }

  /// The address of a page in another of the site's languages.
  func absolute(_ path: String, in other: SiteLanguage) -> String {
    baseURL.dropLast(spoken.folder.utf8.count) + other.folder
      + (path.hasSuffix("index.html") ? String(path.dropLast(10)) : path)
  }

  /// The way from this language's root to a page in another.
  func way(to path: String, in other: SiteLanguage) -> String {
    spoken.folder == other.folder ? path : (spoken.folder.isEmpty ? "" : "../") + other.folder + path
  }
}
