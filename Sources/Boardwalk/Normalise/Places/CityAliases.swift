/// Other names of cities than those that the table of cities has, as a table of ours lists them.
struct CityAliases: Sendable {
  private var cities: [String: (name: String, country: String)] = [:]

  /// - Parameter table: in each line the country, and of each city the name that the table of cities has, and behind `=` others.
  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let country = String(line.prefix(2))
      for entry in line.dropFirst(3).split(separator: ";") {
        let spellings = entry.split(separator: "=").map { String($0).folded }
        for alias in spellings.dropFirst() { cities[alias] = (spellings[0], country) }
      }
    }
  }

  /// The folded name in the table of cities and the country's letters.
  ///
  /// - Parameter alias: folded.
  subscript(alias: String) -> (name: String, country: String)? { cities[alias] }

  /// The other names of some cities, folded, and which of them each names.
  func of(_ some: Set<City>) -> [(name: String, city: City)] {
    let countries = Set(some.map(\.country))
    return cities.compactMap { alias, called in
      guard countries.contains(called.country) else { return nil }
      return City.named(called.name).first { $0.country == called.country && some.contains($0) }.map { (alias, $0) }
    }
  }
}
