/// Forms in which people write a place, brought into the usual one: the town, its region, its country.
extension PlaceReader {
  /// `Korea, Republic of` and `Hong Kong, China` are one name each, `Wilmington, Delaware, DE` says one state twice, and `Austin,
  /// Texas Metropolitan Area` is the area of Austin in Texas.
  func joinName(_ place: inout NamedPlace) {
    guard place.parts.count > 1, let last = place.parts.last else { return }
    let before = place.parts[place.parts.count - 2]
    if let area = [" Metropolitan Area", " Metro Area"].first(where: last.hasSuffix), place.parts.count == 2,
      homes.contains(where: { gazetteer.region(String(last.dropLast(area.count)), of: $0) != nil })
    {
      place.parts = [before + area, String(last.dropLast(area.count))]
    } else if gazetteer.country(in: "\(before) \(last)") != nil {
      place.parts.removeLast(2)
      place.parts.append("\(before) \(last)")
    } else if place.parts.count > 2, gazetteer.regions(named: before).contains(where: { $0.code == last }) {
      place.parts.removeLast()
    }
  }

  /// `Philadelphia, Pa`: the letters of a state in which the table of cities has the town.
  func spellState(_ place: inout NamedPlace) {
    guard place.parts.count > 1, let last = place.parts.last, last.utf8.count == 2, !last.isCode,
      last.first?.isUppercase == true
    else { return }
    let (code, town) = (last.uppercased(), place.parts[place.parts.count - 2].folded)
    guard City.named(town).contains(where: { $0.country == "US" && $0.region == code }) else { return }
    place.parts[place.parts.count - 1] = code
  }

  /// `GA - Atlanta`, `California - San Diego`: the state comes first, and is turned round.
  func turnRegionFirst(_ place: inout NamedPlace) {
    guard place.parts.count == 2 else { return }
    let (first, city) = (place.parts[0], place.parts[1].folded)
    let word = first.folded == "georgia" ? "GEORGIA" : first
    if let usual = twins.usual(of: word) {
      let told = twins.meaning(of: word, beside: city) ?? cities.meaning(of: word, beside: city)
      guard told != nil || usual == .country("US"), gazetteer.country(in: place.parts[1]) == nil else { return }
    } else {
      let isRegion = homes.contains { home in
        guard let region = gazetteer.region(first, of: home) else { return false }
        return first.isCode || City.named(city).contains { $0.country == home && $0.region == region.code }
      }
      guard isRegion, gazetteer.country(in: first) == nil, gazetteer.country(in: place.parts[1]) == nil else { return }
    }
    place.parts.swapAt(0, 1)
  }

  /// `Austin TX`, `Berlin Germany`: a city of that state or country, written without the comma.
  func findRegionWithoutComma(_ place: inout NamedPlace) {
    guard place.parts.count == 1, let last = place.parts.last, let blank = last.lastIndex(of: " "),
      gazetteer.country(in: last) == nil, gazetteer.regions(named: last).isEmpty, City.named(last.folded).isEmpty
    else { return }
    let (city, word) = (String(last[..<blank]), String(last[last.index(after: blank)...]))
    let cities = City.named(city.folded)
    let country = gazetteer.country(in: word)
    let isOfRegion = word.isCode && cities.contains { $0.region == word && homes.contains($0.country) }
    guard isOfRegion || country.map({ country in cities.contains { $0.country == country.code } }) ?? false else {
      return
    }
    place.parts = [city, word]
  }

  /// `Sydney NSW` in Australia.
  func regionWithoutComma(_ part: String, in country: Country) -> (city: String, region: Region)? {
    guard homes.contains(country.code), let blank = part.lastIndex(of: " "), City.named(part.folded).isEmpty else {
      return nil
    }
    let letters = String(part[part.index(after: blank)...])
    guard letters.isCode, let region = gazetteer.region(letters, of: country.code), region.code == letters else {
      return nil
    }
    return (String(part[..<blank]), region)
  }

  /// `Curitiba, PR`: the letters of a region that is not in North America or Australia, as the table of cities has the city
  /// there and nowhere else.
  func findRegionOfItsCity(_ place: inout NamedPlace, _ last: String) -> Bool {
    guard last.isCode else { return false }
    // `St. Gallen, SG`: as the town is, the region is called.
    let called = gazetteer.regions(named: place.parts[place.parts.count - 2])
    if let region = called.first(where: { $0.code == last && $0.isCity && !homes.contains($0.country) }) {
      place.region = region
      place.country = gazetteer.country(code: region.country)
      place.parts.removeLast()
      return true
    }
    let found = City.named(place.parts[place.parts.count - 2].folded).filter { $0.region == last }
    guard found.count == 1, let city = found.first, !homes.contains(city.country),
      let region = gazetteer.region(last, of: city.country)
    else {
      return false
    }
    place.region = region
    place.country = gazetteer.country(code: city.country)
    place.parts.removeLast()
    return true
  }

  /// `Milano, MI`: the letters of an Italian province behind a town that the table of cities has in Italy, and not where the
  /// letters would else be. Milan, the English name, is a town of Michigan.
  func findItaly(_ place: inout NamedPlace, _ last: String) -> Bool {
    guard last.isCode, PlaceReader.italianProvinces.contains(last[...]) else { return false }
    let city = place.parts[place.parts.count - 2].folded
    let cities = City.named(city)
    guard city != "milan", cities.contains(where: { $0.country == "IT" }),
      !cities.contains(where: { $0.country == last || $0.region == last && homes.contains($0.country) })
    else { return false }
    place.country = gazetteer.country(code: "IT")
    place.parts.removeLast()
    return true
  }

  /// Countries whose regions are written by their letters everywhere.
  var homes: [String] { ["US", "CA", "AU"] }

  /// By their letters on number plates.
  private static let italianProvinces: Set<Substring> = Set(
    """
    AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR
    IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM
    RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV
    """.split { $0 == " " || $0 == "\n" })
}

extension String {
  /// Whether it may be the letters of a region or a country: `TX`, `NSW`.
  var isCode: Bool { (2...3).contains(utf8.count) && allSatisfy(\.isUppercase) }
}
