extension Place {
  /// What lists of places call it and the wider places it lies in: `Portland, Maine`, `Maine`, `United States`. No two places
  /// are called alike.
  var titles: [String] {
    let hasCity = city?.isEmpty == false
    var titles = hasCity ? [isCityOfItsState ? "\(text), \(text)" : text] : []
    if let region, !region.isEmpty, !hasCity || hasList(region) { titles.append(title(of: region)) }
    // `Singapore` is the town and the country.
    if let name = countryName ?? country, titles != [name] {
      titles.append(country == "GE" ? "\(name) (country)" : name)
    }
    return titles
  }

  /// `New York` is the state; elsewhere the city has the name.
  private var isCityOfItsState: Bool { country == "US" && city == region && text.isCity(of: "US") }

  /// Of a region that is called like one of its cities only the city has a list: that is what the name means there.
  private func hasList(_ region: String) -> Bool {
    guard let country, country != "US" else { return true }
    return !region.isCity(of: country)
  }

  /// A state of the United States has its name for itself; what may be the country of that name must not stand under it.
  private func title(of region: String) -> String {
    let isUndecided = country == nil && countryName == nil && region == "Georgia"
    return isUndecided
      ? "\(region) (state or country)" : Place(region: region, country: country, countryName: countryName).text
  }
}

extension String {
  fileprivate func isCity(of country: String) -> Bool { City.named(folded).contains { $0.country == country } }
}
