import Foundation

/// One of the languages a site is published in: each has the same pages at the same paths, the first at the site's root and
/// every other in a folder of its own.
struct SiteLanguage: Sendable, Hashable {
  var entry: LanguageEntry
  /// What it calls itself: `Deutsch`.
  var name: String
  /// Ends with a slash; empty at the root.
  var folder: String
  /// Whether it is written from right to left.
  let isRightToLeft: Bool

  init(entry: LanguageEntry, name: String, folder: String) {
    (self.entry, self.name, self.folder) = (entry, name, folder)
    // Of a tag that names none, the one it is mostly written in there: `ks` is `Aran`, which is a hand of `Arab`. The library
    // knows the direction of some languages only, but the script of nearly all.
    let script = Locale.Language(identifier: entry.tag).script?.identifier
    isRightToLeft = script.map(Self.rightToLeft.contains) ?? false
  }

  /// Scripts that are written from right to left, by ISO 15924, as far as people read job boards in them.
  private static let rightToLeft: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

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
