/// A place as somebody writes it in a search: `Portland, Maine`, `ND`, `Germany`, `USA`, `Bayern`, `Munich`, `Remote`.
struct LocationName: Sendable {
  private let parts: [Part]

  init(_ text: String) { parts = text.split(separator: ",").map(Part.init).filter { !$0.text.isEmpty } }

  var isRemote: Bool { parts.map(\.text) == ["remote"] }

  /// Whether every part names the place's city, region or country.
  func matches(_ place: Place) -> Bool {
    let names = [place.city, place.region, place.regionCode, place.country, place.countryName].compactMap { $0?.folded }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part.spellings.contains(where: names.contains) || part.names(place)
          || place.city != nil && part.names(names[0], place)
      }
  }

  /// Whether the text shown names it.
  func isWithin(_ placeText: String) -> Bool {
    let names = placeText.split(separator: ",").map { String($0).folded }
    return !parts.isEmpty && parts.allSatisfy { $0.spellings.contains(where: names.contains) }
  }
}

extension LocationName {
  /// What stands between two commas.
  private struct Part: Sendable {
    let text: String
    /// The text, and the same with its abbreviation written out or a word of it abbreviated: `st paul`, `saint paul`.
    let spellings: [String]
    /// The country that is called so, by its letters, and regions that are: whatever the language.
    let country: String?
    let regions: [Region]
    /// The cities that are called so, by each of their names: `munich` and `munchen`.
    let cities: [String: [City]]

    init(_ text: Substring) {
      // `Georgia (state or country)` is what lists call what may be either.
      let suffix = " state or country"
      let folded = String(text).folded
      self.text = folded.hasSuffix(suffix) ? String(folded.dropLast(suffix.count)) : folded
      spellings = Self.spellings(of: self.text)
      country = Gazetteer.known.country(field: String(text).trimmed)?.code
      regions = Gazetteer.known.regions(named: String(text).trimmed)
      cities = City.names(besides: spellings)
    }

    func names(_ place: Place) -> Bool {
      if let country, country == place.country { return true }
      return regions.contains { $0.country == place.country && $0.code == place.regionCode }
    }

    /// Whether the folded name of the place's city is another one of the city that is meant.
    func names(_ city: String, _ place: Place) -> Bool {
      guard let cities = cities[city] else { return false }
      return cities.contains { found in
        found.country == place.country
          && (found.region == nil || place.regionCode == nil || found.region == place.regionCode)
      }
    }

    private static let abbreviations = [("st", "saint"), ("ste", "sainte"), ("ft", "fort"), ("mt", "mount")]

    private static func spellings(of text: String) -> [String] {
      let words = text.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { return [text] }
      let others = abbreviations.flatMap { short, long in
        words[0] == short ? ["\(long) \(words[1])"] : words[0] == long ? ["\(short) \(words[1])"] : []
      }
      return [text] + others
    }
  }
}
