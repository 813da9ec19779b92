/// The town among what else stands in a place's text.
extension PlaceReader {
  /// The parts without the streets, suites and boxes before a town: `123 Main St, Boston`, `Hauptplatz 1, Graz`.
  func withoutStreets(_ parts: [String]) -> [String] {
    guard parts.count > 1 else { return parts }
    return parts.indices.filter { index in
      guard index + 1 < parts.count else { return true }
      let part = parts[index]
      let hasNumber = part.utf8.contains(where: DateReader.isDigit)
      let isStreet = Street.isNamed(part)
      guard hasNumber || isStreet, City.named(part.folded).isEmpty else { return true }
      // `Paris 15, France`, `Earls Court, UK`: nothing else names the town.
      return !(hasNumber && isStreet) && hasNoTown(parts[index + 1])
    }.map { parts[$0] }
  }

  /// Whether it is a region or a country, and no town.
  private func hasNoTown(_ text: String) -> Bool {
    guard City.named(text.folded).isEmpty else { return false }
    return text.isCode || gazetteer.country(in: text) != nil || !gazetteer.regions(named: text).isEmpty
  }

  /// What is left when the region and the country are taken away from the end.
  func city(_ named: NamedPlace, isCity: Bool) -> String {
    let parts = partsOfCity(named, isCity: isCity)
    let known = parts.count > 1 ? parts.filter { isTown($0, of: named) } : []
    // Of two towns near one another the smaller one is a part of the larger, or its county.
    let sizes = known.map { cities.find($0, of: named.country?.code, in: named.region?.code)?.inhabitants ?? 0 }
    let largest = sizes.max()
    let city = zip(known, sizes).reversed().first { $0.1 == largest }?.0
    return withoutCode(city ?? parts.joined(separator: ", "), of: named.region)
  }

  private func partsOfCity(_ named: NamedPlace, isCity: Bool) -> [String] {
    var parts = named.parts
    while let last = parts.last, parts.count > 1 || !isCity {
      let isRegion = named.region.map { gazetteer.region(last, of: $0.country) == $0 } ?? false
      let isCountry = named.country.map { gazetteer.country(in: last) == $0 } ?? false
      let isText = last.folded == named.regionText?.folded
      guard isRegion || isCountry || isText else { break }
      if parts.count == 1, named.region?.isCity == true, !gazetteer.saysKind(last) { break }
      if parts.count == 1, isRegion, let town = named.region.flatMap({ cities.town(last, withCodeOf: $0) }) {
        return [town]
      }
      parts.removeLast()
    }
    return parts
  }

  private func isTown(_ name: String, of place: NamedPlace) -> Bool {
    guard let country = place.country?.code else { return false }
    return City.named(name.folded).contains {
      $0.country == country && (place.region == nil || $0.region == nil || $0.region == place.region?.code)
    }
  }

  /// `Paris, Lyon, France`, `Munich, Berlin, Germany`: several towns of one country, far from one another; nil for anything else.
  func towns(_ named: NamedPlace) -> [Place]? {
    guard let country = named.country else { return nil }
    let parts = partsOfCity(named, isCity: false)
    if let towns = towns(parts, of: country, in: named.region) ?? townsElsewhere(parts, of: named) { return towns }
    // Of a region that is called like its town the other ones are in another region.
    guard let region = named.region, region.isCity, let last = named.parts.last,
      gazetteer.region(last, of: country.code) == region,
      parts.contains(where: { cities.find($0, of: country.code)?.region.map { $0 != region.code } ?? false })
    else { return nil }
    return towns(parts + [last], of: country, in: nil)
  }

  /// `Austin, New Orleans, LA`: the state is that of the last town, and the others are cities that people know everywhere. A name
  /// that a town near the last one has is that: `Moscow, Pullman, WA`.
  private func townsElsewhere(_ parts: [String], of named: NamedPlace) -> [Place]? {
    guard let country = named.country, let region = named.region, let last = parts.last, isTown(last, of: named),
      !parts.allSatisfy({ isTown($0, of: named) }), let own = cities.find(last, of: country.code, in: region.code)
    else { return nil }
    var (found, places) = ([City](), [Place]())
    for part in parts {
      if isTown(part, of: named) {
        guard let city = cities.find(part, of: country.code, in: region.code) else { return nil }
        found.append(city)
        let town = NamedPlace(parts: [part], country: country, region: region)
        places.append(cities.located(place(town, Fields(), isCity: true)))
      } else {
        guard let city = cities.find(part, of: nil, isItself: true), gazetteer.regions(named: part).isEmpty,
          !City.named(part.folded).contains(where: { $0 != city && !cities.areFarApart([$0, own]) })
        else { return nil }
        found.append(city)
        places.append(cities.located(Place(city: part)))
      }
    }
    return cities.areFarApart(found) ? places : nil
  }

