import Markup

/// Turns what a source writes about a place into a city, a region and a country.
struct PlaceReader: Sendable {
  let gazetteer: Gazetteer
  let cities: CityFinder
  let twins = PlaceTwins()
  private let readings = Answers<PlaceClaim, Reading>()
  private let sayings = Answers<String, Saying>()

  init() {
    gazetteer = .known
    cities = CityFinder(gazetteer: gazetteer)
  }

  /// What one claim says.
  struct Reading: Sendable {
    var places: [Place] = []
    var isRemote = false
    var isHybrid = false
    /// Whether it says in so many words that one is there.
    var isOnSite = false
    var isOpen = false
    /// Whether it names a place without saying that the work is done elsewhere.
    var hasSite = false
    /// Whether that is a town or a region, and not a whole country.
    var hasNarrowSite = false
    /// When the work is done, in the source's words.
    var times: [String] = []
  }

  /// What a text about places says beside naming them.
  struct Saying: Sendable {
    /// The text as one line.
    let line: String
    let isRemote: Bool
    let isHybrid: Bool
    let isOpen: Bool
    /// Whether it names places, and says of each of them that the work is done elsewhere.
    let isElsewhere: Bool
    /// Whether it excepts places, `EU (not Germany)`, which no list of places says.
    let isExcepting: Bool

    fileprivate init(_ text: String, of reader: PlaceReader) {
      line = oneLine(text, longest: PlaceReader.longest)
      isExcepting = PlaceTokens.exceptsPlaces(line)
      let words = PlaceTokens(isExcepting ? PlaceTokens.withoutDenials(line) : line)
      (isRemote, isHybrid, isOpen) = (words.isRemote, words.isHybrid, words.isOpen)
      let isList = text.utf8.count <= PlaceReader.longestList
      let said = PlaceTokens.places(in: isList ? text : line).flatMap(reader.listed)
      isElsewhere = !said.isEmpty && said.allSatisfy { PlaceTokens($0).isElsewhere }
    }
  }

  /// A text about a place is not longer; what is longer is cut.
  static let longest = 200
  /// A text that names more places than this is no list of places.
  static let mostInOneText = 50
  /// Nor is one of more bytes: its beginning is looked at, as it is shown.
  static let longestList = 10_000

  func saying(of text: String) -> Saying {
    guard text.utf8.count <= Self.longest else { return Saying(text, of: self) }
    return sayings.answer(to: text) { Saying($0, of: self) }
  }

  func read(_ claim: PlaceClaim) -> Reading {
    // What nobody could mean as a place is not worth its memory.
    let texts = [claim.name, claim.city, claim.region, claim.country]
    guard texts.allSatisfy({ $0?.utf8.count ?? 0 <= Self.longest }) else { return find(claim) }
    return readings.answer(to: claim) { claim in
      // Letters that are a word as well, such as those of Maine and Oregon, are taken for a code only beside a town of that state.
      guard let written = claim.withCapitals.map(find), !written.places.isEmpty,
        written.places.allSatisfy({ $0.country != nil && $0.latitude != nil })
      else { return find(claim) }
      return written
    }
  }

