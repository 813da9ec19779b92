/// A place as somebody writes it in a search: `Portland, Maine`, `ND`, `Germany`, `USA`, `Bayern`, `Munich`, `Remote`.
struct LocationName: Sendable {
  private let parts: [Part]

  init(_ text: String) { parts = text.split(separator: ",").map(Part.init).filter { !$0.text.isEmpty } }

  var isRemote: Bool { parts.map(\.text) == ["remote"] }

  /// Whether it names the place or what that lies in: each part the city, the region or the country, one after the other from
  /// the narrowest on, or the other way round. `New York, NY` is the city, and not all of the state that both words name.
  func matches(_ place: Place) -> Bool {
    guard !parts.isEmpty else { return false }
    let names = Names(of: place)
    var widths: [Widths] = []
    for part in parts {
      widths.append(part.widths(in: names))
      if widths.last?.isEmpty == true { return false }
    }
    return widths.goUp || widths.reversed().goUp
  }

  /// Whether it names the very city, and not only its region or its country.
  func namesCity(of place: Place) -> Bool {
    guard matches(place) else { return false }
    let names = Names(of: place)
    return parts.contains { $0.widths(in: names).contains(.city) }
  }

  /// Whether a place in the text that is shown is called so: its parts stand there side by side. Of several places in one text
  /// each is looked at by itself, and none that the text excepts.
  func isWithin(_ placeText: String) -> Bool {
    let folded = placeText.folded
    guard !parts.isEmpty, parts.allSatisfy({ $0.spellings.contains(where: folded.holds(phrase:)) }) else {
      return false
    }
    return PlaceTokens.places(in: placeText).contains { place in
      let names = place.split(separator: ",").map { String($0).folded }
      guard names.count >= parts.count else { return false }
      return (0...names.count - parts.count).contains { start in
        zip(parts, names[start...]).allSatisfy { $0.spellings.contains($1) }
      }
    }
  }
}

extension LocationName {
  /// What of a place a part names.
  fileprivate struct Widths: OptionSet {
    var rawValue: UInt8

    static let city = Widths(rawValue: 1)
    static let region = Widths(rawValue: 2)
    static let country = Widths(rawValue: 4)
  }

  /// The names of a place, folded, made once for all parts.
  private struct Names {
    let place: Place
    let city: String?
    let region: [String]
    let country: [String]

    init(of place: Place) {
      self.place = place
      city = place.city?.folded
      region = [place.region, place.regionCode].compactMap { $0?.folded }
      country = [place.country, place.countryName].compactMap { $0?.folded }
    }
  }
}

extension [LocationName.Widths] {
  /// Whether each part can name something wider than the one before it does.
  fileprivate var goUp: Bool {
    var narrower: UInt8 = 0
    return allSatisfy { widths in
      let open = widths.rawValue & ~narrower
      // All up to the narrowest that is left.
      narrower = open ^ (open &- 1)
      return open != 0
    }
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
      let name = folded.hasSuffix(suffix) ? String(folded.dropLast(suffix.count)) : folded
      self.text = Metro.named(name)?.city?.folded ?? name
      spellings = City.spellings(of: self.text)
      country = Gazetteer.known.country(field: String(text).trimmed)?.code
      regions = Gazetteer.known.regions(named: String(text).trimmed)
      cities = City.names(besides: spellings)
    }

    func widths(in names: Names) -> Widths {
      var widths: Widths = []
      if let city = names.city, spellings.contains(city) || isOtherName(of: city, names.place) { widths.insert(.city) }
      if spellings.contains(where: names.region.contains) || isRegion(of: names.place) { widths.insert(.region) }
      if spellings.contains(where: names.country.contains) || country != nil && country == names.place.country {
        widths.insert(.country)
      }
      // `NY, NY`
      if widths.contains(.region), let city = names.city, names.region.contains(city), !City.named(city).isEmpty {
        widths.insert(.city)
      }
      return widths
    }

    /// Whether it is the region that the place names, or, where it names none, in which the table has its city.
    private func isRegion(of place: Place) -> Bool {
      if let code = place.regionCode {
        return regions.contains { $0.country == place.country && $0.code == code }
      }
      guard place.region == nil, regions.contains(where: { $0.country == place.country }),
        let region = CityFinder(gazetteer: .known).region(ofCityOf: place)
      else { return false }
      return regions.contains(region)
    }

    /// Whether the folded name of the place's city is another one of the city that is meant.
    private func isOtherName(of city: String, _ place: Place) -> Bool {
      cities[city]?.contains { $0.mayBe(in: place) } ?? false
    }
  }
}
