import Markup

/// Several places in one text.
extension PlaceReader {
  /// What a text says of each of its places. Towns tell of what country those beside them are: `Lyon or Paris`,
  /// `London, Manchester, or Birmingham`.
  func texts(in name: String) -> [String] {
    let said = PlaceTokens.places(in: name)
    let towns = said.count > 1 ? townsAlone(said.flatMap { $0.split(separator: ",").map(\.trimmed) }) : nil
    return towns ?? said.flatMap(listed)
  }

  /// `US/Canada`, `Boston, MA & Austin, TX`: the places of a text whose pieces are all known, but not `Frankfurt/Main`, and not
  /// `Trinidad and Tobago`.
  func listed(_ text: String) -> [String] {
    guard gazetteer.country(in: text) == nil, City.named(text.folded).isEmpty, Metro.named(text.folded) == nil else {
      return [text]
    }
    if let pieces = text.piecesAtSlash, let known = known(pieces) { return known }
    let divisions = String.listSigns.compactMap(text.pieces)
    // Whoever writes a list uses few of them; each is looked for among the pieces of each other.
    guard divisions.count <= 3 else { return [text] }
    return divisions.lazy.compactMap(known).first ?? [text]
  }

  /// The pieces, each with its own state or country; nil where one of them is no place.
  private func known(_ pieces: [String]) -> [String]? {
    let commas = pieces.flatMap { $0.split(separator: ",").map(\.trimmed) }
    if commas.count > pieces.count, commas.allSatisfy(isWide) { return sharingWay(commas) }
    if commas.count > pieces.count, let towns = townsAlone(commas) { return towns }
    let haveStates = pieces.allSatisfy { PlaceTokens($0).parts.count > 1 }
    let pieces = besideTowns(sharingState(sharingWay(pieces)))
    let tokens = pieces.map { PlaceTokens($0) }
    guard zip(pieces, tokens).allSatisfy({ isKnown($0, $1, needsTown: !haveStates) }) else { return nil }
    let points = pieces.map { read(PlaceClaim(name: $0)).places.first?.latitude }
    // `Bolzano/Bozen` is one town in two languages.
    guard points.contains(nil) || Set(points).count > 1 else { return nil }
    return pieces.flatMap { PlaceTokens.places(in: $0) }.flatMap(listed)
  }

  /// `Remote - Boston and Austin`, `Berlin & Munich (remote)`: what stands before the first or behind the last place holds for
  /// all, if no other says a way of its own; but not in `Remote and Austin`.
  private func sharingWay(_ pieces: [String]) -> [String] {
    let tokens = pieces.map { PlaceTokens($0) }
    guard tokens.count(where: { $0.isRemote || $0.isHybrid }) == 1 else { return pieces }
    let isShared = tokens.indices.contains { place in
      guard tokens[place].isElsewhere, !tokens[place].parts.isEmpty else { return false }
      let first: Substring = pieces[place].prefix(while: \.isLetter)
      return PlaceTokens(String(first)).isRemote ? place == 0 : place == pieces.count - 1
    }
    return isShared ? zip(pieces, tokens).map { $1.isElsewhere ? $0 : "Remote - \($0)" } : pieces
  }

  /// `Salt Lake City / Lehi, UT`: pieces between slashes of which only the last has its state; nil for other texts.
  func besideState(_ text: String) -> [String]? {
    guard text.holds(" / "), !text.utf8.contains(where: { ";|(".utf8.contains($0) }) else { return nil }
    let pieces = text.split(separator: " / ").map(\.trimmed)
    let commas = pieces.map { piece in piece.utf8.count { $0 == UInt8(ascii: ",") } }
    guard pieces.count > 1, commas.last == 1, commas.dropLast().allSatisfy({ $0 == 0 }) else { return nil }
    let shared = sharingState(pieces)
    return shared.dropLast().elementsEqual(pieces.dropLast()) ? nil : shared
  }

  /// `Arlington and Alexandria, VA`: what stands behind the last town holds for those before it.
  private func sharingState(_ pieces: [String]) -> [String] {
    guard let rest = pieces.last.map({ PlaceTokens($0).parts.dropFirst() }), !rest.isEmpty else { return pieces }
    return pieces.dropLast().map { piece in
      let parts = PlaceTokens(piece).parts
      guard parts.count == 1, gazetteer.country(in: parts[0]) == nil else { return piece }
      let name = ([piece] + rest).joined(separator: ", ")
      let places = read(PlaceClaim(name: name)).places
      return places.count == 1 && places[0].city == parts[0] && places[0].latitude != nil ? name : piece
    } + pieces.suffix(1)
  }