  func find(_ claim: PlaceClaim) -> Reading {
    var fields = Fields(
      region: PlaceReader.field(claim.region), country: PlaceReader.field(claim.country),
      latitude: claim.latitude, longitude: claim.longitude)
    let city = oneLine(Self.withoutPictures(claim.city), longest: PlaceReader.longest)
    let name = oneLine(Self.withoutPictures(claim.name), longest: PlaceReader.longest)
    var reading = Reading()
    var isElsewhere = false
    if !city.isEmpty {
      // What the name says of the way of working holds for the city in the field beside it.
      let named = PlaceTokens.places(in: name).map { PlaceTokens($0) }
      reading.isRemote = named.contains(where: \.isRemote)
      reading.isHybrid = named.contains(where: \.isHybrid)
      reading.times = named.flatMap(\.times)
      isElsewhere = !named.isEmpty && named.allSatisfy(\.isElsewhere)
      if fields.country == nil { takeCountry(of: name, beside: city, in: &fields) }
    }
    let texts =
      city.isEmpty
      ? besideState(name) ?? texts(in: name)
      : towns(inField: city, beside: fields) ?? [city]
    var (hasRegion, isElsewhereInRegions) = (false, false)
    let all = (texts.isEmpty ? [""] : texts.prefix(PlaceReader.mostInOneText)).map { PlaceTokens($0) }
    // `Hybrid or remote, London`: whichever it is, London is the place.
    let isHere = all.count > 1 && all.contains(where: \.isSiteAlone)
    // One point cannot be where several places are.
    if texts.count > 1 { fields.latitude = nil }
    for tokens in all {
      reading.isRemote = reading.isRemote || tokens.isRemote
      reading.isHybrid = reading.isHybrid || tokens.isHybrid
      reading.isOnSite = reading.isOnSite || tokens.isOnSite
      reading.isOpen = reading.isOpen || tokens.isOpen
      reading.times += tokens.times
      var found = places(tokens, fields, isCity: !city.isEmpty && !tokens.isOpen).filter { !$0.isEmpty }
      if texts.count > 1 { found.removeAll { isOne($0, of: reading.places) } }
      reading.places += found
      if found.isEmpty { continue }
      let areRegions = found.allSatisfy { $0.city == nil && $0.region != nil }
      if !isHere, tokens.isElsewhere || isElsewhere {
        isElsewhereInRegions = isElsewhereInRegions || areRegions
      } else {
        reading.hasSite = true
        if areRegions { hasRegion = true } else if found.contains(where: \.isNarrow) { reading.hasNarrowSite = true }
      }
    }
    // `Remote - Texas or Florida`: of states beside one another each is where one may live.
    if hasRegion, !isElsewhereInRegions { reading.hasNarrowSite = true }
    return reading
  }
}

extension PlaceReader {
  /// `Bangalore / Bengaluru`: whether a town is one of the others by another of its names.
  private func isOne(_ place: Place, of others: [Place]) -> Bool {
    guard let city = place.city, place.latitude != nil, !City.named(city.folded).isEmpty else { return false }
    return others.contains { other in
      other.latitude == place.latitude && other.longitude == place.longitude && other.country == place.country
        && other.city.map { !City.named($0.folded).isEmpty } == true
    }
  }

  /// The fields beside a place's name.
  struct Fields {
    var region: String?
    var country: String?
    var latitude: Double?
    var longitude: Double?

    /// The coordinates, where they are on this Earth; 0,0 is what services write when they have none.
    var coordinates: (latitude: Double, longitude: Double)? {
      guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180, latitude != 0 || longitude != 0
      else { return nil }
      return (latitude, longitude)
    }
  }

  /// Flags and globes beside a place's name.
  static func withoutPictures(_ text: String?) -> String {
    guard let text else { return "" }
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return text }
    let kept = text.unicodeScalars.filter { !$0.properties.isEmojiPresentation && $0.value != 0xFE0F }
    return String(String.UnicodeScalarView(kept))
  }

  /// A field that says something; `N/A` does not.
  static func field(_ text: String?) -> String? {
    let line = oneLine(text ?? "", longest: longest)
    switch line.folded {
    case "", "n a", "none", "null", "unknown", "undefined", "not applicable", "unspecified", "nil": return nil
    default: return line
    }
  }
}

extension PlaceReader {
  /// `Cambridge, United Kingdom` beside the city alone: the name says the country, and perhaps the region.
  private func takeCountry(of name: String, beside city: String, in fields: inout Fields) {
    let parts = withoutStreets(PlaceTokens(name).parts)
    guard parts.count > 1, parts[0].folded == city.folded, let whole = find(PlaceClaim(name: name)).places.first,
      whole.country != nil
    else { return }
    fields.country = whole.country
    fields.region = fields.region ?? whole.region
  }

  private func places(_ tokens: PlaceTokens, _ fields: Fields, isCity: Bool) -> [Place] {
    let all = withoutBrackets(tokens.parts, fields)
    let parts = withoutStreets(all)
    let found = places(parts, of: tokens, fields, isCity: isCity)
    // What names no town that is known is no address: `Within 3 months, elsewhere`.
    guard parts.count < all.count, found.contains(where: { $0.country == nil }) else { return found }
    return places(all, of: tokens, fields, isCity: isCity)
  }

