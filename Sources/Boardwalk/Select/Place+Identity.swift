extension Place {
  /// What two titles have alike that name one place, however each is written: `München, Germany`, `Munich, Bavaria, Germany`.
  ///
  /// - Parameter title: one of the titles of this place.
  func identity(of title: String) -> String {
    if title == countryName { return title.folded }
    if city?.isEmpty == false, title == titles.first { return cityIdentity ?? title.identity }
    guard let country, let region, regionCode == nil || country != "US" else { return title.identity }
    // The region is called like its town, and `Berlin, Germany` is the title of either.
    let town = Place(city: region, region: region, regionCode: regionCode, country: country, countryName: countryName)
    if town.titles.first == title, let identity = town.cityIdentity { return identity }
    guard regionCode == nil,
      let abroad = Gazetteer.known.regionsAbroad(named: region)?.first(where: { $0.country == country })
    else { return title.identity }
    return "\(country) \(abroad.name)"
  }

  /// Nil for a city that the table has not, or that may be one of several.
  private var cityIdentity: String? {
    let finder = CityFinder(gazetteer: .known)
    guard let found = finder.city(of: self), let name = city?.folded, name.isPlain || City.isWhole(own: name) else {
      return nil
    }
    // Of a region that no table places the town is only known where it is large: there are two Fuchū in Japan.
    if region != nil, regionCode == nil, found.inhabitants < CityFinder.knownEverywhere { return nil }
    if let latitude, let longitude,
      miles(from: (latitude, longitude), to: (found.latitude, found.longitude)) > CityFinder.farApart
    {
      return nil
    }
    // The town and the country are one.
    if Country.towns.contains(found.country), let country = Gazetteer.known.country(code: found.country),
      City.named(country.name.folded).contains(found)
    {
      return country.name.folded
    }
    return "\(found.country) \(found.region ?? "-") \(found.latitude) \(found.longitude)"
  }
}

extension String {
  fileprivate var identity: String {
    let folded = folded
    return folded.isEmpty ? self : folded
  }
}

extension Facets.Way {
  /// By the places of work, each of which has one list however it is written.
  static let locations = Facets.Way(
    origin: .workPlace, titles: \.locationTitles,
    // The board's own word for work from anywhere is said in each language.
    isTabled: { $0 == Facet.remote || Gazetteer.known.spells($0) },
    // `NYC, New York`
    isShort: { $0.prefix { $0 != "," }.trimmed.isCode },
    key: { title, job in job.placeIdentity(of: title) })
}

extension Listing {
  /// What a title under which the job is listed has in common with others of the same place.
  func placeIdentity(of title: String) -> String {
    let place = summary.places.first { $0.titles.contains(title) }
    return place?.identity(of: title) ?? title.withoutCapitals
  }
}
