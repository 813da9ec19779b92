/// Finds the cities that are meant by names: where they are, and the country where the text does not name it.
///
/// A name that several cities have means none of them, unless the text names the region or the country, or one of them
/// is so much larger that nobody would mean another without saying so.
struct CityFinder: Sendable {
  let gazetteer: Gazetteer

  /// A city that is named without its country is meant when it has at least so many inhabitants, and …
  static let knownEverywhere = 250_000.0
  /// … or so many, where it is the only one of its name in the table and nothing else is said, and …
  static let knownAlone = 100_000.0
  /// … so many times as many as any other of its name that is in the table.
  static let timesLarger = 12.0
  /// Within a country that is named, fewer times are enough.
  static let timesLargerAtHome = 5.0
  /// A city that is named as a region of another country is as likely as that from so many inhabitants on.
  static let largeAsRegion = 200_000.0
  /// Cities whose name alone is used by everybody, though another country has a large one of that name.
  static let meantAlone = [
    "san francisco": "US", "barcelona": "ES", "hyderabad": "IN", "santiago": "CL", "wellington": "NZ",
  ]
  /// Two cities of one text are two places when they are further apart, in miles; nearer ones are a town and its province.
  static let farApart = 60.0
  /// A town is on the edge of a city when its middle is no further away, in miles.
  static let suburban = 20.0
  /// Three large cities are no town, its county and its state: they need not be as far apart.
  static let apart = 10.0

  /// The place with what the table of cities adds to it: its position where it has none, its country and, in the United
  /// States, Canada and Australia, its region.
  func located(_ place: Place) -> Place {
    guard let city = place.city, let found = find(cityOf: place) else { return place }
    var place = place
    if place.latitude == nil || place.longitude == nil {
      (place.latitude, place.longitude) = (found.latitude.inHundredths, found.longitude.inHundredths)
    }
    if place.country == nil, let country = gazetteer.country(code: found.country) {
      (place.country, place.countryName) = (country.code, country.name)
    }
    if place.region == nil, let code = found.region, ["US", "CA", "AU"].contains(found.country),
      let region = gazetteer.region(code, of: found.country)
    {
      (place.region, place.regionCode) = (region.name, region.code)
      place.city = town(city, withCodeOf: region) ?? city
    }
    return place
  }

  /// The region in which the table has the place's city: `München, Germany` lies in Bavaria. Nil where it has none, or several
  /// cities that may be meant.
  func region(ofCityOf place: Place) -> Region? {
    guard let city = find(cityOf: place), let code = city.region else { return nil }
    return gazetteer.region(code, of: city.country)
  }

  /// The very city that a place names, and not the one in whose surroundings it lies: `Greater Boston` is another place.
  func city(of place: Place) -> City? { find(cityOf: place, isItself: true) }

  private func find(cityOf place: Place, isItself: Bool = false) -> City? {
    guard let city = place.city, place.country != nil || place.countryName == nil else { return nil }
    if city.utf8.contains(UInt8(ascii: "/")), place.country != nil, let town = town(called: city, in: place) {
      return town
    }
    let names = [city] + (BracketedName(city)?.longNames ?? []) + otherNames(of: city, in: place)
    return names.lazy.compactMap { name in
      find(
        name, of: place.country, in: place.regionCode, hasRegion: place.region != nil, isItself: isItself,
        knownFrom: Self.knownAlone)
    }.first
  }

  /// The one town that each of several names is of: `Bengaluru/Bangalore`. Nil where they are two.
  private func town(called names: String, in place: Place) -> City? {
    let found = names.split(separator: "/").map { find($0.trimmed, of: place.country, in: place.regionCode) }
    guard found.count > 1, Set(found).count == 1 else { return nil }
    return found[0]
  }

  /// `Washington` of `Washington DC` and `Washington D.C.`, which the region is called as well; nil for any other name.
  func town(_ name: String, withCodeOf region: Region) -> String? {
    let isTown = { (name: String) in
      City.named(name.folded).contains { $0.country == region.country && $0.region == region.code }
    }
    guard let blank = name.firstIndex(of: " "), gazetteer.region(name, of: region.country) == region, isTown(name),
      name[blank...].filter(\.isLetter) == region.code
    else { return nil }
    let town = String(name[..<blank])
    return isTown(town) ? town : nil
  }

