/// What else the cities of some places are called: München is Munich, and St. Louis is Saint Louis.
struct CityNames {
  private var others: [City: [String]] = [:]

  /// Reads the table once for all of them.
  init(of places: some Sequence<Place>) {
    for (name, cities) in City.names(of: Set(places.flatMap(Self.cities))).sorted(by: { $0.key < $1.key }) {
      for city in cities { others[city, default: []].append(name) }
    }
  }

  /// The names, folded, that say something else than the one that the place has.
  func others(of place: Place) -> [String] {
    guard let own = place.city?.folded else { return [] }
    let names = Self.cities(of: place).flatMap { others[$0] ?? [] } + City.spellings(of: own).dropFirst()
    // `Frankfurt` says nothing that `Frankfurt am Main` does not.
    let words = Set(own.split(separator: " "))
    var seen: Set<String> = []
    return names.filter { !words.isSuperset(of: $0.split(separator: " ")) && seen.insert($0).inserted }
  }

  /// Those that the place's city may be.
  private static func cities(of place: Place) -> [City] {
    guard let city = place.city?.folded else { return [] }
    return City.spellings(of: city).flatMap(City.named).filter { $0.mayBe(in: place) }
  }
}
