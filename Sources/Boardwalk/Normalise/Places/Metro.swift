/// Parts of a country around some city that people call by a name of their own: `DFW`, `Bay Area`, `Ruhrgebiet`.
enum Metro {
  /// The place that is called so; nil for any other name.
  ///
  /// - Parameter name: folded.
  static func named(_ name: String) -> Place? {
    if let place = places[name] { return place }
    for beginning in ["greater ", "the "] where name.hasPrefix(beginning) {
      return named(String(name.dropFirst(beginning.count)))
    }
    for ending in [
      " metropolitan area", " metropolitan region", " metro area", " area", " metro", " region", " metroplex",
    ] where name.hasSuffix(ending) {
      if let place = places[String(name.dropLast(ending.count))] { return place }
    }
    return nil
  }

  /// What else people call it, as the table writes it; nothing for another place.
  static func otherNames(of place: Place) -> [String] {
    guard let city = place.city, let metro = places[city.folded], metro == place else { return [] }
    return names[city.folded] ?? []
  }

  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    for entry in entries {
      for name in [entry.name] + entry.others { places[name.folded] = entry.place }
    }
    return places
  }()

  private static let names = Dictionary(
    entries.map { ($0.name.folded, $0.others) }, uniquingKeysWith: { first, _ in first })

  private struct Entry {
    let name: String
    let others: [String]
    let place: Place

    /// `US-TX Dallas–Fort Worth @ Dallas = DFW`, `US New England`; nil for anything else.
    init?(_ line: Substring) {
      let names = line.split(separator: "=").map(\.trimmed)
      guard let first = names.first, let blank = first.firstIndex(of: " ") else { return nil }
      let codes = first[..<blank].split(separator: "-").map(String.init)
      guard let country = codes.first.flatMap(Gazetteer.known.country(code:)) else { return nil }
      let region = codes.count > 1 ? Gazetteer.known.region(codes[1], of: codes[0]) : nil
      let halves = first[blank...].split(separator: "@").map(\.trimmed)
      name = halves[0]
      others = Array(names.dropFirst())
      let middle =
        halves.count < 2
        ? nil
        : City.named(halves[1].folded).first {
          $0.country == country.code && ($0.region == nil || region == nil || $0.region == region?.code)
        }
      place = Place(
        city: name, region: region?.name, regionCode: region?.code, country: country.code, countryName: country.name,
        latitude: middle?.latitude.inHundredths, longitude: middle?.longitude.inHundredths)
    }
  }

  private static let entries = table.split(separator: "\n").compactMap(Entry.init)

  /// The country and the region, the name, behind `@` the city in the middle, where it has one, and behind `=` other names.
  private static let table = """
    US-TX Dallas–Fort Worth @ Dallas = DFW = Dallas Ft Worth = Dallas/Fort Worth = Dallas/Ft. Worth
    US-MN Minneapolis–Saint Paul @ Minneapolis = Twin Cities = Minneapolis–St. Paul = Minneapolis/St. Paul = MSP
    US-CA San Francisco Bay Area @ San Francisco = Bay Area = SF Bay Area = SFBA = SF Bay = The Bay = The Bay Area
    US-CA Silicon Valley @ San Jose
    US-CA East Bay @ Oakland
    US-CA Inland Empire @ Riverside
    US-DC Washington metropolitan area @ Washington = DMV = DC Metro = DC Area = Greater Washington DC = Washington DC–Baltimore
    US-NC Research Triangle @ Raleigh = Research Triangle Park = RTP = Raleigh–Durham = Raleigh/Durham
    US-FL South Florida @ Miami = SoFlo = Miami–Fort Lauderdale
    US-UT Silicon Slopes @ Lehi
    US-VA Hampton Roads @ Norfolk = Tidewater
    US-PA Lehigh Valley @ Allentown
    US-WA Puget Sound @ Seattle
    US-CO Denver Tech Center @ Centennial
    US-IL Chicagoland @ Chicago
    US-CA Southern California = SoCal
    US-CA Northern California = NorCal
    US-CA Central Valley @ Fresno
    US-VA Northern Virginia = NoVA
    US-NY Upstate New York = Upstate NY
    US-NY Hudson Valley
    US-NY Long Island
    US-NJ Northern New Jersey = North Jersey
    US-FL Tampa Bay @ Tampa
    US New England
    US Pacific Northwest = PNW
    US Midwest = Midwestern US = Midwest US
    US Mid-Atlantic
    CA-ON Greater Toronto Area @ Toronto = GTA = Toronto GTA = Greater Toronto and Hamilton Area = GTHA
    CA-ON Kitchener–Waterloo @ Kitchener = Waterloo Region = Waterloo Kitchener
    CA-BC Metro Vancouver @ Vancouver = Lower Mainland = Greater Vancouver
    DE-NW Ruhrgebiet @ Essen = Ruhr Area = Ruhr = Ruhrpott
    DE-HE Rhein-Main-Gebiet @ Frankfurt am Main = Rhein-Main = Rhine-Main = Frankfurt Rhein-Main = Rhine-Main Region
    DE-BW Rhein-Neckar @ Mannheim = Rhine-Neckar = Metropolregion Rhein-Neckar = Rhein-Neckar-Kreis
    DE-NW Region Köln/Bonn @ Köln = Cologne Bonn Region = Cologne/Bonn Area
    DE-NW Rhein-Ruhr @ Düsseldorf = Rhine-Ruhr
    NL-ZH Randstad @ Rotterdam
    GB-ENG Thames Valley @ Reading
    GB-ENG South East England = South East of England = Southeast England = South East UK
    GB-ENG South West England = South West of England = Southwest England
    GB-ENG North West England = North West of England = Northwest England
    GB-ENG North East England = North East of England = Northeast England
    GB-ENG East of England
    GB-ENG Home Counties
    FR-IDF La Défense @ Paris = Paris La Défense = Paris-La Défense
    PL-22 Trójmiasto @ Gdańsk = Tricity Poland
    CH Suisse romande = Romandie = Westschweiz
    CH Deutschschweiz = Suisse alémanique
    IN-DL Delhi NCR @ Delhi = Delhi/NCR = New Delhi NCR = Delhi National Capital Region
    """
}
