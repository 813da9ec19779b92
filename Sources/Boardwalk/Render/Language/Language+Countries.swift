import Foundation

extension Language {
  /// Countries by their names as they are stored, where the language calls them otherwise: `Germany` is `Deutschland`. As the
  /// Unicode CLDR has them, which Foundation carries; what `vocabulary` says of a country or a part of the world goes before.
  static func countries(in code: String, _ vocabulary: [String: String]) -> [String: String] {
    var names: [String: String] = [:]
    if code.lowercased().prefix(while: { $0 != "-" }) != "en" {
      let locale = Locale(identifier: code)
      for country in Gazetteer.known.allCountries {
        guard let name = locale.localizedString(forRegionCode: country.code), name != country.code else { continue }
        // Behind a town it is the state as well: `Atlanta, Georgia`.
        names[country.code == "GE" ? "\(country.name) (country)" : country.name] = name
      }
    }
    for (stored, name) in vocabulary where names[stored] != nil || Area.name(stored) == stored { names[stored] = name }
    return names.filter { $0.key != $0.value }
  }

  /// What names a place, with the country as the language calls it: `München, Deutschland`. The names of towns and of parts of
  /// countries stay.
  func names(_ stored: String) -> String {
    if countries.isEmpty { return stored }
    if let name = countries[stored] { return name }
    guard stored.utf8.contains(UInt8(ascii: ",")) else { return stored }
    let parts = stored.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    let said = parts.map { countries[$0] }
    // Otherwise what stands before the last comma is a town, though it may be called like a country: `Mexico, Missouri`.
    let areCountries = said.allSatisfy { $0 != nil }
    return parts.indices.map { place in
      (areCountries || place == parts.count - 1 ? said[place] : nil) ?? parts[place]
    }.joined(separator: ", ")
  }
}