  /// What else a city is called that its region is called after: Luzern is Lucerne.
  private func otherNames(of city: String, in place: Place) -> [String] {
    guard let country = place.country, let code = place.regionCode, let region = gazetteer.region(code, of: country),
      region.isCity, gazetteer.region(city, of: country) == region
    else { return [] }
    return [region.name] + gazetteer.otherNames(ofRegion: code, in: country)
  }

  /// The cities of a text that names nothing else, `London, Paris`; nil when it does not. Others of the country may be beside
  /// those that are known everywhere, `Toronto, Vancouver`. Of three or more one may be called as a town of another country is,
  /// `Madrid, Barcelona, Valencia`, and they may be neighbours.
  func list(_ parts: [String]) -> [Place]? {
    guard parts.count > 1 else { return nil }
    var cities = parts.compactMap { find($0, of: nil) }
    let isLong = parts.count > 2
    var country: String?
    if !cities.isEmpty, cities.count < parts.count, Set(cities.map(\.country)).count == 1 {
      let (known, isOneLeft) = (cities, isLong && cities.count == parts.count - 1)
      country = cities[0].country
      cities = parts.compactMap { find($0, of: nil) ?? (isOneLeft ? find($0, of: country) : find($0, beside: known)) }
    }
    guard cities.count == parts.count, areFarApart(cities, miles: isLong ? Self.apart : Self.farApart) else {
      return nil
    }
    let name = country.flatMap(gazetteer.country(code:))?.name
    return parts.map { located(Place(city: $0, country: country, countryName: name)) }
  }

  /// `Oslo og Bergen`: the city that people mean by a name who have just named others of its country, and that is near none of
  /// them; nor is any other town of that name.
  func find(_ name: String, beside known: [City]) -> City? {
    guard let country = known.first?.country, known.allSatisfy({ $0.country == country }),
      let city = find(name, of: country), city.inhabitants >= Self.knownAtHome, !known.contains(city),
      known.allSatisfy({ other in City.named(name.folded).allSatisfy { areFarApart([$0, other]) } })
    else { return nil }
    return city
  }

  /// Inhabitants of a city that people of its country know.
  private static let knownAtHome = 100_000.0

  /// Whether no two are near one another.
  func areFarApart(_ cities: [City], miles far: Double = farApart) -> Bool {
    cities.enumerated().allSatisfy { index, city in
      cities[..<index].allSatisfy { other in
        miles(from: (city.latitude, city.longitude), to: (other.latitude, other.longitude)) >= far
      }
    }
  }

  /// What a code that is a region of one country and something else in another means beside a city: the one country of the
  /// two that has such a city. Nil when the table cannot tell.
  func meaning(of code: String, beside city: String) -> PlaceTwins.Meaning? {
    let cities = City.named(city)
    guard !cities.isEmpty else { return nil }
    let country = code == "GEORGIA" ? "GE" : code
    let region = code == "GEORGIA" ? "GA" : code
    let meant = ["US", "CA", "AU"].compactMap { home in
      cities.first { $0.country == home && $0.region == region }
    }
    let found = (meant + [cities.first { $0.country == country }].compactMap { $0 })
      .sorted { $0.inhabitants > $1.inhabitants }
    guard let largest = found.first else { return nil }
    let isAlone = found.dropFirst().allSatisfy { largest.inhabitants >= $0.inhabitants * Self.timesLarger }
    return isAlone ? .country(largest.country) : .ambiguous
  }

  /// Whether a city of that name is known everywhere and none is in that country: `Beijing, BJ` is not in Benin.
  func contradict(_ city: String?, _ country: String) -> Bool {
    let cities = City.named((city ?? "").folded)
    return !cities.contains { $0.country == country } && cities.first?.inhabitants ?? 0 >= Self.knownEverywhere
  }

  /// Whether no city of another country is so much larger that whoever writes its name means that one.
  func isMeant(_ city: City, by name: String) -> Bool {
    City.named(name.folded).allSatisfy { other in
      other.country == city.country || other.inhabitants < city.inhabitants * Self.timesLargerAtHome
    }
  }

  /// Whether the name of a region, alone, is as likely a large city of another country: Victoria, Paraná.
  func haveAnother(than region: Region, named name: String) -> Bool {
    guard let city = City.named(name.folded).first else { return false }
    return city.country != region.country && city.inhabitants >= Self.largeAsRegion
  }
}

