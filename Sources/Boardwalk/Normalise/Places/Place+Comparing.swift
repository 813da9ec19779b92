extension Place {
  /// Whether it names nothing.
  var isEmpty: Bool { city == nil && region == nil && countryName == nil }

  /// Whether it is less than a country: a town that is one is as wide as that.
  var isNarrow: Bool { region != nil || city != nil && city != countryName }

  /// Whether it is a part of the world that is no country.
  var isArea: Bool { country == nil && city == nil && region == nil && countryName != nil }

  /// The place without its city: what is kept of one among very many.
  var withoutCity: Place {
    Place(region: region, regionCode: regionCode, country: country, countryName: countryName)
  }

  /// The place without its coordinates: two are the same when this is equal.
  var withoutCoordinates: Place {
    Place(city: city, region: region, regionCode: regionCode, country: country, countryName: countryName)
  }
}