  /// `Paris, Lyon` or `Paris / Lyon` in the field for a city: several towns of the country beside it, far from one another; nil
  /// for anything else. `Jackson, New York` is a town and its state.
  func towns(inField city: String, beside fields: Fields) -> [String]? {
    guard city.utf8.contains(where: { ",;/|&".utf8.contains($0) }),
      let country = fields.country.flatMap(gazetteer.country(field:))
    else { return nil }
    let parts = city.split { ",;/|&".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    let region = fields.region.flatMap { gazetteer.region($0, of: country.code) }
    guard parts.count > 1, Set(parts.map(\.folded)).count == parts.count,
      !parts.dropFirst().contains(where: { mayBeRegion($0, of: country, beside: parts[0]) }),
      let towns = towns(parts, of: country, in: region), towns.allSatisfy({ $0.latitude != nil })
    else { return nil }
    return parts
  }

  /// Whether it may be the region of the town before it: `New York`, and not `Berlin` behind `Munich`.
  private func mayBeRegion(_ part: String, of country: Country, beside town: String) -> Bool {
    guard let region = gazetteer.region(part, of: country.code) else { return false }
    guard region.isCity, !homes.contains(country.code), let own = cities.find(town, of: country.code)?.region else {
      return true
    }
    return own == region.code
  }

  private func towns(_ parts: [String], of country: Country, in region: Region?) -> [Place]? {
    guard parts.count > 1 else { return nil }
    let found = parts.compactMap { cities.find($0, of: country.code, in: region?.code) }
    guard found.count == parts.count, cities.areFarApart(found) else { return nil }
    return parts.map { part in
      let own = gazetteer.region(part, of: country.code).flatMap { $0.isCity ? $0 : nil }
      let town = NamedPlace(parts: [part], country: country, region: region ?? own)
      return cities.located(place(town, Fields(), isCity: true))
    }
  }
}

/// Towns that are called like the country or the region they are in.
extension PlaceReader {
  /// Puerto Rico and its like are regions of the United States, also where they are called by the letters of a country.
  func takeTerritory(_ named: inout NamedPlace) {
    guard let country = named.country, Country.territories.contains(country.code),
      let region = gazetteer.region(country.code, of: "US")
    else { return }
    named.country = gazetteer.country(code: "US")
    named.region = region
  }

  /// The place with the town that its country or region is called after, where only this can be meant: `Singapore`,
  /// `Luxembourg, Luxembourg`, `Puebla, Puebla, Mexico`.
  func whole(_ place: Place, _ tokens: PlaceTokens) -> Place {
    guard let code = place.country, let country = gazetteer.country(code: code), place.city == nil, !tokens.isOpen
    else { return inTown(place) }
    var place = place
    if let region = place.region, let regionCode = place.regionCode {
      let names = [region] + gazetteer.otherNames(ofRegion: regionCode, in: code)
      // `Québec, QC` names the town as well.
      let saying = tokens.parts.filter { gazetteer.region($0, of: code)?.code == regionCode }
      let said = names.filter { tokens.twice.contains($0.folded) } + (saying.count > 1 ? saying : [])
      place.city = said.first { name in
        City.named(name.folded).contains { $0.country == code && $0.region == regionCode }
      }
    } else if place.region == nil {
      let isTown = Country.towns.contains(code) && !tokens.isElsewhere
      let names = [country.name] + gazetteer.otherNames(ofCountry: code)
      if isTown || names.contains(where: { tokens.twice.contains($0.folded) }) && town(of: country) != nil {
        place.city = country.name
      }
    }
    return inTown(place)
  }

  /// The place with the position of the town that the country is, or is no larger than the surroundings of.
  private func inTown(_ place: Place) -> Place {
    guard let code = place.country, place.latitude == nil, let country = gazetteer.country(code: code),
      Country.towns.contains(code) || Country.surroundings.contains(code) && place.city == nil
        || place.city?.folded == "\(country.name.folded) city",
      cities.located(place).latitude == nil, let town = town(of: country)
    else { return place }
    var place = place
    (place.latitude, place.longitude) = (town.latitude.inHundredths, town.longitude.inHundredths)
    return place
  }

  /// The town that is called as its country is.
  private func town(of country: Country) -> City? {
    let names = [country.name] + gazetteer.otherNames(ofCountry: country.code)
    return names.lazy.compactMap { name in City.named(name.folded).first { $0.country == country.code } }.first
  }
}