extension CityFinder {
  /// The city that is meant by a name; nil where several are as likely.
  ///
  /// - Parameters:
  ///   - isItself: whether it must be called so itself, and surroundings and districts are other places.
  ///   - inhabitants: that are enough where no country is named and the table has no other city of the name.
  func find(
    _ name: String, of country: String?, in region: String? = nil, hasRegion: Bool = false, isItself: Bool = false,
    knownFrom inhabitants: Double = knownEverywhere
  ) -> City? {
    // With the addition that tells it from others: `Halle (Saale)`.
    let isFull = name.utf8.contains(UInt8(ascii: "("))
    let name = name.folded
    let others =
      City.spellings(of: name).dropFirst()
      + [Self.writtenOut(name), isItself ? nil : Self.withoutSurroundings(name)].compactMap { $0 }
    for name in [name] + others {
      var cities = City.named(name)
      if let country = country ?? Self.meantAlone[name] { cities.removeAll { $0.country != country } }
      if let region, cities.contains(where: { $0.region != nil }) { cities.removeAll { $0.region != region } }
      guard let largest = cities.first else { continue }
      let isSure = country != nil && (region != nil || cities.count == 1) || isFull && cities.count == 1
      let times = country == nil ? Self.timesLarger : Self.timesLargerAtHome
      let dominates = cities.dropFirst().allSatisfy { largest.inhabitants >= $0.inhabitants * times }
      let least = cities.count == 1 && !Self.words.contains(name) ? inhabitants : Self.knownEverywhere
      if isSure || dominates && (country != nil || largest.inhabitants >= least && !hasRegion) {
        return largest
      }
      return nil
    }
    return nil
  }

  /// What says something else in places as often as it names a city that not everybody knows.
  private static let words: Set = [
    "ann", "balsas", "bush", "centennial", "commonwealth", "delta", "freiburg", "ho", "hub", "male", "man", "mary",
    "metro", "mobile",
    "nada", "pare", "plantation", "poa", "saga", "san", "sari", "shaping", "sparks", "split", "springs", "surprise",
    "vista", "woodlands",
  ]

  /// `Frankfurt a. M.`, `TP. Hồ Chí Minh`: the same city.
  private static func writtenOut(_ name: String) -> String? {
    if name.hasSuffix(" a m") { return name.dropLast(4) + " am main" }
    for kind in ["thanh pho ", "tp "] where name.hasPrefix(kind) { return String(name.dropFirst(kind.count)) }
    return nil
  }

  /// `greater boston area`, `delhi ncr`: the city in the middle.
  private static func withoutSurroundings(_ name: String) -> String? {
    var city = name[...]
    for prefix in [
      "greater ", "central ", "downtown ", "metro ", "near ", "grossraum ", "raum ", "metropolregion ", "region ",
      "nahe ", "grande ",
    ] where city.hasPrefix(prefix) {
      city = city.dropFirst(prefix.count)
    }
    for suffix in [
      " metropolitan area", " metropolitan region", " metro area", " bay area", " area", " region", " metro", " ncr",
      " und umgebung",
      " et peripherie", " and surroundings", " e regiao", " cbd", " suburbs",
    ] where city.hasSuffix(suffix) {
      city = city.dropLast(suffix.count)
    }
    if city.count == name.count { city = withoutDistrict(city) }
    return city.count == name.count ? nil : String(city)
  }

  /// `dublin 2`, `paris 8e`, `praha 4`, `kobenhavn k`: the town whose postal district that is.
  private static func withoutDistrict(_ name: Substring) -> Substring {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last else { return name }
    let town = name[..<words[words.count - 2].endIndex]
    let isDanish = ["kobenhavn", "copenhagen", "aarhus", "odense", "aalborg"].contains(town)
    if isDanish, ["k", "v", "o", "n", "s", "c", "m", "sv", "so", "nv", "no"].contains(last) { return town }
    let number = last.utf8.prefix(while: DateReader.isDigit).count
    guard (1...2).contains(number), ["", "e", "er", "eme", "th"].contains(last.dropFirst(number)) else { return name }
    return town
  }
}

extension Double {
  /// To a hundredth: a mile, which is as near as a city's middle can be said.
  var inHundredths: Double { (self * 100).rounded() / 100 }
}
