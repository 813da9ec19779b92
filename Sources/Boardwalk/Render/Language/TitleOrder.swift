import Foundation

/// The order in which a language lists titles, and the letters that it lists them under: in Swedish `Å` comes behind `Z`, in Czech
/// `Ch` behind `H`. Foundation carries its ICU with it, so that the order is one on every machine.
struct TitleOrder: Sendable {
  /// Nil where the order is that of folded letters.
  private let locale: Locale?

  /// Languages whose accents make no letters of their own: a large board in one of them asks for no comparison by rules.
  private static let plain: Set = ["de", "en", "fr", "it", "nl", "pt"]

  init(in code: String) {
    let language = code.lowercased().prefix { $0 != "-" }
    locale = Self.plain.contains(String(language)) ? nil : Locale(identifier: code)
  }

  /// Titles, or what has them, in their order.
  func sorted<Entry>(_ entries: [Entry], by title: (Entry) -> String) -> [Entry] {
    let known = entries.map { (key: (title($0).folded, title($0)), entry: $0) }.sorted { $0.key < $1.key }
    return sorted(known, ordered: \.key.1).map(\.entry)
  }

  /// The same of what is in the order of folded letters.
  func sorted<Entry>(_ entries: [Entry], ordered title: (Entry) -> String) -> [Entry] {
    guard let locale else { return entries }
    // Only few of them change their places, so that few are compared.
    let known = entries.enumerated().map { (bare: title($1).fromFirstLetter, place: $0, entry: $1) }
    return known.sorted { first, second in
      switch compare(first.bare, second.bare, locale) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.place < second.place
      }
    }.map(\.entry)
  }

  /// What a title is listed under; `#` where it begins with no letter.
  func letter(of title: String) -> String {
    let folded = title.folded
    guard let locale else { return folded.first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#" }
    let scalars = title.fromFirstLetter.precomposedStringWithCanonicalMapping.unicodeScalars
    guard let first = scalars.first, first.properties.isAlphabetic else { return "#" }
    if let second = scalars.dropFirst().first, first.isLatin, second.isLatin {
      let both = "\(first)\(second)".lowercased()
      // No other letter is between the first and the last that may follow it.
      if compare(both, "\(first)zz".lowercased(), locale) == .orderedDescending {
        return both.capitalized(with: locale)
      }
    }
    let bare = folded.unicodeScalars.first.map { String($0) }
    return (bare.flatMap { areOne($0, String(first)) ? $0 : nil } ?? String(first)).uppercased(with: locale)
  }

  /// Whether what begins with either letter is listed together: then only what follows them tells.
  func areOne(_ first: String, _ second: String) -> Bool {
    guard first != second, let locale else { return first == second }
    return compare("\(first)2", "\(second)1", locale) == .orderedDescending
      && compare("\(first)1", "\(second)2", locale) == .orderedAscending
  }

  private func compare(_ first: String, _ second: String, _ locale: Locale) -> ComparisonResult {
    first.compare(second, options: [], range: nil, locale: locale)
  }
}

extension String {
  /// Without the quotation marks and brackets that it may begin with.
  fileprivate var fromFirstLetter: String {
    String(unicodeScalars.drop { !$0.properties.isAlphabetic && $0.properties.numericType == nil })
  }
}

extension Unicode.Scalar {
  fileprivate var isLatin: Bool { 0x61...0x7A ~= value | 0x20 }
}