  private func places(_ parts: [String], of tokens: PlaceTokens, _ fields: Fields, isCity: Bool) -> [Place] {
    let country = fields.country.flatMap(gazetteer.country(field:))
    if let metro = metro(parts, beside: country, fields) { return [metro] }
    var named = NamedPlace(parts: parts)
    if let country {
      // `Remote EU` beside `DE`, where the employer is.
      let isArea = !isCity && named.parts.count == 1 && Area.name(named.parts[0]) != nil
      if isArea, tokens.isElsewhere { return [Place(countryName: Area.name(named.parts[0]))] }
      if isArea { named.parts = [] }
      named.country = country
      // `Spain - Barcelona` beside `ES`: the country is not the city.
      if named.parts.count > 1, gazetteer.country(in: named.parts[0]) == country {
        _ = findCountryFirst(&named, needsRegion: false)
      }
    } else {
      // Without a country the region is one more word to decide by.
      if let region = fields.region, named.parts.last?.folded != region.folded { named.parts.append(region) }
      if fields.region == nil, let list = list(named.parts) { return list }
      // `EMEA - London`
      if named.parts.count > 1, Area.name(named.parts[0]) != nil { named.parts.removeFirst() }
      findCountry(&named)
      if isQuarter(named, fields) { named.parts.removeFirst() }
    }
    takeTerritory(&named)
    if named.region == nil, !named.isAmbiguous {
      findRegion(&named, field: country == nil ? nil : fields.region, isCity: isCity)
    }
    let place = place(named, fields, isCity: isCity)
    if named.isAmbiguous { return [place] }
    if !isCity, let towns = towns(named) { return towns }
    return [cities.located(whole(place, tokens))]
  }

  /// `La Défense, Paris`, `Shibuya-ku, Tokyo`: a name that no table has before a city that people know everywhere.
  private func isQuarter(_ named: NamedPlace, _ fields: Fields) -> Bool {
    guard named.parts.count == 2, named.country == nil, named.region == nil, named.regionText == nil,
      !named.isAmbiguous,
      fields.country == nil, fields.region == nil, cities.find(named.parts[1], of: nil, isItself: true) != nil,
      gazetteer.regions(named: named.parts[1]).isEmpty
    else { return false }
    let quarter = named.parts[0]
    return quarter.first?.isUppercase == true && !quarter.utf8.contains(where: DateReader.isDigit)
      && City.named(quarter.folded).isEmpty && gazetteer.regionsAbroad(named: quarter) == nil
  }

  /// `DFW`, `Bay Area, CA`: where nothing stands beside it but the region and the country it is in.
  private func metro(_ parts: [String], beside country: Country?, _ fields: Fields) -> Place? {
    guard let first = parts.first, var place = Metro.named(first.folded), let code = place.country,
      country.map({ $0.code == code }) ?? (fields.country == nil),
      (parts.dropFirst() + [fields.region].compactMap(\.self)).allSatisfy({ part in
        gazetteer.country(in: part)?.code == code || gazetteer.region(part, of: code)?.code == place.regionCode
      })
    else { return nil }
    if let (latitude, longitude) = fields.coordinates { (place.latitude, place.longitude) = (latitude, longitude) }
    return place
  }

  func place(_ named: NamedPlace, _ fields: Fields, isCity: Bool) -> Place {
    var place = Place(country: named.country?.code, countryName: named.country?.name)
    if named.country == nil, let text = fields.country { place.countryName = Area.name(text) ?? text }
    place.region = named.region?.name ?? named.regionText
    place.regionCode = named.region?.code
    let city = city(named, isCity: isCity)
    place.city = city.isEmpty ? nil : city
    // `Zürich` is the city and the region: one of its names is enough.
    if let region = named.region, region.isCity, gazetteer.region(city, of: region.country) == region {
      place.region = city
    }
    if let (latitude, longitude) = fields.coordinates {
      place.latitude = latitude
      place.longitude = longitude
    }
    return place
  }

  /// `Washington DC` in the District of Columbia is Washington.
  func withoutCode(_ city: String, of region: Region?) -> String {
    guard let region else { return city }
    if let town = cities.town(city, withCodeOf: region) { return town }
    return city.hasSuffix(" \(region.code)") ? city.dropLast(region.code.count).trimmed : city
  }
}
