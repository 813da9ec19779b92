/// Regions of countries that nobody names: `Yokohama, Kanagawa`, `London, Greater London`.
extension PlaceReader {
  /// A word that is a region of one country beside a town of that country, and nothing else, tells the country. A region that
  /// no table holds tells nothing, `Rome, Floyd County`, and neither does a region beside a town that is not in it.
  func findRegionAbroad(_ place: inout NamedPlace) {
    guard place.parts.count > 1, let last = place.parts.last, !last.isCode,
      let regions = gazetteer.regionsAbroad(named: last)
    else { return }
    let towns = place.parts.dropLast().map { City.named($0.folded) }
    let found = Set(regions.filter { region in towns.contains { isIn(region, $0, named: last) } }.map(\.country))
    guard found.count == 1, let country = found.first.flatMap(gazetteer.country(code:)) else { return }
    place.country = country
    place.regionText = last
  }

  /// `Croydon, London`, `Shibuya, Tokyo`: a town on the edge of a larger one that people know everywhere, which tells the country
  /// and stands where a region would.
  func findSuburb(_ place: inout NamedPlace) {
    guard place.parts.count == 2, let last = place.parts.last, gazetteer.regions(named: last).isEmpty,
      let city = cities.find(last, of: nil, isItself: true), !homes.contains(city.country)
    else { return }
    let isNear = City.named(place.parts[0].folded).contains { town in
      town.country == city.country && town.inhabitants < city.inhabitants
        && !cities.areFarApart([town, city], miles: CityFinder.suburban)
    }
    guard isNear, let country = gazetteer.country(code: city.country) else { return }
    place.country = country
    place.regionText = last
  }

  /// `Lahore, Punjab`, `Hasselt, Limburg`: whether a town is in another country's region of that name, and not in this one's.
  func isAbroad(_ place: NamedPlace, _ name: String, not region: Region) -> Bool {
    guard place.parts.count > 1, let others = gazetteer.regionsAbroad(named: name) else { return false }
    let towns = place.parts.dropLast().flatMap { City.named($0.folded) }
    return !towns.contains { $0.country == region.country }
      && towns.contains { town in others.contains { $0.country == town.country } }
  }

  private func isIn(_ region: RegionAbroad, _ cities: [City], named name: String) -> Bool {
    guard let town = cities.first(where: { $0.country == region.country }) else { return false }
    // `Dover, Kent` is in Delaware and in England.
    if region.isShared, cities.contains(where: { homes.contains($0.country) }) { return false }
    // `Valencia, Barcelona` are two towns: a province is around its town.
    guard let seat = City.named(name.folded).first(where: { $0.country == region.country }), seat != town else {
      return true
    }
    return !self.cities.areFarApart([seat, town])
  }
}

/// A region of a country by its name, of which no more is known.
struct RegionAbroad: Sendable, Hashable {
  /// The country's two letters.
  var country: String
  /// The first of its names, folded: Catalunya is `cataluna`.
  var name: String
  /// Whether counties or towns of the United States are called so as well.
  var isShared: Bool
}
