import Markup

/// Several places in one text.
extension PlaceReader {
  /// `US/Canada`, `Paris and London`: the places of a text whose parts are all known, but not `Frankfurt/Main`, and not
  /// `Trinidad and Tobago`.
  func listed(_ text: String) -> [String] {
    guard gazetteer.country(in: text) == nil, City.named(text.folded).isEmpty else { return [text] }
    for sign in ["/", " & ", " and ", " und ", " et "] where text.contains(sign) {
      let pieces = text.components(separatedBy: sign).map(\.trimmed)
      if pieces.count > 1, pieces.allSatisfy(isKnown) { return pieces }
    }
    return [text]
  }

  private func isKnown(_ text: String) -> Bool {
    let tokens = PlaceTokens(text)
    guard tokens.parts.count == 1, let part = tokens.parts.first else {
      return (tokens.isRemote || tokens.isHybrid) && tokens.parts.isEmpty
    }
    if part.utf8.count == 2, !["US", "UK", "EU"].contains(part.uppercased()) { return false }
    return gazetteer.country(in: part) != nil || Area.name(part) != nil || !gazetteer.regions(named: part).isEmpty
      || cities.located(Place(city: part)).country != nil
  }

  /// `Canada, USA`, `EMEA, LATAM`, `CA, NY, WA`, `Hamburg, Berlin`, `London, Paris`: the places of a text whose parts are alike;
  /// nil for any other.
  func list(_ parts: [String]) -> [Place]? {
    if parts.count == 1, let area = Area.name(parts[0]) { return [Place(countryName: area)] }
    guard parts.count > 1 else { return nil }
    if let places = citiesThatAreRegions(parts) { return places }
    if parts.count == 2, let region = gazetteer.regions(named: parts[1]).first {
      // `Montréal, Québec` is a town and its province, `Amsterdam, Utrecht` two towns.
      if isTown(parts[0], in: region) { return nil }
      if region.isCity, let town = cities.find(parts[0], of: region.country), town.region != nil {
        let country = gazetteer.country(code: region.country)
        return [
          cities.located(Place(city: parts[0], country: country?.code, countryName: country?.name)), city(of: region),
        ]
      }
    }
    return states(parts) ?? cities.list(parts) ?? countries(parts)
  }

  private func citiesThatAreRegions(_ parts: [String]) -> [Place]? {
    let cities = parts.compactMap { part in gazetteer.regions(named: part).first { $0.isCity } }
    guard cities.count == parts.count, Set(cities.map(\.country)).count == 1, Set(cities).count == cities.count
    else { return nil }
    return cities.map(city)
  }

  private func city(of region: Region) -> Place {
    let country = gazetteer.country(code: region.country)
    let named = NamedPlace(parts: [region.name], country: country, region: region)
    return cities.located(place(named, Fields(), isCity: true))
  }

  /// States of one country: three at least, or two by their letters beside the country.
  private func states(_ parts: [String]) -> [Place]? {
    for home in homes {
      var names = parts
      if names.last.flatMap(gazetteer.country(in:))?.code == home { names.removeLast() }
      if names.first.flatMap(gazetteer.country(in:))?.code == home { names.removeFirst() }
      let isEnough = names.count > 2 || names.count == 2 && parts.count > 2 && names.allSatisfy(\.isCode)
      guard isEnough, let regions = regions(names, of: home) else { continue }
      // Of letters that are all countries too nobody can say what they are.
      guard names.count < parts.count || names.contains(where: { gazetteer.country(in: $0) == nil }) else { continue }
      let country = gazetteer.country(code: home)
      return regions.map {
        Place(region: $0.name, regionCode: $0.code, country: country?.code, countryName: country?.name)
      }
    }
    return nil
  }

  /// Distinct regions, none of which is a town of the one beside it, as Washington is in DC.
  private func regions(_ names: [String], of country: String) -> [Region]? {
    let regions = names.compactMap { name in
      name.utf8.count > 3 || name.isCode ? gazetteer.region(name, of: country) : nil
    }
    guard regions.count == names.count, Set(regions).count == names.count else { return nil }
    let areApart = names.indices.dropFirst().allSatisfy { index in
      !isTown(names[index - 1], in: regions[index]) && !isTown(names[index], in: regions[index - 1])
    }
    return areApart ? regions : nil
  }

  private func isTown(_ name: String, in region: Region) -> Bool {
    City.named(name.folded).contains { $0.country == region.country && $0.region == region.code }
  }

  /// Nothing but countries and parts of the world.
  private func countries(_ parts: [String]) -> [Place]? {
    let areAlike = Set(parts.filter { !["US", "UK", "EU"].contains($0) }.map(\.isCode)).count < 2
    let found = parts.map(gazetteer.country(in:))
    let isSure = zip(parts, found).contains { $1 != nil && !twins.isAmbiguousAlone($0.uppercased()) }
    let mayBeStates = !areAlike || !isSure || found.contains { $0?.code == "US" }
    var places: [Place] = []
    for (part, country) in zip(parts, found) {
      if let country, !mayBeStates || !twins.isAmbiguousAlone(part.uppercased()) {
        places.append(Place(country: country.code, countryName: country.name))
      } else if let area = Area.name(part) {
        places.append(Place(countryName: area))
      } else {
        return nil
      }
    }
    return places
  }
}