  /// `Berlin & Potsdam`, `Nürnberg/Erlangen`: what is known nowhere else is the town of that name which is near one that is
  /// known everywhere. `Bolzano/Bozen` is neither.
  private func besideTowns(_ pieces: [String]) -> [String] {
    guard pieces.allSatisfy({ $0.split(separator: ",").count == 1 }) else { return pieces }
    let known = pieces.compactMap { cities.find($0, of: nil) }
    guard !known.isEmpty, known.count < pieces.count else { return pieces }
    return pieces.map { piece in
      guard cities.find(piece, of: nil) == nil, gazetteer.country(in: piece) == nil, Area.name(piece) == nil,
        gazetteer.regions(named: piece).isEmpty
      else { return piece }
      let near = City.named(piece.folded).filter { city in
        known.contains { $0.country == city.country && $0 != city && !cities.areFarApart([$0, city]) }
      }
      guard let town = near.count == 1 ? near[0] : cities.find(piece, beside: known),
        let country = gazetteer.country(code: town.country)
      else { return piece }
      let region =
        homes.contains(country.code) ? town.region.flatMap { gazetteer.region($0, of: country.code) } : nil
      return [piece, region?.name, country.name].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// `Madrid, Barcelona o Valencia`: towns and nothing else; nil where one of the pieces is a state or a country, or no town.
  private func townsAlone(_ pieces: [String]) -> [String]? {
    let areNames = pieces.allSatisfy { piece in
      !piece.isCode && gazetteer.country(in: piece) == nil && gazetteer.regions(named: piece).allSatisfy(\.isCity)
    }
    guard areNames else { return nil }
    let towns = besideTowns(pieces)
    let areKnown = towns.allSatisfy { town in
      let places = read(PlaceClaim(name: town)).places
      return places.count == 1 && places[0].city != nil && places[0].latitude != nil
    }
    return areKnown ? towns : nil
  }

  /// - Parameter needsTown: whether a piece with its state or country has to be in the table of cities.
  private func isKnown(_ text: String, _ tokens: PlaceTokens, needsTown: Bool) -> Bool {
    guard let part = withoutStreets(tokens.parts).first else { return tokens.isRemote || tokens.isHybrid }
    let places = read(PlaceClaim(name: text)).places
    guard tokens.parts.count == 1, places.count == 1 else {
      return !places.isEmpty
        && places.allSatisfy { place in
          let isNamed = places.count > 1 || place.city == nil || place.city == part
          let isTown = place.latitude != nil || place.city == nil
          return (place.country != nil || place.isArea) && isNamed && (isTown || !needsTown)
        }
    }
    if part.utf8.count == 2, !["US", "UK", "EU"].contains(part.uppercased()) {
      // `NYC/SF`
      return cities.find(part, of: nil) != nil
    }
    return gazetteer.country(in: part) != nil || Area.name(part) != nil || !gazetteer.regions(named: part).isEmpty
      || cities.located(Place(city: part)).country != nil
  }

  /// Whether it names a state or a country, and no town.
  private func isWide(_ text: String) -> Bool {
    let parts = PlaceTokens(text).parts
    guard parts.count == 1, !parts[0].isCode else { return false }
    return gazetteer.country(in: parts[0]) != nil || gazetteer.regions(named: parts[0]).contains { !$0.isCity }
  }

  /// `Canada, USA`, `EMEA, LATAM`, `CA, NY, WA`, `Hamburg, Berlin`, `London, Paris`: the places of a text whose parts are alike;
  /// nil for any other.
  func list(_ parts: [String]) -> [Place]? {
    if parts.count == 1, let area = Area.name(parts[0]) { return [Place(countryName: area)] }
    guard parts.count > 1, gazetteer.country(in: parts.joined(separator: " ")) == nil else { return nil }
    if let places = citiesThatAreRegions(parts) { return places }
    // `London, New York, NY`: which of the two that is, the state's letters say.
    if parts.count == 3, let region = gazetteer.regions(named: parts[1]).first(where: { $0.code == parts[2] }),
      isTown(parts[1], in: region), let list = list(Array(parts[..<2]))
    {
      return list
    }
    if parts.count == 2, let region = gazetteer.regions(named: parts[1]).first {
      // `Montréal, Québec` is a town and its province, `Amsterdam, Utrecht` two towns; `Paris, New York` is not in Texas.
      if isTown(parts[0], in: region) { return nil }
      if region.isCity, let town = cities.find(parts[0], of: region.country), town.region != nil,
        cities.isMeant(town, by: parts[0])
      {
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

  /// States of one country: three at least, or two by their letters, which must be beside the country unless they are of the United
  /// States.
  private func states(_ parts: [String]) -> [Place]? {
    for home in homes {
      var names = parts
      if names.last.flatMap(gazetteer.country(in:))?.code == home { names.removeLast() }
      if names.first.flatMap(gazetteer.country(in:))?.code == home { names.removeFirst() }
      let isOfLetters = names.count == 2 && (parts.count > 2 || home == "US") && names.allSatisfy(\.isCode)
      let isEnough = names.count > 2 || isOfLetters
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

  /// Nothing but countries and parts of the world, each once: `Canada, CA` is one by two of its names, and `Singapore, SG` a town
  /// and its country.
  private func countries(_ parts: [String]) -> [Place]? {
    let areAlike = Set(parts.filter { !["US", "UK", "EU"].contains($0) }.map(\.isCode)).count < 2
    let found = parts.map(gazetteer.country(in:))
    let codes = found.compactMap { $0?.code }
    if codes.count == parts.count, Set(codes).count == 1, let country = found[0], !parts.allSatisfy(\.isCode) {
      let isTown = City.named(parts[0].folded).contains { $0.country == country.code }
      return isTown ? nil : [Place(country: country.code, countryName: country.name)]
    }
    guard Set(codes).count == codes.count else { return nil }
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

extension String {
  /// Words and signs between places, as commas are.
  fileprivate static let listSigns = [
    "&", "+", "and", "und", "et", "y", "e", "ou", "oder", "og", "och", "o", "lub", "eller", "ja", "i", "tai",
  ]

  fileprivate var piecesAtSlash: [String]? {
    guard utf8.contains(UInt8(ascii: "/")) else { return nil }
    let pieces = split(separator: "/").map(\.trimmed).filter { !$0.isEmpty }
    return pieces.count > 1 ? pieces : nil
  }

  /// What stands before, between and behind a word; nil where it is not between others.
  fileprivate func pieces(atWord sign: String) -> [String]? {
    guard utf8.contains(UInt8(ascii: " ")) else { return nil }
    let pieces = split(separator: " ").split { $0.lowercased() == sign }.map { $0.joined(separator: " ").trimmed }
    return pieces.count > 1 ? pieces : nil
  }
}
