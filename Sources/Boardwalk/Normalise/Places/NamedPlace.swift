/// A place while its words are being understood.
struct NamedPlace {
  /// The words that are neither country nor region yet.
  var parts: [String]
  var country: Country?
  var region: Region?
  /// A region that is in no table.
  var regionText: String?
  /// Its words mean two places: they are shown as they are, and nothing is claimed.
  var isAmbiguous = false

  init(parts: [String], country: Country? = nil, region: Region? = nil) {
    self.parts = parts
    self.country = country
    self.region = region
  }
}

extension PlaceReader {
  /// Finds the country in a text without a field for it, and the region where the same word decides both.
  func findCountry(_ place: inout NamedPlace) {
    spellState(&place)
    joinName(&place)
    if findCountryFirst(&place, needsRegion: true) { return }
    turnRegionFirst(&place)
    findRegionWithoutComma(&place)
    guard let last = place.parts.last else { return }
    if place.parts.count > 1 {
      if findRegionOfItsCity(&place, last) || findItaly(&place, last) || findByTwins(&place, last) { return }
    } else if twins.isAmbiguousAlone(last == "Georgia" ? "GEORGIA" : last) {
      place.regionText = last
      place.isAmbiguous = true
      return
    }
    // The state or the capital: a place of the United States, and more cannot be said.
    if place.parts.count == 1, last.folded == "washington" {
      place.country = gazetteer.country(code: "US")
      place.isAmbiguous = true
      return
    }
    if findRegionOfNoCountry(&place, last) { return }
    if let country = gazetteer.country(in: last) {
      place.isAmbiguous = last.isCode && cities.contradict(place.parts.dropLast().last, country.code)
      if place.isAmbiguous { return }
      place.country = country
      place.parts.removeLast()
      return
    }
    if findCountryFirst(&place, needsRegion: false) { return }
    findRegionAbroad(&place)
    if place.country == nil { findSuburb(&place) }
  }

  /// Finds the region once the country is known.
  func findRegion(_ place: inout NamedPlace, field: String?, isCity: Bool) {
    guard let country = place.country else { return }
    if let field {
      if let region = gazetteer.region(field, of: country.code) {
        place.region = region
      } else if gazetteer.country(field: field) != country, Area.name(field) == nil {
        place.regionText = field
      }
      return
    }
    // The country's own name at the end says nothing of the region.
    var parts = place.parts
    while let last = parts.last, parts.count > 1, gazetteer.country(in: last) == country { parts.removeLast() }
    guard let last = parts.last else { return }
    // `Washington, United States` says no more than `Washington` does.
    if country.code == "US", parts.count == 1, last.folded == "washington", !isCity {
      place.isAmbiguous = true
      return
    }
    if let (city, region) = regionWithoutComma(last, in: country) {
      place.parts[parts.count - 1] = city
      place.region = region
    } else if let region = gazetteer.region(last, of: country.code), parts.count > 1 || region.isCity || !isCity {
      place.region = region
    } else if parts.count == 2, !gazetteer.knowsRegions(of: country.code) {
      place.regionText = last
    }
  }
}

extension PlaceReader {
  /// `US, CA, Santa Clara`, `Portugal - Lisbon`: the country comes first, and everything is turned round.
  func findCountryFirst(_ place: inout NamedPlace, needsRegion: Bool) -> Bool {
    guard place.parts.count > 1, let country = gazetteer.country(in: place.parts[0]) else { return false }
    let region = gazetteer.region(place.parts[1], of: country.code)
    // `DE-Berlin` is the town.
    let isTown = place.parts.count == 2 && region?.isCity == true && !place.parts[1].isCode && country.code != "US"
    if needsRegion, region == nil || place.parts[0].utf8.count > 3 && !isTown { return false }
    place.country = country
    place.region = region
    place.parts = Array(place.parts.dropFirst(region == nil || isTown ? 1 : 2))
    return true
  }

  private func findByTwins(_ place: inout NamedPlace, _ last: String) -> Bool {
    let isFrench = last.folded == "georgie"
    let word = last.folded == "georgia" || isFrench ? "GEORGIA" : last
    let name = place.parts[place.parts.count - 2]
    let city = (BracketedName(name)?.town ?? name).folded
    guard let usual = twins.usual(of: word) else { return false }
    let told = twins.meaning(of: word, beside: city) ?? cities.meaning(of: word, beside: city)
    // `Géorgie` is the country, but for the towns of the state.
    if isFrench, told == nil { return false }
    var meaning = told ?? usual
    // `Monterrey, NL` is not in the Netherlands; that a town of the United States is called as a city is usual.
    if told == nil, case .country(let code) = usual, code != "US", cities.contradict(city, code) {
      meaning = .ambiguous
    }
    // `Karnataka, IN` is no town of Indiana, and `Toronto, Ontario, CA` none of California.
    if meaning != .ambiguous || place.parts.count > 2, let other = gazetteer.country(in: last),
      gazetteer.region(city, of: other.code) != nil
    {
      meaning = .country(other.code)
    }
    guard case .country(let code) = meaning else {
      place.isAmbiguous = true
      return true
    }
    place.country = gazetteer.country(code: code)
    place.region = gazetteer.region(isFrench ? "Georgia" : last, of: code)
    place.parts.removeLast()
    return true
  }

  /// A state, a province, a Land by name or, for the United States, Canada and Australia, by its letters in capitals.
  private func findRegionOfNoCountry(_ place: inout NamedPlace, _ last: String) -> Bool {
    var found = gazetteer.regions(named: last)
    if found.isEmpty, last.isCode {
      let codes = homes.compactMap { gazetteer.region(last, of: $0) }
      // A code that is a country's too belongs to a state only where the twins say so, or to a territory of the States.
      found = codes.filter { gazetteer.country(in: last) == nil || $0.country == "US" }
    }
    guard let region = found.first, Set(found.map(\.country)).count == 1, !isAbroad(place, last, not: region) else {
      return false
    }
    let isElsewhere =
      place.parts.count == 1
      ? cities.haveAnother(than: region, named: last)
      : (last.isCode && region.country != "US" || region.code == "DC")
        && cities.contradict(place.parts.dropLast().last, region.country)
    if isElsewhere {
      place.isAmbiguous = true
      return true
    }
    place.region = region
    place.country = gazetteer.country(code: region.country)
    if place.parts.count == 1, let town = cities.town(last, withCodeOf: region) {
      place.parts = [town]
      return true
    }
    // `NY` alone is the state.
    let isTown = place.parts.count == 1 && region.isCity && last.utf8.count > 3 && !gazetteer.saysKind(last)
    if !isTown { place.parts.removeLast() }
    return true
  }
}
